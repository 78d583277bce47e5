// Pictures: what a figure takes from a record to the bytes of its file, a screen from its layers to them, and all figures of
// all strategies with all workloads.

import Foundation
import SimCharts
import SimDevice
import SimMetrics
import SimReport
import SimSwiftUI

/// How long the timeline of a run of 2,000 frames takes.
struct TimelineBenchmark: Benchmark {
  private let frames = 2_000
  private let repetitions = 9

  var name: String { "timeline of 2,000 frames" }

  func measure() throws -> [Measurement] {
    let wanted = frames
    var record = try MeasuredRun.record(items: 100_000) { device in
      let items = (0..<100_000).map(ListItem.init)
      device.launch { LongList(items: items, isLazyStack: false) }
      device.settle()
      // A fling of this speed lasts for two hundred frames and more.
      for _ in 0..<(wanted / 100) {
        device.fling(velocity: 5_000)
        device.settle()
      }
    }
    guard record.play.frames.count >= frames else {
      throw BenchmarkError("\(name): the run has \(record.play.frames.count)")
    }
    let end = record.play.frames[frames - 1].committed
    record.play.frames.removeLast(record.play.frames.count - frames)
    record.play.spans.removeAll { $0.start > end || ($0.frame ?? 0) >= wanted }
    record.memory.samples.removeAll { $0.time > end }
    record.log.rows.steps.removeAll { $0.time > end }
    record.log.inputs.removeAll { $0.start > end }
    record.duration = end - record.start
    return try [1.0, 2].map {
      try measure("PNG at \(Int($0))×", record, FigureFormat(.png, scale: $0))
    }
      + [measure("SVG", record, FigureFormat(.svg))]
  }

  private func measure(_ form: String, _ record: RunRecord, _ format: FigureFormat) throws
    -> Measurement
  {
    try measureFile("\(name), \(form)", repetitions) {
      let figure = TimelineFigure(record).figure
      return format.kind == .png
        ? try figure.png(scale: format.scale)
        : Array(try SVGDrawing(figure).file().utf8)
    }
  }
}

/// How long a picture of a screen takes, from its layers to a file.
struct ScreenshotBenchmark: Benchmark {
  private let repetitions = 9

  var name: String { "screenshot" }

  func measure() throws -> [Measurement] {
    let device = SimulatedDevice(profile: .iPhone13)
    let items = (0..<1_000).map(ListItem.init)
    device.launch { LongList(items: items, isLazyStack: false) }
    device.settle()
    return try [1.0, 2, 3].map { scale in
      try measureFile("\(name), PNG at \(Int(scale))×", repetitions) {
        try device.screenshot().png(scale: scale)
      }
    }
  }
}

/// Measures how long a file takes that is the same each time, in milliseconds.
@MainActor
private func measureFile(
  _ name: String, _ repetitions: Int, _ make: () throws -> [UInt8]
) throws -> Measurement {
  var files: Set<[UInt8]> = []
  let times = try (0..<repetitions).map { _ in
    var file: [UInt8] = []
    let time = try microseconds { file = try make() }
    files.insert(file)
    return time / 1_000
  }
  try expect(files.count, 1, "\(name): different files")
  return Measurement(
    name: name, unit: "ms", samples: times,
    remark: "equal bytes, \((files.first?.count ?? 0) / 1_000) kB")
}

/// How long all figures of the whole matrix take.
struct MatrixFiguresBenchmark: Benchmark {
  private let repetitions = 3

  var name: String { "figures of simui run --all" }

  func measure() throws -> [Measurement] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "simui-bench-all-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try WholeRunBenchmark.run(["--all", "--items", "200"], writingTo: folder)
    let records = try JSONExporter().decode(
      try Data(contentsOf: folder.appending(path: "records.json")))
    return try FigureFormat.Kind.allCases.map { FigureFormat($0) }.map { format in
      var counts: Set<[Int]> = []
      let times = try (0..<repetitions).map { _ in
        var sizes: [Int] = []
        let time = try microseconds {
          sizes = try ReportWriter().figures(for: records, format: format).map(\.bytes.count)
        }
        counts.insert([sizes.count, sizes.reduce(0, +)])
        return time / 1_000_000
      }
      try expect(counts.count, 1, "\(name): different files")
      return Measurement(
        name: "\(name), \(format.kind)", unit: "s", samples: times,
        remark: "\(counts.first?[0] ?? 0) figures of \(records.count) runs")
    }
  }
}
