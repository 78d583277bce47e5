// What a transaction says to scroll views.

/// What a scroll view does with its offset when its content gets another size.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  private let name: String
  /// As the scroll view decides.
  public static let automatic = Self(name: "automatic")
  /// It leaves the offset as it is.
  public static let disabled = Self(name: "disabled")
}

private struct OffsetAdjustmentKey: TransactionKey {
  static let defaultValue = ScrollContentOffsetAdjustmentBehavior.automatic
}

private struct PreservesVelocityKey: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  /// What a scroll view does with its offset when its content gets another size; noted.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[OffsetAdjustmentKey.self] }
    set { self[OffsetAdjustmentKey.self] = newValue }
  }

  /// Whether a position that is set while content moves keeps the velocity; noted.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[PreservesVelocityKey.self] }
    set { self[PreservesVelocityKey.self] = newValue }
  }
}
