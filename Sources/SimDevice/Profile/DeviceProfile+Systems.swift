// The systems that each device ever had, from the one that it was sold with to the last that Apple gave it.
//
// First systems are those of Apple's press releases [K]. Last ones: the A11 phones ended with iOS 16 [S: Apple, "iOS 17
// is compatible with these devices"]; every phone that runs iOS 26 runs iOS 27 [S: reports on WWDC26], the A13 phones
// included. A Mac with Apple's processor runs iOS apps from macOS 11 on, whose frameworks are those of iOS 14.

extension DeviceProfile {
  private static let ranges: [String: (first: SimulatedSystem, last: SimulatedSystem)] = [
    "iphone-8": (.iOS14Beta, .iOS16),
    "iphone-8-plus": (.iOS14Beta, .iOS16),
    "iphone-se-2": (.iOS14Beta, .iOS27),
    "iphone-11": (.iOS14Beta, .iOS27),
    "iphone-12": (.iOS14, .iOS27),
    "iphone-12-pro-max": (.iOS14, .iOS27),
    "iphone-13": (.iOS15, .iOS27),
    "iphone-14": (.iOS16, .iOS27),
    "iphone-15-pro": (.iOS17, .iOS27),
    "iphone-16-pro": (.iOS18, .iOS27),
    "ipad-pro-11-m4": (.iOS17, .iOS27),
    "mac-m1": (.iOS14, .iOS27),
  ]

  /// The systems that the device ever had, oldest first; for a device of one's own, all of them.
  public var systems: [SimulatedSystem] {
    let all = SimulatedSystem.all
    guard Self.named(name) == self, let range = Self.ranges[name],
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
