// The whole program, as a user starts it: a process that plans, its children that run, the files.

import Foundation

/// How long `simui run --items 1000` takes.
struct WholeRunBenchmark: Benchmark {
  private let repetitions = 3

  var name: String { "simui run --items 1000" }

  func measure() throws -> [Measurement] {
    var samples: [Double] = []
    var outputs: Set<Data> = []
    for _ in 0..<repetitions {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "simui-bench-\(ProcessInfo.processInfo.processIdentifier)")
      defer { try? FileManager.default.removeItem(at: folder) }
      var output = Data()
      let time = try microseconds {
        output = try Self.run(["--items", "1000"], writingTo: folder)
      }
      samples.append(time / 1_000_000)
      outputs.insert(output)
    }
    try expect(outputs.count, 1, "\(name): different results")
    return [
      Measurement(name: name, unit: "s", samples: samples, remark: "the same results each time")
    ]
  }

  /// Runs the program that was built next to this one, and returns what it printed.
  static func run(_ arguments: [String], writingTo folder: URL) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "simui")
    process.arguments =
      ["run"] + arguments + ["--format", "json", "--quiet", "--output", folder.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try expect(process.terminationStatus, 0, "simui run: exit status")
    return data
  }
}
