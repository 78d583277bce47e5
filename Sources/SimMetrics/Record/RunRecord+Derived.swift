// Values derived from a record that several modules need.

extension RunRecord {
  /// The number of late frames.
  package var lateFrames: Int { play.frames.count { $0.hitch > 0 } }

  /// Milliseconds by which tracked frames were late, per second of tracked time; `nil` without any.
  ///
  /// Six frames late by one interval of 16.67 ms within half a second give 200.04 ms/s (the example
  /// of Apple's tech talk 10855).
  package var hitchRatio: Double? {
    guard play.trackedTime > 0 else { return nil }
    let late = play.frames.reduce(Int64(0)) { $0 + ($1.tracked ? $1.hitch : 0) }
    return Double(late) * 1_000 / Double(play.trackedTime)
  }

  /// The result in a few words, as the title of a picture of the frames: `12 of 341 frames late in
  /// one play, 4.1 ms/s`.
  package var finding: String {
    if case .failed(let reason) = outcome { return "failed: \(reason.firstLine)" }
    guard !play.frames.isEmpty else { return "no frame was committed" }
    let late = lateFrames
    let extent = pricing.draws.play == nil ? "" : " in one play"
    let frameCount = ValueFormatter.count(play.frames.count, "frame")
    let ratio =
      hitchRatio.map {
        ", \(ValueFormatter.hitchRatio($0)): \(HitchScale.words(for: $0))"
      } ?? ""
    guard late > 0 else {
      // If nothing moved, nothing can stutter; the user's waiting time is reported instead.
      if !play.frames.contains(where: \.tracked), let longest = play.frames.map(\.workTime).max() {
        return "\(frameCount), the longest \(ValueFormatter.duration(longest)) to commit\(extent)"
      }
      if play.frames.count == 1 { return "the only frame was on time\(extent)" }
      return "all \(frameCount) on time\(extent)"
    }
    let worst = play.frames.map(\.hitch).max() ?? 0
    let lateness = ratio.isEmpty ? ", the worst by \(ValueFormatter.duration(worst))" : ratio
    return "\(ValueFormatter.count(late)) of \(frameCount) late\(extent)" + lateness
  }
}

extension FrameRecord {
  /// The time from the beginning of the frame to the end of its commit, in nanoseconds.
  package var workTime: Int64 { committed - begin }
}

extension String {
  /// The text up to its first line break.
  package var firstLine: String {
    String(prefix { !$0.isNewline })
  }
}
