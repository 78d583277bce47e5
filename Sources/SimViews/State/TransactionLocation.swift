import SimGraph

extension Binding {
  /// Creates a binding with closures that read the binding value, and write it with the transaction of the write.
  public nonisolated init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    self.init(location: ClosureLocation(get: get, set: { set($0, ambientTransaction()) }))
  }

  /// Specifies an animation to perform when the binding value changes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// Specifies a transaction for the binding.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(
      location: TransactionLocation(base: location, transaction: transaction), value: unnoted)
  }
}

/// A place that is written under a transaction, whose keys count unless the code that writes sets them.
final class TransactionLocation<Value>: Location<Value> {
  private let base: Location<Value>
  private let transaction: Transaction
  init(base: Location<Value>, transaction: Transaction) {
    self.base = base
    self.transaction = transaction
  }
  override var gate: ThreadGate? { base.gate }
  override func get() -> Value { base.get() }
  override func current() -> Value { base.current() }
  override func noteRead() { base.noteRead() }
  override var wasRead: Bool { base.wasRead }
  override func set(_ value: Value) {
    var merged = transaction
    merged.override(with: ambientTransaction())
    withTransaction(merged) { base.set(value) }
  }
  override var changedAt: UInt64? { base.changedAt }
  override var cause: CauseID { base.cause }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? TransactionLocation<Value> else { return false }
    return base.place.isSame(as: other.base.place)
      && transaction.animation == other.transaction.animation
  }
}
