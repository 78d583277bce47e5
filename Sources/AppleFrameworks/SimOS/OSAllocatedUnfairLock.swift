// A lock that owns what it protects, as `os` has it, over the language's own mutex.

import Synchronization

/// A lock that owns its state in memory of its own, so that it can be copied and shared.
///
/// Who takes it a second time while holding it stops the program, as on the platform.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage: @unchecked Sendable {
    let mutex = Mutex<Void>(())
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock with the state that it protects.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
  /// Creates a lock with a state that may be touched under the lock alone.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Performs a closure while holding the lock.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try storage.mutex.withLock { _ in try body(&storage.state) }
  }

  /// Performs a closure while holding the lock, unchecked.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try storage.mutex.withLock { _ in try body(&storage.state) }
  }

  /// Performs a closure if nobody holds the lock; nil if somebody does.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try storage.mutex.withLockIfAvailable { _ in try body(&storage.state) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock that protects nothing of its own.
  public init() { self.init(uncheckedState: ()) }

  /// Performs a closure while holding the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLock { _ in try body() }
  }
}
