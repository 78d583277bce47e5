// Texts that show how much time has passed change by themselves. Each moment that one of them waits for is a source of
// the graph, which the text has read: when it has come, only the texts that wait for it are brought up to date, and no
// body runs. What waits for nothing any more, because it is gone, reads no further moment.

package import Foundation
package import SimGraph

/// The moments that texts wait for.
package final class TextClock: RuntimeFeature, NodeOwner {
  private unowned(unsafe) let runtime: ViewRuntime
  private var moments: [(date: Date, source: NodeID)] = []
  private var timer: HostTimer?
  private var due: Date?

  package init(_ runtime: ViewRuntime) { self.runtime = runtime }

  private var now: Date { Date(timeIntervalSince1970: runtime.secondsSince1970) }

  /// What is brought up to date, a text or a bar, changes at a moment.
  package func wait(for date: Date) {
    let graph = runtime.graph
    if let known = moments.first(where: { $0.date == date }) { return graph.read(known.source) }
    let source = graph.addSource(owner: self)
    moments.append((date, source))
    graph.read(source)
    if due.map({ date < $0 }) ?? true { arm(for: date) }
  }

  private func arm(for date: Date) {
    timer?.cancel()
    timer = nil
    due = nil
    guard let loop = runtime.runLoop else { return }
    let timer = HostTimer(
      interval: max(0, date.timeIntervalSince(now)), tolerance: 0, mode: .common,
      repeats: true, movesClock: true
    ) { [weak self] _ in self?.haveCome() }
    (self.timer, due) = (timer, date)
    loop.start(timer)
  }

  private func haveCome() {
    // A date has no more than a ten-millionth of a second to spare.
    let limit = now.addingTimeInterval(1e-3)
    let graph = runtime.graph
    let cause = runtime.causes.write(runtime.causes.name("a date"), in: graph)
    for moment in moments where moment.date <= limit {
      graph.write(moment.source, cause: cause)
      graph.remove(moment.source)
    }
    moments.removeAll { $0.date <= limit }
    armForNext()
  }

  /// What waited for a moment may be gone.
  package func finish() {
    guard !moments.isEmpty else { return }
    let graph = runtime.graph
    let left = moments.filter { moment in
      var isAwaited = false
      graph.forEachEffect(downstreamOf: moment.source) { _ in isAwaited = true }
      if !isAwaited { graph.remove(moment.source) }
      return isAwaited
    }
    guard left.count < moments.count else { return }
    moments = left
    if let due, !left.contains(where: { $0.date == due }) { armForNext() }
  }

  private func armForNext() {
    timer?.cancel()
    (timer, due) = (nil, nil)
    if let next = moments.map(\.date).min() { arm(for: next) }
  }

  package func end() {
    timer?.cancel()
    timer = nil
  }

  nonisolated package func label(of node: NodeID) -> String { "a date" }
}

extension TextContent {
  /// Has a text brought up to date again when it changes by itself; called while it is.
  @MainActor
  func waitForChange(in values: EnvironmentValues, _ runtime: ViewRuntime) {
    guard changesWithTime, let date = nextChange(after: values.now) else { return }
    runtime.feature(TextClock.self).wait(for: date)
  }
}

extension Date {
  /// The first date after another one that lies a multiple of a number of seconds from this one.
  package func next(every step: TimeInterval, after now: Date) -> Date {
    let passed = (now.timeIntervalSince(self) / step + 1e-6).rounded(.down)
    return addingTimeInterval((passed + 1) * step)
  }
}

extension ClosedRange<Date> {
  /// When a clock that runs within the interval shows another second; nil when it has stopped.
  ///
  /// - Parameter countsDown: whether its seconds are counted to the end, and not from the beginning.
  package func nextSecond(after now: Date, countsDown: Bool) -> Date? {
    guard now < upperBound else { return nil }
    guard now >= lowerBound else { return lowerBound }
    return Swift.min((countsDown ? upperBound : lowerBound).next(every: 1, after: now), upperBound)
  }
}
