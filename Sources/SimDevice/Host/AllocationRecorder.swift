// The Swift interface of the allocation hook.
//
// Between `start` and `stop`, every Swift object that a thread allocates inside the loop of one device becomes an event, and
// so does its deallocation on any thread. `HostContext.outside` excludes allocations of the device itself; others are
// distinguished by owner. Counts and sizes are exact for a build configuration, an architecture and a compiler version,
// because the optimizer decides what is allocated.
//
// Only objects are reported: `malloc` in C code, `UnsafeMutablePointer.allocate` and tasks (which the concurrency runtime
// allocates differently) are not. Any number of devices can have a recorder at the same time.

internal import CHostHooks
import SimReflection

/// Records allocations and deallocations with their owners.
package final class AllocationRecorder {
  /// Whether this process can observe allocations; false under a sanitizer.
  package static var isAvailable: Bool { hostHooksAllocationsAvailable() != 0 }

  private let context: HostContext
  private let recorder: OpaquePointer

  /// Starts to record allocations inside the loop of `context`.
  ///
  /// - Parameter ownedOnly: whether objects without an owner are skipped at no cost.
  /// - Returns: nil if another recorder is active for this loop or allocations cannot be observed.
  package init?(of context: HostContext, ownedOnly: Bool = false) {
    Self.chargesNobodyForTables
    guard let recorder = hostHooksAllocationsStart(context.hooks, ownedOnly ? 1 : 0) else {
      return nil
    }
    self.context = context
    self.recorder = recorder
  }

  /// Leaves process-wide type caches without an owner, whichever view fills them.
  ///
  /// Evaluated before the first object is recorded.
  private static let chargesNobodyForTables: Void = {
    ProcessTables.uncharged = { grow in attribute(to: 0, grow) }
  }()

  deinit {
    hostHooksAllocationsStop(recorder)
  }

  /// The number of recorded objects that are alive.
  package var liveCount: Int { hostHooksAllocationsLive(recorder) }

  /// The number of pending events.
  package var pendingCount: Int { hostHooksAllocationsPending(recorder) }

  /// Attributes the allocations of this thread to an owner while `body` runs.
  ///
  /// - Parameter owner: a number chosen by the caller; 0 for none.
  package static func attribute<R, Failure: Error>(
    to owner: UInt32, _ body: () throws(Failure) -> R
  ) throws(Failure) -> R {
    let previous = hostHooksSetOwner(owner)
    defer { _ = hostHooksSetOwner(previous) }
    return try body()
  }

  /// Sets the owner of later allocations of this thread and returns the previous owner.
  @discardableResult
  package static func setOwner(_ owner: UInt32) -> UInt32 {
    hostHooksSetOwner(owner)
  }

  /// Passes every pending event to `body`, the oldest first, and removes it.
  ///
  /// - Note: allocations of `body` are not recorded.
  package func drain(_ body: (AllocationEvent) -> Void) {
    HostContext.outside {
      withUnsafeTemporaryAllocation(of: HostHooksAllocation.self, capacity: 1024) { records in
        guard let start = records.baseAddress else { return }
        while case let count = hostHooksAllocationsDrain(recorder, start, records.count), count > 0
        {
          for record in records[..<count] { body(AllocationEvent(record)) }
        }
      }
    }
  }
}

extension AllocationEvent {
  fileprivate init(_ record: HostHooksAllocation) {
    self.init(
      address: UInt(record.address), size: Int(record.size), owner: record.owner,
      isFree: record.isFree != 0, metadata: UInt(bitPattern: record.metadata))
  }
}
