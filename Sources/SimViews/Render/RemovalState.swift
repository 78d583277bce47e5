// The one life cycle of everything that can be removed: views, rows, screens, sheets and tabs.
//
//                 ┌─────────────────────────────┐
//                 │                             ▼
//    present ─────┼──► pendingRemoval ────┬──► removed
//       ▲         │         │             │
//       │         │         ▼             │
//       │         ├──► suspended ─────────┤
//       │         └──► outgoing ──────────┘
//       │
//       └── restored: from each of the three in the middle
//
// From pending removal to suspended goes only a row that the next update may restore.

/// How far the removal of a view, or of the root of a row, a screen, a sheet or a tab, is.
package enum RemovalState: CaseIterable, Sendable {
  /// It was not removed.
  case present
  /// It was removed and exists until the callbacks of the update have run, or until its container
  /// updates its rows.
  case pendingRemoval
  /// It was removed and exists until its transition ends.
  case outgoing
  /// It is off screen and keeps only its state.
  case suspended
  /// Nothing of it is left.
  case removed

  /// Whether the life cycle has a step from this state to another one.
  func canBecome(_ next: RemovalState) -> Bool {
    switch (self, next) {
    case (.removed, _): false
    case (_, .present), (_, .removed), (.present, _): true
    case (.pendingRemoval, .suspended): true
    case (.pendingRemoval, _), (.outgoing, _), (.suspended, _): self == next
    }
  }

  /// Goes on to another state.
  mutating func become(_ next: RemovalState) {
    assert(canBecome(next), "What is \(self) cannot become \(next).")
    self = next
  }
}

/// When something that was removed ceases to exist.
package enum RemovalPolicy: Sendable {
  /// At once, so that its `onDisappear` runs before `onAppear` of the replacement; a row when its
  /// container updates its rows.
  case immediate
  /// When the callbacks of the update have run, and the bodies that these caused.
  case afterCallbacks
  /// When its transition has ended.
  case afterTransition
  /// When the next update does not restore it: a row of a lazy stack with an id of its own.
  case afterNextUpdate
}
