// Transitions of the app to the background and back, and the notifications of the keyboard.
//
// The order is UIKit's. When the app leaves, the scene becomes inactive at once, and enters the background when the home
// screen is displayed. When the app returns, the scene is inactive first, and active when it is on screen. The time in
// between is that of the system's animation [estimate]. Restrictions in the background are not modeled, and neither is the
// absence of drawing there.
//
// The notifications of the keyboard are posted before it is shown or hidden, and 0.25 s later. The names and keys are
// UIKit's; the frames are in screen coordinates, in points. SwiftUI does not use them; they are for apps that adjust their
// layout themselves.

import Foundation
@_spi(Runtime) import SimComponents
import SimCore
@_spi(Runtime) import SimViews

/// What the system of one device notifies the app of.
@MainActor
struct SystemNotifications {
  let runtime: ViewRuntime
  let process: AppProcess
  let screen: DeviceScreen

  /// The duration of the animation to and from the home screen [estimate].
  private static let homeTransition = Nanoseconds(400_000_000)
  private static let didBecomeActive = "UIApplicationDidBecomeActiveNotification"

  /// Handles a change to the home screen.
  func enterBackground() {
    move(to: .inactive, after: .zero, posting: "UIApplicationWillResignActiveNotification")
    move(
      to: .background, after: Self.homeTransition,
      posting: "UIApplicationDidEnterBackgroundNotification")
  }

  /// Handles the return from the home screen.
  func enterForeground() {
    move(to: .inactive, after: .zero, posting: "UIApplicationWillEnterForegroundNotification")
    move(to: .active, after: Self.homeTransition, posting: Self.didBecomeActive)
  }

  /// Posts the activation after the first views have appeared (Apple,
  /// `didBecomeActiveNotification`).
  func postActivation() { post(Self.didBecomeActive) }

  func post(_ name: String, _ details: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(
      name: Notification.Name(name), object: nil, userInfo: details)
  }

  private func move(to phase: ScenePhase, after delay: Nanoseconds, posting name: String) {
    process.post(after: delay) {
      runtime.scene(movesTo: phase)
      post(name)
    }
  }

  // MARK: Keyboard

  /// Notifies the app that the keyboard begins to show or hide, and later that it has.
  func keyboardMoves(isUp: Bool) {
    let height = runtime.focus.keyboardHeight(runtime.facts)
    let bounds = screen.bounds
    let up = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    let down = up.offsetBy(dx: 0, dy: height)
    let details: [AnyHashable: Any] = [
      "UIKeyboardFrameBeginUserInfoKey": NSValue(rect: isUp ? down : up),
      "UIKeyboardFrameEndUserInfoKey": NSValue(rect: isUp ? up : down),
      "UIKeyboardAnimationDurationUserInfoKey": NSNumber(value: KeyboardFocus.duration),
      "UIKeyboardAnimationCurveUserInfoKey": NSNumber(value: 7),
      "UIKeyboardIsLocalUserInfoKey": NSNumber(value: true),
    ]
    postLater(isUp ? ["WillChangeFrame", "WillShow"] : ["WillChangeFrame", "WillHide"], details)
    process.post(after: Nanoseconds(Int64(KeyboardFocus.duration * 1e9))) {
      postLater(isUp ? ["DidChangeFrame", "DidShow"] : ["DidChangeFrame", "DidHide"], details)
    }
  }

  private func postLater(_ changes: [String], _ details: [AnyHashable: Any]) {
    process.post(after: .zero) {
      for change in changes { post("UIKeyboard\(change)Notification", details) }
    }
  }
}
