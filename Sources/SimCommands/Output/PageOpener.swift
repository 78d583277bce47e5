// Opens the page of a report in the user's browser.

import Foundation

/// The program that opens a page.
struct PageOpener {
  private let program: String

  /// Finds the program, before anything runs: the variable `BROWSER` names it, otherwise it is
  /// `xdg-open`.
  ///
  /// - Throws: `UsageError` if there is none.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    let name = environment["BROWSER"].flatMap { $0.isEmpty ? nil : $0 } ?? "xdg-open"
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let places = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
    guard let place = places.first(where: FileManager.default.isExecutableFile) else {
      throw UsageError(
        "--open shows the report with '\(name)', which is not on the path; install it (package xdg-utils), or set BROWSER"
      )
    }
    program = place
  }

  /// Opens a page, and does not wait for the browser.
  ///
  /// - Throws: `CommandFailure` if the program cannot be started.
  func open(_ page: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [URL(filePath: page).absoluteURL.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch {
      throw CommandFailure("'\(program)' cannot be started: \(error.localizedDescription)")
    }
  }
}
