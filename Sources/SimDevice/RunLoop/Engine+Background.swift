// The app leaves the screen and comes back, and the system says that memory is short.
//
// UIKit's order: on leaving, the scene is inactive at once and in the background once the home screen is shown; on
// returning, it is inactive first and active once it is on screen. The time in between is that of the system's
// animation [estimate]. A warning frees the cells that wait in reuse pools, and decoded images that nothing
// shows [K]. Restrictions in the background, and the fact that nothing is drawn there, are not modelled.

import Foundation
import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// How long the system's animation to and from the home screen takes [estimate].
  private static let homeTransition = Nanoseconds(400_000_000)

  /// The user goes to the home screen.
  func enterBackground() {
    move(to: .inactive, after: .zero, telling: "UIApplicationWillResignActiveNotification")
    move(
      to: .background, after: Self.homeTransition,
      telling: "UIApplicationDidEnterBackgroundNotification")
  }

  /// The user comes back from the home screen.
  func enterForeground() {
    move(to: .inactive, after: .zero, telling: "UIApplicationWillEnterForegroundNotification")
    move(to: .active, after: Self.homeTransition, telling: Self.didBecomeActive)
  }

  /// The first views have appeared, and the app becomes active (Apple, `didBecomeActiveNotification`).
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

  /// The system notifies the app that memory is short, at the next turn of the loop.
  func sendMemoryWarning() { post(after: .zero) { [self] in receiveMemoryWarning() } }

  /// What a warning does: pooled cells go, and the app is notified.
  func receiveMemoryWarning() {
    console.hostLine("UIApplicationDelegate.applicationDidReceiveMemoryWarning")
    cells.freePools()
    memory.freeUnusedImages()
    post("UIApplicationDidReceiveMemoryWarningNotification")
  }
}
