// What is written under a transaction carries it along.

/// Executes a closure with the specified transaction and returns the result.
///
/// The keys that it sets count before those of the transaction around.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let motion = MainActor.withoutCheck { ViewRuntime.current?.motion }
  guard let motion else { return try body() }
  // A thread of the app has its turn alone, so what it enters nobody else sees.
  var merged = ambientTransaction()
  merged.override(with: transaction)
  nonisolated(unsafe) let entered = merged
  nonisolated(unsafe) let outer = MainActor.withoutCheck { motion.enter(entered) }
  defer { MainActor.withoutCheck { motion.leave(for: outer) } }
  return try body()
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
  var transaction = ambientTransaction()
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Returns the result of recomputing the view's body with the provided animation, and runs the
/// completion when all animations that this began are complete.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = ambientTransaction()
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// The transaction under which user code runs now.
func ambientTransaction() -> Transaction {
  MainActor.withoutCheck { ViewRuntime.current?.motion.ambient } ?? Transaction()
}
