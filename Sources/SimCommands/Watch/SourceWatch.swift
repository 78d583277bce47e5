// Waits for changes of a package, and runs its program after each.

import Foundation
import SimLab

/// Runs a command again after each change.
struct SourceWatch {
  let package: WatchedPackage
  /// The arguments of the command line, without the watch option.
  let arguments: [String]
  let console: Console

  /// The interval between two checks of the files, in seconds.
  private static let pause = 0.3

  /// Runs the command now and after each change, until the process is interrupted.
  ///
  /// - Throws: `ProcessRunnerError.interrupted`, or `CommandFailure` if a program cannot be started.
  func run() throws -> Never {
    try Interruption.noting {
      var seen = package.state
      try runProgram(arguments)
      // The page is open already.
      let again = arguments.filter { $0 != "--open" }
      while true {
        console.error(
          "simui: watching \(seen.count) files of '\(package.root.lastPathComponent)'; Ctrl-C ends it\n"
        )
        let changed = try change(of: &seen)
        console.error("simui: \(changed) changed; building\n")
        if let problem = try package.build() {
          console.error("simui: it does not build: \(problem)\n")
        } else {
          try runProgram(again)
        }
      }
    }
  }

  /// Waits until files have changed, and no longer change.
  ///
  /// - Returns: The name of the first changed file, by path.
  private func change(of seen: inout [String: FileState]) throws -> String {
    var last = seen
    while true {
      try wait()
      let now = package.state
      defer { last = now }
      guard now != seen, now == last else { continue }
      let paths = Set(now.keys).union(seen.keys).sorted()
      let first = paths.first { now[$0] != seen[$0] } ?? package.root.path
      seen = now
      return URL(filePath: first).lastPathComponent
    }
  }

  private func wait() throws {
    Thread.sleep(forTimeInterval: Self.pause)
    if let signal = Interruption.signal { throw ProcessRunnerError.interrupted(signal: signal) }
  }

  private func runProgram(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = package.program
    process.arguments = arguments
    do { try process.run() } catch {
      throw CommandFailure(
        "'\(package.program.path)' cannot be started: \(error.localizedDescription)")
    }
    process.waitUntilInterrupted()
    process.waitUntilExit()
    if let signal = Interruption.signal { throw ProcessRunnerError.interrupted(signal: signal) }
  }
}
