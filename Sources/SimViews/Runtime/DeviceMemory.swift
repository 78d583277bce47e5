// What the frameworks of a device keep besides its views, such as its pasteboard: one per device, so that runs know nothing
// of each other.

/// What a device keeps, by name.
package enum DeviceMemory {
  /// What is kept under a name on the device that runs; nil if nothing is, or no device runs.
  package static func read<Value>(_ name: String) -> Value? {
    ValueStorage.onDevice { Kept(value: $0.kept[name] as? Value) }?.value
  }

  /// Keeps a value under a name on the device that runs, or nothing.
  ///
  /// - Returns: whether a device runs.
  @discardableResult
  package static func keep(_ value: Any?, _ name: String) -> Bool {
    nonisolated(unsafe) let value = value
    return ValueStorage.onDevice { $0.kept[name] = value } != nil
  }

  private struct Kept<Value>: @unchecked Sendable { let value: Value? }
}
