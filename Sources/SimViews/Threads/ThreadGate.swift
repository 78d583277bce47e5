// Who may touch a device's graph: the thread that runs its loop, and threads of the app, which take turns with it. What any other
// thread writes or announces (one that a library started, or a test) is handed over, and happens in the loop's next pass.

import Foundation
import Synchronization

/// The gate between a device's graph and the threads of the process.
package final class ThreadGate: Sendable {
  /// What another thread has brought, in the order in which it came.
  private struct QueuedWork: @unchecked Sendable {
    let work: @MainActor () -> Void
    let transaction: ThreadTransaction?
  }

  /// The thread on which the device was made; it stands outside the loop between two steps of a script.
  private let home = ThreadIdentity.current
  /// Whether the calling thread is inside the device's loop.
  private let isInLoop: @Sendable () -> Bool
  /// Lets the calling thread, which has its turn, count as the main one or no longer; gives what it did before.
  let standIn: @Sendable (Bool) -> Bool
  private let queue = Mutex<[QueuedWork]>([])
  /// Held while a value of a state is replaced, and while another thread reads one.
  private let values = Mutex<Void>(())
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
  package var isOpen: Bool {
    ThreadPlace.isOfDevice || ThreadIdentity.current == home || isInLoop()
  }

  /// Does a piece of the main thread's work on the calling thread, which counts as the main one meanwhile: the others stand still.
  ///
  /// - Precondition: the gate is open for it.
  package func asMainThread<R>(_ work: @MainActor () -> R) -> R {
    let before = standIn(true)
    defer { _ = standIn(before) }
    return MainActor.withoutCheck(work)
  }

  /// Keeps what a thread brings that may not touch the graph, with the transaction that the thread has entered.
  package func enqueueOnMainLoop(_ work: @escaping @MainActor () -> Void) {
    let transaction = ThreadPlace.transaction
    transaction?.isTaken = true
    queue.withLock { [entry = QueuedWork(work: work, transaction: transaction)] in $0.append(entry)
    }
    count.add(1, ordering: .releasing)
  }

  /// Does what was handed over so far, in the order in which it came.
  ///
  /// - Parameter expect: called with the transaction under which something was handed over, before it is done.
  @MainActor
  func runQueued(_ expect: (Transaction) -> Void) {
    let all = queue.withLock { queue in
      defer { queue = [] }
      return queue
    }
    count.subtract(all.count, ordering: .relaxed)
    for entry in all {
      if let transaction = entry.transaction { expect(transaction.transaction) }
      ThreadPlace.under(entry.transaction, entry.work)
    }
  }

  /// Replaces a value of a state, or reads one on a thread that may not touch the graph: one after another.
  ///
  /// What is replaced has to be kept meanwhile, so that no code of the user's runs in here.
  func exclusively<R>(_ body: () -> R) -> R {
    values.withLock { _ in
      nonisolated(unsafe) let result = body()
      return result
    }
  }
}

/// Which thread of the process one is.
private struct ThreadIdentity: Equatable, Sendable {
  private let handle: UInt

  static var current: ThreadIdentity { ThreadIdentity(handle: UInt(pthread_self())) }
}
