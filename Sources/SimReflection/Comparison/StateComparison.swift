// The comparison of a state when it is written, and of an environment value when it is read again:
// by `==` if the type has one, even for plain old data, which a view compares by its bytes
// (mechanism.md#2.2, #11.1). So 0.0 is equal to -0.0, and NaN is never equal to NaN.

/// Returns whether replacing one value with another is not a change.
package func areEqualStates<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  // If the type is equatable, its `==` is called in place: boxing a value as `any Equatable`
  // allocates if it is larger than three words, in the middle of the code that writes.
  if let type = Value.self as? any Equatable.Type { return areEqual(lhs, rhs, as: type) }
  guard let equatable = lhs as? any Equatable else { return areEqualInputs(lhs, rhs) }
  return isEqual(equatable, rhs)
}

private func areEqual<Value, E: Equatable>(_ lhs: Value, _ rhs: Value, as: E.Type) -> Bool {
  withUnsafePointer(to: lhs) { lhs in
    withUnsafePointer(to: rhs) { rhs in
      UnsafeRawPointer(lhs).assumingMemoryBound(to: E.self).pointee
        == UnsafeRawPointer(rhs).assumingMemoryBound(to: E.self).pointee
    }
  }
}

private func isEqual<E: Equatable>(_ lhs: E, _ rhs: Any) -> Bool {
  (rhs as? E).map { lhs == $0 } ?? false
}
