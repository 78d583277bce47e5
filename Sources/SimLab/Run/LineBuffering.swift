// Line buffering of standard output. Output to a pipe is buffered in blocks, and a block is lost
// when the process is terminated.
//
// The C library's `stdout` is a global variable that Swift cannot check. This is the only file that
// accesses it, before any other thread exists.

@preconcurrency import Glibc

/// The buffering of standard output.
enum LineBuffering {
  /// Flushes every line when it is complete from now on.
  static func start() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }
}
