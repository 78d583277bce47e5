// How a state is compared when it is written: by `==` wherever the type has one, also for plain old data, which a
// view compares by its bytes (mechanism 2.2). So 0.0 is equal to -0.0, and NaN is never equal to NaN.

/// Whether writing one value over another is no change.
package func areEqualStates<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  guard let equatable = lhs as? any Equatable else { return areEqualInputs(lhs, rhs) }
  return isEqual(equatable, rhs)
}

private func isEqual<E: Equatable>(_ lhs: E, _ rhs: Any) -> Bool {
  (rhs as? E).map { lhs == $0 } ?? false
}
