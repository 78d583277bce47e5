import Foundation

/// Calls a closure in a later turn of the main queue.
///
/// Completion handlers of these frameworks are not `Sendable`, but are called on the main queue.
func later(_ call: @escaping () -> Void) {
  nonisolated(unsafe) let call = call
  DispatchQueue.main.async { call() }
}
