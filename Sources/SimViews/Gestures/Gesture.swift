// Gestures are values that say how to make a recogniser. A recogniser is notified of each moment of a touch and
// answers how far it is; it returns its callbacks as closures, so that the code that decides between
// several gestures can hold them back or drop them.

import Foundation

/// An instance that matches a sequence of events to a gesture, and returns a stream of values for each of
/// its states.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type representing the gesture's value.
  associatedtype Value
  /// The type of gesture representing the body of this gesture.
  associatedtype Body: Gesture

  /// The content and behavior of the gesture.
  var body: Body { get }

  /// Makes the recogniser of one touch; the runtime's own gestures replace it.
  static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Value>
}

extension Gesture where Body.Value == Value {
  /// A custom gesture is recognised as its body.
  public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Value> {
    Body._makeRecogniser(gesture.body)
  }
}

extension Never: Gesture {
  /// There is no value.
  public typealias Value = Never
}

/// A gesture that the runtime itself recognises; its `body` is never asked for.
@MainActor @preconcurrency
package protocol PrimitiveGesture: Gesture, Primitive where Body == Never {}

/// How far a recogniser is.
package enum GesturePhase<Value> {
  /// It may still become one.
  case possible
  case active(Value)
  case ended(Value)
  case failed

  func map<New>(_ transform: (Value) -> New) -> GesturePhase<New> {
    switch self {
    case .possible: return .possible
    case .active(let value): return .active(transform(value))
    case .ended(let value): return .ended(transform(value))
    case .failed: return .failed
    }
  }
}

/// A user closure that a recogniser requests to call.
package enum GestureAction {
  /// A closure that is called after the touch was delivered to all.
  case call(@MainActor () -> Void)
  /// What a control does, called after the touch was delivered to all.
  case press(TouchElement, @MainActor () -> Void)
  /// A closure that runs while the touch is delivered, before any is called, and returns what to call.
  case update(@MainActor () -> (() -> Void)?)
}

/// The closures that a recogniser requests to call, in order.
package struct GestureOutput {
  package var actions: [GestureAction] = []
}

/// Recognises one gesture in the touches on one view.
@MainActor
open class _GestureRecogniser<Value> {
  /// Creates a recogniser that waits for touches.
  public init() {}

  /// Takes a moment of a touch.
  package func receive(_ event: TouchEvent, _ output: inout GestureOutput) -> GesturePhase<Value> {
    .failed
  }

  /// The time at which it has to be notified, in seconds since launch.
  package var deadline: Double? { nil }
  /// Whether every movement of a touch has to be delivered, rather than its end only.
  package var needsTime: Bool { true }
  /// Whether it goes on without keeping others from recognising something.
  package var isTentative: Bool { false }
  /// It lost against another one, or the touch was taken away.
  package func cancel(_ output: inout GestureOutput) {}
}

/// What recognisers need to know of the place that they are asked for.
@MainActor
enum GestureScope {
  /// Where the view with the gesture lies on screen, in points.
  static var origin = CGPoint.zero
  /// The view with the gesture.
  static weak var element: RenderElement?

  /// A point of the window, in a space of the view with the gesture.
  static func location(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    guard space != .local, let runtime = ViewRuntime.current else { return local }
    if case .named(let name) = space, let place = element?.place(in: name, runtime) {
      return CGPoint(x: local.x + place.point.x, y: local.y + place.point.y)
    }
    return CGPoint(
      x: point.x + runtime.safeAreaInsets.leading, y: point.y + runtime.safeAreaInsets.top)
  }
}
