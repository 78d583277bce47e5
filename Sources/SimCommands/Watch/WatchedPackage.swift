// `--watch`: a program that is built and run again whenever a source of its package changes.

import Foundation
import SimLab

/// The package that a program was built in, and what of it decides what the program does.
struct WatchedPackage {
  /// The folder of the manifest.
  let root: URL
  /// The program, and the folder in which it was built.
  let program, products: URL
  /// Files that the command line names, such as scripts.
  let named: [URL]

  /// Finds the package of a program.
  ///
  /// - Parameter program: the path of the executable, in `.build/debug` or `.build/release` of its package.
  /// - Parameter arguments: the words of the command line; those that name files are watched as well.
  /// - Throws: `UsageError` where the program was not built in a package.
  init(program: String, arguments: [String]) throws {
    self.program = URL(filePath: program).absoluteURL
    products = self.program.deletingLastPathComponent()
    let files = FileManager.default
    var folder = products
    while folder.path != "/",
      !files.fileExists(atPath: folder.appending(path: "Package.swift").path)
    {
      folder.deleteLastPathComponent()
    }
    guard folder.path != "/" else {
      throw UsageError(
        "--watch needs a program inside a package, and '\(program)' is not in one; start it with 'swift run'"
      )
    }
    root = folder
    named = arguments.map { $0.split(separator: "=", maxSplits: 1).last.map(String.init) ?? $0 }
      .filter { word in
        var isFolder: ObjCBool = false
        return files.fileExists(atPath: word, isDirectory: &isFolder) && !isFolder.boolValue
      }.map { URL(filePath: $0).absoluteURL }
  }

  /// The files that are watched, each with when it was last written and how long it is.
  ///
  /// Folders whose names begin with a dot, in which packages are built, are left out.
  var state: [String: FileState] {
    var state: [String: FileState] = [:]
    let all = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: FileState.keys, options: [.skipsHiddenFiles])
    while let file = all?.nextObject() as? URL {
      if file.pathExtension == "swift" { state[file.path] = FileState(file) }
    }
    for file in named { state[file.path] = FileState(file) }
    return state
  }

  /// Builds the program as it was built before.
  ///
  /// - Returns: what is wrong, in a line; nil if it was built.
  func build() throws -> String? {
    let isRelease = products.lastPathComponent == "release"
    let result = try Tool.run(
      [
        "swift", "build", "--package-path", root.path, "--scratch-path", scratch.path,
        "--configuration", isRelease ? "release" : "debug", "--product",
        program.lastPathComponent,
      ], in: root)
    return result.status == 0 ? nil : result.lastLine
  }

  /// The folder that holds a build: that of `debug` and `release`, with or without the machine's name between.
  private var scratch: URL {
    let folder = products.deletingLastPathComponent()
    let isNamedForMachine = folder.lastPathComponent.contains("-linux")
    return isNamedForMachine ? folder.deletingLastPathComponent() : folder
  }
}

/// When a file was last written, and how long it is.
struct FileState: Equatable {
  let written: Date?
  let bytes: Int?

  fileprivate static let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey]

  /// The state of a file as it is now.
  init(_ file: URL) {
    let values = try? file.resourceValues(forKeys: Set(Self.keys))
    written = values?.contentModificationDate
    bytes = values?.fileSize
  }
}
