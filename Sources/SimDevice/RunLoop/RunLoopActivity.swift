// The activities of a run-loop pass for which observers are called, and the observers.
//
// Orders and activities are those of the observer lists that apps printed between 2017 and 2021, of WebKit's constants and
// of OpenSwiftUI's RunLoopUtils [S: host-model.md#A2]. Observers are called by order and not by time of registration;
// observers of equal order are called in the order of registration [K].

/// An activity for which the main run loop calls its observers.
package enum RunLoopActivity: String, CaseIterable, Codable, Hashable, Sendable {
  case entry
  case beforeTimers
  /// The first sources, including touches, are about to fire.
  case beforeSources
  /// The loop is about to sleep. Views are updated and committed here.
  case beforeWaiting
  case afterWaiting
  case exit

  /// The observers of the activity in order.
  package var observers: [RunLoopObserver] {
    switch self {
    case .entry: [.autoreleasePoolPush]
    case .beforeWaiting:
      [.gestureUpdate, .viewUpdate, .beforeCommit, .commit, .afterCommit, .autoreleasePoolPop]
    case .exit: [.viewUpdate, .beforeCommit, .commit, .afterCommit, .autoreleasePoolPop]
    case .beforeTimers, .beforeSources, .afterWaiting: []
    }
  }
}

/// A permanent observer of the main run loop.
package enum RunLoopObserver: String, CaseIterable, Codable, Hashable, Sendable {
  /// Pushes an autorelease pool.
  case autoreleasePoolPush
  /// Updates the states of gesture recognizers together.
  case gestureUpdate
  /// Runs the pending transactions of the view runtime.
  case viewUpdate
  /// Runs UIKit's work before the commit.
  case beforeCommit
  /// Commits the implicit transaction: layout, display, prepare, commit.
  case commit
  /// Runs UIKit's work after the commit.
  case afterCommit
  /// Pops the autorelease pool and pushes the next one.
  case autoreleasePoolPop

  /// The order of the observer; lower orders are called first.
  package var order: Int {
    switch self {
    case .autoreleasePoolPush: -2_147_483_647
    case .gestureUpdate, .viewUpdate: 0
    case .beforeCommit: 1_999_000
    case .commit: 2_000_000
    case .afterCommit: 2_001_000
    case .autoreleasePoolPop: 2_147_483_647
    }
  }
}
