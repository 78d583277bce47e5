// Sentences of the public documentation about names that are said to be supported, each as what is observed.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

private struct Levels: View {
  @State private var first = true
  @State private var second = false
  @State private var level = 0.0
  @State private var count = 4
  @State private var lamps = [Lamp(isOn: true), Lamp(isOn: false)]
  struct Lamp: Identifiable {
    let id = UUID()
    var isOn: Bool
  }

  var body: some View {
    Text("\(level) \(count) \(lamps.map(\.isOn).description)")
    Slider(value: $level, in: 0...1, step: 0.25) {
      Text("level")
    } onEditingChanged: {
      print("slider \($0)")
    }
    Stepper("count", value: $count, in: 0...5, step: 2) { print("stepper \($0)") }
    Stepper("one way", onIncrement: { print("up") }, onDecrement: nil)
    Toggle("all", sources: $lamps, isOn: \.isOn).toggleStyle(Mixed())
  }

  private struct Mixed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
      Text(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
    }
  }
}

@MainActor @Suite struct DocumentedControlTests {
  @Test func `a slider moves by its step, and reports the begin and end of editing`() throws {
    let device = showing { Levels() }
    let lines = try device.lines { try device.setSlider("level", to: 0.6) }
    expect(lines, is: ["slider true", "slider false"])
    #expect(device.screenText[0].hasPrefix("0.5"))
  }

  @Test func `a stepper does not pass its bounds, and a side without an action is disabled`() throws
  {
    let device = showing { Levels() }
    let lines = try device.lines { try device.increment("count") }
    expect(lines, is: ["stepper true", "stepper false"])
    #expect(device.screenText[0].contains(" 5 "))
    try device.increment("count")
    device.settle()
    #expect(device.screenText[0].contains(" 5 "))
    try expect(device.lines { try device.increment("one way") }, is: ["up"])
    try expect(device.lines { try device.decrement("one way") }, is: [])
  }

  @Test func `a toggle of several sources is mixed until all are the same, and a tap sets all`()
    throws
  {
    let device = showing { Levels() }
    #expect(device.screenText.contains("mixed"))
    try device.tap("all")
    device.settle()
    #expect(device.screenText.contains("on") && device.screenText[0].contains("[true, true]"))
    try device.tap("all")
    device.settle()
    #expect(device.screenText.contains("off") && device.screenText[0].contains("[false, false]"))
  }

  @Test func `what is disabled cannot be enabled from within`() throws {
    let device = showing {
      VStack {
        Button("inner") { print("inner") }.disabled(false)
        Button("hidden") { print("hidden") }.hidden()
      }.disabled(true)
      Text("after")
    }
    try expect(device.lines { try device.tap("inner") }, is: [])
    #expect(!device.screenText.contains("hidden"))
  }

  @Test func `a hidden view keeps its place and takes no touches`() throws {
    let device = showing {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).hidden()
        GeometryReader { Text("\(Int($0.frame(in: .named("stack")).minY))") }
      }
      .coordinateSpace(.named("stack"))
    }
    expect(device.screenText, is: ["100"])
  }

  @Test func `a label of an icon alone is still called by its title`() throws {
    let device = showing {
      Button {
        print("added")
      } label: {
        Label("Add", systemImage: "plus")
      }.labelStyle(.iconOnly)
      Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
      Label("Title", systemImage: "star").labelStyle(.titleOnly)
    }
    expect(device.screenText, is: ["Both", "Title"])
    try expect(device.lines { try device.tap("Add") }, is: ["added"])
  }

  @Test func `a secure field does not show its text`() throws {
    struct Login: View {
      @State var secret = "abc"
      var body: some View {
        SecureField("Password", text: $secret)
        Text("\(secret.count)")
      }
    }
    let device = showing { Login() }
    try device.type("d", into: "Password")
    device.settle()
    #expect(!device.screenText.contains("abcd") && device.screenText.contains("4"))
    #expect(device.screenText.contains("••••"))
  }

  @Test func `progress outside of its range is drawn at its end, and none at all is indeterminate`()
  {
    struct Shown: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.fractionCompleted.map { "\($0)" } ?? "none")
      }
    }
    let device = showing {
      Group {
        ProgressView("x", value: 3, total: 2)
        ProgressView(value: 1, total: 4)
        ProgressView(value: nil as Double?)
        ProgressView()
      }.progressViewStyle(Shown())
    }
    expect(device.screenText, is: ["1.000000", "0.250000", "none", "none"])
  }
}

private struct Questions: View {
  struct Failure: LocalizedError {
    var errorDescription: String? { "It failed" }
    var recoverySuggestion: String? { "Try again" }
  }
  struct Item: Identifiable {
    let id = 1
    let name = "item"
  }
  @State private var plain = false
  @State private var failing = false
  @State private var nothing = false
  @State private var item: Item?
  @State private var presenting = false
  @State private var dialog = false

  var body: some View {
    VStack {
      Button("plain") { plain = true }
      Button("failing") { failing = true }
      Button("nothing") { nothing = true }
      Button("presenting") {
        item = Item()
        presenting = true
      }
      Button("dialog") { dialog = true }
    }
    .alert("Title", isPresented: $plain) {}
    .alert(isPresented: $failing, error: failing ? Failure() : nil) {
      Button("Retry") { print("retry") }
    }
    .alert("No data", isPresented: $nothing, presenting: nil as Item?) { _ in Button("x") {} }
    .alert("Data", isPresented: $presenting, presenting: item) { item in
      Button("use \(item.name)") { print(item.name) }
      Button("Stop", role: .cancel) { print("cancel") }
    } message: {
      Text("about \($0.name)")
    }
    .confirmationDialog("Sure?", isPresented: $dialog) {
      Button("Delete", role: .destructive) { print("delete") }
    } message: {
      Text("It is gone then")
    }
  }
}

@MainActor @Suite struct DocumentedPresentationTests {
  @Test func `an alert without actions has an OK that takes it away`() throws {
    let device = showing { Questions() }
    try device.tap("plain")
    device.settle()
    #expect(device.screenText.contains("Title") && device.screenText.contains("OK"))
    try device.tap("OK")
    device.settle()
    #expect(!device.screenText.contains("Title"))
  }

  @Test func `an error gives an alert its title, and every action dismisses`() throws {
    let device = showing { Questions() }
    try device.tap("failing")
    device.settle()
    #expect(device.screenText.contains("It failed"))
    try expect(device.lines { try device.tap("Retry") }, is: ["retry"])
    #expect(!device.screenText.contains("It failed"))
  }

  @Test func `an alert without the data that it presents is not shown`() throws {
    let device = showing { Questions() }
    try device.tap("nothing")
    device.settle()
    #expect(!device.screenText.contains("No data"))
    try device.tap("presenting")
    device.settle()
    #expect(device.screenText.contains("about item"))
    try expect(device.lines { try device.tap("use item") }, is: ["item"])
  }

  @Test func `a dialog hides its title, shows its message, and adds a Cancel`() throws {
    let device = showing { Questions() }
    try device.tap("dialog")
    device.settle()
    #expect(!device.screenText.contains("Sure?") && device.screenText.contains("It is gone then"))
    #expect(device.screenText.contains("Cancel"))
    try expect(device.lines { try device.tap("Cancel") }, is: [])
    #expect(!device.screenText.contains("Delete"))
  }

  @Test func `the scheme that a sheet prefers is the sheet's alone`() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      let name: String
      var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
    }
    struct Host: View {
      @State private var isShown = false
      @State private var isDark = false
      var body: some View {
        Scheme(name: "host").preferredColorScheme(isDark ? .dark : nil)
        Button("sheet") { isShown = true }
        Button("dark") { isDark.toggle() }
          .sheet(isPresented: $isShown) { Scheme(name: "sheet").preferredColorScheme(.dark) }
      }
    }
    let device = showing { Host() }
    expect(device.screenText[0], is: "host light")
    try device.tap("sheet")
    device.settle()
    expect(device.screenText, is: ["sheet dark"])
    try device.dismissSheet()
    device.settle()
    try device.tap("dark")
    device.settle()
    expect(device.screenText[0], is: "host dark")
    try device.tap("dark")
    device.settle()
    expect(device.screenText[0], is: "host light")
  }
}

@MainActor @Suite struct DocumentedValueTests {
  @Test func `onChange with initial is called at once, with old and new values`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("add") { count += 1 }
          .onChange(of: count, initial: true) { print("\($0) -> \($1)") }
          .onChange(of: count) { print("changed to \(count)") }
      }
    }
    let device = showing { Counter() }
    expect(device.console, is: ["0 -> 0"])
    try expect(device.lines { try device.tap("add") }, is: ["0 -> 1", "changed to 1"])
  }

  @Test func `a combined element is read as one, an ignored one not at all`() throws {
    let device = showing {
      HStack {
        Text("one")
        Text("two")
      }
      .accessibilityElement(children: .combine).onTapGesture { print("combined") }
      Image(systemName: "trash").accessibilityLabel("Bin").onTapGesture { print("bin") }
    }
    try expect(device.lines { try device.tap("one, two") }, is: ["combined"])
    try expect(device.lines { try device.tap("Bin") }, is: ["bin"])
  }

  @Test func `relative times are words of the unit that fits`() {
    let formatter = RelativeDateTimeFormatter()
    func text(_ seconds: Double) -> String { formatter.localizedString(fromTimeInterval: seconds) }
    expect(
      [-60, 60, -7_200, 86_400, -604_800].map(text),
      is: [
        "1 minute ago", "in 1 minute", "2 hours ago", "in 1 day", "1 week ago",
      ])
    formatter.dateTimeStyle = .named
    expect([-86_400, 86_400, 0].map(text), is: ["yesterday", "tomorrow", "now"])
    formatter.dateTimeStyle = .numeric
    formatter.unitsStyle = .spellOut
    expect(text(-7_200), is: "two hours ago")
  }

  @Test func `lists of words have commas and a conjunction`() {
    expect(ListFormatter.localizedString(byJoining: ["a"]), is: "a")
    expect(ListFormatter.localizedString(byJoining: ["a", "b"]), is: "a and b")
    expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]), is: "a, b, and c")
  }

  @Test func `curves end where they should, and their inverses lead back`() {
    for curve in [
      UnitCurve.linear, .easeInOut, .easeIn, .easeOut, .circularEaseIn, .circularEaseOut,
    ] {
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
      #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-3)
    }
    expect(UnitCurve.linear.velocity(at: 0.4), is: 1)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
  }

  @Test func `transformations are put together in their order, and undone by their inverse`() {
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3).rotated(
      by: .pi / 2)
    let point = CGPoint(x: 1, y: 2)
    let there = point.applying(transform)
    #expect(abs(there.x - 6) < 1e-9 && abs(there.y - 3) < 1e-9)
    let back = there.applying(transform.inverted())
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 2) < 1e-9)
    #expect(CGAffineTransform.identity.isIdentity)
    expect(
      CGAffineTransform(scaleX: 2, y: 2).concatenating(.init(translationX: 1, y: 1)),
      is: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 1))
  }
}
