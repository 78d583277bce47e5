// A lock that permits one writer at a time in a folder. The lock is on the folder itself, so it
// leaves no file, and it ends with its process.

import Foundation

/// Prevents other processes from writing into a folder for the lifetime of the object.
final class FolderLock {
  private let descriptor: CInt

  /// The number of attempts to lock an occupied folder, and the pause between them, in
  /// microseconds.
  private static let attempts = 600
  private static let pause: UInt32 = 50_000

  /// Waits until the folder can be locked.
  ///
  /// If the file system has no locks, it is not locked.
  ///
  /// - Throws: `FileWriteError` if another process holds the lock for 30 seconds.
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
