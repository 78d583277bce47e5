// Compares the values that closures captured, in place.
//
// The context of a closure is a heap object whose metadata describes it:
// - an instance of a class: a method of an object. It is compared by reference.
// - a context or box of the compiler (0x400) with a capture descriptor, which names the type of
//   each capture. Offsets follow from the types' layouts, after the 16 bytes of header and, in
//   generic code, one word for each type and conformance that the context carries.
// - a box of the runtime (0x500), which names the type of its contents. A closure that was passed
//   through a generic function is wrapped: its context captured the closure. Two different boxes of
//   captured variables are equal if their contents are.
//
// The following cannot be compared and count as different: contexts without a descriptor
// (reflection metadata turned off); types that cannot be copied; `any Error` and parameterised
// existentials; generic code whose types are found only through a captured metatype or object, not
// in the context itself; functions that do not escape, or of another convention.

/// The context of a live closure.
struct ClosureContext {
  private let address: UnsafeRawPointer
  private let metadata: UnsafeRawPointer

  /// Creates the context at an address.
  init(_ address: UnsafeRawPointer) {
    self.address = address
    metadata = address.load(as: UnsafeRawPointer.self)
  }

  /// Returns whether two different contexts contain equal values.
  func isEqual(to other: ClosureContext, depth: Int) -> Bool {
    guard metadata == other.metadata else { return false }
    switch metadata.load(as: UInt.self) {
    case 0x400: return hasSameCaptures(as: other, depth: depth)
    case 0x500:
      let offset = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
      let type = metadata.load(fromByteOffset: 16, as: Any.Type.self)
      return ComparisonCache.plan(forErased: type, .captured)
        .isEqual(address + offset, other.address + offset, depth: depth)
    default: return false
    }
  }

  private func hasSameCaptures(as other: ClosureContext, depth: Int) -> Bool {
    guard let descriptor = CaptureDescriptor(metadata: metadata) else { return false }
    let generics = bindings(descriptor.bindingCount)
    guard generics == other.bindings(descriptor.bindingCount) else { return false }
    let plan = CapturePlanCache.plan(for: descriptor, bindings: generics)
    return plan.isEqual(address, other.address, depth: depth)
  }

  /// Returns the types and conformances that generic code stores in front of its captures.
  private func bindings(_ count: Int) -> [UInt] {
    (0..<count).map { address.load(fromByteOffset: 16 + 8 * $0, as: UInt.self) }
  }
}
