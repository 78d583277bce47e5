// Transitions between screens. They run in the render server, and only their end is an event on the main thread.

import SimCore
import SimViews

/// The requested and the running transitions of one device.
@MainActor
struct ScreenTransitions {
  /// The transitions that were requested since the last flush.
  var waiting: [ScreenTransition] = []
  private var running: [Int: ScreenTransition] = [:]
  private var nextNumber = 0

  /// Returns the duration of a transition.
  ///
  /// For a push or pop, UINavigationController's hide-and-show duration is 0.35 s for the
  /// interactive part, and the spring settles within 0.5 s [estimate, ×/÷1.3]. Sheets and covers
  /// are presented with a spring of the same length and dismissed slightly faster; an alert fades.
  /// UIKit documents none of it [estimates, ×/÷1.5].
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

  /// - Returns: the number that identifies the transition at its end.
  mutating func begin(_ transition: ScreenTransition) -> Int {
    transition.begin()
    nextNumber += 1
    running[nextNumber] = transition
    return nextNumber
  }

  mutating func take(_ number: Int) -> ScreenTransition? { running.removeValue(forKey: number) }
}
