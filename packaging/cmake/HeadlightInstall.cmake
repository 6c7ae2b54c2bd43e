# What `cmake --install` puts where, and the Debian package made of it (packaging/package, which knows what it depends on).
include(GNUInstallDirs)
# A package carries some libraries (HeadlightCarry.cmake). The older kind of path is also theirs, for what they need themselves.
# The build tree's program has the same path: CMake would pad another one with empty entries, and an empty entry is the current folder,
# from which whoever fills it could have libraries loaded. INSTALL_RPATH_USE_LINK_PATH adds the folder of a Qt that is not the system's.
set_target_properties(headlight PROPERTIES INSTALL_RPATH "$ORIGIN/../lib/headlight" BUILD_WITH_INSTALL_RPATH ON INSTALL_RPATH_USE_LINK_PATH ON)
target_link_options(headlight PRIVATE LINKER:--disable-new-dtags)
install(TARGETS headlight RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(DIRECTORY "${CMAKE_SOURCE_DIR}/resources/models" DESTINATION ${CMAKE_INSTALL_DATADIR}/headlight PATTERN training EXCLUDE)
install(DIRECTORY "${CMAKE_SOURCE_DIR}/resources/lessons" DESTINATION ${CMAKE_INSTALL_DATADIR}/headlight)
install(FILES "${CMAKE_SOURCE_DIR}/packaging/headlight.desktop" DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES "${CMAKE_SOURCE_DIR}/resources/icons/headlight.svg" DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
# What a session file is to the desktop: its type, its icon, and who opens it (MimeType in headlight.desktop).
install(FILES "${CMAKE_SOURCE_DIR}/packaging/headlight-session.xml" DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES "${CMAKE_SOURCE_DIR}/resources/icons/headlight-session.svg" DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/mimetypes
    RENAME application-x-headlight-session.svg)
if(NOT CMAKE_CROSSCOMPILING)
    install(FILES "${CMAKE_BINARY_DIR}/headlight.1" DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
endif()
install(FILES "${CMAKE_SOURCE_DIR}/packaging/LICENSE" DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/headlight RENAME copyright)
install(FILES "${CMAKE_SOURCE_DIR}/packaging/THIRD-PARTY" DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/headlight)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME headlight)
set(CPACK_PACKAGE_CONTACT "Headlight's authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_SOURCE_DIR}/packaging/cmake/HeadlightCarry.cmake")
if(HEADLIGHT_VULKAN)  # opened at run time
    set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "libvulkan1, mesa-vulkan-drivers")
endif()
include(CPack)
