// A custom device profile in a file:
//
//     name: lab-phone
//     model: Phone on my desk        # optional
//     refresh-rate: 120              # Hz, the maximum
//     slower-refresh-rates: [60, 24] # Hz, optional: other rates of a panel with a variable rate
//     animation-refresh-rate: 60     # Hz, optional: the maximum for the app's own animations
//     scale: 3                       # pixels per point
//     width: 402                     # points
//     height: 874
//     processor-speed: 1.4           # the A15 of the iPhone 13 is 1
//     graphics-speed: 1.6            # optional, by default the processor speed
//     memory-mb: 8192                # 1,048,576 bytes each
//     memory-limit-mb: 4000          # optional, by default none
//     safe-area-top: 62              # points, optional
//     safe-area-bottom: 34
//     allocator: libmalloc-ios       # optional, or libmalloc-macos
//
// Documentation/devices.md describes each key.

import Foundation
package import SimDevice
import Yams

package enum ProfileFile {
  /// The keys of a profile.
  package static let keys = [
    "name", "model", "refresh-rate", "slower-refresh-rates", "animation-refresh-rate", "scale",
    "width", "height", "processor-speed",
    "graphics-speed", "memory-mb", "memory-limit-mb", "allocator",
    "safe-area-top", "safe-area-bottom",
  ]

  private static let megabyte = 1_048_576.0

  /// Parses a profile.
  ///
  /// - Throws: `ConfigurationError` for the first error.
  package static func parse(_ text: String) throws -> DeviceProfile {
    let file = try ConfigurationMapping.parse(text)
    try file.require(onlyKeys: keys)
    let name = try file.text("name")
    if let taken = builtIn(like: name), let value = file.value("name") {
      throw value.error(
        name == taken
          ? "'\(name)' is a built-in device: a custom phone needs another name"
          : "'\(name)' reads like the built-in device '\(taken)': a custom phone needs another name"
      )
    }
    let processor = try number("processor-speed", in: speeds, file)
    let memory = try number("memory-mb", in: memories, file)
    let limit = try file.value("memory-limit-mb").map { _ in try file.positive("memory-limit-mb") }
    if let limit, limit > memory, let value = file.value("memory-limit-mb") {
      throw value.error("the limit of \(value.shown) MB is above the memory of the device")
    }
    let rates = try refreshRates(file)
    let screen = try screen(file)
    return DeviceProfile(
      name: name, model: file.value("model") == nil ? name : try file.text("model"),
      refreshRate: rates.all[0], slowerRefreshRates: Array(rates.all.dropFirst()),
      animationRefreshRate: rates.animation, scale: try number("scale", in: scales, file),
      width: screen.width, height: screen.height, cpuSpeed: processor,
      gpuSpeed: file.value("graphics-speed") == nil
        ? processor : try number("graphics-speed", in: speeds, file),
      memory: Int(memory * megabyte), memoryLimit: limit.map { Int($0 * megabyte) },
      safeArea: screen.safeArea, allocator: try allocator(file))
  }

  /// Returns the built-in device whose name has the same letters and digits, ignoring other
  /// characters.
  private static func builtIn(like name: String) -> String? {
    func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    let own = plain(name)
    return DeviceProfile.all.first { plain($0.name) == own || plain($0.model) == own }?.name
  }

  /// The range of valid speeds: from a hundredth to a hundred times that of an A15.
  private static let speeds = 0.01...100.0
  /// The range of valid pixels per point.
  private static let scales = 1.0...10.0
  /// The range of valid memory sizes in megabytes: a minimal app must fit.
  private static let memories = 64.0...1_048_576.0

  private static func number(
    _ key: String, in range: ClosedRange<Double>, _ file: ConfigurationMapping
  ) throws -> Double {
    let number = try file.positive(key)
    guard !range.contains(number), let value = file.value(key) else { return number }
    func text(_ number: Double) -> String {
      number.formatted(.number.locale(Locale(identifier: "en_US")))
    }
    throw value.error(
      "expected a number between \(text(range.lowerBound)) and \(text(range.upperBound)) for "
        + "'\(key)', found '\(value.shown)'")
  }

  /// The maximum side of a screen in points.
  private static let longestSide = 10_000.0

  /// Returns the size of the screen and its safe area in points, which must leave a part of the
  /// screen.
  private static func screen(
    _ file: ConfigurationMapping
  ) throws -> (width: Double, height: Double, safeArea: DeviceProfile.SafeArea) {
    func side(_ key: String) throws -> Double {
      let side = try file.positive(key)
      guard side > longestSide, let value = file.value(key) else { return side }
      throw value.error("expected at most 10,000 points for '\(key)', found '\(value.shown)'")
    }
    let (width, height) = (try side("width"), try side("height"))
    let top = try file.number("safe-area-top", otherwise: 0)
    let bottom = try file.number("safe-area-bottom", otherwise: 0)
    guard top + bottom < height else {
      let value = file.value("safe-area-top") ?? file.value("safe-area-bottom") ?? file.node
      throw value.error(
        "the safe area leaves nothing of a screen that is \(file.value("height")?.shown ?? "") points high"
      )
    }
    return (width, height, DeviceProfile.SafeArea(top: top, bottom: bottom))
  }

  private static func allocator(
    _ file: ConfigurationMapping
  ) throws -> DeviceProfile.Allocator {
    guard let value = file.value("allocator") else { return .libmallocIOS }
    guard let allocator = DeviceProfile.Allocator(rawValue: value.shown) else {
      throw value.unknown(
        "allocator", value.shown, known: DeviceProfile.Allocator.allCases.map(\.rawValue))
    }
    return allocator
  }

  /// Returns the rates of the panel in descending order, and the rate of the app's animations if
  /// there is one, in Hz.
  private static func refreshRates(
    _ file: ConfigurationMapping
  ) throws -> (all: [Int], animation: Int?) {
    let key = "refresh-rate"
    var all = [try hertz(file.positive(key), in: file.value(key), key)]
    for node in try file.list("slower-refresh-rates") {
      let rate = try hertz(
        node.number("slower-refresh-rates"), in: node, "slower-refresh-rates")
      guard rate < all[all.count - 1] else {
        throw node.error(
          "expected rates below \(all[0]) Hz, greatest first, for 'slower-refresh-rates'")
      }
      all.append(rate)
    }
    let animationKey = "animation-refresh-rate"
    guard let node = file.value(animationKey) else { return (all, nil) }
    let animation = try hertz(file.positive(animationKey), in: node, animationKey)
    guard all.contains(animation) else {
      throw node.error(
        "expected one of the panel's rates for '\(animationKey)': "
          + all.map { "\($0)" }.joined(separator: ", "))
    }
    return (all, animation)
  }

  private static func hertz(_ rate: Double, in node: Node?, _ key: String) throws -> Int {
    guard rate >= 1, rate <= 1_000, rate == rate.rounded() else {
      throw (node ?? "").error("expected a whole number of Hz between 1 and 1,000 for '\(key)'")
    }
    return Int(rate)
  }
}
