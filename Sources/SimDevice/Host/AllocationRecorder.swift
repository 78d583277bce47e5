// The Swift face of the allocation hook.
//
// Between `start` and `stop` every Swift object that a thread allocates inside one device's loop becomes an event, and so
// does its end, on any thread. What the device itself allocates is kept out by `HostContext.outside`, or distinguished by
// its owner. Counts and sizes are exact; they belong to a build configuration, an architecture and a compiler version,
// because the optimiser decides what is an object at all.
//
// Objects only: `malloc` by C code, `UnsafeMutablePointer.allocate` and tasks (which the concurrency runtime allocates in
// its own way) are not seen. Each device has its own recorder, however many exist at once.

internal import CHostHooks
import SimReflection

/// Records which objects are allocated and freed, for whom.
package final class AllocationRecorder {
  /// Whether this process can see allocations: not under a sanitizer.
  package static var isAvailable: Bool { hostHooksAllocationsAvailable() != 0 }

  private let context: HostContext
  private let recorder: OpaquePointer

  /// Starts to record what is allocated inside the loop of `context`.
  ///
  /// - Parameter ownedOnly: whether objects without an owner are left out, at no cost.
  /// - Returns: nil when another recorder records this loop or allocations cannot be seen.
  package init?(of context: HostContext, ownedOnly: Bool = false) {
    Self.chargesNobodyForTables
    guard let recorder = hostHooksAllocationsStart(context.hooks, ownedOnly ? 1 : 0) else {
      return nil
    }
    self.context = context
    self.recorder = recorder
  }

  /// The process-wide caches about types have no owner, whichever view fills them; settled before the first object is noted.
  private static let chargesNobodyForTables: Void = {
    ProcessTables.uncharged = { grow in attribute(to: 0, grow) }
  }()

  deinit {
    hostHooksAllocationsStop(recorder)
  }

  /// How many recorded objects live.
  package var liveCount: Int { hostHooksAllocationsLive(recorder) }

  /// How many events wait to be drained.
  package var pendingCount: Int { hostHooksAllocationsPending(recorder) }

  /// Names the owner of what this thread allocates while `body` runs.
  ///
  /// - Parameter owner: a number of the caller's choice; 0 for none.
  package static func attribute<R, Failure: Error>(
    to owner: UInt32, _ body: () throws(Failure) -> R
  ) throws(Failure) -> R {
    let previous = hostHooksSetOwner(owner)
    defer { _ = hostHooksSetOwner(previous) }
    return try body()
  }

  /// Sets the owner of what this thread allocates from now on, and returns the one before.
  @discardableResult
  package static func setOwner(_ owner: UInt32) -> UInt32 {
    hostHooksSetOwner(owner)
  }

  /// Passes every pending event to `body`, oldest first, and forgets it.
  ///
  /// - Note: what `body` allocates is not recorded.
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
