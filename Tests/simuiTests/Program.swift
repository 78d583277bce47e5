// Starts an executable of this package and keeps what it wrote.

import Foundation

/// What a program wrote, and how it ended.
struct ProgramResult: Equatable {
  var output: String
  var error: String
  var status: Int32
}

/// The executables of this package.
enum Program: String {
  /// The command line with the built-in catalogue.
  case simui
  /// The same with the strategies that need a database.
  case store = "simui-store"
  /// The command line with the catalogue of these tests.
  case fixture = "FixtureLab"
  /// An app with a `main` of its own.
  case app = "FixtureApp"
  /// What `simui new` writes.
  case screens = "MyScreensLab"
  /// Screens of a user's that misbehave.
  case unruly = "UnrulyLab"
  /// What the build-tool plugin calls.
  case assets = "simui-assets"

  /// The folder into which this package was built.
  static let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// The executable's own path: beside the tests, but the command line where `SIMUI` says.
  ///
  /// `make test` names the release build, which it makes anyhow and which is some ten times as quick.
  var path: URL {
    if self == .simui, let path = ProcessInfo.processInfo.environment["SIMUI"] {
      return URL(filePath: path)
    }
    return Self.folder.appending(path: rawValue)
  }

  /// Runs the program to its end in a folder of its own: what it wrote is kept in it, so no two may share one.
  func run(_ arguments: [String]) throws -> ProgramResult {
    try withFolder { try run(arguments, in: $0) }
  }

  /// Runs the program to its end in a folder.
  func run(_ arguments: [String], in folder: URL) throws -> ProgramResult {
    try Self.run(path, arguments, in: folder, environment: nil)
  }

  /// Runs any program to its end.
  ///
  /// - Parameter folder: where it runs, unless another place is given, and where what it writes is kept.
  static func run(
    _ path: URL, _ arguments: [String], in folder: URL, environment: [String: String]?,
    at place: URL? = nil
  ) throws -> ProgramResult {
    let process = Process()
    process.executableURL = path
    process.arguments = arguments
    process.currentDirectoryURL = place ?? folder
    process.environment = environment ?? ProcessInfo.processInfo.environment
    let (output, error) = (folder.appending(path: ".output"), folder.appending(path: ".error"))
    for file in [output, error] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return ProgramResult(
      output: try String(contentsOf: output, encoding: .utf8),
      error: try String(contentsOf: error, encoding: .utf8), status: process.terminationStatus)
  }
}

/// Writes a script that can be run at once.
///
/// A file that somebody has open for writing cannot be run, and a program that another test starts meanwhile holds what is
/// open here. So the script is written by a program of its own.
func writeScript(_ text: String, to file: URL) throws {
  let draft = file.appendingPathExtension("draft")
  try Data(text.utf8).write(to: draft)
  defer { try? FileManager.default.removeItem(at: draft) }
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/install")
  process.arguments = ["-m", "755", draft.path, file.path]
  try process.run()
  process.waitUntilExit()
  precondition(process.terminationStatus == 0, "A script can be written to \(file.path).")
}

/// Calls `body` with an empty folder that is gone afterwards.
func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    .resolvingSymlinksInPath()
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
