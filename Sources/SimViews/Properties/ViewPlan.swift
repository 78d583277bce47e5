// What is known of a view type, worked out once: how its values compare, and where its dynamic
// properties are.

import SimGraph
import SimReflection

/// The plan of one view type.
@MainActor
package final class ViewPlan {
  /// One dynamic property of the type.
  struct Property {
    let name: String
    let offset: Int
    /// Where the property lies in a value of the type on a phone, in bytes.
    let place: Int
    /// The name as an edge, such as `_count`, and as a state, such as `Row._count`.
    var edge = CauseName.none
    var state = CauseName.none
    let makeBox: (UnsafeMutableRawPointer, _PropertyInputs) -> _PropertyBox
  }

  package let type: Any.Type
  package let name: String
  /// Whose the nodes and objects of such a view are.
  let owner: ViewOwner
  /// The name as causes have it.
  let cause: CauseName
  let properties: [Property]
  /// The type whose stored properties count: the view's, or that of the modifier that it stands for.
  let holder: Any.Type
  /// Whether its values can be animated.
  let isAnimatable: Bool
  /// The stored properties, in the order in which they are compared.
  private nonisolated let fields: [(edge: CauseName, offset: Int, size: Int)]
  /// Whether bodies of the type read observable properties.
  let observation = ObservationMemory()
  /// Whether rows' closures that make values of the type read observable properties.
  let rowObservation = ObservationMemory()
  // The plan of a comparison is worked out once and only read afterwards.
  private nonisolated(unsafe) let comparison: ComparisonPlan
  private let place: ComparisonPlace
  /// Whether a view that is the same input may hold others than the one before.
  let isLossy: Bool

  init<V>(for type: V.Type, owner: ViewOwner, _ causes: CauseTable, _ policy: SystemPolicy) {
    self.type = type
    self.owner = owner
    name = typeName(type)
    holder = (type as? any PropertyForwarding.Type)?.forwardedType ?? type
    isAnimatable = holder is any Animatable.Type
    let view = causes.viewName(type)
    cause = causes.name(view)
    properties = findDynamicProperties(of: holder).map { property in
      var named = property
      named.edge = causes.name(property.name)
      named.state = causes.name("\(view).\(property.name)")
      return named
    }
    fields = (storedFields(of: type) ?? []).map { field in
      let size = TypeLayout(of: field.type).size
      // A closure differs for what it captured, which is not what the view is given: causes tell it apart.
      let kind = TypeKind(of: field.type) == .function ? "closure" : "field"
      return (causes.name("\(kind) \(field.name)"), field.offset, size)
    }
    place = ComparisonPlace(on: policy)
    comparison = makeComparisonPlan(for: type, place)
    isLossy = comparison.isLossy
  }

  /// How two bodies of the view compare as wholes, where that matters: where some view in them is asked
  /// by its own `==`, and equal ones may differ.
  func bodyComparison<Body>(_ type: Body.Type) -> ComparisonPlan? {
    if let known = knownBodyComparison { return known.plan }
    let plan = ComparisonCache.plan(forErased: type, place)
    let found = KnownPlan(plan: plan.isLossy ? plan : nil)
    knownBodyComparison = found
    return found.plan
  }

  /// What bodies of the view hold.
  ///
  /// - Parameter make: looks them up in the table of all types, at the first body.
  func bodyContents(_ make: @autoclosure () -> _ViewContents) -> _ViewContents {
    if let known = knownBodyContents { return known }
    let contents = make()
    knownBodyContents = contents
    return contents
  }

  private var knownBodyContents: _ViewContents?

  private struct KnownPlan { let plan: ComparisonPlan? }
  private var knownBodyComparison: KnownPlan?

  /// The field in which two values of the type differ, the first one if several do; nil if they are the
  /// same input.
  func difference<V>(_ lhs: V, _ rhs: V, _ causes: CauseTable) -> CauseName? {
    switch place(ofDifferenceBetween: lhs, rhs) {
    case .none: nil
    case .field(let index) where index < fields.count: fields[index].edge
    case .field, .whole: causes.wholeValue
    }
  }

  /// Where two values differ.
  private enum Difference { case none, field(Int), whole }

  // Not isolated: a closure of the main actor's asks at each call which executor it is on.
  private nonisolated func place<V>(ofDifferenceBetween lhs: V, _ rhs: V) -> Difference {
    withUnsafePointer(to: lhs) { left in
      withUnsafePointer(to: rhs) { right in
        place(ofDifferenceAt: UnsafeRawPointer(left), UnsafeRawPointer(right))
      }
    }
  }

  private nonisolated func place(
    ofDifferenceAt lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Difference {
    switch comparison {
    case .fields(let plans):
      for index in plans.indices
      where !plans[index].plan.isEqual(lhs + plans[index].offset, rhs + plans[index].offset) {
        return .field(index)
      }
      return .none
    case .bytes:
      if comparison.isEqual(lhs, rhs) { return .none }
      let differing = fields.firstIndex { field in
        !compareBytes(lhs + field.offset, rhs + field.offset, count: field.size)
      }
      return differing.map(Difference.field) ?? .whole
    default:
      return comparison.isEqual(lhs, rhs) ? .none : .whole
    }
  }
}

/// The dynamic properties among the stored properties of a type, in declaration order.
@MainActor
func findDynamicProperties(of type: Any.Type) -> [ViewPlan.Property] {
  let fields = storedFields(of: type) ?? []
  guard fields.contains(where: { $0.type is any DynamicProperty.Type }) else { return [] }
  return zip(fields, PropertyLayout.places(of: fields)).compactMap { field, place in
    guard let property = field.type as? any DynamicProperty.Type else { return nil }
    return ViewPlan.Property(
      name: field.name, offset: field.offset, place: place, makeBox: property.boxMaker)
  }
}

extension DynamicProperty {
  @MainActor
  fileprivate static var boxMaker: (UnsafeMutableRawPointer, _PropertyInputs) -> _PropertyBox {
    { pointer, inputs in
      Self._makeBox(at: pointer.assumingMemoryBound(to: Self.self), inputs)
    }
  }
}

extension ComparisonPlace {
  /// In a stored property of a view, on a system.
  init(on policy: SystemPolicy) {
    self = []
    if policy.comparesInitialState { insert(.initialStates) }
    if policy.comparesBoundValues { insert(.boundValues) }
  }
}
