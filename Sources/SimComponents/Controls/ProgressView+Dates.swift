// Progress as time passes, and of a value of Foundation.

public import Foundation
@_spi(Runtime) public import SimViews

extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
  /// Creates a progress view for visualizing a progress instance, as it is when the view is made.
  nonisolated public init(_ progress: Progress) {
    self.init(value: progress.fractionCompleted)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view for showing continuous progress as time passes; it stands as it was when it was made.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() },
      currentValueLabel: {
        DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
      })
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress view for showing continuous progress as time passes; it stands as it was when it was made.
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
  /// Creates a progress view for showing continuous progress as time passes; it stands as it was when it was made.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let (start, end) = (timerInterval.lowerBound, timerInterval.upperBound)
    let now = Date(
      timeIntervalSince1970: ViewRuntime.ambient { $0.secondsSince1970() }
        ?? start.timeIntervalSince1970)
    let span = end.timeIntervalSince(start)
    let passed = span > 0 ? now.timeIntervalSince(start) / span : 1
    self.init(
      value: countsDown ? 1 - passed : passed, label: label, currentValueLabel: currentValueLabel)
  }
}

/// The default type of the current value label when used by a date-relative progress view.
nonisolated public struct DefaultDateProgressLabel: PrimitiveView {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// A node with the time that is left, or has passed.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    PassThroughNode<Self, Text>(value, inputs) {
      Text($0.countsDown ? $0.interval.upperBound : $0.interval.lowerBound, style: .timer)
    }
  }
}
