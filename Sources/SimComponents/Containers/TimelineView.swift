// A timeline view makes its content again at the dates of a schedule. The host's run loop schedules
// one date after another; the body around the view does not run, and a child with equal inputs is
// skipped.

public import Foundation
import SimGraph
import SimReflection
@_spi(Runtime) public import SimViews

/// A view that updates according to a schedule that you provide.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// Creates a timeline view with the given schedule.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The input of a timeline view's content.
  public struct Context: Sendable {
    /// The greatest rate of updates.
    public enum Cadence: Comparable, Sendable {
      case live
      /// About once a second.
      case seconds
      /// About once a minute.
      case minutes
    }

    /// The date from the schedule that led to this update.
    public let date: Date
    /// The rate of updates: a phone whose screen is on updates the view at each date.
    public let cadence: Cadence

    /// Invalidates the cached contents of the view; there are none.
    public func invalidateTimelineContent() {}
  }

  /// Returns a node that makes the content at each date.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    TimelineNode<Schedule, Content>(value, inputs)
  }

  /// Visits the content, which is always shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

/// The context of timeline views, whatever their schedules and contents.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

/// The node of a timeline view.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  _TypedNode<TimelineView<Schedule, Content>>, NodeOwner
{
  private var value: TimelineView<Schedule, Content>
  private var entries: Schedule.Entries.Iterator
  private var current: Date
  private var upcoming: Date?
  private var timer: HostTimer?
  /// The dependencies of the content; a date makes it stale in the same way as a change of one of
  /// them.
  private lazy var reading = NodeReading(self, "TimelineView")
  private var child: _TypedNode<Content>?

  init(_ value: TimelineView<Schedule, Content>, _ inputs: _ViewInputs) {
    self.value = value
    current = Date(timeIntervalSince1970: inputs.runtime.secondsSince1970)
    entries = value.schedule.entries(from: current, mode: .normal).makeIterator()
    super.init(inputs)
    begin()
    contentIsStale(because: runtime.graph.currentCause)
  }

  override func update(_ new: TimelineView<Schedule, Content>) {
    guard !areEqualInputs(value, new) else { return }
    let isOtherSchedule = !areEqualInputs(value.schedule, new.schedule)
    value = new
    if isOtherSchedule { restart() }
    contentIsStale(because: runtime.graph.currentCause)
  }

  private func contentIsStale(because cause: CauseID) {
    runtime.graph.invalidate(reading.readingAttribute, cause: cause)
    flagStale()
  }

  // MARK: Dates

  private var now: Date { Date(timeIntervalSince1970: runtime.secondsSince1970) }

  private func restart() {
    entries = value.schedule.entries(from: now, mode: .normal).makeIterator()
    begin()
  }

  /// Shows the last date that is not after now; if all are in the future, the first of them.
  private func begin() {
    guard let first = entries.next() else {
      upcoming = nil
      return wait()
    }
    current = first
    upcoming = entries.next()
    skipPassed()
    wait()
  }

  /// Skips dates that were missed, as a timer does.
  private func skipPassed() {
    let now = now
    while let next = upcoming, next <= now {
      current = next
      upcoming = entries.next()
    }
  }

  private func wait() {
    timer?.cancel()
    timer = nil
    guard let upcoming, let loop = runtime.runLoop else { return }
    let timer = HostTimer(
      interval: max(0, upcoming.timeIntervalSince(now)), tolerance: 0, mode: .common, repeats: true
    ) { [weak self] _ in self?.dateHasCome() }
    self.timer = timer
    loop.start(timer)
  }

  private func dateHasCome() {
    guard !isRemoved, let next = upcoming else { return }
    current = next
    upcoming = entries.next()
    skipPassed()
    wait()
    contentIsStale(because: runtime.causes.write(runtime.causes.name("a date"), in: runtime.graph))
  }

  // MARK: Content

  override func evaluate() {
    guard reading.isStale else { return }
    reading.following {
      let context = TimelineViewDefaultContext(date: current, cadence: .live)
      let content = reading.read {
        runtime.owned(by: owner) {
          runtime.makingContent(.of(Content.self)) { value.content(context) }
        }
      }
      if let child {
        child.update(content)
      } else {
        child = Content._makeNode(content, inputsForChild)
        structureChanged()
      }
    }
  }

  // MARK: Tree

  /// Suspends the row, which needs no dates off screen; on return it shows the last one.
  override func suspend() -> Bool {
    timer?.cancel()
    timer = nil
    return super.suspend()
  }

  override func resume() {
    skipPassed()
    wait()
    contentIsStale(because: runtime.graph.currentCause)
    super.resume()
  }

  override func collect(into elements: inout [RenderElement]) { child?.collect(into: &elements) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override var label: String { "TimelineView" }
  nonisolated func label(of node: NodeID) -> String { "TimelineView" }

  override func tearDown() {
    timer?.cancel()
    timer = nil
    child?.remove()
    child = nil
    reading.end()
  }
}
