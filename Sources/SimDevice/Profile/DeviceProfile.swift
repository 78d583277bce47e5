// A device as the simulation sees it: a screen, a speed and an amount of memory.
//
// Speed is relative to the reference device, an iPhone 13 (A15), which is 1. The price table is
// written for the reference; `CostModel` scales it. Every figure of a named profile carries its
// source in DeviceProfile+Catalog.swift.

/// A device: screen, speed and memory.
public struct DeviceProfile: Hashable, Codable, Sendable {
  /// The parts of the screen that bars and notches take, in points.
  public struct SafeArea: Hashable, Codable, Sendable {
    /// From the top edge, in points, portrait, without a navigation bar.
    public var top: Double
    /// From the bottom edge, in points, portrait, without a tab bar.
    public var bottom: Double

    /// A safe area.
    /// - Parameter top: points.
    /// - Parameter bottom: points.
    public init(top: Double, bottom: Double) {
      self.top = top
      self.bottom = bottom
    }
  }

  /// The name on the command line and in records, as "iphone-13".
  public var name: String
  /// The name for people, as "iPhone 13".
  public var model: String
  /// Greatest refresh rate of the panel, in Hz.
  public var refreshRate: Int
  /// The other rates of a panel of variable rate, in Hz, greatest first; none for a fixed one.
  public var slowerRefreshRates: [Int]
  /// Greatest rate at which an app's own animations run, in Hz; scrolling is not bound by it.
  public var animationRefreshRate: Int
  /// How many pixels one point has along each axis.
  public var scale: Double
  /// Screen width in portrait, in points.
  public var width: Double
  /// Screen height in portrait, in points.
  public var height: Double
  /// Single-core processor speed; the A15 of the iPhone 13 is 1.
  public var cpuSpeed: Double
  /// Graphics speed; the four-core A15 of the iPhone 13 is 1.
  public var gpuSpeed: Double
  /// Memory of the device, in bytes.
  public var memory: Int
  /// Footprint at which the system ends the app, in bytes; `nil` where it swaps instead.
  public var memoryLimit: Int?
  /// What bars and notches take.
  public var safeArea: SafeArea
  /// How the system rounds the blocks that it allocates.
  public var allocator: Allocator

  /// The allocators whose sizes are published.
  public enum Allocator: String, CaseIterable, Hashable, Codable, Sendable {
    /// libmalloc as on iOS.
    case libmallocIOS = "libmalloc-ios"
    /// libmalloc as on macOS.
    case libmallocMacOS = "libmalloc-macos"
  }

  /// A custom device.
  /// - Precondition: Rates, scale, sides, speeds and memory are positive; rates stand greatest first.
  /// - Parameter refreshRate: Hz.
  /// - Parameter slowerRefreshRates: Hz; none for a fixed rate.
  /// - Parameter animationRefreshRate: Hz; `nil` for the greatest rate.
  /// - Parameter scale: pixels per point.
  /// - Parameter width: points.
  /// - Parameter height: points.
  /// - Parameter cpuSpeed: relative to the A15.
  /// - Parameter gpuSpeed: relative to the four-core A15.
  /// - Parameter memory: bytes.
  /// - Parameter memoryLimit: bytes; `nil` for none.
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
