// Plans are a fact about a type, not about a run: they may be kept for the life of the process.

import Foundation

/// The comparison plans that were made so far.
enum ComparisonCache {
  @exclusivity(unchecked) nonisolated(unsafe) private static var plans:
    [ObjectIdentifier: ComparisonPlan] = [:]
  @exclusivity(unchecked) nonisolated(unsafe) private static var capturePlans:
    [ObjectIdentifier: ComparisonPlan] = [:]
  private static let lock = NSLock()

  /// The plan for a type, made at its first use.
  static func plan<T>(for type: T.Type) -> ComparisonPlan {
    lock.lock()
    defer { lock.unlock() }
    if let plan = plans[ObjectIdentifier(type)] { return plan }
    let plan = makeComparisonPlan(for: type)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  /// The plan for a type that is only known at run time, made at its first use.
  static func plan(forErased type: Any.Type, _ place: ComparisonPlace) -> ComparisonPlan {
    lock.lock()
    defer { lock.unlock() }
    let known = place == .stored ? plans : capturePlans
    if let plan = known[ObjectIdentifier(type)] { return plan }
    let plan = makeErasedPlan(for: type, place)
    if place == .stored {
      plans[ObjectIdentifier(type)] = plan
    } else {
      capturePlans[ObjectIdentifier(type)] = plan
    }
    return plan
  }
}
