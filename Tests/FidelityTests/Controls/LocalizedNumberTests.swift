// Numbers in localised text, in the locale of the environment (Apple's documentation of `LocalizedStringKey.StringInterpolation`:
// a key has a format specifier for each value, `%lld` for integers and `%lf` for numbers with a fraction).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Controls {
  @Test(arguments: [
    ("en_US", ["1,234,567", "999", "-1,000", "1,234.500000", "12.35", "1,000 of 2,500.000000"]),
    ("de_DE", ["1.234.567", "999", "-1.000", "1.234,500000", "12,35", "1.000 of 2.500,000000"]),
    (
      "fr_FR",
      [
        "1\u{202F}234\u{202F}567", "999", "-1\u{202F}000", "1\u{202F}234,500000", "12,35",
        "1\u{202F}000 of 2\u{202F}500,000000",
      ]
    ),
    ("en_IN", ["12,34,567", "999", "-1,000", "1,234.500000", "12.35", "1,000 of 2,500.000000"]),
    ("de_CH", ["1’234’567", "999", "-1’000", "1’234.500000", "12.35", "1’000 of 2’500.000000"]),
  ])
  func `numbers in a text follow the locale of the environment`(locale: String, texts: [String]) {
    let device = showing {
      VStack {
        Text("\(1_234_567)")
        Text("\(999)")
        Text("\(-1000)")
        Text("\(1234.5)")
        Text("\(12.346, specifier: "%.2f")")
        Text("\(1000) of \(Float(2500))")
      }
      .environment(\.locale, Locale(identifier: locale))
    }
    expect(device.screenText, is: texts)
  }

  @Test func `a text follows another locale, and what is no key stays as it is`() throws {
    let device = showing { LocaleSwitch() }
    expect(
      device.screenText.filter { $0.contains("2") }, is: ["12,000", "12000", "12000", "of 12,000"])
    _ = try device.lines(afterTapping: "German")
    expect(
      device.screenText.filter { $0.contains("2") }, is: ["12.000", "12000", "12000", "of 12.000"])
  }

  @Test func `a number in markup and in a title follows the locale`() {
    let device = showing {
      VStack {
        Text("**\(5000)** items")
        Button("Buy \(5000)") {}
        Label("\(5000) points", systemImage: "star")
        Toggle("\(5000) on", isOn: .constant(true))
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
    }
    expect(
      device.screenText, is: ["5.000 items", "Buy 5.000", "5.000 points", "5.000 on"])
  }

  @Test func `texts with equal numbers are equal`() {
    #expect(Text("\(12_000) a") == Text("\(12_000) a"))
    #expect(Text("\(12_000) a") != Text("\(12_001) a"))
    #expect(Text("\(0.5)") == Text("\(0.5)"))
    #expect(LocalizedStringKey("\(12_000)") == LocalizedStringKey("\(12_000)"))
  }
}

private struct LocaleSwitch: View {
  @State private var locale = Locale(identifier: "en_US")
  var body: some View {
    VStack {
      Text("\(12_000)")
      Text(verbatim: "\(12_000)")
      Text(String(12_000))
      Text("of") + Text(" \(12_000)")
      Button("German") { locale = Locale(identifier: "de_DE") }
    }
    .environment(\.locale, locale)
  }
}
