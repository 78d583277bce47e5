// What is known of a view type, worked out once: how its values compare, and where its dynamic
// properties lie.

import SimGraph

/// The plan of one view type.
@MainActor
package final class ViewPlan {
  /// One dynamic property of the type.
  struct Property {
    let name: String
    let offset: Int
    let makeBox: (UnsafeMutableRawPointer, _PropertyInputs) -> PropertyBox
  }

  package let type: Any.Type
  package let name: String
  let properties: [Property]
  /// Whether a body of the type was seen to read observable properties.
  var isObserving = false
  /// Whether a row's closure that makes values of the type was seen to read observable properties.
  var isObservedByRows = false
  private let comparison: ComparisonPlan

  init<V>(for type: V.Type) {
    self.type = type
    name = typeName(type)
    let holder = (type as? any PropertyForwarding.Type)?.forwardedType ?? type
    properties = findDynamicProperties(of: holder)
    comparison = makeComparisonPlan(for: type)
  }

  /// Whether two values of the type are the same input.
  func isEqual<V>(_ lhs: V, _ rhs: V) -> Bool {
    if PlantedFault.nothingIsEqual.isPlanted { return false }
    return withUnsafePointer(to: lhs) { left in
      withUnsafePointer(to: rhs) { right in
        comparison.isEqual(UnsafeRawPointer(left), UnsafeRawPointer(right))
      }
    }
  }
}

/// The dynamic properties among the stored properties of a type, in declaration order.
@MainActor
func findDynamicProperties(of type: Any.Type) -> [ViewPlan.Property] {
  (storedFields(of: type) ?? []).compactMap { field in
    guard let property = field.type as? any DynamicProperty.Type else { return nil }
    return ViewPlan.Property(name: field.name, offset: field.offset, makeBox: property.boxMaker)
  }
}

extension DynamicProperty {
  @MainActor
  fileprivate static var boxMaker: (UnsafeMutableRawPointer, _PropertyInputs) -> PropertyBox {
    { pointer, inputs in
      Self._makeBox(at: pointer.assumingMemoryBound(to: Self.self), inputs)
    }
  }
}
