# Functions that packaging/run and packaging/test share; sourced from the project's folder.
# Whatever is wrong is said in one line.

fail() {
    echo "packaging: $1" >&2
    exit 1
}

# free_megabytes FOLDER
free_megabytes() {
    df -Pm "$1" | awk 'NR == 2 { print $4 }'
}

# require_space FOLDER MEGABYTES PURPOSE
require_space() {
    local free
    free=$(free_megabytes "$1")
    [ "$free" -ge "$2" ] || fail "no space: $3 needs about $2 MB, and $(realpath "$1") has $free MB left"
}

# Lists of Debian's packages; a script that needs more adds its list.
dependency_lists=(packaging/dependencies-debian.txt)

wanted_packages() {
    cat "${dependency_lists[@]}" | sed -e 's/#.*//' -e 's/[[:space:]]//g' -e '/^$/d'
}

# The packages of the list that are not installed, one a line.
missing_packages() {
    comm -23 <(wanted_packages | sort -u) <(dpkg-query -W -f '${Package} ${db:Status-Status}\n' 2>/dev/null | awk '$2 == "installed" { print $1 }' | sort -u)
}

# Installs what is missing on Debian and its relatives; elsewhere only looks whether the tools are there.
install_dependencies() {
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        local tool
        for tool in cmake ninja pkg-config; do
            command -v "$tool" >/dev/null || fail "this is not a Debian system and $tool is missing: docs/packaging.md lists the packages for Fedora, Arch and macOS"
        done
        return
    fi
    local missing
    mapfile -t missing < <(missing_packages)
    [ ${#missing[@]} -gt 0 ] || return 0
    local sudo=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || fail "no rights to install packages (neither root nor sudo); ask for: ${missing[*]}"
        sudo=(sudo)
    fi
    require_space / 1500 "installing ${#missing[@]} packages"
    echo "Installing ${missing[*]}"
    [ ${#sudo[@]} -eq 0 ] || sudo -v || fail "sudo was refused; ask for: ${missing[*]}"
    local log
    log=$(mktemp)
    # A package source that does not answer is no reason to stop: whether the packages can be had shows when installing them.
    "${sudo[@]}" apt-get update -qq >"$log" 2>&1 || true
    if ! "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >>"$log" 2>&1; then
        local reason
        reason=$(grep -a '^E: ' "$log" | tail -n 1 || true)
        rm -f "$log"
        fail "apt could not install ${missing[*]} (is there a network?): ${reason:-no reason given}"
    fi
    rm -f "$log"
}

find_compiler() {
    [ -n "${CXX:-}" ] && { command -v "${CXX%% *}" >/dev/null || fail "no compiler: CXX names ${CXX%% *}, which is not there"; return; }
    command -v c++ >/dev/null || command -v g++ >/dev/null || command -v clang++ >/dev/null || fail "no C++ compiler: install g++ 12 or newer, or clang 14 or newer"
}

# cached VARIABLE: its value in build/, empty if there is none
cached() {
    sed -n "s/^$1:[A-Z]*=//p" build/CMakeCache.txt 2>/dev/null || true
}

# configure ON|OFF|KEEP: whether warnings are errors. Does nothing when build/ is configured so already.
configure() {
    local strict=$1 present fresh=()
    present=$(cached HEADLIGHT_WARNINGS_AS_ERRORS)
    [ "$strict" != KEEP ] || strict=${present:-OFF}
    if [ -f build/build.ninja ] && [ "$present" = "$strict" ] && [ "$(cached CMAKE_HOME_DIRECTORY)" = "$PWD" ]; then return; fi
    if [ -f build/CMakeCache.txt ] && [ "$(cached CMAKE_HOME_DIRECTORY)" != "$PWD" ]; then fresh=(--fresh); fi
    mkdir -p build 2>/dev/null && [ -w build ] || fail "cannot write into $PWD/build"
    cmake --preset release "${fresh[@]}" -DHEADLIGHT_WARNINGS_AS_ERRORS="$strict" >build/configure.log 2>&1 ||
        fail "configuring failed, see build/configure.log: $(grep -a -A 2 -m 1 'CMake Error' build/configure.log | tr -s '\n ' ' ')"
}

# build TARGET...: all if none is named
build() {
    local targets=() target
    for target in "$@"; do targets+=(--target "$target"); done
    [ -e build/headlight ] || { require_space build 1500 "building"; echo "Building the program: from nothing about 6 minutes on two processors; [n/m] below counts the steps"; }
    if ! cmake --build build --parallel "$(nproc 2>/dev/null || echo 2)" "${targets[@]}"; then
        [ "$(free_megabytes build)" -ge 50 ] || fail "no space: $(realpath build) is on a full disk"
        fail "building failed; see the first error above"
    fi
}
