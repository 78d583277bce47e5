/// The context of the current state-processing update.
public struct Transaction {
  /// Creates a transaction.
  public init() {}
}
