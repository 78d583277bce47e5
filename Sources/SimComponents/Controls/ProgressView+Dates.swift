// Progress over time, and that of a `Progress` of Foundation. A bar for passing time is updated
// each second, like the label below it, and no body runs for it; the smooth motion of the system's
// bar between the updates is not modelled.

public import Foundation
@_spi(Runtime) public import SimViews

extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
  /// Creates a progress view for visualizing the current state of a progress instance.
  nonisolated public init(_ progress: Progress) {
    self.init(value: progress.fractionCompleted)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view for showing continuous progress as time passes.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() },
      currentValueLabel: {
        DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
      })
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view for showing continuous progress as time passes.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      timerInterval: timerInterval, countsDown: countsDown, label: label,
      currentValueLabel: {
        DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
      })
  }
}

extension ProgressView {
  /// Creates a progress view for showing continuous progress as time passes.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label(), currentValueLabel(), nil)
    timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
  }
}

/// The passed or the remaining part of an interval.
struct ProgressTimer: Equatable {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// Returns the current fraction; a reader is updated when it changes.
  @MainActor
  func fraction(in values: EnvironmentValues, _ runtime: ViewRuntime) -> Double {
    let now = values.now
    let (start, end) = (interval.lowerBound, interval.upperBound)
    if let next = interval.nextSecond(after: now, countsDown: false) {
      runtime.feature(TextClock.self).wait(for: next)
    }
    let span = end.timeIntervalSince(start)
    let passed = span > 0 ? min(max(now.timeIntervalSince(start) / span, 0), 1) : 1
    return countsDown ? 1 - passed : passed
  }
}

/// The default type of the current value label when used by a date-relative progress view.
nonisolated public struct DefaultDateProgressLabel: PrimitiveView {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// Returns a node with the remaining, or the passed, time.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    PassThroughNode<Self, Text>(value, inputs) {
      Text(timerInterval: $0.interval, countsDown: $0.countsDown)
    }
  }
}
