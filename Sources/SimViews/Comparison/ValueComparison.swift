// The comparison gate: is a new value of a view the same as the one in use?
//
// The rule is the one that the framework's engineers stated: plain old data is compared directly, a
// custom `==` is not asked; other types by `==` where they are Equatable, else stored property by
// stored property with the same rules; classes by identity; functions by code and context. What cannot
// be compared counts as different. A comparison is planned once a type and kept.

/// A way to compare two values of one type in place.
indirect enum ComparisonPlan {
  /// Plain old data without padding: the bytes.
  case bytes(size: Int)
  /// Stored properties, each by its own plan.
  case fields([(offset: Int, plan: ComparisonPlan)])
  /// `==`.
  case equatable((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  /// A class instance: the reference.
  case reference
  /// A function: its code and its context.
  case function
  /// An optional whose payload has a plan.
  case custom((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  /// Never takes part: storage that the runtime manages.
  case ignored
  /// Cannot be compared: always different.
  case different

  /// Compares the values at two addresses.
  func isEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    switch self {
    case .bytes(let size):
      return compareBytes(lhs, rhs, count: size)
    case .fields(let fields):
      for field in fields
      where !field.plan.isEqual(lhs + field.offset, rhs + field.offset) {
        return false
      }
      return true
    case .equatable(let compare), .custom(let compare):
      return compare(lhs, rhs)
    case .reference:
      return lhs.load(as: UInt.self) == rhs.load(as: UInt.self)
    case .function:
      return lhs.load(as: UInt.self) == rhs.load(as: UInt.self)
        && (lhs + 8).load(as: UInt.self) == (rhs + 8).load(as: UInt.self)
    case .ignored:
      return true
    case .different:
      return false
    }
  }
}

private func compareBytes(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, count: Int) -> Bool {
  var offset = 0
  while offset + 8 <= count {
    if lhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      != rhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    {
      return false
    }
    offset += 8
  }
  while offset < count {
    if lhs.load(fromByteOffset: offset, as: UInt8.self)
      != rhs.load(fromByteOffset: offset, as: UInt8.self)
    {
      return false
    }
    offset += 1
  }
  return true
}

/// A type that compares in its own way as an input of a view.
package protocol InputComparable {
  /// Whether two values would give a view the same input.
  static func isSameInput(_ lhs: Self, _ rhs: Self) -> Bool
}

/// Makes the plan for a type.
///
/// - Complexity: O(stored properties, nested ones included); the caller keeps the plan.
func makeComparisonPlan<T>(for type: T.Type) -> ComparisonPlan {
  if type is any RuntimeManaged.Type { return .ignored }
  if let own = type as? any InputComparable.Type { return ownComparison(own) }
  if _isPOD(type) { return makePlainPlan(for: type) }
  if let equatable = type as? any Equatable.Type { return equatableComparison(equatable) }
  if type is AnyClass { return .reference }
  if let optional = type as? any OptionalComparable.Type { return optional.comparison }
  if isFunction(type) { return .function }
  guard let fields = storedFields(of: type), !fields.isEmpty else {
    return MemoryLayout<T>.size == 0 ? .bytes(size: 0) : .different
  }
  return .fields(fields.map { ($0.offset, makeErasedPlan(for: $0.type)) })
}

private func makeErasedPlan(for type: Any.Type) -> ComparisonPlan {
  func open<T>(_ type: T.Type) -> ComparisonPlan { makeComparisonPlan(for: type) }
  return _openExistential(type, do: open)
}

/// Plain old data: the bytes of its fields, so that padding between them is not compared.
private func makePlainPlan<T>(for type: T.Type) -> ComparisonPlan {
  guard let fields = storedFields(of: type), !fields.isEmpty else {
    return .bytes(size: MemoryLayout<T>.size)
  }
  var covered = 0
  for field in fields {
    guard field.offset == covered else { covered = -1; break }
    covered += memorySize(of: field.type)
  }
  if covered == MemoryLayout<T>.size { return .bytes(size: covered) }
  return .fields(fields.map { ($0.offset, makeErasedPlan(for: $0.type)) })
}

private func memorySize(of type: Any.Type) -> Int {
  func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
  return _openExistential(type, do: open)
}

private func isFunction(_ type: Any.Type) -> Bool {
  // Functions have no protocol to ask for; their metadata kind is stable ABI (0x302).
  unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x302
}

private func equatableComparison<T: Equatable>(_ type: T.Type) -> ComparisonPlan {
  .equatable {
    $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee
  }
}

private func ownComparison<T: InputComparable>(_ type: T.Type) -> ComparisonPlan {
  .custom {
    T.isSameInput(
      $0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee)
  }
}

/// Storage that the runtime manages and that is no input of the view: `@State` and its like.
package protocol RuntimeManaged {}

private protocol OptionalComparable {
  static var comparison: ComparisonPlan { get }
}

extension Optional: OptionalComparable {
  fileprivate static var comparison: ComparisonPlan {
    let payload = makeComparisonPlan(for: Wrapped.self)
    return .custom { lhs, rhs in
      let left = lhs.assumingMemoryBound(to: Optional<Wrapped>.self)
      let right = rhs.assumingMemoryBound(to: Optional<Wrapped>.self)
      switch (left.pointee == nil, right.pointee == nil) {
      case (true, true): return true
      // The payload of an optional lies at the optional's own address.
      case (false, false): return payload.isEqual(lhs, rhs)
      default: return false
      }
    }
  }
}
