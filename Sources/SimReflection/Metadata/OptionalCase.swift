// Whether an Optional is empty, asked of its payload's value witness: in place, so that nothing is
// copied and no reference is counted.

/// Tells the cases of an Optional apart.
package struct OptionalCase {
  private typealias Witness = @convention(c) (UnsafeRawPointer, UInt32, UnsafeRawPointer) -> UInt32
  private let witness: Witness
  private let payload: UnsafeRawPointer

  /// Prepares for the Optional of a type.
  init(payload type: Any.Type) {
    payload = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // The seventh witness is `getEnumTagSinglePayload`.
    let function = valueWitnesses(of: type).load(
      fromByteOffset: 48, as: UnsafeRawPointer.self)
    witness = unsafeBitCast(function, to: Witness.self)
  }

  /// Whether the Optional at an address is empty.
  func isNone(_ address: UnsafeRawPointer) -> Bool { witness(address, 1, payload) != 0 }
}
