// A device profile: screen, speed and memory.
//
// Speeds are relative to the reference device, an iPhone 13 (A15), whose speed is 1. The price
// table is that of the reference device, and `CostModel` scales it. Every figure of a named profile
// has its source in DeviceProfile+Catalog.swift.

/// The screen, the speed and the memory of a device.
public struct DeviceProfile: Hashable, Codable, Sendable {
  /// The safe area insets of the screen, in points.
  public struct SafeArea: Hashable, Codable, Sendable {
    /// The inset from the top edge in points, in portrait orientation, without a navigation bar.
    public var top: Double
    /// The inset from the bottom edge in points, in portrait orientation, without a tab bar.
    public var bottom: Double

    /// Creates safe area insets.
    ///
    /// - Parameter top: points.
    /// - Parameter bottom: points.
    public init(top: Double, bottom: Double) {
      self.top = top
      self.bottom = bottom
    }
  }

  /// The name on the command line and in records, such as "iphone-13".
  public var name: String
  /// The display name, such as "iPhone 13".
  public var model: String
  /// The maximum refresh rate of the panel in Hz.
  public var refreshRate: Int
  /// The other rates of a panel with a variable rate, in Hz, in descending order; empty for a fixed
  /// rate.
  public var slowerRefreshRates: [Int]
  /// The maximum rate of an app's own animations in Hz; it does not limit scrolling.
  public var animationRefreshRate: Int
  /// The number of pixels per point along each axis.
  public var scale: Double
  /// The width of the screen in portrait orientation, in points.
  public var width: Double
  /// The height of the screen in portrait orientation, in points.
  public var height: Double
  /// The single-core processor speed, relative to the A15 of the iPhone 13.
  public var cpuSpeed: Double
  /// The graphics speed, relative to the four-core A15 of the iPhone 13.
  public var gpuSpeed: Double
  /// The memory of the device in bytes.
  public var memory: Int
  /// The memory footprint at which the system terminates the app, in bytes; `nil` if the system
  /// swaps instead.
  public var memoryLimit: Int?
  /// The safe area insets.
  public var safeArea: SafeArea
  /// The allocator, which determines the rounding of block sizes.
  public var allocator: Allocator

  /// The allocators with published size classes.
  public enum Allocator: String, CaseIterable, Hashable, Codable, Sendable {
    /// The libmalloc of iOS.
    case libmallocIOS = "libmalloc-ios"
    /// The libmalloc of macOS.
    case libmallocMacOS = "libmalloc-macos"
  }

  /// Creates a custom device.
  ///
  /// - Precondition: rates, scale, sides, speeds and memory are positive; rates are in descending
  ///   order.
  /// - Parameter refreshRate: Hz.
  /// - Parameter slowerRefreshRates: Hz; empty for a fixed rate.
  /// - Parameter animationRefreshRate: Hz; `nil` for the maximum rate.
  /// - Parameter scale: pixels per point.
  /// - Parameter width: points.
  /// - Parameter height: points.
  /// - Parameter cpuSpeed: relative to the A15.
  /// - Parameter gpuSpeed: relative to the four-core A15.
  /// - Parameter memory: bytes.
  /// - Parameter memoryLimit: bytes; `nil` for no limit.
  public init(
    name: String, model: String, refreshRate: Int, slowerRefreshRates: [Int] = [],
    animationRefreshRate: Int? = nil, scale: Double, width: Double, height: Double,
    cpuSpeed: Double, gpuSpeed: Double, memory: Int, memoryLimit: Int?, safeArea: SafeArea,
    allocator: Allocator = .libmallocIOS
  ) {
    let rates = [refreshRate] + slowerRefreshRates
    precondition(rates.allSatisfy { $0 > 0 }, "A refresh rate is positive.")
    precondition(
      zip(rates, rates.dropFirst()).allSatisfy { $0 > $1 }, "Refresh rates stand greatest first.")
    precondition(animationRefreshRate ?? 1 > 0, "Animations run at a positive rate.")
    precondition(scale > 0 && width > 0 && height > 0, "A screen has a positive size.")
    precondition(cpuSpeed > 0 && gpuSpeed > 0, "A speed is positive.")
    precondition(memory > 0, "A device has memory.")
    self.name = name
    self.model = model
    self.refreshRate = refreshRate
    self.slowerRefreshRates = slowerRefreshRates
    self.animationRefreshRate = animationRefreshRate ?? refreshRate
    self.scale = scale
    self.width = width
    self.height = height
    self.cpuSpeed = cpuSpeed
    self.gpuSpeed = gpuSpeed
    self.memory = memory
    self.memoryLimit = memoryLimit
    self.safeArea = safeArea
    self.allocator = allocator
  }
}
