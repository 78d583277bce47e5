// `make bench`: how fast the project itself is, by the wall clock. Nothing else here reads it.
//
// Every figure is repeated; the least and the median of the repetitions are printed. The least is what
// the machine can do, the median what it did. Arguments select the rows whose names contain them.

import Foundation

let wanted = Array(CommandLine.arguments.dropFirst())
let benchmarks: [any Benchmark] = [
  KernelBenchmark(),
  RowUpdateBenchmark(kind: .state, rows: 1_000),
  RowUpdateBenchmark(kind: .state, rows: 10_000),
  RowUpdateBenchmark(kind: .observable, rows: 10_000),
  RowUpdateBenchmark(kind: .state, rows: 10_000, recordsCauses: false),
  RowUpdateBenchmark(kind: .observable, rows: 10_000, recordsCauses: false),
  RowFrameBenchmark(rows: 10_000),
  RootChangeBenchmark(inputsChange: false, rows: 10_000),
  RootChangeBenchmark(inputsChange: true, rows: 10_000),
  RootChangeBenchmark(inputsChange: false, rows: 10_000, recordsCauses: false),
  RootChangeBenchmark(inputsChange: true, rows: 10_000, recordsCauses: false),
  CauseBenchmark(recordsCauses: true),
  CauseBenchmark(recordsCauses: false),
  ControlLayoutBenchmark(rows: 100),
  BuildBenchmark(rows: 10_000, repetitions: 5),
  BuildBenchmark(rows: 100_000, repetitions: 2),
  ListLaunchBenchmark(items: 1_000_000),
  RowEnteringBenchmark(items: 1_000_000),
  ListFlingBenchmark(items: 1_000),
  ListFlingBenchmark(items: 1_000_000),
  ListFlingBenchmark(items: 1_000_000, isLazyStack: true),
  RealTimeBenchmark(items: 10_000),
  IdleBenchmark(),
  WholeRunBenchmark(),
  TimelineBenchmark(),
  ScreenshotBenchmark(),
  MatrixFiguresBenchmark(),
]

var failed = false
print(Measurement.header)
for benchmark in benchmarks {
  guard wanted.isEmpty || wanted.contains(where: { benchmark.name.contains($0) }) else { continue }
  do {
    for measurement in try benchmark.measure() { print(measurement.line) }
  } catch {
    failed = true
    print("\(benchmark.name): \(error)")
  }
}
exit(failed ? 1 : 0)
