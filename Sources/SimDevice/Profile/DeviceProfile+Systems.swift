// The systems that a device supports, from the catalog.

extension DeviceProfile {
  /// The systems that the device supports, the oldest first; all systems for a custom device.
  public var systems: [SimulatedSystem] {
    let all = SimulatedSystem.all
    guard let range = Self.catalog.first(where: { $0.profile == self }),
      let first = all.firstIndex(of: range.first), let last = all.firstIndex(of: range.last)
    else { return all }
    return Array(all[first...last])
  }

  /// The first and the last system, such as `iOS15 to iOS27`.
  package var systemRange: String {
    let systems = systems
    return [systems.first, systems.last].compactMap { $0?.name }.joined(separator: " to ")
  }

  /// The newest system that the device supports.
  public var newestSystem: SimulatedSystem { systems.last ?? .iOS27 }
}
