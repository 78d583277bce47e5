// Writes the simulated screen at a time of a run as a picture.

package import ArgumentParser
import SimCharts
import SimLab
import SimMetrics

/// `simui screen`: the screen of one run at a time.
package struct ScreenCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Draw what the simulated display shows at a moment of one run.",
    discussion: """
      Takes one strategy and one workload or script. What is drawn is the frame that the display \
      showed at the time, which is older than what the app has done by then.

      Text is set in Inter, an open font close to the phone's own, in the frames of the \
      simulated layout. The same run gives the same bytes wherever cairo and the fonts are the same.
      """)

  @OptionGroup var selection: SelectionOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The moment, as virtual time since launch, such as '2.4 s' (default: the end).",
      valueName: "time"),
    transform: ScreenTime.init)
  var at: ScreenTime?

  @Option(
    help: ArgumentHelp("The file: .png, or .txt for the display list.", valueName: "file"))
  var output = "screen.png"

  @OptionGroup var overwrite: OverwriteOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point, 0.1 to 4 (default: the device's).", valueName: "number"),
    transform: ScreenTime.scale)
  var scale: Double?

  @OptionGroup var terminal: TerminalOptions

  @OptionGroup var execution: ExecutionOptions

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    try terminal.check(context.console)
    let file = try PictureFile(output, by: "screen", overwrite)
    var plan = try selection.pair(in: context.catalog, against: nil)
    for index in plan.runs.indices { plan.runs[index].traces = nil }
    let played = try RunDraws.drawn(
      try execution.run(plan, in: context).map(\.record), plan: plan)
    let status = ExecutionOptions.report(failuresOf: played, to: context.console)
    guard status == .success else { return status }
    // A run is repeatable. The picture is taken in a second play, when the times at which the play
    // shows its frames are known.
    for (index, record) in played.enumerated() {
      plan.runs[index].film = .still(
        at: at?.nanoseconds ?? .max, frames: record.play.frames.map(\.presented))
    }
    var quiet = execution
    quiet.quiet = true
    let results = try quiet.run(plan, in: context)
    guard let pictures = results.first?.pictures else { return status }
    switch pictures {
    case .still(let list, let shown):
      try file.write(list, scale: scale)
      try terminal.show(context.console) { try InlinePicture(list, scale: scale ?? 1) }
      context.console.output(
        "The frame shown since \(ValueFormatter.milliseconds(shown)) is in \(output).\n")
    case .nothing(let first):
      throw UsageError(
        "nothing is on the display at that time"
          + (first.map { ": the first frame is shown at \(ValueFormatter.milliseconds($0))" } ?? "")
      )
    case .film: preconditionFailure("One picture was asked for.")
    }
    return .success
  }
}

/// A time of a run, as written on the command line.
struct ScreenTime: Equatable, Sendable {
  /// The time of the picture, in nanoseconds since launch.
  let nanoseconds: Int64

  init(_ text: String) throws {
    guard let time = Experiment.nanoseconds(text), time >= 0 else {
      throw UsageError(
        "'\(text)' is not a time since launch from 0 to 100 h with its unit, such as '2.4 s'")
    }
    nanoseconds = time
  }

  static func scale(_ text: String) throws -> Double {
    guard let scale = Double(text), scale >= 0.1, scale <= 4 else {
      throw UsageError("'\(text)' is not a number of pixels per point between 0.1 and 4")
    }
    return scale
  }
}
