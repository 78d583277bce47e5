/* A test that imports `CoreImage` as well gets this module from the compiler: what it attaches to tests is not here. */
