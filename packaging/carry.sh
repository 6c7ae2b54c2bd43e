# What the archive and the wheel carry besides the program; sourced from the project's folder.

plugins=(platforms/libqxcb.so platforms/libqoffscreen.so platforms/libqwayland-generic.so xcbglintegrations/libqxcb-glx-integration.so
    iconengines/libqsvgicon.so imageformats/libqsvg.so imageformats/libqjpeg.so imageformats/libqgif.so imageformats/libqwebp.so)
# What a system has itself, and must be its own: the C library, and what belongs to its graphics drivers and its fonts.
left_out='^(linux-vdso|ld-linux|libc\.|libm\.|libdl\.|libpthread\.|librt\.|libresolv\.|libGL|libEGL|libOpenGL|libdrm|libgbm|libfontconfig|libfreetype|libX11|libxcb\.|libwayland-client)'

# libraries FILE...: the shared libraries that the files need and that are not left out, as paths
libraries() {
    all_libraries "$@" | while read -r library; do
        basename "$library" | grep -E "$left_out" >/dev/null || echo "$library"
    done
}

# all_libraries FILE...: the shared libraries that the files need, as paths
all_libraries() {
    ldd "$@" | awk '$2 == "=>" && $3 ~ /^\// { print $3 }' | sort -u
}

# carry_plugins FOLDER: copies Qt's plug-ins into the folder, and prints the paths that they came from
carry_plugins() {
    local from plugin
    from=$(qmake6 -query QT_INSTALL_PLUGINS 2>/dev/null || qtpaths6 --query QT_INSTALL_PLUGINS)
    for plugin in "${plugins[@]}"; do
        [ -f "$from/$plugin" ] || continue
        install -D -m 644 "$from/$plugin" "$1/$plugin"
        echo "$from/$plugin"
    done
}

# carry_licences FOLDER FILE...: what Debian says of the copyright of the packages that the files come from
carry_licences() {
    local folder=$1 package
    shift
    mkdir -p "$folder"
    # Where /lib is a link to /usr/lib, dpkg may know a file by either name.
    for file in "$@"; do dpkg-query -S "$file" 2>/dev/null || dpkg-query -S "${file#/usr}" 2>/dev/null || true; done |
        cut -d: -f1 | sort -u | while read -r package; do
        [ ! -f "/usr/share/doc/$package/copyright" ] || cp -L "/usr/share/doc/$package/copyright" "$folder/$package"
    done
}
