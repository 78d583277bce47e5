// Where a work would have run on the phone. The simulated device runs all lanes on one thread, so that runs are equal; a
// lane says which of the phone's threads to charge.

/// The executor or queue that a ``HostWork`` was handed to.
package enum HostLane: Sendable, Hashable {
  /// The main actor's executor.
  case mainActor
  /// Grand Central Dispatch's main queue.
  case mainQueue
  /// The global concurrent executor: detached tasks, `nonisolated` functions, actors, child tasks.
  case concurrent
}
