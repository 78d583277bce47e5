/* A test that imports `CoreGraphics` as well gets this module from the compiler: what it attaches to tests is not here. */
