// `OSAllocatedUnfairLock`, implemented with the standard library's `Mutex`.

import Synchronization

/// A lock that allocates its state, so that copies share it.
///
/// Locking it again on the thread that holds it stops the program, as on Apple's platforms.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage: @unchecked Sendable {
    let mutex = Mutex<Void>(())
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try storage.mutex.withLock { _ in try body(&storage.state) }
  }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try storage.mutex.withLock { _ in try body(&storage.state) }
  }

  /// Performs a closure if the lock is available, and returns nil otherwise.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try storage.mutex.withLockIfAvailable { _ in try body(&storage.state) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLock { _ in try body() }
  }
}
