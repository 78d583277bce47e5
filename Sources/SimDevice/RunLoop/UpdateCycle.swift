// UIKit's update cycle as a pure state machine [S: Apple, UIUpdateActionPhase; host-model.md#A4].
//
// An update belongs to one frame. Its phases run in sequence without a return to the run loop, so work that a touch enqueues
// on the main queue runs after the commit of the same update. A change after the commit phase misses the frame, and is
// committed by the update of the next one. An update begins
//
//     now             if the present frame has not had one yet
//     at the next vsync   otherwise
//
// SwiftUI's run-loop observer still exists: bodies are evaluated before the loop sleeps, and the same flush is repeated
// directly before the commit [S: OpenSwiftUI, UIKitUpdateCycle].

package import SimCore

/// A phase of an update.
package enum UpdatePhase: String, CaseIterable, Codable, Hashable, Sendable {
  /// The update is scheduled.
  case updateScheduled
  /// Touches are delivered to the app.
  case eventDispatch
  /// Display links are called.
  case displayLinkDispatch
  /// UIKit's animations are updated.
  case animations
  /// The implicit transaction is committed: views are updated and laid out, and the frame is
  /// submitted.
  case transactionCommit
  /// Late pencil touches are delivered, only in low-latency updates.
  case lowLatencyEventDispatch
  /// The changes of late touches are committed, only in low-latency updates.
  case lowLatencyTransactionCommit
  /// The frame was submitted.
  case updateComplete

  /// Whether the phase belongs to low-latency updates only, which are off by default.
  package var isLowLatency: Bool {
    self == .lowLatencyEventDispatch || self == .lowLatencyTransactionCommit
  }

  /// The phases of an update in order.
  package static let inOrder = allCases.filter { !$0.isLowLatency }
}

/// Determines when updates begin.
package struct UpdateCycle: Hashable, Sendable {
  /// The time before which no update begins, because the present frame has had one.
  package private(set) var earliest = Instant.launch
  /// Whether an update was requested that has not begun.
  package private(set) var isRequested = false

  /// Creates a cycle without any update.
  package init() {}

  package mutating func request() { isRequested = true }

  /// Returns whether an update can begin.
  package func mayBegin(at now: Instant) -> Bool { now >= earliest }

  /// Returns the time at which an update begins if it is requested now.
  package func begin(at now: Instant) -> Instant { max(now, earliest) }

  /// Begins an update.
  ///
  /// - Precondition: an update can begin.
  package mutating func begin(now: Instant) {
    precondition(mayBegin(at: now), "A frame has one update.")
    isRequested = false
  }

  /// Ends the commit phase.
  ///
  /// - Parameter next: the vsync at which the next frame begins.
  package mutating func end(nextFrame next: Instant) { earliest = next }
}
