// Touches: the device finds what has the label on screen now and puts a finger on the middle of it; what
// lies on top there gets the touch, as under a real finger. Each moment of it is delivered at the start of a
// frame, when the loop runs. A tap that only a control waits for is delivered when the finger goes up.

package import Foundation
@_spi(Runtime) import SimComponents
package import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// How long a finger stays down in a tap: 70 ms (estimate, ×/÷1.5: taps of 50 to 120 ms are usual).
  static let tapDuration = Nanoseconds.milliseconds(70)
  /// The time from one tap of a double tap to the next: 150 ms [estimate, ×/÷1.5].
  static let tapPause = Nanoseconds.milliseconds(150)

  /// The texts on screen, top to bottom, then leading to trailing.
  package var screenText: [String] {
    // Sums of thirds of a point differ in their last bits on one and the same line.
    var texts: [(line: CGFloat, leading: CGFloat, text: String)] = []
    for item in visibleItems() where item.isText {
      texts.append(((item.frame.minY * 100).rounded(), item.frame.minX, item.text))
    }
    texts.sort { $0.line != $1.line ? $0.line < $1.line : $0.leading < $1.leading }
    return texts.map(\.text)
  }

  /// The screen, in points of the window, which lies inside the safe area.
  var screenInWindow: CGRect { screen.offsetBy(dx: -safeArea.minX, dy: -safeArea.minY) }

  func visibleItems() -> [ScreenItem] { runtime.screenItems(in: screenInWindow) }

  /// Puts taps on what has a label on their way.
  ///
  /// - Precondition: there is at least one tap.
  package func tap(_ label: String, count: Int = 1) throws {
    let (target, place) = try reach(label)
    tap(place, count: count, "tap \"\(label)\"", target.label)
    note("tap", label, Self.tapDuration)
  }

  /// Puts taps at a point on their way, whatever lies there.
  ///
  /// - Parameter point: in points, from the screen's upper left corner.
  /// - Precondition: there is at least one tap.
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

  /// A link of a text was tapped that stands in an environment.
  func follow(_ address: URL, in values: EnvironmentValues) {
    values.openURL.follow(address, in: runtime)
  }

  /// Puts a finger on what has a label and leaves it there.
  package func longPress(_ label: String, for duration: Nanoseconds) throws {
    demand(duration >= .zero, "A finger cannot go up before it came down.")
    let (target, point) = try reach(label)
    let cause = "long press \"\(label)\""
    deliver(.began, at: point, mainTime, cause, target.label)
    deliver(.ended, at: point, mainTime + duration, cause)
    note("longPress", label, duration)
  }

  /// Puts a finger on what has a label and moves it by a distance at a speed in points a second.
  ///
  /// - Precondition: the speed is positive.
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
    let finger = FingerDrag(start: start, end: end, arrival: beginOfFrame(after: steps))
    schedule(at: mainTime, .gesture, cause) { device in
      device.touch(.began, at: start, target.label)
      if !device.scrolling.tookTouch { device.scrolling.finger = finger }
    }
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(x: start.x + dx * share, y: start.y + dy * share)
      deliver(.moved, at: point, beginOfFrame(after: step), cause)
    }
    deliver(.ended, at: end, beginOfFrame(after: steps + 1), cause)
    note("drag", label, frameInterval * Int64(steps + 1))
  }

  /// What has the label, and where a person would touch it.
  ///
  /// That is the middle of what can be seen, or where something else covers it, a place near an edge that is free. Of several
  /// things with the label it is the first that can be touched.
  ///
  /// - Throws: `DeviceError.covered`, which says what lies there, if no place is free.
  private func reach(
    _ label: String, for use: TargetUse = .tap
  ) throws -> (target: ScreenTarget, place: CGPoint) {
    let targets = try targets(label, for: use)
    for target in targets {
      let free = target.places.first { point in
        let touched = runtime.responders(at: point, in: screenInWindow)
        return target.responders.isEmpty ? touched.isEmpty : target.isTouched(by: touched)
      }
      if let free { return (target, free) }
    }
    let cover = runtime.touchedItem(at: targets[0].middle, in: screenInWindow)
    let name = cover.flatMap { $0.names?.label ?? $0.names?.identifier ?? $0.text }
    throw DeviceError.covered(label, by: name.flatMap { $0.isEmpty ? nil : $0 })
  }

  /// When the frame begins that comes this many frames after the next one.
  func beginOfFrame(after frames: Int) -> Instant {
    frameClock.time(ofVsync: frameClock.vsync(atOrAfter: mainTime) + frames)
  }

  /// The number of frames that a movement takes, at least one.
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

  /// Delivers something at the start of the first frame at or after a point of time.
  func schedule(
    at time: Instant, _ event: CauseEvent, _ cause: String,
    _ body: @escaping @MainActor (Engine) -> Void
  ) {
    schedule(PendingInput(event: event, cause: cause, handle: body), at: time)
  }

  private func schedule(_ input: PendingInput, at time: Instant) {
    let number = inputs.add(input)
    let delivery = frameClock.time(ofVsync: frameClock.vsync(atOrAfter: time))
    simulation.schedule(.input(number), at: delivery, priority: .input)
  }

  func note(_ kind: String, _ label: String, _ duration: Nanoseconds) {
    report(input: ReceivedInput(kind: kind, label: label, start: mainTime, duration: duration))
  }

  /// One moment of a touch reaches the app.
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

  /// Recognisers that wait for time to pass are notified when it has.
  private func waitForGestures(at point: CGPoint) {
    // A press with an infinite duration never completes: apps use one just to track the finger.
    guard let deadline = runtime.touches.deadline, deadline < 1e9 else { return }
    let due = Instant.launch + .rounded(deadline * 1e9)
    schedule(at: due, .gesture, "a gesture's time") { device in
      guard let deadline = device.runtime.touches.deadline, deadline <= device.seconds else {
        return
      }
      device.touch(.waited, at: point)
    }
  }

  /// The main thread's time in seconds.
  private var seconds: Double { Double(mainTime.value) / 1e9 }
}
