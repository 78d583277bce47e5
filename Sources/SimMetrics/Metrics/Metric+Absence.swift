// Limits on figures that a run does not have. Every run would satisfy such a limit, so it must
// fail. Budgets, `--fail-on` and baselines use the same sentence for it.

extension Metric {
  /// Returns the reason why a run has no value of this metric to be limited, in a few words; `nil`
  /// if it has one.
  package func absence(in record: RunRecord) -> String? {
    switch record.outcome {
    case .completed: break
    case .cut(let reason):
      return "the run was cut, so its figures are of a part: \(reason.firstLine)"
    case .failed(let reason): return "the run failed: \(reason.firstLine)"
    }
    if record.isEmpty { return "nothing happened in this run" }
    if isLateness || id == Self.worstHitch.id, record.play.trackedTime == 0 {
      return "nothing moved, so no frame could be late"
    }
    let isOfFrames = [Self.longestMainThreadFrame, Self.firstFrame].contains { $0.id == id }
    if record.play.frames.isEmpty, isOfFrames || id.hasPrefix("frame_p") {
      return "no frame was committed"
    }
    guard value(of: record) == nil else { return nil }
    switch id {
    case Self.firstFrame.id: return "the launch is not part of this run"
    case Self.touchLatency.id: return "no touch was followed by a frame"
    default: return "the run has no such figure"
    }
  }
}

extension RunRecord {
  /// Whether nothing happened in the run: no touch arrived, no work was done, and no time passed.
  package var isEmpty: Bool {
    log.inputs.isEmpty && play.spans.isEmpty && play.frames.isEmpty && counts.total.bodies == 0
      && duration == 0
  }
}
