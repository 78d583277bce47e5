// The comparison gate: it determines whether a new value of a view equals the current one.
//
// The rule is the one that SwiftUI's engineers stated: plain old data is compared directly, without
// calling a custom `==`; other types by `==` if they are Equatable, otherwise stored property by
// stored property with the same rules, enums by case and payload; classes by identity; functions by
// code and captured values. Values that cannot be compared count as different. A comparison is
// planned once per type and cached.
//
// Values are compared in place, while both are alive, and no reference in them is retained.

/// A way to compare two values of one type in place.
package indirect enum ComparisonPlan {
  /// Compares the bytes: plain old data without padding.
  case bytes(size: Int)
  /// Compares each stored property by its own plan.
  case fields([(offset: Int, plan: ComparisonPlan)])
  /// Calls `==`, or a comparison of the type's own.
  ///
  /// If the comparison is custom, two equal values may still show different contents.
  case equatable((UnsafeRawPointer, UnsafeRawPointer) -> Bool, isExact: Bool)
  /// Compares the word: a class instance, or a weak or unowned reference.
  case reference
  /// Compares a function by its code and its captured values.
  case function
  /// Compares a box of the compiler by identity, then by its contents.
  case box
  /// Compares an optional: both are empty, or the payloads are equal. The payload is at the
  /// optional's own address.
  case optional(OptionalCase, payload: ComparisonPlan)
  /// Compares an enum by its case and its payload.
  case enumeration(EnumCases, ComparisonPlace)
  /// Compares an existential by the dynamic type, and the value by that type's plan.
  case existential(ExistentialContainer, ComparisonPlace)
  /// Does not take part: storage that the runtime manages.
  case ignored
  /// Cannot be compared and is always different.
  case different

  /// Whether two values that are equal by the plan may be distinguishable, because a custom `==` is
  /// called.
  package var isLossy: Bool {
    switch self {
    case .equatable(_, let isExact): !isExact
    case .fields(let fields): fields.contains(where: \.plan.isLossy)
    case .optional(_, let payload): payload.isLossy
    case .enumeration(let cases, let place): cases.isLossy(place)
    case .bytes, .reference, .function, .box, .existential, .ignored, .different: false
    }
  }

  /// The greatest depth of closures captured by closures; a closure that captures itself would
  /// never end.
  private static let deepest = 24

  /// Compares the values at two addresses.
  package func isEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, depth: Int = 0) -> Bool {
    switch self {
    case .bytes(let size):
      return compareBytes(lhs, rhs, count: size)
    case .fields(let fields):
      for field in fields
      where !field.plan.isEqual(lhs + field.offset, rhs + field.offset, depth: depth) {
        return false
      }
      return true
    case .equatable(let compare, _):
      return compare(lhs, rhs)
    case .reference:
      return lhs.load(as: UInt.self) == rhs.load(as: UInt.self)
    case .function:
      return lhs.load(as: UInt.self) == rhs.load(as: UInt.self)
        && Self.areEqualContexts(at: lhs + 8, rhs + 8, depth: depth)
    case .box:
      return Self.areEqualContexts(at: lhs, rhs, depth: depth)
    case .optional(let optional, let payload):
      switch (optional.isNone(lhs), optional.isNone(rhs)) {
      case (true, true): return true
      case (false, false): return payload.isEqual(lhs, rhs, depth: depth)
      default: return false
      }
    case .enumeration(let cases, let place):
      return cases.isEqual(lhs, rhs, place, depth: depth)
    case .existential(let container, let place):
      return Self.areEqualExistentials(lhs, rhs, container, place, depth: depth)
    case .ignored:
      return true
    case .different:
      return false
    }
  }

  private static func areEqualContexts(
    at lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, depth: Int
  ) -> Bool {
    let left = lhs.load(as: UnsafeRawPointer?.self)
    let right = rhs.load(as: UnsafeRawPointer?.self)
    if left == right { return true }
    guard let left, let right, depth < deepest else { return false }
    return ClosureContext(left).isEqual(to: ClosureContext(right), depth: depth + 1)
  }

  private static func areEqualExistentials(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ container: ExistentialContainer,
    _ place: ComparisonPlace, depth: Int
  ) -> Bool {
    guard depth < deepest else { return false }
    let type = container.dynamicType(at: lhs)
    guard type == container.dynamicType(at: rhs) else { return false }
    let plan = ComparisonCache.plan(forErased: type, place)
    return plan.isEqual(
      container.value(at: lhs, of: type), container.value(at: rhs, of: type), depth: depth + 1)
  }
}

/// The place of a compared value, which determines the parts of wrappers that take part.
package struct ComparisonPlace: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// In a closure: the wrappers of a captured view have bindings, which take part.
  package static let captured = ComparisonPlace(rawValue: 1)
  /// Wrappers whose initial value or object comes from the view take part with it.
  package static let initialStates = ComparisonPlace(rawValue: 2)
  /// Bindings take part with the value with which they were made, not only with their place.
  package static let boundValues = ComparisonPlace(rawValue: 4)
  /// A stored property, by the rules of most systems.
  package static let stored: ComparisonPlace = [.initialStates, .boundValues]
  /// The number of different places.
  static let count = 8

  /// Returns whether a wrapper at the place takes part.
  func holds(_ wrapper: any RuntimeManaged.Type) -> Bool {
    contains(.captured) || contains(.initialStates) && wrapper.beginsWithInput
  }
}

extension ComparisonPlan {
  /// Compares two values of the plan's type.
  package func isEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafePointer(to: lhs) { left in
      withUnsafePointer(to: rhs) { right in
        isEqual(UnsafeRawPointer(left), UnsafeRawPointer(right))
      }
    }
  }
}

/// Returns whether two values are the same input, by the rule of the comparison gate.
package func areEqualInputs<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  ComparisonCache.plan(for: Value.self).isEqual(lhs, rhs)
}

/// Returns whether a number of bytes at two addresses are equal.
package func compareBytes(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, count: Int) -> Bool {
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
