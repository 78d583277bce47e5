// Animations between screens. They run in the render server: the main thread is only notified of their end.

import SimCore
import SimViews

/// The transitions of one device: those that were asked for, and those that run.
@MainActor
struct ScreenTransitions {
  /// Asked for since the last flush.
  var waiting: [ScreenTransition] = []
  private var running: [Int: ScreenTransition] = [:]
  private var nextNumber = 0

  /// How long a transition is animated.
  ///
  /// A push or a pop: UINavigationController's hide-and-show duration is 0.35 s for the interactive part; the
  /// spring settles within 0.5 s (estimate, ×/÷1.3). Sheets and covers come up with a spring of the same
  /// length and go down a little faster, an alert fades (UIKit documents none of it; estimates, ×/÷1.5).
  static func duration(of kind: ScreenTransition.Kind) -> Nanoseconds {
    switch kind {
    case .push, .pop, .present: return .milliseconds(500)
    case .dismiss: return .milliseconds(400)
    case .showAlert, .hideAlert: return .milliseconds(250)
    }
  }

  var isRunning: Bool { !running.isEmpty }

  mutating func takeWaiting() -> [ScreenTransition] {
    defer { waiting = [] }
    return waiting
  }

  /// - Returns: the number by which the end is known.
  mutating func begin(_ transition: ScreenTransition) -> Int {
    transition.begin()
    nextNumber += 1
    running[nextNumber] = transition
    return nextNumber
  }

  mutating func take(_ number: Int) -> ScreenTransition? { running.removeValue(forKey: number) }
}
