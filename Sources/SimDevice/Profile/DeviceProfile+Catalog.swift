// The named devices.
//
// Marks of the sources: [S] read in a public source (Apple's technical specifications for panels and sizes unless another is
// named), [D] derived from such a figure, [K] common knowledge that was not verified again, [E] an engineering estimate.
// Uncertainty: speeds marked [K] ±5 %; graphics speeds are all [E], ×/÷1.5; limits [D] ±5 %, [E] ×/÷1.3; safe areas and
// sizes exact, [K]. One MB is 1,048,576 bytes.
//
// Speeds are ratios of Geekbench 6 single-core scores. Published Geekbench 5 scores give nearly the same ratios: A13 1,327 ÷
// A15 1,725 = 0.77 and A14 1,597 ÷ 1,725 = 0.93 [S: iMore 2020, MacRumors 2021]. Amounts of memory marked [S: lists] are
// those of two public lists by model (notesread.com, myiphone.news).

/// The refresh rates below 120 Hz of an iPhone with ProMotion, in Hz [S: Apple, ProMotion article].
private let phoneRates = [80, 60, 48, 40, 30, 24, 20, 16, 15, 12, 10]
/// The refresh rates below 120 Hz of an iPad Pro, in Hz [S: the same].
private let padRates = [60, 40, 30, 24]

/// The number of bytes in a megabyte.
private let mb = 1_048_576
/// The number of bytes in a gigabyte.
private let gb = 1_073_741_824

extension DeviceProfile {
  /// A named device with the first and the last system that it supports.
  ///
  /// The first systems are those of Apple's press releases [K]. The last systems: the A11 phones
  /// ended with iOS 16 [S: Apple, "iOS 17 is compatible with these devices"]; every phone that runs
  /// iOS 26 runs iOS 27 [S: reports on WWDC26], including the A13 phones. A Mac with Apple silicon
  /// runs iOS apps since macOS 11, whose frameworks are those of iOS 14.
  typealias Named = (profile: DeviceProfile, first: SimulatedSystem, last: SimulatedSystem)

  /// The named devices, the oldest first; the order never depends on anything else.
  static let catalog: [Named] = [
    (.iPhone8, .iOS14Beta, .iOS16),
    (.iPhone8Plus, .iOS14Beta, .iOS16),
    (.iPhoneSE2, .iOS14Beta, .iOS27),
    (.iPhone11, .iOS14Beta, .iOS27),
    (.iPhone12, .iOS14, .iOS27),
    (.iPhone12ProMax, .iOS14, .iOS27),
    (.iPhone13, .iOS15, .iOS27),
    (.iPhone14, .iOS16, .iOS27),
    (.iPhone15Pro, .iOS17, .iOS27),
    (.iPhone16Pro, .iOS18, .iOS27),
    (.iPadPro11M4, .iOS17, .iOS27),
    (.macM1, .iOS14, .iOS27),
  ]

  /// All named devices, the oldest first.
  public static let all: [DeviceProfile] = catalog.map(\.profile)

  /// Returns the device with a name on the command line, or `nil` if there is none.
  public static func named(_ name: String) -> DeviceProfile? { all.first { $0.name == name } }

  /// iPhone 8: A11, 60 Hz.
  public static let iPhone8 = DeviceProfile(
    name: "iphone-8", model: "iPhone 8",
    refreshRate: 60,  // Hz [S]
    scale: 2, width: 375, height: 667,  // pixels per pt, pt, pt [S]
    cpuSpeed: 0.46,  // Geekbench 6 ~1050 ÷ ~2280 [K]
    gpuSpeed: 0.35,  // [E]
    memory: 1_990 * mb,  // crash test [S: StackOverflow 5887248]
    memoryLimit: 1_364 * mb,  // same crash test [S]
    safeArea: SafeArea(top: 20, bottom: 0))  // pt [K]

  /// iPhone 8 Plus: A11, 60 Hz.
  public static let iPhone8Plus = DeviceProfile(
    name: "iphone-8-plus", model: "iPhone 8 Plus",
    refreshRate: 60,  // Hz [S]
    scale: 3, width: 414, height: 736,  // pixels per pt, pt, pt [S]
    cpuSpeed: 0.46,  // as iPhone 8 [K]
    gpuSpeed: 0.35,  // [E]
    memory: 2_785 * mb,  // 3 GB [S: lists], of which apps see as much as on the iPhone X [D from S]
    memoryLimit: 1_392 * mb,  // as iPhone X [D from S]
    safeArea: SafeArea(top: 20, bottom: 0))  // pt [K]

  /// iPhone SE (2nd generation): A13, 60 Hz.
  public static let iPhoneSE2 = DeviceProfile(
    name: "iphone-se-2", model: "iPhone SE (2nd generation)",
    refreshRate: 60,  // Hz [S]
    scale: 2, width: 375, height: 667,  // pixels per pt, pt, pt [S]
    cpuSpeed: 0.75,  // Geekbench 6 ~1720 ÷ ~2280 [K]
    gpuSpeed: 0.65,  // [E]
    memory: 3 * gb,  // 3 GB [S: lists]
    memoryLimit: 1_790 * mb,  // as iPhone XR, also 3 GB [D from S]
    safeArea: SafeArea(top: 20, bottom: 0))  // pt [K]

  /// iPhone 11: A13, 60 Hz.
  public static let iPhone11 = DeviceProfile(
    name: "iphone-11", model: "iPhone 11",
    refreshRate: 60,  // Hz [S]
    scale: 2, width: 414, height: 896,  // pixels per pt, pt, pt [S]
    cpuSpeed: 0.75,  // as iPhone SE 2 [K]
    gpuSpeed: 0.65,  // [E]
    memory: 3_844 * mb,  // crash test [S: StackOverflow 5887248]
    memoryLimit: 2_068 * mb,  // same crash test [S]
    safeArea: SafeArea(top: 48, bottom: 34))  // pt [K]

  /// iPhone 12: A14, 60 Hz.
  public static let iPhone12 = DeviceProfile(
    name: "iphone-12", model: "iPhone 12",
    refreshRate: 60,  // Hz [S]
    scale: 3, width: 390, height: 844,  // pixels per pt, pt, pt [S]
    cpuSpeed: 0.9,  // Geekbench 6 ~2060 ÷ ~2280 [K]
    gpuSpeed: 0.8,  // [E]
    memory: 4 * gb,  // 4 GB [S: lists]
    memoryLimit: 2_060 * mb,  // as iPhone 11, also 4 GB [D from S]
    safeArea: SafeArea(top: 47, bottom: 34))  // pt [K]

  /// iPhone 12 Pro Max: A14, 60 Hz.
  public static let iPhone12ProMax = DeviceProfile(
    name: "iphone-12-pro-max", model: "iPhone 12 Pro Max",
    refreshRate: 60,  // Hz [S]
    scale: 3, width: 428, height: 926,  // pixels per pt, pt, pt [S]
    cpuSpeed: 0.9,  // as iPhone 12 [K]
    gpuSpeed: 0.8,  // [E]
    memory: 6 * gb,  // 6 GB [S: lists]
    memoryLimit: 3_200 * mb,  // 52 % of memory, rule for phones from 4 GB [E]
    safeArea: SafeArea(top: 47, bottom: 34))  // pt [K]

  /// iPhone 13: A15, 60 Hz; the default and the reference.
  public static let iPhone13 = DeviceProfile(
    name: "iphone-13", model: "iPhone 13",
    refreshRate: 60,  // Hz [S]
    scale: 3, width: 390, height: 844,  // pixels per pt, pt, pt [S]
    cpuSpeed: 1.0,  // the reference
    gpuSpeed: 1.0,  // the reference
    memory: 4 * gb,  // 4 GB [S: lists]
    memoryLimit: 2_060 * mb,  // as iPhone 11, also 4 GB [D from S]
    safeArea: SafeArea(top: 47, bottom: 34))  // pt [K]

  /// iPhone 14: A15 with five graphics cores, 60 Hz.
  public static let iPhone14 = DeviceProfile(
    name: "iphone-14", model: "iPhone 14",
    refreshRate: 60,  // Hz [S]
    scale: 3, width: 390, height: 844,  // pixels per pt, pt, pt [S]
    cpuSpeed: 1.0,  // same processor as the reference [K]
    gpuSpeed: 1.15,  // [E]
    memory: 6 * gb,  // 6 GB [K]
    memoryLimit: 3_200 * mb,  // 52 % of memory, rule for phones from 4 GB [E]
    safeArea: SafeArea(top: 47, bottom: 34))  // pt [K]

  /// iPhone 15 Pro: A17 Pro, 120 Hz.
  public static let iPhone15Pro = DeviceProfile(
    name: "iphone-15-pro", model: "iPhone 15 Pro",
    refreshRate: 120,  // Hz [S]
    slowerRefreshRates: phoneRates,
    animationRefreshRate: 60,  // Hz, without a key in Info.plist [S: Apple, ProMotion article]
    scale: 3, width: 393, height: 852,  // pixels per pt, pt, pt [S]
    cpuSpeed: 1.27,  // Geekbench 6 2887 [S] ÷ ~2280 [K]
    gpuSpeed: 1.5,  // [E]
    memory: 8 * gb,  // 8 GB [K]
    memoryLimit: 4_000 * mb,  // rule for phones from 4 GB [E]
    safeArea: SafeArea(top: 59, bottom: 34))  // pt [K]

  /// iPhone 16 Pro: A18 Pro, 120 Hz.
  public static let iPhone16Pro = DeviceProfile(
    name: "iphone-16-pro", model: "iPhone 16 Pro",
    refreshRate: 120,  // Hz [S]
    slowerRefreshRates: phoneRates,
    animationRefreshRate: 60,  // Hz, without a key in Info.plist [S: Apple, ProMotion article]
    scale: 3, width: 402, height: 874,  // pixels per pt, pt, pt [S]
    cpuSpeed: 1.5,  // Geekbench 6 3409 [S] ÷ ~2280 [K]
    gpuSpeed: 1.8,  // [E]
    memory: 8 * gb,  // 8 GB [K]
    memoryLimit: 4_000 * mb,  // rule for phones from 4 GB [E]
    safeArea: SafeArea(top: 62, bottom: 34))  // pt [K]

  /// iPad Pro 11-inch (M4): M4, 120 Hz.
  public static let iPadPro11M4 = DeviceProfile(
    name: "ipad-pro-11-m4", model: "iPad Pro 11-inch (M4)",
    refreshRate: 120,  // Hz [S]
    slowerRefreshRates: padRates,
    scale: 2, width: 834, height: 1210,  // pixels per pt, pt, pt [S]
    cpuSpeed: 1.62,  // Geekbench 6 ~3700 ÷ ~2280 [K]
    gpuSpeed: 3.5,  // [E]
    memory: 8 * gb,  // 8 GB [K]
    memoryLimit: 3_000 * mb,  // lower end of the reported 3–6 GB [S: forum 826325]
    safeArea: SafeArea(top: 24, bottom: 20))  // pt [K]

  /// Mac (M1): M1, 60 Hz.
  public static let macM1 = DeviceProfile(
    name: "mac-m1", model: "Mac (M1)",
    refreshRate: 60,  // Hz [S]
    scale: 2, width: 1440, height: 900,  // pixels per pt, pt, pt [S]
    cpuSpeed: 1.03,  // Geekbench 6 2342 [S] ÷ ~2280 [K]
    gpuSpeed: 2.0,  // [E]
    memory: 8 * gb,  // 8 GB, the least sold [K]
    memoryLimit: nil,  // swaps, no kill [S]
    safeArea: SafeArea(top: 0, bottom: 0),  // pt [K]
    allocator: .libmallocMacOS)
}
