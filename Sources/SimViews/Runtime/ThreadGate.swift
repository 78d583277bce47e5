// Who may touch a device's graph: the thread that runs its loop, and threads of the app, which take turns with it. What any other
// thread writes or announces (one that a library started, or a test) is handed over, and happens when the loop comes round.

import Foundation
import Synchronization

/// The door between a device's graph and the threads of the process.
package final class ThreadGate: Sendable {
  /// What another thread has brought, in the order in which it came.
  private struct Parcel: @unchecked Sendable {
    let work: @MainActor () -> Void
  }

  /// The thread on which the device was made; it stands outside of the loop between two steps of a script.
  private let home = ThreadIdentity.current
  /// Whether the calling thread is inside the device's loop.
  private let isInLoop: @Sendable () -> Bool
  /// Lets the calling thread, which has its turn, count as the main one or no longer; gives what it did before.
  let standIn: @Sendable (Bool) -> Bool
  private let parcels = Mutex<[Parcel]>([])
  private let count = Atomic<Int>(0)

  package init(
    isInLoop: @escaping @Sendable () -> Bool = { false },
    standIn: @escaping @Sendable (Bool) -> Bool = { _ in false }
  ) {
    self.isInLoop = isInLoop
    self.standIn = standIn
  }

  /// Whether something was handed over that has not happened yet; one load.
  package var isWaiting: Bool { count.load(ordering: .acquiring) != 0 }

  /// Whether the calling thread may touch the graph.
  var isOpen: Bool { ThreadIdentity.current == home || isInLoop() }

  /// Keeps what a thread brings that may not touch the graph.
  func handOver(_ work: @escaping @MainActor () -> Void) {
    parcels.withLock { [parcel = Parcel(work: work)] in $0.append(parcel) }
    count.add(1, ordering: .releasing)
  }

  /// Takes what was handed over so far.
  package func takeAll() -> [@MainActor () -> Void] {
    let all = parcels.withLock { parcels in
      defer { parcels = [] }
      return parcels
    }
    count.subtract(all.count, ordering: .relaxed)
    return all.map(\.work)
  }
}

/// Which thread of the process one is.
private struct ThreadIdentity: Equatable, Sendable {
  private let handle: UInt

  static var current: ThreadIdentity { ThreadIdentity(handle: UInt(pthread_self())) }
}

extension ViewRuntime {
  /// Runs what other threads have handed over; Apple's words are said of what they publish.
  package func takeForeignWork() {
    for work in gate.takeAll() {
      isOnWorker = true
      defer { isOnWorker = false }
      work()
    }
  }
}
