/* A test that imports `UIKit` as well gets this module from the compiler: what it attaches to tests is not here. */
