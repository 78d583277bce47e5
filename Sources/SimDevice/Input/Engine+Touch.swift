// Touches. The device finds the view with a label and touches its center; the topmost view there receives the touch, as on a
// device. Each phase is delivered at the start of a frame when the loop runs. A tap for which only a control waits is
// delivered when the touch ends.

package import Foundation
@_spi(Runtime) import SimComponents
package import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// The duration of a tap: 70 ms [estimate, ×/÷1.5: taps of 50 to 120 ms are usual].
  static let tapDuration = Nanoseconds.milliseconds(70)
  /// The time between two taps of a double tap: 150 ms [estimate, ×/÷1.5].
  static let tapPause = Nanoseconds.milliseconds(150)

  /// The texts on screen from top to bottom, then from leading to trailing.
  package var screenText: [String] {
    // Sums of thirds of a point on one line can differ in their last bits.
    var texts: [(line: CGFloat, leading: CGFloat, text: String)] = []
    for item in visibleItems() where item.isText {
      texts.append(((item.frame.minY * 100).rounded(), item.frame.minX, item.text))
    }
    texts.sort { $0.line != $1.line ? $0.line < $1.line : $0.leading < $1.leading }
    return texts.map(\.text)
  }

  /// The bounds of the screen in coordinates of the window, whose origin is that of the safe area.
  var screenInWindow: CGRect { screen.offsetBy(dx: -safeArea.minX, dy: -safeArea.minY) }

  func visibleItems() -> [ScreenItem] { runtime.screenItems(in: screenInWindow) }

  /// Schedules taps on the view with a label.
  ///
  /// - Precondition: `count` is at least 1.
  package func tap(_ label: String, count: Int = 1) throws {
    let (target, place) = try reach(label)
    tap(place, count: count, "tap \"\(label)\"", target.label)
    note("tap", label, Self.tapDuration)
  }

  /// Schedules taps at a point.
  ///
  /// - Parameter point: in points from the upper left corner of the screen.
  /// - Precondition: `count` is at least 1.
  package func tap(at point: CGPoint, count: Int = 1) throws {
    guard screen.contains(point) else {
      throw DeviceError.outsideOfScreen(point, size: screen.size)
    }
    let place = CGPoint(x: point.x - safeArea.minX, y: point.y - safeArea.minY)
    let name = "\(Double(point.x)), \(Double(point.y))"
    tap(place, count: count, "tap at \(name)", "")
    note("tapAt", name, Self.tapDuration)
  }

  private func tap(_ point: CGPoint, count: Int, _ cause: String, _ label: String) {
    demand(count >= 1, "A finger taps at least once, not \(count) times.")
    var down = mainTime
    for _ in 0..<count {
      let up = down + Self.tapDuration
      let responders = runtime.responders(at: point, in: screenInWindow)
      if TouchDispatcher.needsTime(responders) || isDecelerating(at: point) {
        deliver(.began, at: point, down, cause, label)
        deliver(.ended, at: point, up, cause)
      } else {
        schedule(at: up, .tap, cause) { device in
          device.touch(.began, at: point, label)
          device.touch(.ended, at: point)
        }
      }
      down = up + Self.tapPause
    }
    if let dismissal = dismissalAfterTap(at: point) {
      schedule(
        PendingInput(event: .tap, cause: cause, perform: dismissal), at: down - Self.tapPause)
    }
  }

  /// Opens the link of a text that was tapped, with the `openURL` action of its environment.
  func follow(_ address: URL, in values: EnvironmentValues) {
    values.openURL.follow(address, in: runtime)
  }

  /// Schedules a long press on the view with a label.
  package func longPress(_ label: String, for duration: Nanoseconds) throws {
    demand(duration >= .zero, "A finger cannot go up before it came down.")
    let (target, point) = try reach(label)
    let cause = "long press \"\(label)\""
    deliver(.began, at: point, mainTime, cause, target.label)
    deliver(.ended, at: point, mainTime + duration, cause)
    note("longPress", label, duration)
  }

  /// Schedules a drag from the view with a label by a distance.
  ///
  /// - Precondition: the velocity, in points per second, is positive.
  package func drag(_ label: String, by translation: CGSize, velocity: CGFloat = Engine.dragSpeed)
    throws
  {
    demand(velocity > 0, "A finger drags at a positive speed.")
    let (target, start) = try reach(label, for: .drag)
    let cause = "drag \"\(label)\""
    let (dx, dy) = (translation.width, translation.height)
    let length = (dx * dx + dy * dy).squareRoot()
    let duration = Nanoseconds.rounded(Double(length / velocity) * 1e9)
    let end = CGPoint(x: start.x + dx, y: start.y + dy)
    let steps = self.steps(in: duration)
    let finger = FingerDrag(start: start, end: end, arrival: frames.start(after: steps))
    schedule(at: mainTime, .gesture, cause) { device in
      device.touch(.began, at: start, target.label)
      if !device.scrolling.tookTouch { device.scrolling.finger = finger }
    }
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(x: start.x + dx * share, y: start.y + dy * share)
      deliver(.moved, at: point, frames.start(after: step), cause)
    }
    deliver(.ended, at: end, frames.start(after: steps + 1), cause)
    note("drag", label, frameInterval * Int64(steps + 1))
  }

  /// Returns the first view with a label that can be touched, and the point of the touch.
  ///
  /// The point is the center of the visible part of the view. If that is covered, it is an
  /// uncovered point near an edge.
  ///
  /// - Throws: `DeviceError.covered` with the covering view if there is no uncovered point.
  private func reach(
    _ label: String, for use: TargetUse = .tap
  ) throws -> (target: ScreenTarget, place: CGPoint) {
    let targets = try targets(label, for: use)
    for target in targets {
      let free = target.places.first { point in
        let touched = runtime.responders(at: point, in: screenInWindow)
        if target.responders.isEmpty, touched.isEmpty { return true }
        return target.isTouched(by: touched)
      }
      if let free { return (target, free) }
    }
    let cover = runtime.touchedItem(at: targets[0].middle, in: screenInWindow)
    let name = cover.flatMap { $0.names?.label ?? $0.names?.identifier ?? $0.text }
    throw DeviceError.covered(label, by: name.flatMap { $0.isEmpty ? nil : $0 })
  }

  /// Returns the number of frames that a movement takes, at least one.
  func steps(in duration: Nanoseconds) -> Int {
    max(1, Int((Double(duration.value) / Double(frameInterval.value)).rounded()))
  }

  // MARK: Delivery

  func deliver(
    _ input: PendingInput, kind: String, label: String, duration: Nanoseconds = tapDuration
  ) {
    schedule(input, at: mainTime + duration)
    note(kind, label, duration)
  }

  private func deliver(
    _ phase: TouchEvent.Phase, at point: CGPoint, _ time: Instant, _ cause: String,
    _ label: String = ""
  ) {
    schedule(at: time, .gesture, cause) { $0.touch(phase, at: point, label) }
  }

  /// Schedules a delivery at the start of the first frame at or after a time.
  func schedule(
    at time: Instant, _ event: CauseEvent, _ cause: String,
    _ body: @escaping @MainActor (Engine) -> Void
  ) {
    schedule(PendingInput(event: event, cause: cause, handle: body), at: time)
  }

  private func schedule(_ input: PendingInput, at time: Instant) {
    let number = inputs.add(input)
    let delivery = frames.clock.time(ofVsync: frames.clock.vsync(atOrAfter: time))
    kernel.events.schedule(.input(number), at: delivery, priority: .input)
  }

  func note(_ kind: String, _ label: String, _ duration: Nanoseconds) {
    reports.received(ReceivedInput(kind: kind, label: label, start: mainTime, duration: duration))
  }

  /// Delivers one phase of a touch to the app.
  private func touch(_ phase: TouchEvent.Phase, at point: CGPoint, _ label: String = "") {
    if phase == .began {
      scrolling.tookTouch = stopsScroll(at: point) || closesRow(at: point)
    }
    guard !scrolling.tookTouch else { return }
    let event = TouchEvent(phase, at: point, time: seconds)
    let touches = runtime.touches
    if phase == .began {
      let chain = runtime.responders(at: point, in: screenInWindow)
      touches.begin(event, on: chain, label: label)
    } else {
      let gesturesFirst = system.policy.dragsStopScrolls
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
    schedule(at: due, .gesture, "a gesture's time") { device in
      guard let deadline = device.runtime.touches.deadline, deadline <= device.seconds else {
        return
      }
      device.touch(.waited, at: point)
    }
  }

  /// The time of the main thread in seconds.
  private var seconds: Double { Double(mainTime.value) / 1e9 }
}
