// Writes under a transaction carry it along.

/// Executes a closure with the specified transaction and returns the result.
///
/// The keys that it sets take precedence over those of the surrounding transaction; before the systems of 2023 only they count.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  var merged = transactionAround()
  merged.override(with: transaction)
  let motion = ThreadPlace.isOfDevice ? MainActor.withoutCheck { Motion.ofMainThread } : nil
  guard let motion else { return try withThreadTransaction(merged, body) }
  nonisolated(unsafe) let entered = merged
  nonisolated(unsafe) let outer = MainActor.withoutCheck { motion.enter(entered) }
  defer { MainActor.withoutCheck { motion.leave(for: outer) } }
  return try body()
}

/// The same beside the device's main thread: the transaction is the thread's own, and goes along with what it writes.
private func withThreadTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let own = ThreadTransaction(transaction)
  defer {
    // Where nothing was written there is no update to wait for.
    if !own.isTaken { for completion in transaction.completions { completion.action() } }
  }
  return try ThreadPlace.under(own, body)
}

/// Executes a closure with the specified transaction key path and value and returns the result.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = ambientTransaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Returns the result of recomputing the view's body with the provided animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = transactionAround()
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Returns the result of recomputing the view's body with the provided animation, and runs the
/// completion when all animations that this started are complete.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = transactionAround()
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// The transaction under which user code runs now, where a new one adds to it.
private func transactionAround() -> Transaction {
  // On a thread that no device knows the newest system's rule holds.
  let merges = ViewRuntime.ambient { $0.policy.mergesTransactions } ?? true
  return merges ? ambientTransaction() : Transaction()
}

/// The transaction under which user code runs now.
func ambientTransaction() -> Transaction {
  if let own = ThreadPlace.transaction { return own.transaction }
  guard ThreadPlace.isOfDevice else { return Transaction() }
  return MainActor.withoutCheck { ViewRuntime.current?.motion.ambientHere } ?? Transaction()
}
