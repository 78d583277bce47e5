// What a user does, as a value: it can be written in code, saved as JSON and played again.

import Foundation

/// A user's gestures, one after the other.
public struct TouchScript: Hashable, Codable, Sendable {
  /// The gestures in order; each begins when the one before it has ended.
  public var gestures: [Gesture]

  /// A script.
  public init(_ gestures: [Gesture]) { self.gestures = gestures }

  /// One thing that a user does.
  public enum Gesture: Hashable, Codable, Sendable {
    /// Taps the control with this label or accessibility identifier.
    case tap(label: String)
    /// Taps so many times in a row.
    case taps(label: String, count: Int)
    /// Holds a finger down for so many milliseconds.
    case longPress(label: String, milliseconds: Int)
    /// Drags a finger from what has the label by so many points, at so many points per second.
    case dragFrom(label: String, dx: Double, dy: Double, velocity: Double)
    /// Types into a field; without a label into the one that has the focus.
    case type(text: String, into: String?)
    /// Presses the delete key so many times.
    case delete(count: Int)
    /// Presses the return key.
    case submit
    /// Drags the thumb of a slider to a value.
    case slide(label: String, to: Double)
    /// Moves a stepper or a slider by so many steps; negative ones go down.
    case step(label: String, by: Int)
    /// Chooses an option of a picker or an item of a menu.
    case pick(option: String, in: String)
    /// Pulls the content until it is refreshed.
    case pullToRefresh
    /// Drags the content by so many points, at so many points per second, and stops before letting go.
    case drag(points: Double, velocity: Double)
    /// Flings the content and lets it run out; points per second of the content offset.
    case fling(velocity: Double)
    /// Goes back with the navigation bar's button.
    case back
    /// Does nothing for so many milliseconds.
    case wait(milliseconds: Int)
  }
}

extension TouchScript: ExpressibleByArrayLiteral {
  /// A script, as a list of gestures.
  public init(arrayLiteral gestures: Gesture...) { self.init(gestures) }
}

extension SimulatedDevice {
  /// Plays a script: each gesture begins when the one before has ended and the device is at rest.
  ///
  /// - Throws: `DeviceError` when a label is not on screen, or there is no screen to go back to; the
  ///   gestures before it have been played.
  public func play(_ script: TouchScript) throws {
    for gesture in script.gestures {
      switch gesture {
      case .tap(let label): try tap(label)
      case .taps(let label, let count): try tap(label, count: count)
      case .longPress(let label, let milliseconds):
        try longPress(label, for: .milliseconds(milliseconds))
      case .dragFrom(let label, let dx, let dy, let velocity):
        try drag(label, by: CGSize(width: dx, height: dy), velocity: velocity)
      case .type(let text, let label): try type(text, into: label)
      case .delete(let count): try deleteBackward(count)
      case .submit: try submit()
      case .slide(let label, let value): try setSlider(label, to: value)
      case .step(let label, let steps):
        for _ in 0..<abs(steps) {
          try steps > 0 ? increment(label) : decrement(label)
          settle()
        }
      case .pick(let option, let label): try pick(option, in: label)
      case .pullToRefresh: try pullToRefresh()
      case .drag(let points, let velocity):
        try device.scroll(by: points, velocity: velocity)
      case .fling(let velocity): try device.fling(velocity: velocity)
      case .back: try goBack()
      case .wait(let milliseconds): advance(by: .milliseconds(milliseconds))
      }
      settle()
    }
  }
}
