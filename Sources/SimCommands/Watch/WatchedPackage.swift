// Implements `--watch`: a program is built and run again whenever a source of its package changes.

import Foundation
import SimLab

/// The package in which a program was built, and its files that affect the program.
struct WatchedPackage {
  /// The folder of the manifest.
  let root: URL
  /// The program, and the folder of its build products.
  let program, products: URL
  /// Files that the command line names, such as scripts.
  let named: [URL]

  /// Finds the package of a program.
  ///
  /// - Parameter program: The path of the executable, in `.build/debug` or `.build/release` of its
  ///   package.
  /// - Parameter arguments: The arguments of the command line; those that name files are watched as
  ///   well.
  /// - Throws: `UsageError` if the program was not built in a package.
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

  /// The watched files, each with its date and its size.
  ///
  /// Folders whose names begin with a dot, which contain build products, are omitted.
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

  /// Builds the program in the same configuration as before.
  ///
  /// - Returns: The error in a line; `nil` if it was built.
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

  /// The scratch folder of the build: the parent of `debug` and `release`, with or without the
  /// machine's name between.
  private var scratch: URL {
    let folder = products.deletingLastPathComponent()
    let isNamedForMachine = folder.lastPathComponent.contains("-linux")
    return isNamedForMachine ? folder.deletingLastPathComponent() : folder
  }
}

/// The date and the size of a file.
struct FileState: Equatable {
  let written: Date?
  let bytes: Int?

  fileprivate static let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey]

  /// Creates the current state of a file.
  init(_ file: URL) {
    let values = try? file.resourceValues(forKeys: Set(Self.keys))
    written = values?.contentModificationDate
    bytes = values?.fileSize
  }
}
