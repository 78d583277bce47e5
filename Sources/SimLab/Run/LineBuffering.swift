// Standard output to a pipe is buffered in blocks, and a block is lost when the process dies.
//
// The C library's `stdout` is a global variable that Swift cannot check; this is the one file that
// touches it, before any other thread exists.

@preconcurrency import Glibc

/// How standard output is handed on.
enum LineBuffering {
  /// From now on every line goes out when it is complete.
  static func start() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }
}
