// The state that a phone is in: just started, in low-power mode, with prices that are not quite those of the table, or
// with user settings other than the defaults.

import Foundation
package import SimCore
@_spi(Runtime) public import SimViews

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
  /// The language of the phone and its region, as in `ar` or `de_CH`; nil for English as in the United States.
  ///
  /// What an app formats without the environment's locale stays English.
  public var language: String?
  private var typeSizeLevel: Int?
  /// The direction that the user has set, if it differs from that of the language.
  package var isRightToLeft: Bool?

  /// The size that the user has chosen for text.
  public var typeSize: DynamicTypeSize {
    get { typeSizeLevel.flatMap(DynamicTypeSize.init) ?? .large }
    set { typeSizeLevel = newValue == .large ? nil : newValue.rawValue }
  }

  /// The direction of the layout: that of the language, unless another one is set.
  public var layoutDirection: LayoutDirection {
    get { isRightToLeft ?? runsFromRight ? .rightToLeft : .leftToRight }
    set {
      let isRight = newValue == .rightToLeft
      isRightToLeft = isRight == runsFromRight ? nil : isRight
    }
  }

  private var runsFromRight: Bool {
    language.map { Locale(identifier: $0).language.characterDirection == .rightToLeft } ?? false
  }

  /// Conditions; by default those that the profile and the price table describe.
  public init(
    isCold: Bool = false, isInLowPowerMode: Bool = false, noiseSeed: UInt64? = nil,
    language: String? = nil, layoutDirection: LayoutDirection? = nil,
    typeSize: DynamicTypeSize = .large
  ) {
    self.isCold = isCold
    self.isInLowPowerMode = isInLowPowerMode
    self.noiseSeed = noiseSeed
    self.language = language
    self.typeSize = typeSize
    if let layoutDirection { self.layoutDirection = layoutDirection }
  }

  /// Warm, full power, the table's prices, and the settings that a phone comes with.
  public static let usual = DeviceConditions()

  /// How many times longer processor work takes while caches are cold [E, 3–5].
  static let coldMultiplier = 4.0
  /// How long caches are cold after a launch [E].
  static let coldSpan = Nanoseconds.milliseconds(300)
  /// The fraction of both processors' speed that is left in low-power mode [E].
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

  /// How the work of frames varies; nil if it is exactly what the prices say.
  package var dispersion: FrameDispersion? { noiseSeed.map(FrameDispersion.init) }

  /// Until when caches are cold.
  package var coldUntil: Instant { isCold ? .launch + Self.coldSpan : .launch }

  /// How the conditions differ from the usual ones, as spelled on the command line.
  package var names: [String] {
    [
      isCold ? "cold" : nil, isInLowPowerMode ? "low-power" : nil,
      noiseSeed.map { "noise \($0)" },
    ].compactMap { $0 } + settings.map(\.name)
  }

  /// The settings that the user has changed.
  private var settings: [UserSetting] {
    [
      typeSizeName.map { .typeSize($0) }, language.map { .language($0) },
      isRightToLeft.map { .direction(isRightToLeft: $0) },
    ].compactMap { $0 }
  }

  /// The size of text by its name; nil for the one that a phone comes with.
  package var typeSizeName: String? { typeSize == .large ? nil : "\(typeSize)" }

  /// Adopts the text size with a name.
  ///
  /// - Returns: whether there is one.
  package mutating func setTypeSize(named name: String) -> Bool {
    guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else {
      return false
    }
    typeSize = size
    return true
  }

  /// Adopts a setting as spelled by `names`.
  ///
  /// - Returns: whether it is one.
  package mutating func takeSetting(_ name: String) -> Bool {
    switch UserSetting(name: name) {
    case .typeSize(let size): return setTypeSize(named: size)
    case .language(let code): language = code
    case .direction(let isRight): isRightToLeft = isRight
    case nil: return false
    }
    return true
  }

  /// Sets in an app's environment what its user has set.
  package func set(in values: inout EnvironmentValues) {
    if typeSize != .large { values.dynamicTypeSize = typeSize }
    if let language {
      values.locale = Locale(identifier: language)
      values.calendar.locale = values.locale
    }
    if layoutDirection != .leftToRight { values.layoutDirection = layoutDirection }
  }
}
