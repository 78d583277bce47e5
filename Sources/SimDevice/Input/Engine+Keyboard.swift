// What scrolling does to the keyboard: a finger that begins to scroll dismisses it at once, or drags it along when it
// reaches it (`scrollDismissesKeyboard`). By default, scrolling dismisses it from iOS 16 on.

import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// Dismisses the keyboard, if that is what the finger's motion does.
  func dismissKeyboard(by motion: ScrollInMotion) {
    guard runtime.focus.field != nil, let delay = delayOfDismissal(by: motion) else { return }
    schedule(at: mainTime + delay, .gesture, "scroll") { $0.runtime.focus.move(to: nil) }
  }

  /// How long after its start a finger's motion dismisses the keyboard; nil if it does not.
  private func delayOfDismissal(by motion: ScrollInMotion) -> Nanoseconds? {
    switch motion.area.keyboardMode {
    case .immediately: return .zero
    case .automatic: return system.policy.scrollDismissesKeyboard ? .zero : nil
    case .interactively: return motion.time(toFinger: distanceToKeyboard)
    default: return nil
    }
  }

  /// How far the keyboard begins below a finger in the middle of the screen, in points; that it touches there is an estimate.
  private var distanceToKeyboard: CGFloat {
    screen.height / 2 - runtime.focus.keyboardHeight(runtime.facts)
  }
}

extension ScrollInMotion {
  /// When a dragging finger has moved this far down the screen, from when it touched; nil if it does not.
  ///
  /// - Parameter distance: in points.
  fileprivate func time(toFinger distance: CGFloat) -> Nanoseconds? {
    guard axis == .vertical, case .drag(let way, let duration) = kind, -way >= distance else {
      return nil
    }
    return .rounded(Double(duration.value) * Double(max(0, distance) / -way))
  }
}
