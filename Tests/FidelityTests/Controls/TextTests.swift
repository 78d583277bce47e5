// What text shows: interpolated keys, formats, dates, and texts put together.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Controls {
  /// The texts on the screen of a view.
  func texts<Root: View>(
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> Root
  ) -> [String] { showing(root).screenText }

  @Test func `numbers in a key are grouped, in a string they are not`() {
    let count = 1_234_567
    let small: Int8 = -5
    let plain = "\(count)"
    expect(
      texts {
        VStack {
          Text("\(count) items")
          Text("\(small)")
          Text(plain)
          Text(verbatim: "\(count)")
          Text("\(-1_000)")
        }
      }, is: ["1,234,567 items", "-5", "1234567", "1234567", "-1,000"])
  }

  @Test func `floating-point numbers in a key have six digits by default`() {
    expect(
      texts {
        VStack {
          Text("\(1.5)")
          Text("\(1234.5)")
          Text("\(2.0 / 3, specifier: "%.2f")")
          Text("\(true) \("text")")
        }
      }, is: ["1.500000", "1,234.500000", "0.67", "true text"])
  }

  @Test func `formats follow the locale of the environment`() {
    expect(
      texts {
        VStack {
          Text(1234.5, format: .number)
          Text(0.25, format: .percent)
          Text("half: \(0.5, format: .percent)")
          Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
        }
      }, is: ["1,234.5", "25%", "half: 50%", "1.234,5"])
  }

  @Test func `dates are formatted in American English and UTC by default`() {
    let date = Date(timeIntervalSince1970: 0)
    let shown = texts {
      VStack {
        Text(date, style: .date)
        Text("on \(date, style: .date)")
        Text(date, format: .iso8601)
        Text(date, style: .time).environment(\.timeZone, TimeZone(secondsFromGMT: 7_200)!)
      }
    }
    expect(
      Array(shown.dropLast()),
      is: ["January 1, 1970", "on January 1, 1970", "1970-01-01T00:00:00Z"])
    #expect(shown.last?.hasPrefix("2:00") == true && shown.last?.hasSuffix("AM") == true)
  }

  @Test func `what is relative to now counts in virtual time`() throws {
    struct Clock: View {
      @State private var tick = 0
      let start = Date(timeIntervalSince1970: 1_704_102_060)
      var body: some View {
        VStack {
          Text(start, style: .timer)
          Text(start, style: .relative)
          Text(start, style: .offset)
          Button("tick \(tick)") { tick += 1 }
        }
      }
    }
    let device = showing { Clock() }
    expect(device.screenText, is: ["0:00", "0 sec", "+0 seconds", "tick 0"])
    device.advance(by: .seconds(3_725))
    try device.tap("tick 0")
    device.settle()
    expect(device.screenText, is: ["1:02:05", "1 hr, 2 min", "-1 hour", "tick 1"])
  }

  @Test func `texts put together are one text whose parts keep their fonts`() {
    let device = showing {
      VStack {
        Text("a").bold() + Text("b") + Text("\(1_000)")
        Text("ab1,000")
        Text("see \(Text("here").bold())")
      }
    }
    expect(device.screenText, is: ["ab1,000", "ab1,000", "see here"])
    let widths = device.screenDescription.split(separator: "\n").filter { $0.contains("text") }
      .map { $0.split(separator: " ").last ?? "" }
    #expect(widths[0] != widths[1])
  }

  @Test func `a text that shows the same is not drawn again`() throws {
    struct Same: View {
      @State private var count = 0
      var body: some View {
        let _ = print("body")
        VStack {
          Text("always") + Text("the same")
          Button("again") { count += 1 }
          Text(verbatim: "\(count / 10)")
        }
      }
    }
    let device = showing { Same() }
    let before = device.screenDescription
    try expect(device.lines { try device.tap("again") }, is: ["body"])
    expect(device.screenDescription, is: before)
  }

  @Test func `markup of a localised text is shown, and that of a string or a value is not`() throws
  {
    struct Marked: View {
      let name = "*Ada*"
      var body: some View {
        VStack(alignment: .leading) {
          Text(
            LocalizedStringKey(
              "plain **strong** and *soft* `code` ~~gone~~ [here](https://example.org)"))
          Text("**\(name)** has \(2_000) and \(Text("x").bold())*")
          Text(LocalizedStringKey("snake_case_name 2 * 3 * 4 \\*star\\*"))
          Text("value \(name)")
          Text(name)
          Text(verbatim: "**as it is**")
          Text(LocalizedStringKey(name))
        }
      }
    }
    let device = showing { Marked() }
    expect(
      device.screenText,
      is: [
        "plain strong and soft code gone here", "*Ada* has 2,000 and x*",
        "snake_case_name 2 * 3 * 4 *star*", "value *Ada*", "*Ada*", "**as it is**", "Ada",
      ])
    let texts = device.screenDescription.split(separator: "\n").filter { $0.contains("text") }
    let plain = showing { Text(verbatim: "plain strong and soft code gone here") }
    let width = { (line: Substring) in line.split(separator: " ").last }
    #expect(
      width(texts[0])
        != plain.screenDescription.split(separator: "\n").filter { $0.contains("text") }.last
        .flatMap(width))
  }

  private struct Links: View {
    private var styled: AttributedString {
      var styled = AttributedString("the whole story")
      styled.link = URL(string: "https://a.b/story")
      return styled
    }

    var body: some View {
      VStack {
        Text("Read [the docs](https://a.b/docs) or [ask](https://a.b/ask) us")
        Text("[*all*](https://a.b/all)").onTapGesture { print("tapped") }
        Text(styled)
        Text("[long ago](https://a.b/long)").frame(width: 45).accessibilityIdentifier("broken")
        Button {
          print("pressed")
        } label: {
          Text("[in a button](https://a.b/button)")
        }
        Text("Then [more](https://a.b/more)").accessibilityElement(children: .combine)
      }
    }
  }

  @Test func `a tap on a link of a text opens its address, unless the text is a label`() throws {
    let device = showing {
      Links().environment(
        \.openURL,
        OpenURLAction { address in
          print(address.path)
          return .handled
        })
    }
    for (label, line) in [
      ("the docs", "/docs"), ("ask", "/ask"), ("Read the docs or ask us", "/docs"),
      ("all", "/all"), ("the whole story", "/story"), ("long ago", "/long"), ("broken", "/long"),
      ("in a button", "pressed"), ("more", "/more"), ("Then more", "/more"),
    ] {
      try expect(device.lines(afterTapping: label), is: [line])
    }
    expect(
      device.screenText,
      is: [
        "Read the docs or ask us", "all", "the whole story", "long ago", "in a button", "Then more",
      ])
    let system = showing { Links() }
    try expect(system.lines(afterTapping: "ask"), is: ["UIApplication.open https://a.b/ask"])
  }
}
