// The modes of the main run loop.
//
// UIKit runs the loop in one mode at a time: the tracking mode while a scroll view drags or decelerates, and the default
// mode otherwise. The common mode stands for both [K]. A change of mode ends the activation of the loop, which calls the
// exit observers including a commit, and begins another one.

package import SimViews

/// The present mode of the main run loop.
package enum RunLoopMode: String, CaseIterable, Codable, Hashable, Sendable {
  /// No content is dragged or decelerates.
  case `default`
  /// A scroll view drags or decelerates.
  case tracking

  /// Returns whether a timer that was added for a mode fires in this one.
  package func fires(_ timer: HostTimer.Mode) -> Bool {
    switch timer {
    case .common: true
    case .default: self == .default
    case .tracking: self == .tracking
    }
  }
}
