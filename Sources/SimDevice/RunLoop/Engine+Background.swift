// Transitions of the app to the background and back, and memory warnings.
//
// The order is UIKit's. When the app leaves, the scene becomes inactive at once, and enters the background when the home
// screen is displayed. When the app returns, the scene is inactive first, and active when it is on screen. The time in
// between is that of the system's animation [estimate]. A memory warning frees pooled cells, and decoded images that no
// layer shows [K]. Restrictions in the background are not modeled, and neither is the absence of drawing there.

import Foundation
import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// The duration of the animation to and from the home screen [estimate].
  private static let homeTransition = Nanoseconds(400_000_000)

  /// Handles a change to the home screen.
  func enterBackground() {
    move(to: .inactive, after: .zero, telling: "UIApplicationWillResignActiveNotification")
    move(
      to: .background, after: Self.homeTransition,
      telling: "UIApplicationDidEnterBackgroundNotification")
  }

  /// Handles the return from the home screen.
  func enterForeground() {
    move(to: .inactive, after: .zero, telling: "UIApplicationWillEnterForegroundNotification")
    move(to: .active, after: Self.homeTransition, telling: Self.didBecomeActive)
  }

  /// Posts the activation after the first views have appeared (Apple,
  /// `didBecomeActiveNotification`).
  func postActivation() { post(Self.didBecomeActive) }

  private static let didBecomeActive = "UIApplicationDidBecomeActiveNotification"

  private func post(_ name: String) {
    NotificationCenter.default.post(name: Notification.Name(name), object: nil)
  }

  private func move(to phase: ScenePhase, after delay: Nanoseconds, telling name: String) {
    post(after: delay) { [self] in
      runtime.scene(movesTo: phase)
      post(name)
    }
  }

  /// Sends a memory warning at the next turn of the run loop.
  func sendMemoryWarning() { post(after: .zero) { [self] in receiveMemoryWarning() } }

  /// Frees pooled cells and unused images, and notifies the app.
  func receiveMemoryWarning() {
    console.hostLine("UIApplicationDelegate.applicationDidReceiveMemoryWarning")
    cells.freePools()
    memory.freeUnusedImages()
    post("UIApplicationDidReceiveMemoryWarningNotification")
  }
}
