// Controls take effect through their bindings.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Controls {
  @Test func `a slider passes through the values between and stops at its end`() throws {
    struct Volume: View {
      @State private var volume = 0.0
      var body: some View {
        Slider(value: $volume, in: 0...10, step: 5) {
          Text("Volume")
        } onEditingChanged: {
          print("editing \($0)")
        }.onChange(of: volume) { print("volume \($1)") }
      }
    }
    let device = showing { Volume() }
    try expect(
      device.lines { try device.setSlider("Volume", to: 99) },
      is: [
        "editing true", "volume 5.0", "volume 10.0", "editing false",
      ])
    try expect(device.lines { try device.decrement("Volume") }, is: ["volume 5.0"])
    #expect(throws: DeviceError.labelNotOnScreen("volume", known: ["Volume"])) {
      try device.setSlider("volume", to: 1)
    }
  }

  @Test func `of many labels a message lists the nearest ten`() {
    let labels = (1...30).map { "label \($0)" } + ["Volume"]
    expect(
      DeviceError.labelNotOnScreen("volume", known: labels).description,
      is: "Nothing on screen is labelled \"volume\"; on screen: \"Volume\", "
        + (1...9).map { "\"label \($0)\"" }.joined(separator: ", ")
        + " and 21 more, less like it.")
  }

  @Test func `a smooth slider writes frame by frame, the same each time`() throws {
    struct Smooth: View {
      @State private var value = 0.0
      var body: some View {
        let _ = print("body \(value)")
        Slider(value: $value).accessibilityIdentifier("smooth")
      }
    }
    let device = showing { Smooth() }
    let count = try device.lines { try device.setSlider("smooth", to: 1) }.count
    let again = showing { Smooth() }
    #expect(count > 10 && count < 90)
    try expect(again.lines { try again.setSlider("smooth", to: 1) }.count, is: count)
  }

  @Test func `a gauge shows a bar between the labels of its bounds`() throws {
    struct Level: View {
      @State private var level = 25.0
      var body: some View {
        VStack {
          Button("fill") { level = 400 }
          Gauge(value: level, in: 0...100) {
            Text("Battery")
          } currentValueLabel: {
            Text("\(Int(level)) of 100")
          } minimumValueLabel: {
            Text("empty")
          } maximumValueLabel: {
            Text("full")
          }
        }
      }
    }
    let device = showing { Level() }
    expect(device.screenText, is: ["fill", "Battery", "empty", "full", "25 of 100"])
    #expect(device.screenDescription.contains("25 %"))
    try device.tap("fill")
    device.settle()
    // What lies beyond the bounds is shown as the bound.
    #expect(device.screenDescription.contains("100 %"))
  }

  @Test func `a stepper stays within its range`() throws {
    struct Count: View {
      @State private var count = 1
      var body: some View {
        Stepper("Count: \(count)", value: $count, in: 0...2)
      }
    }
    let device = showing { Count() }
    try device.increment("Count: 1")
    device.settle()
    try device.increment("Count: 2")
    device.settle()
    expect(device.screenText, is: ["Count: 2"])
  }

  @Test func `an adjustable action is called for each step, unless the view is disabled`() throws {
    struct Rating: View {
      @State private var stars = 2
      @State private var volume = 5
      @State private var isFixed = false
      var body: some View {
        HStack { ForEach(0..<stars, id: \.self) { _ in Image(systemName: "star") } }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Stars")
          .accessibilityAdjustableAction { direction in
            stars += direction == .increment ? 1 : -1
          }
        Text("Volume \(volume)")
          .accessibilityAdjustableAction { volume += $0 == .increment ? 1 : -1 }
          .padding()
          .accessibilityIdentifier("volume")
          .disabled(isFixed)
        Text("\(stars) stars")
        Button("fix") { isFixed = true }
      }
    }
    let device = showing { Rating() }
    _ = try device.lines { try device.increment("Stars") }
    _ = try device.lines { try device.increment("Stars") }
    _ = try device.lines { try device.decrement("volume") }
    expect(device.screenText, is: ["Volume 4", "4 stars", "fix"])
    _ = try device.lines(afterTapping: "fix")
    _ = try device.lines { try device.increment("Volume 4") }
    expect(device.screenText, is: ["Volume 4", "4 stars", "fix"])
    #expect(throws: DeviceError.notAdjustable("fix", known: ["Stars", "Volume 4"])) {
      try device.increment("fix")
    }
  }

  @Test func `a picker shows what is chosen, and its options where the style shows them`() throws {
    struct Choice: View {
      @State private var size = 2
      @State private var colour: String? = "red"
      var body: some View {
        VStack {
          Picker("Size", selection: $size) {
            Text("small").tag(1)
            Text("large").tag(2)
          }
          Picker("Colour", selection: $colour) {
            ForEach(["red", "blue"], id: \.self) { Text($0).tag(Optional($0)) }
          }.pickerStyle(.segmented)
          Picker("Number", selection: $size) { ForEach(1..<3, id: \.self) { Text("\($0)") } }
            .pickerStyle(.menu)
          Text("size \(size) \(colour ?? "none")")
        }
      }
    }
    let device = showing { Choice() }
    expect(device.screenText, is: ["large", "red", "blue", "2", "size 2 red"])
    try device.pick("small", in: "Size")
    device.settle()
    try device.tap("blue")
    device.settle()
    expect(device.screenText, is: ["small", "red", "blue", "1", "size 1 blue"])
    #expect(throws: DeviceError.noOption("tiny", "Size", known: ["small", "large"])) {
      try device.pick("tiny", in: "Size")
    }
  }

  @Test func `a picker shows options without a tag, and nothing chooses them`() throws {
    struct Theme: View {
      @State private var theme = "Dark"
      @State private var size = 1
      var body: some View {
        Picker("Theme", selection: $theme) {
          Text("Dark")
          Text("Light")
        }.pickerStyle(.segmented)
        Picker("Size", selection: $size) {
          Section("Sizes") {
            Text("small").tag(1)
            Group { Text("large").tag(2).overlay { Text("!") } }.bold()
            HStack {
              Image(systemName: "star")
              Text("huge")
            }
            Divider()
          }
        }.pickerStyle(.inline)
        Text("\(theme) \(size)")
      }
    }
    let device = showing { Theme() }
    expect(
      device.screenText,
      is: ["Dark", "Light", "Size", "small", "large", "huge", "Dark 1"])
    expect(device.diagnostics.count, is: 1)
    for label in ["Light", "huge", "large"] { _ = try device.lines(afterTapping: label) }
    expect(device.screenText.last, is: "Dark 2")
  }

  @Test func `a toggle's switch follows its binding without its parent's body`() throws {
    struct Outer: View {
      @State private var isOn = false
      var body: some View {
        let _ = print("outer")
        VStack {
          Toggle("Plain", isOn: $isOn)
          Toggle("Styled", isOn: $isOn).toggleStyle(Marked())
          Toggle("Hidden", isOn: $isOn).labelsHidden()
        }
      }
    }
    struct Marked: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            configuration.label
            Text(configuration.isOn ? "yes" : "no")
          }
        }
      }
    }
    let device = showing { Outer() }
    expect(device.screenText, is: ["Plain", "Styled", "no"])
    try expect(device.lines { try device.tap("Hidden") }, is: [])
    expect(device.screenText, is: ["Plain", "Styled", "yes"])
    #expect(device.screenDescription.contains("platform on"))
    try expect(device.lines { try device.tap("Styled") }, is: [])
    expect(device.screenText, is: ["Plain", "Styled", "no"])
  }

  @Test func `a button style sees the press, and a primitive style triggers the action`() throws {
    struct Pressed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        let _ = print("pressed \(configuration.isPressed)")
        configuration.label
      }
    }
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture {
          configuration.trigger()
          configuration.trigger()
        }
      }
    }
    let device = showing {
      VStack {
        Button("styled") { print("acted") }.buttonStyle(Pressed())
        Button("twice") { print("acted") }.buttonStyle(Twice())
        Button("plain", role: .destructive) { print("acted") }.buttonStyle(.bordered)
        Button("Add", systemImage: "plus") { print("added") }
      }
    }
    expect(device.console, is: ["pressed false"])
    try expect(
      device.lines { try device.tap("styled") }, is: ["pressed true", "acted", "pressed false"])
    try expect(device.lines { try device.tap("twice") }, is: ["acted", "acted"])
    try expect(device.lines { try device.tap("plain") }, is: ["acted"])
    try expect(device.lines { try device.tap("Add") }, is: ["added"])
  }

  @Test func `a menu makes its items when it is opened`() throws {
    struct Item: View {
      var body: some View {
        let _ = print("item")
        Button("Delete") { print("deleted") }
        Button("Rename") { print("renamed") }.disabled(true)
      }
    }
    let device = showing {
      VStack {
        Menu("Options") { Item() }
        Text("row").contextMenu { Item() }
      }
    }
    expect(device.console, is: [])
    let log = try device.lines { try device.pick("Delete", in: "Options") }
    #expect(Set(log) == ["item", "deleted"] && log.last == "deleted")
    try expect(device.lines { try device.pick("Delete", in: "row") }.last, is: "deleted")
    #expect(try !device.lines { try device.pick("Rename", in: "row") }.contains("renamed"))
  }

  @Test func `dates stay within the range of their picker`() throws {
    struct Birthday: View {
      @State private var date = Date(timeIntervalSince1970: 0)
      var body: some View {
        VStack {
          DatePicker(
            "Day", selection: $date, in: ...Date(timeIntervalSince1970: 86_400),
            displayedComponents: .date)
          Text(verbatim: "\(Int(date.timeIntervalSince1970))")
        }
      }
    }
    let device = showing { Birthday() }
    expect(device.screenText, is: ["Day", "Jan 1, 1970", "0"])
    try device.setDate("Day", to: Date(timeIntervalSince1970: 1e9))
    device.settle()
    expect(device.screenText, is: ["Day", "Jan 2, 1970", "86400"])
  }

  @Test func `progress, labels, links and boxes are on screen`() throws {
    let device = showing {
      VStack {
        ProgressView("Loading")
        ProgressView(value: 1, total: 4) { Text("Copying") }
        Label("Title", systemImage: "star")
        Label("Only", systemImage: "star").labelStyle(.titleOnly)
        LabeledContent("Key", value: "Value")
        GroupBox("Box") { Text("inside") }
        Link("Site", destination: URL(string: "https://example.org")!)
      }
    }
    expect(
      device.screenText,
      is: [
        "Loading", "Copying", "Title", "Only", "Key", "Value", "Box", "inside", "Site",
      ])
    #expect(device.screenDescription.contains("platform 25 %"))
    try expect(
      device.lines { try device.tap("Site") }, is: ["UIApplication.open https://example.org"])
  }

  @Test func `scripts find views by accessibility properties`() throws {
    let device = showing {
      VStack {
        Button("x") { print("closed") }.accessibilityLabel("Close").accessibilityHint("Ends it")
        VStack {
          Text("one")
          Text("two")
        }.accessibilityElement(children: .combine).onTapGesture { print("pair") }
        Text("secret").accessibilityHidden(true).onTapGesture { print("secret") }
      }
    }
    try expect(device.lines { try device.tap("Close") }, is: ["closed"])
    try expect(device.lines { try device.tap("one, two") }, is: ["pair"])
    #expect(throws: DeviceError.labelNotOnScreen("secret", known: ["Close", "one, two"])) {
      try device.tap("secret")
    }
  }

  @Test func `a script plays every gesture of a control`() throws {
    var script: Script = [
      .type("Bo", into: "Name"), .submit, .slide("Level", to: 1), .increment("Steps"),
      .pick("b", in: "Letter"), .hold("hold", for: .milliseconds(700)), .tap("twice", count: 2),
    ]
    script.steps[3].times = 2
    let device = showing { Everything() }
    try device.play(script)
    expect(device.console, is: ["held", "twice"])
    expect(device.screenText.last, is: "Bo 1.0 2 b")
  }
}

private struct Everything: View {
  @State private var name = ""
  @State private var level = 0.0
  @State private var steps = 0
  @State private var letter = "a"
  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Slider(value: $level) { Text("Level") }
      Stepper("Steps", value: $steps)
      Picker("Letter", selection: $letter) { ForEach(["a", "b"], id: \.self) { Text($0) } }
      Text("hold").onLongPressGesture { print("held") }
      Text("twice").onTapGesture(count: 2) { print("twice") }
      Text(verbatim: "\(name) \(level) \(steps) \(letter)")
    }
  }
}
