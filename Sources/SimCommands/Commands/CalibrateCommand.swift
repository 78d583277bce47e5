// Compares predictions with measurements: the screens are run here in the same way as in the test
// on the phone.

package import ArgumentParser
import Foundation
import SimDevice
import SimLab
import SimMetrics
import SimReport

/// `simui calibrate`: predictions compared with measurements of phones.
package struct CalibrateCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "calibrate",
    abstract: "Show predicted time and memory beside what phones measured.",
    discussion: """
      Every screen of the measurements runs on the simulated phone, pushed and popped as the test \
      on the phone did, including the test's own work. Ten factors, the same for all phones, \
      were fitted to three phones; a phone enters by its published specification alone. Each of \
      these phones is also predicted from a fit to the others.

      The columns of a file of measurements are device,os,view,count,uikit_cpu_s,swiftui_cpu_s,\
      uikit_memory_kb,swiftui_memory_kb; an empty cell or a zero was not measured. 'csv' prints one \
      row per figure: these columns, then predicted and error (relative).

      --fit fits the factors anew, predicts with them, and writes FittedFactors+Committed.swift, \
      which is to replace the file in Sources/SimDevice/Cost.
      """)

  @Option(
    help: ArgumentHelp(
      "Predict the figures in this file, of phones that need not have been fitted.",
      valueName: "file"))
  var measurements: String?

  @Option(help: "The format of the output.")
  var format = Format.table

  @Option(help: ArgumentHelp("The folder for figures and tables.", valueName: "folder"))
  var output = "Reports/calibration"

  @OptionGroup var overwrite: OverwriteOptions

  @Flag(help: "Fit the factors to the measurements instead of using those of the price table.")
  var fit = false

  @Flag(help: "Print results and errors, and nothing else.")
  var quiet = false

  /// The output formats of a calibration.
  enum Format: String, CaseIterable, ExpressibleByArgument, Sendable {
    case table, csv
  }

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    guard let suite = context.catalog.calibration else {
      throw CommandFailure("this catalogue has no screens that were measured on phones")
    }
    let rows = try read(suite)
    do {
      try Calibration.check(rows, scenes: suite.scenes, phones: DeviceProfile.all)
    } catch let error as CalibrationError {
      throw UsageError("\(source): \(error.description)")
    }
    var expected = CalibrationWriter.expected
    if fit { expected.names.append(FittedFactorsFile.name) }
    let folder = try OutputFolder(output, expected, overwrite, context.console)
    let (calibration, predictions) = try Interruption.noting {
      (try measure(rows, suite, context), try published(suite, context))
    }
    let factors = fit ? CalibrationFit.factors(for: calibration.cases) : .committed
    let report = calibration.reportWithHeldOutPhones(factors)
    func text(width: Int?) -> String {
      CalibrationText(
        report, isFitted: fit, slopeRemarks: measurements == nil ? suite.remarks : [], width: width
      ).text
        + (predictions.isEmpty
          ? "" : "\n" + PublishedText.text(predictions, unplayed: suite.unplayed, width: width))
    }
    switch format {
    case .csv: context.console.output(CalibrationCSV.text(report.rows))
    case .table: context.console.text(text(width: context.console.width))
    }
    let others = fit ? [(FittedFactorsFile.name, FittedFactorsFile.text(factors))] : []
    try folder.write(CalibrationWriter().files(report, text: text(width: nil), others: others))
    return .success
  }

  /// Returns the predictions of published figures; only with the built-in measurements.
  private func published(
    _ suite: CalibrationSuite, _ context: CommandContext
  ) throws -> [PublishedPrediction] {
    guard measurements == nil else { return [] }
    // The command and the code it calls run on the main thread.
    nonisolated(unsafe) let steps = Steps(suite.published.count, isShown: !quiet, context.console)
    defer { steps.clear() }
    return try MainActor.assumeIsolated {
      try suite.published.enumerated().flatMap { index, scene in
        try steps.show(done: index)
        return try scene.predictions()
      }
    }
  }

  private var source: String { measurements.map { "'\($0)'" } ?? "the built-in measurements" }

  private func read(_ suite: CalibrationSuite) throws -> [PhoneMeasurement] {
    let text: String
    if let measurements {
      text = try InputFile.text(of: measurements)
    } else {
      text = suite.measurements
    }
    do {
      let rows = try MeasurementFile.parse(text)
      let isMeasured = rows.contains { row in
        [row.uikitTime, row.swiftuiTime, row.uikitMemory, row.swiftuiMemory].contains { $0 != nil }
      }
      guard isMeasured else { throw UsageError("\(source) has a header but no figures") }
      return rows
    } catch let error as MeasurementFileError {
      throw UsageError("\(source), \(error.description)")
    }
  }

  private func measure(
    _ rows: [PhoneMeasurement], _ suite: CalibrationSuite, _ context: CommandContext
  ) throws -> Calibration {
    // The command and the code it calls run on the main thread.
    nonisolated(unsafe) let steps = Steps(rows.count, isShown: !quiet, context.console)
    try steps.show(done: 0)
    defer { steps.clear() }
    return try MainActor.assumeIsolated {
      try Calibration(rows, scenes: suite.scenes) { try steps.show(done: $0) }
    }
  }
}

/// The progress of screens that are run in this process: the number done, the remaining time, and
/// whether to continue.
private struct Steps {
  private let progress: Progress
  private let console: Console
  private let total: Int
  private let start = ContinuousClock.now

  init(_ total: Int, isShown: Bool, _ console: Console) {
    progress = Progress(console: console, isWanted: isShown, noun: "screens")
    self.console = console
    self.total = total
  }

  /// Shows the number of finished screens.
  ///
  /// - Throws: `ProcessRunnerError.interrupted` if the user requested to stop.
  func show(done: Int) throws {
    if let signal = Interruption.signal {
      progress.clear()
      console.error("simui: stopped after \(done) of \(total) screens; nothing was written\n")
      throw ProcessRunnerError.interrupted(signal: signal)
    }
    progress.show(done: done, total: total, since: start)
  }

  func clear() { progress.clear() }
}
