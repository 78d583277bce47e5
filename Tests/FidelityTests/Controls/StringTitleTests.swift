// Controls whose titles are strings, and the rarer forms of controls: each does what its sibling with a key does.

import Expectations
import SimDevice
import SwiftUI
import Testing

private let title = "Title" as String

extension Controls {
  @Test func `a field with a string title shows it and reports its editing`() throws {
    struct Fields: View {
      @State private var texts = ["", "", "", ""]
      var body: some View {
        VStack {
          TextField(title, text: $texts[0], onEditingChanged: { print("editing \($0)") })
          TextField(title + "2", text: $texts[1], onCommit: { print("commit") })
          TextField(
            title + "3", text: $texts[2], onEditingChanged: { print("third \($0)") },
            onCommit: { print("commit third") })
          SecureField(title + "4", text: $texts[3], onCommit: { print("commit fourth") })
        }
      }
    }
    let device = showing { Fields() }
    expect(device.screenText, is: ["Title", "Title2", "Title3", "Title4"])
    try expect(device.lines { try device.type("a", into: "Title") }, is: ["editing true"])
    try expect(device.lines { try device.type("b", into: "Title2") }, is: ["editing false"])
    try expect(device.lines { try device.submit() }, is: ["commit"])
    try expect(device.lines { try device.type("c", into: "Title3") }, is: ["third true"])
    try expect(device.lines { try device.submit() }, is: ["commit third", "third false"])
    try expect(device.lines { try device.type("d", into: "Title4") }, is: [])
    try expect(device.lines { try device.submit() }, is: ["commit fourth"])
    expect(device.screenText, is: ["a", "b", "c", "•"])
  }

  @Test func `a field with a formatter writes its value before onCommit is called`()
    throws
  {
    struct Numbers: View {
      @State private var numbers = [1, 2, 3, 4]
      private var formatter: NumberFormatter { NumberFormatter() }
      private func note(_ name: String) { print("\(name) \(numbers)") }
      var body: some View {
        VStack {
          TextField(
            "Key", value: $numbers[0], formatter: formatter,
            onEditingChanged: { print("editing \($0)") }, onCommit: { note("commit") })
          TextField(
            title, value: $numbers[1], formatter: formatter, onCommit: { note("commit string") })
          TextField(title + "2", value: $numbers[2], formatter: formatter)
          TextField(value: $numbers[3], formatter: formatter) { Text("Label") }
        }
      }
    }
    let device = showing { Numbers() }
    expect(device.screenText, is: ["1", "2", "3", "4"])
    try expect(device.lines { try device.type("0", into: "Key") }, is: ["editing true"])
    try expect(
      device.lines { try device.submit() }, is: ["commit [10, 2, 3, 4]", "editing false"])
    _ = try device.lines { try device.type("0", into: "Title") }
    try expect(device.lines { try device.submit() }, is: ["commit string [10, 20, 3, 4]"])
    for label in ["Title2", "Label"] {
      _ = try device.lines { try device.type("0", into: label) }
      _ = try device.lines { try device.submit() }
    }
    expect(device.screenText, is: ["10", "20", "30", "40"])
  }

  @Test func `a date stays in the range of a picker with a string as its title`() throws {
    struct Dates: View {
      static let noon = Date(timeIntervalSinceReferenceDate: 43_200)
      @State private var dates = [noon, noon, noon]
      var body: some View {
        VStack {
          DatePicker(title, selection: $dates[0], in: Self.noon...)
          DatePicker(
            title + "2", selection: $dates[1], in: ...Self.noon, displayedComponents: .date)
          DatePicker(title + "3", selection: $dates[2], in: Self.noon...(Self.noon + 60))
          Text(dates.map { "\(Int($0.timeIntervalSince(Self.noon)))" }.joined(separator: " "))
        }
      }
    }
    let device = showing { Dates() }
    #expect(device.screenText.contains("Title") && device.screenText.contains("Title3"))
    for (label, shift) in [("Title", -90.0), ("Title2", 90), ("Title3", 90)] {
      try device.setDate(label, to: Dates.noon + shift)
      device.settle()
    }
    expect(device.screenText.last ?? "", is: "0 0 60")
  }

  @Test func `a colour picker with a string as its title takes colours of both kinds`() throws {
    struct Colours: View {
      @State private var colour = Color.red
      @State private var other = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      var body: some View {
        ColorPicker(title, selection: $colour, supportsOpacity: false)
        ColorPicker(title + "2", selection: $other)
        ColorPicker("Key", selection: $other, supportsOpacity: false)
        ColorPicker(selection: $other) { Text("Label") }
        Button("blue") { other = CGColor(red: 0, green: 0, blue: 1, alpha: 1) }
      }
    }
    let device = showing { Colours() }
    expect(device.screenText, is: ["Title", "Title2", "Key", "Label", "blue"])
    let before = device.screenDescription
    try device.tap("blue")
    device.settle()
    #expect(device.screenDescription != before)
  }

  @Test func `a menu with a string, an image and a primary action acts on a tap`() throws {
    struct Actions: View {
      var body: some View {
        Menu(title, systemImage: "star") {
          Button("Item") { print("item") }
        } primaryAction: {
          print("primary")
        }
      }
    }
    let device = showing { Actions() }
    #expect(device.screenText.contains("Title"))
    try expect(device.lines(afterTapping: "Title"), is: ["primary"])
    try expect(device.lines { try device.pick("Item", in: "Title") }, is: ["item"])
  }

  @Test func `a menu picker shows the label of its current value in place of the option`() throws {
    struct Choice: View {
      @State private var size = 1
      var body: some View {
        Picker("Size", selection: $size) {
          Text("small").tag(1)
          Text("large").tag(2)
        } currentValueLabel: {
          Text("now \(size)")
        }
        Picker(title, selection: $size) {
          Text("small").tag(1)
        } currentValueLabel: {
          Text("then \(size)")
        }
      }
    }
    let device = showing { Choice() }
    expect(device.screenText, is: ["now 1", "then 1"])
    try device.pick("large", in: "Size")
    device.settle()
    expect(device.screenText, is: ["now 2", "then 2"])
    #expect(throws: DeviceError.noOption("now 2", "Size", known: ["small", "large"])) {
      try device.pick("now 2", in: "Size")
    }
  }

  @Test func `a tag matches an optional selection, unless that is excluded`()
    throws
  {
    struct Choice: View {
      @State private var size: Int? = 1
      var body: some View {
        Picker("Size", selection: $size) {
          Text("none").tag(nil as Int?)
          Text("small").tag(1)
          Text("large").tag(2, includeOptional: true)
          Text("odd").tag(3, includeOptional: false)
        }
        Text(size.map { "\($0)" } ?? "-")
      }
    }
    let device = showing { Choice() }
    expect(device.screenText, is: ["small", "1"])
    for (option, shown) in [("large", "2"), ("odd", "2"), ("none", "-")] {
      try device.pick(option, in: "Size")
      device.settle()
      expect(device.screenText, is: [option == "odd" ? "large" : option, shown])
    }
  }

  @Test func `a style of a control group shows the group's title`() throws {
    struct Titled: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        configuration.content
      }
    }
    let device = showing {
      VStack {
        ControlGroup(title, systemImage: "star") { Text("a") }
        ControlGroup("Key", systemImage: "star") { Text("b") }
        ControlGroup(title + "2") { Text("c") }
      }.controlGroupStyle(Titled())
      ControlGroup("Plain") { Text("d") }
    }
    expect(device.screenText, is: ["Title", "a", "Key", "b", "Title2", "c", "d"])
  }

  @Test func `a share link with a title shares each of its items`() throws {
    let device = showing {
      VStack {
        ShareLink(title, items: ["a", "b"]) { SharePreview($0) }
        ShareLink("Key", items: ["c"], preview: { SharePreview($0) })
        ShareLink(Text("Text"), item: "d", preview: SharePreview("one"))
        ShareLink(title + "2", items: ["e"])
      }
    }
    expect(
      device.screenText.filter { $0 != "square.and.arrow.up" },
      is: ["Title", "Key", "Text", "Title2"])
    try expect(device.lines(afterTapping: "Title").count, is: 2)
    try expect(device.lines(afterTapping: "Text").count, is: 1)
  }

  @Test func `a gauge with marks shows its value and bounds`() {
    let device = showing {
      Gauge(value: 0.5) {
        Text("Level")
      } currentValueLabel: {
        Text("half")
      } markedValueLabels: {
        Text("mark").tag(0.25)
      }
      Gauge(value: 0.5) {
        Text("Bounds")
      } currentValueLabel: {
        Text("half")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      } markedValueLabels: {
        Text("mark").tag(0.25)
      }
    }
    expect(device.screenText, is: ["Level", "half", "Bounds", "low", "high", "half"])
  }

  @Test func `an erased gesture is recognised as the one that it was made of`() throws {
    struct Erased: View {
      let counts: Bool
      private var gesture: AnyGesture<Int> {
        counts
          ? AnyGesture(TapGesture(count: 2).map { 2 })
          : AnyGesture(LongPressGesture().map { _ in 1 })
      }
      var body: some View {
        Text("target").gesture(gesture.onEnded { print("ended \($0)") })
      }
    }
    let device = showing { Erased(counts: true) }
    try expect(device.lines { try device.tap("target", count: 2) }, is: ["ended 2"])
    try expect(device.lines { try device.tap("target") }, is: [])
    let other = showing { Erased(counts: false) }
    try expect(other.lines { try other.longPress("target") }, is: ["ended 1"])
  }

  @Test func `a gesture with a name is recognised while it is enabled`() throws {
    struct Named: View {
      @State private var isEnabled = false
      var body: some View {
        Text("target").gesture(
          TapGesture().onEnded { print("tap") }, name: "tap", isEnabled: isEnabled)
        VStack { Text("inner").onTapGesture { print("inner") } }
          .highPriorityGesture(TapGesture().onEnded { print("high") }, isEnabled: isEnabled)
        VStack { Text("both").onTapGesture { print("inner") } }
          .simultaneousGesture(TapGesture().onEnded { print("both") }, isEnabled: isEnabled)
        Button("enable") { isEnabled = true }
      }
    }
    let device = showing { Named() }
    try expect(device.lines { try device.tap("target") }, is: [])
    try expect(device.lines { try device.tap("inner") }, is: ["inner"])
    try expect(device.lines { try device.tap("both") }, is: ["inner"])
    try device.tap("enable")
    device.settle()
    try expect(device.lines { try device.tap("target") }, is: ["tap"])
    try expect(device.lines { try device.tap("inner") }, is: ["high"])
    try expect(device.lines { try device.tap("both") }, is: ["inner", "both"])
  }

  @Test func `a name for accessibility counts while it is enabled`() throws {
    struct Named: View {
      @State private var isEnabled = false
      var body: some View {
        Button("x") { isEnabled.toggle() }
          .accessibilityLabel("Inner")
          .accessibilityLabel("Outer", isEnabled: isEnabled)
          .accessibilityActions(category: .edit) { Button("Edit") {} }
      }
    }
    let device = showing { Named() }
    _ = try device.lines(afterTapping: "Inner")
    _ = try device.lines(afterTapping: "Outer")
    _ = try device.lines(afterTapping: "Inner")
    #expect(throws: DeviceError.self) { try device.tap("Inner") }
  }

  @Test func `a symbol is replaced by the part that both share, or by a fallback`() {
    let plain = ContentTransition.symbolEffect(.replace.downUp)
    let magic = ContentTransition.symbolEffect(.replace.magic(fallback: .downUp.byLayer))
    #expect(plain != magic)
    #expect(magic != .symbolEffect(.replace.magic(fallback: .offUp)))
    #expect(magic != .symbolEffect(.replace.magic(fallback: .upUp.wholeSymbol)))
    let device = showing {
      Image(systemName: "star").contentTransition(
        .symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
    }
    expect(device.console, is: [])
  }

  @Test func `customizations of tabs are stored under their key`() throws {
    struct Tabs: View {
      @AppStorage("tabs") private var customization: TabViewCustomization
      var body: some View {
        TabView {
          Tab("One", systemImage: "star") { Text("one") }.customizationID("one")
        }.tabViewCustomization($customization)
        Text(customization == TabViewCustomization() ? "as they were" : "changed")
      }
    }
    #expect(showing { Tabs() }.screenText.contains("as they were"))
  }

  @Test func `a requested scroll position can be read until the user scrolls`() {
    var position = ScrollPosition(y: 40)
    expect([position.x, position.y], is: [nil, 40])
    position.scrollTo(x: 10, y: 20)
    expect([position.x, position.y], is: [10, 20])
    position.scrollTo(edge: .top)
    expect([position.x, position.y], is: [nil, nil])
  }
}
