// Makes the plan for a type once, from the type alone.
//
// An Optional is handled before plain old data, because an empty one may contain arbitrary bytes in
// its payload. The same applies to any enum with payloads, because a small one leaves bytes
// unchanged.

/// A type to which one of the rules below applies.
///
/// Checking whether a type conforms to a protocol is costly the first time if it does not: the
/// runtime searches all conformances in the process. Most types therefore need only this one check.
package protocol RuledComparison {}

/// A type with a comparison of its own as an input of a view.
package protocol InputComparable: RuledComparison {
  /// Returns whether two values give a view the same input.
  static func isSameInput(_ lhs: Self, _ rhs: Self) -> Bool
}

/// A type that is compared only by the place it refers to, on systems where its value is not an
/// input.
package protocol PlaceComparable: RuledComparison {
  /// Returns whether two values refer to the same place.
  static func isSamePlace(_ lhs: Self, _ rhs: Self) -> Bool
}

/// A type with a comparison of its own when a closure captures it.
///
/// The wrappers of a view store their bindings when its body runs, so that a closure over the view
/// differs if the state that it can access differs.
package protocol CaptureComparable: RuledComparison {
  /// Returns whether two captured values had the same bindings.
  static func isSameCapture(_ lhs: Self, _ rhs: Self) -> Bool
}

/// Storage that the runtime manages and that is not an input of the view: `@Environment` and the like.
package protocol RuntimeManaged: RuledComparison {
  /// Whether the value that a view's `init` assigned is an input of the view nevertheless.
  static var beginsWithInput: Bool { get }
}

extension RuntimeManaged {
  package static var beginsWithInput: Bool { false }
}

/// Makes the plan for a type.
///
/// - Complexity: O(stored properties, nested ones included); the caller caches the plan.
package func makeComparisonPlan<T>(
  for type: T.Type, _ place: ComparisonPlace = .stored
) -> ComparisonPlan {
  if let ruled = type as? any RuledComparison.Type, let plan = makeRuledPlan(for: ruled, place) {
    return plan
  }
  if _isPOD(type) { return makePlainPlan(for: type, place) }
  if let equatable = type as? any Equatable.Type { return equatableComparison(equatable) }
  return makeStructuralPlan(for: type, place)
}

/// Makes the plan for a type with rules of its own; `nil` if none of them applies at the place.
private func makeRuledPlan(
  for type: any RuledComparison.Type, _ place: ComparisonPlace
) -> ComparisonPlan? {
  if place.contains(.captured), let own = type as? any CaptureComparable.Type {
    return captureComparison(own)
  }
  if let managed = type as? any RuntimeManaged.Type, !place.holds(managed) { return .ignored }
  if place.isDisjoint(with: [.captured, .boundValues]),
    let own = type as? any PlaceComparable.Type
  {
    return placeComparison(own)
  }
  if let own = type as? any InputComparable.Type { return ownComparison(own) }
  return (type as? any OptionalComparable.Type)?.comparison(place)
}

/// Makes the plan for a type that is known only at run time.
func makeErasedPlan(for type: Any.Type, _ place: ComparisonPlace) -> ComparisonPlan {
  guard TypeLayout(of: type).isCopyable else { return .different }
  func open<T>(_ type: T.Type) -> ComparisonPlan { makeComparisonPlan(for: type, place) }
  return _openExistential(type, do: open)
}

/// Makes the plan for plain old data: the bytes of its fields, so that padding between them is not
/// compared.
private func makePlainPlan<T>(for type: T.Type, _ place: ComparisonPlace) -> ComparisonPlan {
  if let cases = EnumCases(of: type) { return .enumeration(cases, place) }
  guard let fields = storedFields(of: type), !fields.isEmpty else {
    return .bytes(size: MemoryLayout<T>.size)
  }
  let plans = fields.map { (offset: $0.offset, plan: makeErasedPlan(for: $0.type, place)) }
  var covered = 0
  for field in plans {
    guard case .bytes(let size) = field.plan, field.offset == covered else {
      return .fields(plans)
    }
    covered += size
  }
  return covered == MemoryLayout<T>.size ? .bytes(size: covered) : .fields(plans)
}

private func makeStructuralPlan<T>(for type: T.Type, _ place: ComparisonPlace) -> ComparisonPlan {
  switch TypeKind(of: type) {
  case .class, .opaque: return .reference
  case .function: return .function
  case .existential:
    return ExistentialContainer(of: type).map { .existential($0, place) } ?? .different
  case .structOrTuple:
    guard let fields = storedFields(of: type) else { return .different }
    return .fields(
      fields.map { field in
        (field.offset, field.isStrong ? makeErasedPlan(for: field.type, place) : .reference)
      })
  case .other: return EnumCases(of: type).map { .enumeration($0, place) } ?? .different
  }
}

private func equatableComparison<T: Equatable>(_ type: T.Type) -> ComparisonPlan {
  let module = _typeName(type, qualified: true).prefix { $0 != "." }
  return .equatable(
    { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee },
    isExact: exactModules.contains(String(module)))
}

/// The modules of types whose equal values are indistinguishable.
///
/// Their generic types may contain others, which is tolerated.
private let exactModules: Set<String> = [
  "Swift", "Foundation", "FoundationEssentials", "SimViews", "SimComponents", "OpenCombine",
]

private func ownComparison<T: InputComparable>(_ type: T.Type) -> ComparisonPlan {
  .equatable(
    {
      T.isSameInput(
        $0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee)
    }, isExact: true)
}

private func placeComparison<T: PlaceComparable>(_ type: T.Type) -> ComparisonPlan {
  .equatable(
    {
      T.isSamePlace(
        $0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee)
    }, isExact: false)
}

private func captureComparison<T: CaptureComparable>(_ type: T.Type) -> ComparisonPlan {
  .equatable(
    {
      T.isSameCapture(
        $0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee)
    }, isExact: true)
}

private protocol OptionalComparable: RuledComparison {
  static func comparison(_ place: ComparisonPlace) -> ComparisonPlan
}

extension Optional: OptionalComparable {
  fileprivate static func comparison(_ place: ComparisonPlace) -> ComparisonPlan {
    let payload = makeComparisonPlan(for: Wrapped.self, place)
    // The empty case of a reference is a word, like any other.
    if case .reference = payload { return payload }
    return .optional(OptionalCase(payload: Wrapped.self), payload: payload)
  }
}
