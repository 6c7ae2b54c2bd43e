"""Version of the package: that of the program, which a test compares with CMakeLists.txt."""

VERSION = "0.1.0"
