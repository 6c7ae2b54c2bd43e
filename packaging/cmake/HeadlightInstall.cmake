# What `cmake --install` puts where, and the Debian package made of it (`cpack` in the build folder).
include(GNUInstallDirs)
install(TARGETS headlight RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(DIRECTORY "${CMAKE_SOURCE_DIR}/resources/models" DESTINATION ${CMAKE_INSTALL_DATADIR}/headlight PATTERN training EXCLUDE)
install(DIRECTORY "${CMAKE_SOURCE_DIR}/resources/lessons" DESTINATION ${CMAKE_INSTALL_DATADIR}/headlight)
install(FILES "${CMAKE_SOURCE_DIR}/packaging/headlight.desktop" DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES "${CMAKE_SOURCE_DIR}/resources/icons/headlight.svg" DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
# What a session file is to the desktop: its type, its icon, and who opens it (MimeType in headlight.desktop).
install(FILES "${CMAKE_SOURCE_DIR}/packaging/headlight-session.xml" DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES "${CMAKE_SOURCE_DIR}/resources/icons/headlight-session.svg" DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/mimetypes
    RENAME application-x-headlight-session.svg)
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
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# The SVG plug-in shows icons and is loaded at run time, where dpkg-shlibdeps does not see it.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6svg6")
if(HEADLIGHT_VULKAN)  # opened at run time
    set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "libvulkan1, mesa-vulkan-drivers")
endif()
include(CPack)
