// Profiles and prices in files: what is read, and how what is wrong is told.

import Expectations
import Foundation
import SimDevice
import Testing

@testable import SimLab

@Suite struct ConfigurationFileTests {
  private static let phone = """
    name: lab
    refresh-rate: 120
    scale: 3
    width: 402
    height: 874
    processor-speed: 1.4
    memory-mb: 8192
    """

  @Test func `a profile needs eight figures, and has defaults for the rest`() throws {
    let profile = try ProfileFile.parse(Self.phone)
    expect(
      profile,
      is: DeviceProfile(
        name: "lab", model: "lab", refreshRate: 120, scale: 3, width: 402, height: 874,
        cpuSpeed: 1.4, gpuSpeed: 1.4, memory: 8_192 << 20, memoryLimit: nil,
        safeArea: .init(top: 0, bottom: 0)))
  }

  @Test func `a panel of variable rate names its rates, and that of the app's animations`() throws {
    let profile = try ProfileFile.parse(
      Self.phone + "\nslower-refresh-rates: [80, 60, 10]\nanimation-refresh-rate: 80")
    expect(profile.refreshRates, is: [120, 80, 60, 10])
    expect(profile.animationRefreshRate, is: 80)
    try expect(ProfileFile.parse(Self.phone).animationRefreshRate, is: 120)
  }

  @Test func `a profile in JSON is read as well`() throws {
    let profile = try ProfileFile.parse(
      """
      {"name": "lab", "model": "On my desk", "refresh-rate": 60, "scale": 2, "width": 375,
       "height": 667, "processor-speed": 0.5, "graphics-speed": 0.4, "memory-mb": 2048,
       "memory-limit-mb": 1400, "safe-area-top": 20, "safe-area-bottom": 0}
      """)
    expect(profile.model, is: "On my desk")
    expect(profile.gpuSpeed, is: 0.4)
    expect(profile.memoryLimit, is: 1_400 << 20)
    expect(profile.safeArea.top, is: 20)
  }

  @Test(arguments: [
    ("", "line 1, column 1: the file is empty"),
    ("- a\n- b", "line 1, column 1: expected the file to be keys with values"),
    ("name: [", "line 2, column 1: expected YAML or JSON; the parser reports: did not find"),
    (
      phone + "\ncolour: red",
      "line 8, column 1: unknown key 'colour'; known are name, model,"
    ),
    (
      phone + "\nwidth: 3",
      "line 4, column 1: the key 'width' occurs twice"
    ),
    (
      phone + "\nsafe-area-top: -4",
      "line 8, column 16: expected a number that is not negative for 'safe-area-top', found '-4'"
    ),
    (
      phone + "\nslower-refresh-rates: [60, 80]",
      "line 8, column 28: expected rates below 120 Hz, greatest first, for 'slower-refresh-rates'"
    ),
    (
      phone + "\nslower-refresh-rates: 60",
      "line 8, column 23: expected a list for 'slower-refresh-rates', found '60'"
    ),
    (
      phone + "\nslower-refresh-rates: [6.5]",
      "line 8, column 24: expected a whole number of Hz between 1 and 1,000 for "
        + "'slower-refresh-rates'"
    ),
    (
      phone + "\nanimation-refresh-rate: 90",
      "line 8, column 25: expected one of the panel's rates for 'animation-refresh-rate': 120"
    ),
    (
      phone + "\ngraphics-speed: 0",
      "line 8, column 17: expected a number above 0 for 'graphics-speed', found '0'"
    ),
    (
      phone + "\nmemory-limit-mb: much",
      "line 8, column 18: expected a number for 'memory-limit-mb', found 'much'"
    ),
    (
      phone + "\nmemory-limit-mb: 9000",
      "line 8, column 18: the limit of 9000 MB is above the memory of the device"
    ),
    ("name: lab", "line 1, column 1: the key 'processor-speed' is missing"),
    (
      "name: iphone-13",
      "line 1, column 7: 'iphone-13' is a built-in device: a custom phone needs another name"
    ),
    (
      "name: iPhone 13",
      "line 1, column 7: 'iPhone 13' reads like the built-in device 'iphone-13': a custom phone needs "
    ),
    (
      "name: iphone_se_2",
      "line 1, column 7: 'iphone_se_2' reads like the built-in device 'iphone-se-2': a custom phone needs "
    ),
    (
      phone.replacingOccurrences(of: "scale: 3", with: "scale: 1000000"),
      "line 3, column 8: expected a number between 1 and 10 for 'scale', found '1000000'"
    ),
    (
      "name: lab\nprocessor-speed: 1e-12",
      "line 2, column 18: expected a number between 0.01 and 100 for 'processor-speed', found '1e-12'"
    ),
    (
      "name: lab\nprocessor-speed: 1\nmemory-mb: 1",
      "line 3, column 12: expected a number between 64 and 1,048,576 for 'memory-mb', found '1'"
    ),
    (
      phone + "\ngraphics-speed: 1000000",
      "line 8, column 17: expected a number between 0.01 and 100 for 'graphics-speed', "
        + "found '1000000'"
    ),
    ("name: {a: 1}", "line 1, column 7: expected a text for 'name'"),
    (
      phone.replacingOccurrences(of: "120", with: "59.9"),
      "line 2, column 15: expected a whole number of Hz between 1 and 1,000 for 'refresh-rate'"
    ),
  ])
  func `a problem in a profile is reported with line and column`(
    text: String, problem: String
  ) {
    let error = #expect(throws: ConfigurationError.self) { try ProfileFile.parse(text) }
    #expect(error?.description.hasPrefix(problem) == true, "\(error?.description ?? "")")
  }

  @Test func `the allocator of a phone is one of those that are known`() throws {
    try expect(ProfileFile.parse(Self.phone).allocator, is: .libmallocIOS)
    try expect(
      ProfileFile.parse(Self.phone + "\nallocator: libmalloc-macos").allocator, is: .libmallocMacOS)
    let error = #expect(throws: ConfigurationError.self) {
      try ProfileFile.parse(Self.phone + "\nallocator: xzone")
    }
    expect(
      error?.description.hasPrefix("line 8, column 12: unknown allocator 'xzone'; known are "),
      is: true)
  }

  /// The lines of the page about phones and prices between two marks.
  private static func lines(of table: String) throws -> [String] {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/devices.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let parts = text.components(separatedBy: "<!-- \(table) -->\n")
    let end = try #require(parts.last?.range(of: "<!-- end of \(table) -->"))
    return parts[1][..<end.lowerBound].split(separator: "\n").map(String.init)
  }

  @Test func `the page of phones has every key, in the order of messages`() throws {
    let keys = try Self.lines(of: "keys").dropFirst(2).compactMap {
      $0.split(separator: "`").dropFirst().first.map(String.init)
    }
    expect(keys, is: ProfileFile.keys)
  }

  @Test func `the page of prices has every row of the table`() throws {
    func nanoseconds(_ picoseconds: Int64) -> String {
      guard picoseconds > 0 else { return "" }
      let text = "\(Double(picoseconds) / 1_000)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let rows = CostedOperation.allCases.map { operation in
      let price = PriceTable.standard[operation]
      let unit = price.perUnit > 0 ? price.unit : ""
      return "| `\(operation)` | \(nanoseconds(price.base)) | \(nanoseconds(price.perUnit)) | "
        + "\(unit) | \(price.uncertainty) |"
    }
    try expect(
      Self.lines(of: "prices"),
      is: [
        "| row | base, ns | per unit, ns | unit | band ×/÷ |", "|---|---|---|---|---|",
      ] + rows)
  }

  @Test func `prices are in nanoseconds, and what is left out stays`() throws {
    let prices = try PricesFile.parse("makeView: {base: 6000}\ndrawText:\n  per-unit: 2.5\n")
    expect(
      prices,
      is: [
        RequestedPrice(row: "makeView", base: 6_000_000),
        RequestedPrice(row: "drawText", perUnit: 2_500),
      ])
    let pricing = try Pricing(device: "iphone-13", RequestedPricing(prices: prices))
    expect(pricing.table[.makeView].base, is: 6_000_000)
    expect(pricing.table[.drawText].base, is: PriceTable.standard[.drawText].base)
    expect(pricing.table.changed, is: [.makeView, .drawText])
  }

  @Test(arguments: [
    (
      "makeview: {base: 1}",
      "line 1, column 1: unknown key 'makeview': the nearest is 'makeView'; known are heapAllocation,"
    ),
    ("makeView: 4", "line 1, column 11: expected 'makeView' to be keys with values"),
    (
      "leafBody: {base: 4000}",
      "line 1, column 11: the row 'leafBody' of older versions is now 'evaluateBody', "
    ),
    ("makeView: {}", "line 1, column 11: 'makeView' has neither 'base' nor 'per-unit'"),
    (
      "makeView: {cost: 4}",
      "line 1, column 12: unknown key 'cost'; known are base, per-unit"
    ),
    (
      "makeView: {base: -4}",
      "line 1, column 18: expected a number that is not negative for 'base', found '-4'"
    ),
    ("makeView: {base: 1e12}", "line 1, column 18: 'base' is above a minute"),
  ])
  func `a problem in prices is reported with line and column`(text: String, problem: String) {
    let error = #expect(throws: ConfigurationError.self) { try PricesFile.parse(text) }
    #expect(error?.description.hasPrefix(problem) == true, "\(error?.description ?? "")")
  }
}
