// Records the work of a run by row of the price table.

import SimCore
import SimDevice
import SimMetrics

/// Records a tape from the reports of a device.
struct TapeRecorder {
  private var tape = WorkTape(rows: CostedOperation.allCases.map { "\($0)" })
  private var otherBefore: [OperationAmount] = []
  private var frames = 0

  /// Begins the recording at the present time of a device.
  ///
  /// Frames are counted from here on, because a replay counts only the frames on the tape.
  @MainActor mutating func begin(_ device: Engine) {
    tape.origin = (device.mainTime - .launch).value
    device.countFrames(from: 0)
    otherBefore = device.otherWork.amounts
  }

  /// Records a span of work.
  mutating func note(_ span: WorkSpan) {
    tape.spans.append(
      TapeSpan(
        kind: WorkKind(span.category), notBefore: (span.notBefore - .launch).value,
        isForFrame: span.share.belongs,
        opensFrame: span.share.opens, wantedAt: span.share.wantedAt.map { ($0 - .launch).value },
        restedBefore: span.restedBefore, isAppAnimation: span.pace == .animation,
        amounts: span.amounts.map { WorkAmount($0) }))
  }

  /// Records the beginning or the end of motion, alternately.
  mutating func noteMotion(at time: Instant) {
    tape.motion.append(MotionMark(frames: frames, time: (time - .launch).value))
  }

  /// Records whether lateness counts for the frame that was rendered last.
  mutating func noteFrame(isTracked: Bool) {
    frames += 1
    guard let last = tape.spans.indices.last else { return }
    tape.spans[last].isTracked = isTracked
  }

  /// Ends the recording and returns the tape.
  @MainActor func end(_ device: Engine) -> WorkTape {
    var tape = tape
    // Motion that has not ended counts until now.
    if tape.motion.count % 2 == 1 {
      tape.motion.append(MotionMark(frames: frames, time: (device.mainTime - .launch).value))
    }
    tape.otherThreads = device.otherWork.amounts.compactMap { amount in
      let before = otherBefore.first { $0.operation == amount.operation }
      let rest = WorkAmount(
        row: amount.operation.rawValue, operations: amount.operations - (before?.operations ?? 0),
        units: amount.units - (before?.units ?? 0))
      return rest.operations == 0 && rest.units == 0 ? nil : rest
    }
    return tape
  }
}

extension WorkAmount {
  init(_ amount: OperationAmount) {
    self.init(
      row: amount.operation.rawValue, operations: amount.operations, units: amount.units)
  }
}
