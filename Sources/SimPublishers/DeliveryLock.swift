// A recursive lock inside the object that needs it: a subscription's bytes are booked, and there are as many
// subscriptions as rows.

import Foundation
import Synchronization

/// Lets one thread in at a time, and that thread as often as it comes.
struct DeliveryLock: ~Copyable, Sendable {
  private let mutex = Mutex(())
  /// The thread that holds it; zero: none.
  private let holder = Atomic<UInt>(0)

  /// Runs a closure while no other thread runs one.
  func withLock<R>(_ body: () -> R) -> R {
    let thread = UInt(pthread_self())
    if holder.load(ordering: .relaxed) == thread { return body() }
    return mutex.withLock { _ in
      holder.store(thread, ordering: .relaxed)
      defer { holder.store(0, ordering: .relaxed) }
      nonisolated(unsafe) let result = body()
      return result
    }
  }
}
