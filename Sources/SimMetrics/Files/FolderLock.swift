// One writer at a time in a folder. The lock is on the folder itself, so it leaves no file, and it ends with its process.

import Foundation

/// Keeps other processes from writing into a folder for as long as it lives.
final class FolderLock {
  private let descriptor: CInt

  /// How often an occupied folder is tried, and how long is waited in between, in microseconds.
  private static let attempts = 600
  private static let pause: UInt32 = 50_000

  /// Waits for a folder.
  ///
  /// Where the file system has no locks, there is none.
  /// - Throws: `FileWriteError` if another process keeps the folder for 30 seconds.
  init(_ folder: URL) throws {
    descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for _ in 0..<Self.attempts {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      usleep(Self.pause)
    }
    close(descriptor)
    throw FileWriteError(
      path: folder.path, reason: "another process has been writing there for 30 seconds")
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
