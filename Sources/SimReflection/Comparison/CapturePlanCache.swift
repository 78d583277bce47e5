// The comparison plans for captured values: one for each context's descriptor, and for each set of
// types that generic code carries. They are used only if two closures have the same code and
// different contexts.

import Foundation

/// The plans for closures' contexts that have been made so far.
enum CapturePlanCache {
  private struct Key: Hashable {
    let descriptor: UnsafeRawPointer
    let bindings: [UInt]
  }

  nonisolated(unsafe) private static var plans: [Key: ComparisonPlan] = [:]
  private static let lock = NSLock()

  /// Returns the plan for the contexts of a descriptor, made at its first use.
  static func plan(for descriptor: CaptureDescriptor, bindings: [UInt]) -> ComparisonPlan {
    let key = Key(descriptor: descriptor.address, bindings: bindings)
    lock.lock()
    defer { lock.unlock() }
    if let plan = plans[key] { return plan }
    return ProcessTables.grow {
      let plan = descriptor.makePlan(bindings: bindings)
      plans[key] = plan
      return plan
    }
  }
}
