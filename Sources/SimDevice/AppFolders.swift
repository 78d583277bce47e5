// The folders of an app: in each process its own, and empty at the beginning, as after an installation. What an earlier run
// stored would make the next one another.

import Foundation
import Glibc

/// The home folder of the process, in which Foundation finds those of documents, caches and settings.
package enum AppFolders {
  nonisolated(unsafe) private static var home: String?

  /// Makes the home folder a new one, which is removed when the process ends.
  package static func begin() {
    let place = FileManager.default.temporaryDirectory.appending(path: "app-XXXXXX").path
    var name = Array(place.utf8CString)
    guard home == nil, mkdtemp(&name) != nil else { return }
    let folder = URL(
      filePath: String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
    for name in ["HOME", "CFFIXED_USER_HOME"] { setenv(name, folder.path, 1) }
    for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"] { unsetenv(name) }
    // A phone has these from the beginning; that of application support is the app's to make.
    for name in ["Documents", ".cache"] {
      try? FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    home = folder.path
    atexit { AppFolders.home.map { try? FileManager.default.removeItem(atPath: $0) } }
  }
}
