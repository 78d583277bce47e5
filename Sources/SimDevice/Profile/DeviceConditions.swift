// The conditions of a device: a cold start, low-power mode, random variation of costs, and user settings that differ from
// the defaults.

import Foundation
package import SimCore
@_spi(Runtime) public import SimViews

extension CostModel {
  /// Returns the cost model of a device with cold caches.
  package static func cold(profile: DeviceProfile, table: PriceTable) -> CostModel {
    CostModel(profile: profile, table: table, slowdown: DeviceConditions.coldMultiplier)
  }
}

/// The conditions under which a device is slower or faster than its profile, and its user settings.
public struct DeviceConditions: Hashable, Codable, Sendable {
  /// Whether the app starts cold: the first 300 ms run with cold caches.
  public var isCold: Bool
  /// Whether low-power mode is on: at most 60 Hz, and both processors at 0.6 of their speed.
  public var isInLowPowerMode: Bool
  /// The seed of random factors on prices and frames, or nil for the prices of the table.
  ///
  /// There is a factor on each price, within its uncertainty, and one on the work of each frame,
  /// which varies on devices.
  public var noiseSeed: UInt64?
  /// The language and region of the device, such as `ar` or `de_CH`; nil for US English.
  ///
  /// Texts that an app formats without the environment's locale stay English.
  public var language: String?
  private var typeSizeLevel: Int?
  /// Whether the user has set a layout direction that differs from that of the language.
  package var isRightToLeft: Bool?

  /// The text size of the user.
  public var typeSize: DynamicTypeSize {
    get { typeSizeLevel.flatMap(DynamicTypeSize.init) ?? .large }
    set { typeSizeLevel = newValue == .large ? nil : newValue.rawValue }
  }

  /// The layout direction: that of the language, unless another one is set.
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

  /// Creates conditions; the defaults are those of the profile, the price table and a new device.
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

  /// Warm caches, full power, the prices of the table, and the settings of a new device.
  public static let usual = DeviceConditions()

  /// The factor on processor work while caches are cold [E, 3–5].
  static let coldMultiplier = 4.0
  /// The time after a launch during which caches are cold [E].
  static let coldSpan = Nanoseconds.milliseconds(300)
  /// The factor on the speed of both processors in low-power mode [E].
  static let lowPowerSpeed = 0.6
  /// The maximum refresh rate in low-power mode, in Hz [S: Apple, ProMotion article].
  static let lowPowerRefreshRate = 60

  /// Returns the profile under these conditions.
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

  /// Returns the price table under these conditions.
  package func applied(to table: PriceTable) -> PriceTable {
    noiseSeed.map { table.withNoise(seed: $0) } ?? table
  }

  /// The variation of the work of frames, or nil for exact prices.
  package var dispersion: FrameDispersion? { noiseSeed.map(FrameDispersion.init) }

  /// The time until which caches are cold.
  package var coldUntil: Instant { isCold ? .launch + Self.coldSpan : .launch }

  /// The conditions that differ from the usual ones, as spelled on the command line.
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

  /// The name of the text size, or nil for the default size.
  package var typeSizeName: String? { typeSize == .large ? nil : "\(typeSize)" }

  /// Sets the text size by name.
  ///
  /// - Returns: whether there is a text size of the name.
  package mutating func setTypeSize(named name: String) -> Bool {
    guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else {
      return false
    }
    typeSize = size
    return true
  }

  /// Sets a user setting as spelled by `names`.
  ///
  /// - Returns: whether the name is that of a setting.
  package mutating func takeSetting(_ name: String) -> Bool {
    switch UserSetting(name: name) {
    case .typeSize(let size): return setTypeSize(named: size)
    case .language(let code): language = code
    case .direction(let isRight): isRightToLeft = isRight
    case nil: return false
    }
    return true
  }

  /// Sets the environment values that the user settings determine.
  package func set(in values: inout EnvironmentValues) {
    if typeSize != .large { values.dynamicTypeSize = typeSize }
    if let language {
      values.locale = Locale(identifier: language)
      values.calendar.locale = values.locale
    }
    if layoutDirection != .leftToRight { values.layoutDirection = layoutDirection }
  }
}
