// A short report of an app that was run from its own executable: the screen, the evaluated bodies and the frames.

import SimComponents
import SimCore
import SimViews

/// Counts frames and main-thread time while an app runs.
@MainActor
package final class AppReport: DeviceObserver {
  private var frames = 0
  private var lateFrames = 0
  private var lateness = Nanoseconds.zero
  private var busy = Nanoseconds.zero

  package init() {}

  package func device(_ device: Engine, worked span: WorkSpan) {
    if span.category != .render { busy = busy + span.duration }
  }

  package func device(_ device: Engine, committed frame: CommittedFrame) {
    frames += 1
    guard frame.outcome.hitch > .zero else { return }
    lateFrames += 1
    lateness = lateness + frame.outcome.hitch
  }

  /// Returns the report, which ends with a line break.
  ///
  /// - Parameter isAtRest: whether nothing is pending.
  package func text(of app: String, on device: SimulatedDevice, isAtRest: Bool) -> String {
    let end =
      device.terminationReason
      ?? (isAtRest
        ? "nothing is pending any more"
        : "still pending: \(device.engine.pendingDescription)")
    let setting =
      "\(device.engine.profile.name) · \(device.engine.system.name) · seed \(AppCommandLine.seed)"
    let seconds = Self.decimal(device.engine.mainTime - .launch, unit: 1_000_000_000, digits: 2)
    var lines = ["\(app) on \(setting) for \(seconds) s of virtual time; \(end).", "On screen:"]
    let texts = device.screenText
    lines += texts.isEmpty ? ["  nothing"] : texts.map { "  \($0)" }
    // The body of the app is evaluated as that of a view, `AppBody`.
    let bodies = (device.engine.counts?.sorted ?? []).compactMap { row -> String? in
      let count = row.values[SimulatedDevice.CountedEvent.bodyEvaluations.rawValue]
      return count > 0 ? "\(count) \(row.view == "AppBody<\(app)>" ? app : row.view)" : nil
    }
    lines.append(
      "Bodies: " + (bodies.isEmpty ? "none" : bodies.joined(separator: ", ").shorteningTypes) + ".")
    let late =
      lateFrames == 0
      ? "none late"
      : "\(lateFrames) late by \(Self.decimal(lateness, unit: 1_000_000, digits: 1)) ms in all"
    lines.append(
      "\(frames) \(frames == 1 ? "frame" : "frames"), \(late); the main thread worked for "
        + "\(Self.decimal(busy, unit: 1_000_000, digits: 1)) ms.")
    lines += SimulatedResponses.lines
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a span in a unit of the given number of nanoseconds.
  private static func decimal(_ span: Nanoseconds, unit: Int64, digits: Int) -> String {
    let scale = (0..<digits).reduce(Int64(1)) { scale, _ in scale * 10 }
    let parts = (span.value * scale + unit / 2) / unit
    let rest = String(parts % scale)
    return "\(parts / scale)." + String(repeating: "0", count: digits - rest.count) + rest
  }
}
