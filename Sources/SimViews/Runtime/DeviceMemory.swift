// What the frameworks of a device keep besides its views, such as its pasteboard: one a device, so that runs know nothing of
// each other.

/// What a device keeps, by name.
package enum DeviceMemory {
  /// What is kept under a name on the device that runs; nil where nothing is, or no device runs.
  package static func read<Value>(_ name: String) -> Value? {
    onDevice { Kept(value: $0.kept[name] as? Value) }?.value
  }

  /// Keeps a value under a name on the device that runs, or nothing.
  ///
  /// - Returns: whether a device runs.
  @discardableResult
  package static func keep(_ value: Any?, _ name: String) -> Bool {
    nonisolated(unsafe) let value = value
    return onDevice { $0.kept[name] = value } != nil
  }

  private struct Kept<Value>: @unchecked Sendable { let value: Value? }

  private static func onDevice<Result>(_ work: @MainActor (ValueStorage) -> Result) -> Result? {
    guard let runtime = ViewRuntime.current else { return nil }
    return runtime.gate.asMainThread { work(runtime.storage) }
  }
}
