// The one queue of closures that wait for the end of a round or of a scope.

import SimGraph

/// A closure that waits, with its cause and the view that carries it.
struct Callback {
  let origin: CauseID
  let writer: CauseName
  let run: @MainActor () -> Void
  /// The position among the callbacks of its phase; nil for a callback that keeps the position in
  /// which it was queued.
  var key: CallbackKey?
}

/// When a callback runs; the first phase runs first.
enum CallbackPhase: Int, CaseIterable {
  /// When the scope or the round ends: `onChange`, `onAppear`, `task`, `onReceive`, and
  /// `onDisappear` of a view that leaves the screen or goes before its replacement appears.
  case endOfScope
  /// After the bodies of another round: `onDisappear` of views that were removed in the round
  /// before, whose other callbacks wrote something.
  case disappearAfterBodies
  /// When the round ends and nothing is left to update: `onDisappear` of views that were removed in
  /// this round.
  case disappear
}

/// The callbacks that wait, by phase.
@MainActor
struct CallbackQueue {
  /// By the raw value of the phase.
  private var waiting: [[Callback]] = CallbackPhase.allCases.map { _ in [] }
  /// The phase of the views that are being removed.
  private var removalPhase = CallbackPhase.disappear

  nonisolated init() {}

  /// Whether nothing waits.
  var isEmpty: Bool { waiting.allSatisfy(\.isEmpty) }
  /// Whether no disappear callback waits for the bodies of another round.
  var isEmptyAfterBodies: Bool { self[.disappearAfterBodies].isEmpty }
  /// Whether no removal of the present phase has left a callback.
  var hasNoRemovals: Bool { self[removalPhase].isEmpty }

  private subscript(phase: CallbackPhase) -> [Callback] {
    _read { yield waiting[phase.rawValue] }
    _modify { yield &waiting[phase.rawValue] }
  }

  /// Queues a callback for the end of the scope.
  mutating func append(_ callback: Callback) { self[.endOfScope].append(callback) }

  /// Queues a callback behind those of the update, and behind the bodies that these cause.
  mutating func appendDisappearance(_ callback: Callback) { self[removalPhase].append(callback) }

  /// Begins the removal of views whose removal has waited for the bodies of another round.
  mutating func beginRemovalsAfterBodies() { removalPhase = .disappearAfterBodies }

  /// Ends it.
  mutating func endRemovalsAfterBodies() { removalPhase = .disappear }

  /// Sorts the callbacks of the scope, before the first of them runs.
  mutating func sort() { self[.endOfScope].sort(by: \.key) }

  /// Moves the callbacks of a phase, sorted, to the end of the scope's.
  mutating func release(_ phase: CallbackPhase) {
    var released: [Callback] = []
    swap(&released, &self[phase])
    released.sort(by: \.key)
    self[.endOfScope].append(contentsOf: released)
  }

  /// Lets the disappear callbacks of this round wait for the bodies of another.
  mutating func waitForBodies() {
    self[.disappearAfterBodies].append(contentsOf: self[.disappear])
    self[.disappear].removeAll()
  }

  /// A callback of the scope by its position; nil behind the last.
  func callback(at position: Int) -> Callback? {
    position < self[.endOfScope].count ? self[.endOfScope][position] : nil
  }

  /// Removes the callbacks of the scope, which have run.
  mutating func endScope() { self[.endOfScope].removeAll(keepingCapacity: true) }

  /// Removes all callbacks, as the end of a process does.
  mutating func removeAll() { self = CallbackQueue() }
}
