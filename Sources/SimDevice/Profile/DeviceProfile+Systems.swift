// The systems that a device ever had; the catalogue lists them.

extension DeviceProfile {
  /// The systems that the device ever had, oldest first; for a custom device, all of them.
  public var systems: [SimulatedSystem] {
    let all = SimulatedSystem.all
    guard let range = Self.catalog.first(where: { $0.profile == self }),
      let first = all.firstIndex(of: range.first), let last = all.firstIndex(of: range.last)
    else { return all }
    return Array(all[first...last])
  }

  /// The first and the last of them, as `iOS15 to iOS27`.
  package var systemRange: String {
    let systems = systems
    return [systems.first, systems.last].compactMap { $0?.name }.joined(separator: " to ")
  }

  /// The newest system that the device runs.
  public var newestSystem: SimulatedSystem { systems.last ?? .iOS27 }
}
