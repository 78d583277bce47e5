// The effect of scrolling on the keyboard. A touch that begins to scroll dismisses it at once, or interactively when the
// touch reaches it (`scrollDismissesKeyboard`). By default, scrolling dismisses the keyboard since iOS 16.

import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

/// The dismissal of the keyboard by scrolling.
@MainActor
struct KeyboardDismissal {
  let runtime: ViewRuntime
  let screen: DeviceScreen
  let mainThread: MainThread
  let inputs: InputQueue

  /// Dismisses the keyboard if the motion does so.
  func dismiss(by motion: ScrollInMotion) {
    guard runtime.focus.field != nil, let delay = delayOfDismissal(by: motion) else { return }
    inputs.schedule(at: mainThread.time + delay, .gesture, "scroll") { [runtime] in
      runtime.focus.move(to: nil)
    }
  }

  /// Returns the time from the start of a motion until it dismisses the keyboard, or nil if it does
  /// not.
  private func delayOfDismissal(by motion: ScrollInMotion) -> Nanoseconds? {
    switch motion.area.keyboardMode {
    case .immediately: return .zero
    case .automatic: return runtime.policy.scrollDismissesKeyboard ? .zero : nil
    case .interactively: return motion.time(toFinger: distanceToKeyboard)
    default: return nil
    }
  }

  /// The distance from the center of the screen, where a touch is assumed to begin [estimate], to
  /// the top of the keyboard, in points.
  private var distanceToKeyboard: CGFloat {
    screen.bounds.height / 2 - runtime.focus.keyboardHeight(runtime.facts)
  }
}

extension ScrollInMotion {
  /// Returns the time at which a drag has moved a distance down the screen, or nil if it does not.
  ///
  /// - Parameter distance: in points.
  fileprivate func time(toFinger distance: CGFloat) -> Nanoseconds? {
    guard axis == .vertical, case .drag(let way, let duration) = kind, -way >= distance else {
      return nil
    }
    return .rounded(Double(duration.value) * Double(max(0, distance) / -way))
  }
}
