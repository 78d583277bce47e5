// The moments of a run-loop pass at which observers are called, and who listens.
//
// Orders and activities are those of the observer lists that apps printed between 2017 and 2021, of
// WebKit's constants and of OpenSwiftUI's RunLoopUtils [S: host-model.md#A2]. Order decides, not the
// time of registration; equal orders run in the order of registration [K].

/// A moment at which the main run loop calls its observers.
package enum RunLoopActivity: String, CaseIterable, Codable, Hashable, Sendable {
  case entry
  case beforeTimers
  /// Before the first sources, touches among them, are fired.
  case beforeSources
  /// The loop is about to sleep: views are updated and committed here.
  case beforeWaiting
  case afterWaiting
  case exit

  /// Who is called, in order.
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

/// A standing observer of the main run loop.
package enum RunLoopObserver: String, CaseIterable, Codable, Hashable, Sendable {
  /// Opens an autorelease pool.
  case autoreleasePoolPush
  /// Gesture recognisers change state together.
  case gestureUpdate
  /// The view runtime runs its pending transactions.
  case viewUpdate
  /// The platform's last word before the commit.
  case beforeCommit
  /// The implicit transaction is committed: layout, display, prepare, commit.
  case commit
  /// The platform's first word after the commit.
  case afterCommit
  /// Drains the autorelease pool and opens the next one.
  case autoreleasePoolPop

  /// The order number; the lesser is called first.
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
