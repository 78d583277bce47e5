// The state that a phone is in: just started, in low-power mode, or with prices that are not quite those
// of the table.

package import SimCore

extension CostModel {
  /// The prices of a device whose caches are cold.
  package static func cold(profile: DeviceProfile, table: PriceTable) -> CostModel {
    CostModel(profile: profile, table: table, slowdown: DeviceConditions.coldMultiplier)
  }
}

/// What makes the same phone slower or faster than its profile says.
public struct DeviceConditions: Hashable, Codable, Sendable {
  /// The app was not in memory: its first 300 ms run with cold caches.
  public var isCold: Bool
  /// Low-power mode: at most 60 Hz, both processors at 0.6 of their speed.
  public var isInLowPowerMode: Bool
  /// The seed of random factors: on all prices, within their uncertainty, and on the work of each frame, as it differs on
  /// phones; nil for the table's prices.
  public var noiseSeed: UInt64?

  /// Conditions; by default those that the profile and the price table describe.
  public init(
    isCold: Bool = false, isInLowPowerMode: Bool = false, noiseSeed: UInt64? = nil
  ) {
    self.isCold = isCold
    self.isInLowPowerMode = isInLowPowerMode
    self.noiseSeed = noiseSeed
  }

  /// Warm, full power, the table's prices.
  public static let usual = DeviceConditions()

  /// How many times longer processor work takes while caches are cold [E, 3–5].
  static let coldMultiplier = 4.0
  /// How long caches are cold after a launch [E].
  static let coldSpan = Nanoseconds.milliseconds(300)
  /// What is left of both processors' speed in low-power mode [E].
  static let lowPowerSpeed = 0.6
  /// The greatest refresh rate in low-power mode, in Hz [S: Apple, ProMotion article].
  static let lowPowerRefreshRate = 60

  /// The profile under these conditions.
  package func applied(to profile: DeviceProfile) -> DeviceProfile {
    guard isInLowPowerMode else { return profile }
    var slow = profile
    slow.refreshRate = min(profile.refreshRate, Self.lowPowerRefreshRate)
    slow.slowerRefreshRates = profile.slowerRefreshRates.filter { $0 < slow.refreshRate }
    slow.animationRefreshRate = min(profile.animationRefreshRate, slow.refreshRate)
    slow.cpuSpeed *= Self.lowPowerSpeed
    slow.gpuSpeed *= Self.lowPowerSpeed
    return slow
  }

  /// The price table under these conditions.
  package func applied(to table: PriceTable) -> PriceTable {
    noiseSeed.map { table.withNoise(seed: $0) } ?? table
  }

  /// How the work of frames differs; nil where it is what the prices say.
  package var dispersion: FrameDispersion? { noiseSeed.map(FrameDispersion.init) }

  /// Until when caches are cold.
  package var coldUntil: Instant { isCold ? .launch + Self.coldSpan : .launch }

  /// How the conditions differ from the usual ones, as the command line says it.
  package var names: [String] {
    [
      isCold ? "cold" : nil, isInLowPowerMode ? "low-power" : nil,
      noiseSeed.map { "noise \($0)" },
    ].compactMap { $0 }
  }
}
