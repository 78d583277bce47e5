// What the calling thread is to the devices of the process: whose code it runs, and under which transaction.
//
// These are thread-local words. Code of the user's on a thread that no device knows finds no runtime here, whatever the
// device's thread does at that moment, so it reads nothing of the runtime's by chance.

internal import CThread
import Foundation

/// What the calling thread is to the devices of the process.
enum ThreadPlace {
  /// Whether the thread runs code of some device.
  @inline(__always)
  static var isOfDevice: Bool { cThreadRuntime() != nil }

  /// Where the runtime lies whose code the thread runs.
  @inline(__always)
  static var address: UnsafeRawPointer? {
    get { UnsafeRawPointer(cThreadRuntime()) }
    set { cThreadSetRuntime(newValue) }
  }

  /// Whether a graph is being brought up to date on the thread.
  @inline(__always)
  static var isUpdating: Bool {
    get { cThreadIsUpdating() }
    set { cThreadSetUpdating(newValue) }
  }

  /// The transaction that the thread has entered, where that is its own.
  static var transaction: ThreadTransaction? {
    cThreadTransaction().map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// Notes that a runtime is made on the thread.
  static func becomeHome() { cThreadSetHome() }

  /// Whether code of the main actor may run on the thread: it runs a device, made one, or is the process's main one.
  static var mayBeMain: Bool { isOfDevice || cThreadIsHome() || Thread.isMainThread }

  /// Runs code under a transaction of the thread's own.
  static func under<R>(_ transaction: ThreadTransaction?, _ body: () throws -> R) rethrows -> R {
    guard let transaction else { return try body() }
    let outer = cThreadTransaction()
    cThreadSetTransaction(Unmanaged.passUnretained(transaction).toOpaque())
    defer { cThreadSetTransaction(outer) }
    return try withExtendedLifetime(transaction, body)
  }
}

/// A transaction that one thread has entered beside the device's main one: on a thread of the app that takes turns with it, on
/// one that the device does not know, or outside the loop.
///
/// What is written under it goes to the device with it.
final class ThreadTransaction: @unchecked Sendable {
  let transaction: Transaction
  /// Whether something was written under it; set and read on the thread that entered it.
  var isTaken = false

  init(_ transaction: Transaction) { self.transaction = transaction }
}
