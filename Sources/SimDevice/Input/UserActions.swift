// The actions of the user, as a script expresses them: by the label of a view. The device finds the view and touches its
// center. A tap for which only a control waits is delivered when the touch ends.

import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

/// Turns actions of the user into the inputs of one device.
@MainActor
final class UserActions {
  let runtime: ViewRuntime
  let screen: DeviceScreen
  let mainThread: MainThread
  let frames: FrameController
  let process: AppProcess
  let inputs: InputQueue
  let touches: TouchController
  let scroll: ScrollController
  /// The time at which the last pending key press ends.
  var keysEnd = Instant.launch

  init(
    runtime: ViewRuntime, screen: DeviceScreen, mainThread: MainThread, frames: FrameController,
    process: AppProcess, inputs: InputQueue, touches: TouchController, scroll: ScrollController
  ) {
    self.runtime = runtime
    self.screen = screen
    self.mainThread = mainThread
    self.frames = frames
    self.process = process
    self.inputs = inputs
    self.touches = touches
    self.scroll = scroll
  }

  /// The duration of a tap: 70 ms [estimate, ×/÷1.5: taps of 50 to 120 ms are usual].
  static let tapDuration = Nanoseconds.milliseconds(70)
  /// The time between two taps of a double tap: 150 ms [estimate, ×/÷1.5].
  static let tapPause = Nanoseconds.milliseconds(150)

  /// Schedules taps on the view with a label.
  ///
  /// - Precondition: `count` is at least 1.
  func tap(_ label: String, count: Int = 1) throws {
    let (target, place) = try reach(label)
    tap(place, count: count, "tap \"\(label)\"", target.label)
    inputs.note("tap", label, Self.tapDuration)
  }

  /// Schedules taps at a point.
  ///
  /// - Parameter point: in points from the upper left corner of the screen.
  /// - Precondition: `count` is at least 1.
  func tap(at point: CGPoint, count: Int = 1) throws {
    guard screen.bounds.contains(point) else {
      throw DeviceError.outsideOfScreen(point, size: screen.bounds.size)
    }
    let place = CGPoint(x: point.x - screen.safeArea.minX, y: point.y - screen.safeArea.minY)
    let name = "\(Double(point.x)), \(Double(point.y))"
    tap(place, count: count, "tap at \(name)", "")
    inputs.note("tapAt", name, Self.tapDuration)
  }

  private func tap(_ point: CGPoint, count: Int, _ cause: String, _ label: String) {
    demand(count >= 1, "A finger taps at least once, not \(count) times.")
    var down = mainThread.time
    for _ in 0..<count {
      let up = down + Self.tapDuration
      let responders = screen.responders(at: point)
      if TouchDispatcher.needsTime(responders) || scroll.isDecelerating(at: point) {
        deliver(.began, at: point, down, cause, label)
        deliver(.ended, at: point, up, cause)
      } else {
        inputs.schedule(at: up, .tap, cause) { [touches] in
          touches.touch(.began, at: point, label)
          touches.touch(.ended, at: point)
        }
      }
      down = up + Self.tapPause
    }
    if let dismissal = dismissalAfterTap(at: point) {
      inputs.schedule(
        PendingInput(event: .tap, cause: cause, perform: dismissal), at: down - Self.tapPause)
    }
  }

  /// Schedules a long press on the view with a label.
  func longPress(_ label: String, for duration: Nanoseconds) throws {
    demand(duration >= .zero, "A finger cannot go up before it came down.")
    let (target, point) = try reach(label)
    let cause = "long press \"\(label)\""
    deliver(.began, at: point, mainThread.time, cause, target.label)
    deliver(.ended, at: point, mainThread.time + duration, cause)
    inputs.note("longPress", label, duration)
  }

  /// Schedules a drag from the view with a label by a distance.
  ///
  /// - Precondition: the velocity, in points per second, is positive.
  func drag(_ label: String, by translation: CGSize, velocity: CGFloat = ScrollController.dragSpeed)
    throws
  {
    demand(velocity > 0, "A finger drags at a positive speed.")
    let (target, start) = try reach(label, for: .drag)
    let cause = "drag \"\(label)\""
    let (dx, dy) = (translation.width, translation.height)
    let length = (dx * dx + dy * dy).squareRoot()
    let duration = Nanoseconds.rounded(Double(length / velocity) * 1e9)
    let end = CGPoint(x: start.x + dx, y: start.y + dy)
    let steps = frames.count(in: duration)
    let finger = FingerDrag(start: start, end: end, arrival: frames.start(after: steps))
    inputs.schedule(at: mainThread.time, .gesture, cause) { [touches] in
      touches.begin(finger, label: target.label)
    }
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(x: start.x + dx * share, y: start.y + dy * share)
      deliver(.moved, at: point, frames.start(after: step), cause)
    }
    deliver(.ended, at: end, frames.start(after: steps + 1), cause)
    inputs.note("drag", label, frames.clock.interval * Int64(steps + 1))
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
        let touched = screen.responders(at: point)
        if target.responders.isEmpty, touched.isEmpty { return true }
        return target.isTouched(by: touched)
      }
      if let free { return (target, free) }
    }
    let cover = runtime.touchedItem(at: targets[0].middle, in: screen.inWindow)
    let name = cover.flatMap { $0.names?.label ?? $0.names?.identifier ?? $0.text }
    throw DeviceError.covered(label, by: name.flatMap { $0.isEmpty ? nil : $0 })
  }

  private func deliver(
    _ phase: TouchEvent.Phase, at point: CGPoint, _ time: Instant, _ cause: String,
    _ label: String = ""
  ) {
    inputs.schedule(at: time, .gesture, cause) { [touches] in touches.touch(phase, at: point, label)
    }
  }

  /// Schedules an action that ends after a duration, and reports it.
  func deliver(
    _ input: PendingInput, kind: String, label: String, duration: Nanoseconds = tapDuration
  ) {
    inputs.schedule(input, at: mainThread.time + duration)
    inputs.note(kind, label, duration)
  }
}
