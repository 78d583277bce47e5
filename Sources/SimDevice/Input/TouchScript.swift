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
