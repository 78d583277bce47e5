// The storage of an existential: a reference for classes, otherwise a buffer of three words or a
// box, followed by the type. `any Error` and parameterised existentials have layouts of their own
// and are not inspected.

/// The container of one existential type.
package struct ExistentialContainer {
  private let holdsClass: Bool

  /// Creates the container of a type; `nil` for the forms that are not inspected.
  init?(of type: Any.Type) {
    let flags = unsafeBitCast(type, to: UnsafeRawPointer.self).load(
      fromByteOffset: 8, as: UInt32.self)
    guard flags & 0x3F00_0000 == 0 else { return nil }
    holdsClass = flags & 0x8000_0000 == 0
  }

  /// Returns the type of the value in the container at an address.
  func dynamicType(at address: UnsafeRawPointer) -> Any.Type {
    if holdsClass { return type(of: address.load(as: AnyObject.self)) }
    return address.load(fromByteOffset: 24, as: Any.Type.self)
  }

  /// Returns the address of the value in the container at an address.
  func value(at address: UnsafeRawPointer, of type: Any.Type) -> UnsafeRawPointer {
    let layout = TypeLayout(of: type)
    guard !holdsClass, layout.isBoxedInExistential else { return address }
    return address.load(as: UnsafeRawPointer.self) + layout.aligned(16)
  }
}
