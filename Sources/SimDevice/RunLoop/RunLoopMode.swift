// The modes of the main run loop.
//
// UIKit runs the loop in one mode at a time: while a scroll view drags or decelerates it is that of
// tracking, otherwise the default one; common stands for both [K]. A change of mode ends the activation of
// the loop, which notifies the observers of its exit, a commit among them, and begins another one.

package import SimViews

/// What the main run loop listens to at present.
package enum RunLoopMode: String, CaseIterable, Codable, Hashable, Sendable {
  /// Nothing is dragged or decelerates.
  case `default`
  /// A scroll view drags or decelerates.
  case tracking

  /// Whether a timer that was added for a mode fires in this one.
  package func fires(_ timer: HostTimer.Mode) -> Bool {
    switch timer {
    case .common: true
    case .default: self == .default
    case .tracking: self == .tracking
    }
  }
}
