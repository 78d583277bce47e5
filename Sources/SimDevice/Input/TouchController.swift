// Touches. The topmost view at their point receives them, as on a device, unless they stop a scroll or close a row. A drag that
// no gesture of the app claims scrolls the content or moves a row sideways (`FingerDrag`).

import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

/// The touches of one device, and the rows that they open.
@MainActor
final class TouchController {
  private let runtime: ViewRuntime
  private let screen: DeviceScreen
  private let mainThread: MainThread
  private let inputs: InputQueue
  private let scroll: ScrollController
  /// The active touch that is going to move.
  private var finger: FingerDrag?
  /// Whether the active touch stopped a scroll or closed a row and has no further effect.
  private var isSpent = false
  /// The list with an open row.
  private weak var openList: RowHost?
  /// Whether the active touch began on an action of that row.
  private var touchesAction = false

  init(
    runtime: ViewRuntime, screen: DeviceScreen, mainThread: MainThread, inputs: InputQueue,
    scroll: ScrollController
  ) {
    self.runtime = runtime
    self.screen = screen
    self.mainThread = mainThread
    self.inputs = inputs
    self.scroll = scroll
  }

  /// Begins a touch that is going to move.
  func begin(_ drag: FingerDrag, label: String) {
    touch(.began, at: drag.start, label)
    if !isSpent { finger = drag }
  }

  /// Delivers one phase of a touch to the app.
  func touch(_ phase: TouchEvent.Phase, at point: CGPoint, _ label: String = "") {
    if phase == .began {
      isSpent = scroll.stopsScroll(at: point) || closesRow(at: point)
    }
    guard !isSpent else { return }
    let event = TouchEvent(phase, at: point, time: seconds)
    let touches = runtime.touches
    if phase == .began {
      let chain = screen.responders(at: point)
      touches.begin(event, on: chain, label: label)
    } else {
      let gesturesFirst = runtime.policy.dragsStopScrolls
      if phase == .moved, !gesturesFirst { pan(at: point) }
      touches.receive(event)
      if phase == .moved, gesturesFirst { pan(at: point) }
      if phase == .ended {
        closeTouchedRow()
        endDrag()
      }
    }
    waitForGestures(at: point)
  }

  /// Schedules a callback for gestures that wait for a time to pass.
  private func waitForGestures(at point: CGPoint) {
    // A press with an infinite minimum duration never completes. Apps use it only to track the touch.
    guard let deadline = runtime.touches.deadline, deadline < 1e9 else { return }
    let due = Instant.launch + .rounded(deadline * 1e9)
    inputs.schedule(at: due, .gesture, "a gesture's time") { [self] in
      guard let deadline = runtime.touches.deadline, deadline <= seconds else { return }
      touch(.waited, at: point)
    }
  }

  /// The time of the main thread in seconds.
  private var seconds: Double { mainThread.time.seconds }

  // MARK: Drags

  /// Handles the movement of a dragging touch: content begins to follow it, unless something else
  /// has claimed it.
  private func pan(at point: CGPoint) {
    guard var drag = finger else { return }
    guard !drag.isDecided else { return moveRow(with: drag, to: point) }
    let (dx, dy) = (point.x - drag.start.x, point.y - drag.start.y)
    guard max(abs(dx), abs(dy)) >= FingerDrag.hysteresis else { return }
    let axis: Axis = abs(dx) > abs(dy) ? .horizontal : .vertical
    let areas = scroll.areas(at: drag.start)
    let index = areas.lastIndex { $0.axes.contains(axis.set) && $0.isEnabled }
    if axis == .horizontal, let (row, edge, level) = row(under: drag, areas), level > index ?? -1 {
      guard !runtime.touches.isTaken(inside: level) else { return }
      drag.row = (row, edge, point)
      if row.host.open(row, at: edge, finger: 0) { openList = row.host }
    } else {
      guard let index, !runtime.touches.isTaken(inside: index) else { return }
      follow(drag, areas[index], along: axis, from: point)
    }
    drag.isDecided = true
    finger = drag
    runtime.touches.yield()
  }

  /// Lets the content follow the touch from here on.
  private func follow(_ drag: FingerDrag, _ area: ScrollArea, along axis: Axis, from point: CGPoint)
  {
    let rest = axis == .vertical ? drag.end.y - point.y : drag.end.x - point.x
    let sign: CGFloat = axis == .horizontal && isRightToLeft(area) ? 1 : -1
    let duration = max(.zero, drag.arrival - mainThread.time)
    scroll.start(
      scroll.nextMotion(.drag(distance: sign * rest, duration: duration), of: area, along: axis))
  }

  /// Returns the row that a touch moves sideways, with the index of its list among the enclosing
  /// scroll areas.
  private func row(
    under drag: FingerDrag, _ areas: [ScrollArea]
  ) -> (row: ListRow, edge: HorizontalEdge, level: Int)? {
    guard let row = runtime.touchedItem(at: drag.start, in: screen.inWindow)?.row,
      let level = areas.firstIndex(where: { $0.rows === row.host })
    else { return nil }
    let isBackwards = (drag.way.x < 0) != row.host.element.isRightToLeft
    let edge: HorizontalEdge = isBackwards ? .trailing : .leading
    guard row.offers(at: edge) else { return nil }
    return (row, edge, level)
  }

  /// Moves a row with its touch.
  ///
  /// If no full swipe is allowed, the row resists beyond its open position, like content beyond an
  /// edge [E].
  private func moveRow(with drag: FingerDrag, to point: CGPoint) {
    guard let (row, edge, caught) = drag.row, let swiped = row.host.swiped, swiped.row === row
    else { return }
    let way = drag.way.x < 0 ? caught.x - point.x : point.x - caught.x
    var aside = max(0, way)
    let most = swiped.width
    if aside > most, row.swipeActions.first(where: { $0.edge == edge })?.allowsFullSwipe == false {
      let beyond = ScrollPhysics.rubberBand(
        Double(aside - most), dimension: Double(max(1, row.host.element.size.width)))
      aside = most + CGFloat(beyond)
    }
    row.host.moveSwiped(to: aside)
  }

  /// Returns whether content is laid out from right to left.
  ///
  /// Content without an element, such as pages, follows the window.
  private func isRightToLeft(_ area: ScrollArea) -> Bool {
    area.element?.isRightToLeft
      ?? (runtime.window?.environment.read().layoutDirection == .rightToLeft)
  }

  /// Ends the drag when the touch ends.
  private func endDrag() {
    guard let drag = finger else { return }
    finger = nil
    guard let (row, edge, _) = drag.row, !row.isDeleted else { return }
    let way = abs(drag.way.x)
    guard let swiped = row.host.swiped, swiped.row === row else { return }
    let isWhole = way >= row.host.element.size.width * FingerDrag.wholeRow
    let provider = row.swipeActions.first { $0.edge == edge }
    if isWhole, provider?.allowsFullSwipe ?? true {
      let first =
        swiped.deletion ?? runtime.items(of: swiped.root).lazy.compactMap(\.control).first
      if let first, first.isEnabled { first.action?() }
      close(row.host)
    } else if way >= FingerDrag.opening {
      settleOpen(row.host)
    } else {
      close(row.host)
    }
  }

  // MARK: Open rows

  /// The duration of the animation that opens or closes a row: 0.3 s [estimate, ×/÷1.5].
  private static let rowSettling = 0.3

  /// Handles the start of a touch while a row is open.
  ///
  /// A touch on one of its actions is ordinary; any other touch closes the row and has no further
  /// effect.
  ///
  /// - Returns: whether the touch has no further effect.
  private func closesRow(at point: CGPoint) -> Bool {
    guard let host = openList, let swiped = host.swiped else { return false }
    touchesAction = screen.responders(at: point).contains {
      swiped.holds($0.element)
    }
    guard !touchesAction else { return false }
    close(host)
    return true
  }

  /// Closes the open row when a touch on one of its actions ends.
  private func closeTouchedRow() {
    guard touchesAction else { return }
    touchesAction = false
    if let host = openList { close(host) }
  }

  /// Opens a row with an animation.
  func open(_ row: ListRow, at edge: HorizontalEdge) {
    row.host.open(row, at: edge)
    openList = row.host
    runtime.motion.keepMoving(for: Self.rowSettling)
  }

  /// Animates a row to its open position after the touch has ended.
  private func settleOpen(_ host: RowHost) {
    host.moveSwiped(to: nil)
    runtime.motion.keepMoving(for: Self.rowSettling)
  }

  /// Closes a row with an animation.
  private func close(_ host: RowHost) {
    host.closeRow()
    runtime.motion.keepMoving(for: Self.rowSettling)
  }
}
