// Runs external programs: git and the package manager.

import Foundation
import SimLab

/// The output of a program, and its status.
struct ToolResult {
  let output: String
  let error: String
  let status: Int32

  /// The last line of output, preferably an error message.
  var lastLine: String {
    let lines = (output + "\n" + error).split { $0.isNewline }.map(String.init)
    let problem = lines.first { $0.contains("error:") || $0.hasPrefix("fatal:") }
    return (problem ?? lines.last ?? "it ended with code \(status)")
      .trimmingCharacters(in: .whitespaces)
  }
}

/// Runs programs found in the path.
enum Tool {
  /// Returns a new folder that no other process uses.
  static func newFolder() throws -> URL {
    let pattern = FileManager.default.temporaryDirectory.appending(path: "simui-XXXXXX").path
    var path = Array(pattern.utf8CString)
    let made = path.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let made else {
      throw CommandFailure(
        "no temporary folder can be made at '\(pattern)': \(String(cString: strerror(errno)))")
    }
    return URL(filePath: made, directoryHint: .isDirectory)
  }

  /// Runs a program to its end.
  ///
  /// - Parameter isInterruptible: Whether a signal that arrives meanwhile is thrown as an error.
  static func run(
    _ words: [String], in folder: URL, isInterruptible: Bool = true
  ) throws -> ToolResult {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    // The output goes to files instead of pipes, so that nothing has to be read while the program
    // runs.
    let place = try newFolder()
    let files = ["output", "error"].map { place.appending(path: $0) }
    defer { try? FileManager.default.removeItem(at: place) }
    for file in files { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    do { try process.run() } catch {
      throw CommandFailure("'\(words[0])' cannot be started: \(error.localizedDescription)")
    }
    if isInterruptible { process.waitUntilInterrupted() }
    process.waitUntilExit()
    if isInterruptible, let signal = Interruption.signal {
      throw ProcessRunnerError.interrupted(signal: signal)
    }
    let texts = files.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" }
    return ToolResult(output: texts[0], error: texts[1], status: process.terminationStatus)
  }
}

extension Process {
  /// Waits until the process has ended, and terminates it if this process is interrupted.
  ///
  /// A child is in a process group of its own, so Ctrl-C does not reach it.
  func waitUntilInterrupted() {
    while isRunning {
      if Interruption.signal != nil { return terminate() }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }
}
