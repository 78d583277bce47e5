// UIKit's update cycle, as a pure state machine [S: Apple, UIUpdateActionPhase; host-model.md#A4].
//
// One update belongs to one frame. Its phases run back to back, without a return to the run loop: so what
// a touch puts into the main queue runs after the commit of its own update. What changes after the commit
// phase misses the frame, and is committed by the update of the next one. An update begins
//
//     now             if the present frame has not had one yet
//     at the next vsync   otherwise
//
// SwiftUI's run-loop observer stays: bodies run before the loop sleeps, and the same flush is repeated
// directly before the commit [S: OpenSwiftUI, UIKitUpdateCycle].

package import SimCore

/// A phase of one update.
package enum UpdatePhase: String, CaseIterable, Codable, Hashable, Sendable {
  /// It was decided that there will be an update.
  case updateScheduled
  /// Touches reach the app.
  case eventDispatch
  /// Display links are called.
  case displayLinkDispatch
  /// What the platform animates takes its values.
  case animations
  /// The implicit transaction is committed: views are updated and laid out, the frame is handed over.
  case transactionCommit
  /// Late touches of a pencil; only in low-latency updates.
  case lowLatencyEventDispatch
  /// What they changed is committed; only in low-latency updates.
  case lowLatencyTransactionCommit
  /// The frame is handed over.
  case updateComplete

  /// Whether the phase belongs to low-latency updates alone, which are off by default.
  package var isLowLatency: Bool {
    self == .lowLatencyEventDispatch || self == .lowLatencyTransactionCommit
  }

  /// The phases of an update, in order.
  package static let inOrder = allCases.filter { !$0.isLowLatency }
}

/// Says when updates begin.
package struct UpdateCycle: Hashable, Sendable {
  /// Before this time there is no update: the present frame has had its own.
  package private(set) var earliest = Instant.launch
  /// Whether an update was requested that has not begun.
  package private(set) var isRequested = false

  /// A cycle that has had no update.
  package init() {}

  /// Asks for an update.
  package mutating func request() { isRequested = true }

  /// Whether an update may begin.
  package func mayBegin(at now: Instant) -> Bool { now >= earliest }

  /// When the next update begins if it is asked for now.
  package func begin(at now: Instant) -> Instant { max(now, earliest) }

  /// An update begins.
  /// - Precondition: It may.
  package mutating func begin(now: Instant) {
    precondition(mayBegin(at: now), "A frame has one update.")
    isRequested = false
  }

  /// The commit phase is over.
  /// - Parameter next: The vsync at which the next frame begins.
  package mutating func end(nextFrame next: Instant) { earliest = next }
}
