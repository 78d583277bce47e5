// Bindings made from others: to an optional, out of one, and to a type-erased value.

import SimGraph

extension Binding {
  /// Creates a binding by projecting the base value to an optional value.
  public nonisolated init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: WrappedLocation(base: base.location), value: base.unnoted)
  }

  /// Creates a binding by projecting the base value to an unwrapped value.
  ///
  /// Nil if there is no value now, which is read. Reading the binding after the value has gone ends the program; writing
  /// to it then sets a value again (BindingOperations.ForceUnwrapping, as read from the binaries).
  public nonisolated init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(base: base.location), value: value)
  }

  /// Creates a binding by projecting the base value to a hashable value.
  public nonisolated init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(location: ErasedLocation(base: base.location), value: AnyHashable(base.unnoted))
  }
}

/// A value as an optional; nil is not written.
private final class WrappedLocation<Value>: Location<Value?> {
  private let base: Location<Value>
  init(base: Location<Value>) { self.base = base }
  override var gate: ThreadGate? { base.gate }
  override func get() -> Value? { base.get() }
  override func current() -> Value? { base.current() }
  override func noteRead() { base.noteRead() }
  override var wasRead: Bool { base.wasRead }
  override func set(_ value: Value?) { if let value { base.set(value) } }
  override func isSame(as other: Location<Value?>) -> Bool {
    (other as? WrappedLocation<Value>).map { base.place.isSame(as: $0.base.place) } ?? false
  }
  override var changedAt: UInt64? { base.changedAt }
  override var cause: CauseID { base.cause }
}

/// The value inside an optional.
private final class UnwrappedLocation<Value>: Location<Value> {
  private let base: Location<Value?>
  init(base: Location<Value?>) { self.base = base }
  override var gate: ThreadGate? { base.gate }
  override func get() -> Value { unwrap(base.get()) }
  override func current() -> Value { unwrap(base.current()) }
  override func noteRead() { base.noteRead() }
  override var wasRead: Bool { base.wasRead }
  private func unwrap(_ value: Value?) -> Value {
    guard let value else {
      fatalError(
        "Unexpectedly found nil while unwrapping an Optional value",
        file: "SwiftUI/BindingOperations.swift", line: 10)
    }
    return value
  }
  override func set(_ value: Value) { base.set(value) }
  override func isSame(as other: Location<Value>) -> Bool {
    (other as? UnwrappedLocation<Value>).map { base.place.isSame(as: $0.base.place) } ?? false
  }
  override var changedAt: UInt64? { base.changedAt }
  override var cause: CauseID { base.cause }
}

/// A value behind `AnyHashable`; a value of another type is not written.
private final class ErasedLocation<Value: Hashable>: Location<AnyHashable> {
  private let base: Location<Value>
  init(base: Location<Value>) { self.base = base }
  override var gate: ThreadGate? { base.gate }
  override func get() -> AnyHashable { AnyHashable(base.get()) }
  override func current() -> AnyHashable { AnyHashable(base.current()) }
  override func noteRead() { base.noteRead() }
  override var wasRead: Bool { base.wasRead }
  override func set(_ value: AnyHashable) {
    if let value = value.base as? Value { base.set(value) }
  }
  override func isSame(as other: Location<AnyHashable>) -> Bool {
    (other as? ErasedLocation<Value>).map { base.place.isSame(as: $0.base.place) } ?? false
  }
  override var changedAt: UInt64? { base.changedAt }
  override var cause: CauseID { base.cause }
}
