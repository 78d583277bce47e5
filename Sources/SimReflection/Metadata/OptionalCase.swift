// Determines whether an Optional is empty by a function of its payload's witness table: in place,
// so that nothing is copied and no reference is retained.

/// Distinguishes the cases of an Optional.
package struct OptionalCase {
  private typealias Witness = @convention(c) (UnsafeRawPointer, UInt32, UnsafeRawPointer) -> UInt32
  private let witness: Witness
  private let payload: UnsafeRawPointer

  /// Creates the test for the Optional of a type.
  init(payload type: Any.Type) {
    payload = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // The seventh witness is `getEnumTagSinglePayload`.
    let function = valueWitnesses(of: type).load(
      fromByteOffset: 48, as: UnsafeRawPointer.self)
    witness = unsafeBitCast(function, to: Witness.self)
  }

  /// Returns whether the Optional at an address is empty.
  func isNone(_ address: UnsafeRawPointer) -> Bool { witness(address, 1, payload) != 0 }
}
