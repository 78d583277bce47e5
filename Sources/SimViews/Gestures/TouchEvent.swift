package import Foundation

/// One moment of a finger's touch.
package struct TouchEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    /// The finger came down.
    case began
    case moved
    /// The finger went up.
    case ended
    /// The system took the touch away.
    case cancelled
    /// Only time has passed, at which a recogniser has to be notified.
    case waited
  }

  package var phase: Phase
  /// Where the finger is, in points of the screen.
  package var location: CGPoint
  /// The time in seconds since launch.
  package var time: Double

  package init(_ phase: Phase, at location: CGPoint, time: Double) {
    self.phase = phase
    self.location = location
    self.time = time
  }
}
