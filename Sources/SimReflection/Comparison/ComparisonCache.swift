// Plans depend on a type and not on a run, so they are kept for the lifetime of the process.

import Foundation

/// The comparison plans that have been made so far.
package enum ComparisonCache {
  @exclusivity(unchecked) nonisolated(unsafe) private static var plans:
    [[ObjectIdentifier: ComparisonPlan]] = Array(repeating: [:], count: ComparisonPlace.count)
  private static let lock = NSLock()

  /// Returns the plan for a type, made at its first use.
  package static func plan<T>(for type: T.Type) -> ComparisonPlan {
    plan(for: ObjectIdentifier(type), .stored) { makeComparisonPlan(for: type) }
  }

  /// Returns the plan for a type that is known only at run time, made at its first use.
  package static func plan(forErased type: Any.Type, _ place: ComparisonPlace) -> ComparisonPlan {
    plan(for: ObjectIdentifier(type), place) { makeErasedPlan(for: type, place) }
  }

  @inline(__always)
  private static func plan(
    for type: ObjectIdentifier, _ place: ComparisonPlace, _ make: () -> ComparisonPlan
  ) -> ComparisonPlan {
    lock.lock()
    defer { lock.unlock() }
    if let plan = plans[place.rawValue][type] { return plan }
    return ProcessTables.grow {
      let plan = make()
      plans[place.rawValue][type] = plan
      return plan
    }
  }
}
