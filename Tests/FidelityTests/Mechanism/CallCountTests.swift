// Closures and methods of the user's that are no bodies: how often the framework calls them when their owner runs for
// another reason (mechanism.md#5.1, #11.5, #12.2, #13.1 and #14).

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `styles make no body for a control that is made anew as it was`() throws {
    let device = showing { StyledControls() }
    expect(device.console, is: ["body 0", "button plain", "toggle false", "label"])
    try expect(device.lines(afterTapping: "n"), is: ["body 1"])
    try expect(device.lines(afterTapping: "more"), is: ["body 1", "button more"])
    try expect(device.lines(afterTapping: "flip"), is: ["toggle true"])
  }

  @Test
  func `a canvas draws when its closure, its symbols or its size changed, not when its owner ran`()
    throws
  {
    let device = showing { Drawn() }
    expect(device.console, is: ["body 0", "canvas 50.0", "symbols 50.0"])
    try expect(device.lines(afterTapping: "n"), is: ["body 1"])
    try expect(device.lines(afterTapping: "wide"), is: ["body 1", "canvas 60.0"])
    try expect(device.lines(afterTapping: "symbol"), is: ["body 1", "symbols 50.0"])
  }

  @Test func `an environment is transformed when what it comes from changed`() throws {
    let device = showing { Transforming() }
    expect(device.console, is: ["body 0", "transform 0", "reads 1"])
    try expect(device.lines(afterTapping: "n"), is: ["body 1"])
    try expect(device.lines(afterTapping: "level"), is: ["body 1", "transform 5", "reads 6"])
  }

  @Test func `the closure of onGeometryChange is called where the geometry or the closure changed`()
    throws
  {
    let device = showing { GeometryAsking() }
    expect(device.console, is: ["body 0", "told 100.0"])
    try expect(device.lines(afterTapping: "n"), is: ["body 1"])
    try expect(device.lines(afterTapping: "wide"), is: ["body 1", "told 120.0"])
  }

  @Test func `what an overlay makes of a preference is made when the preference changed`() throws {
    let device = showing { PreferenceOverlay() }
    expect(device.console, is: ["body 0", "overlay 1"])
    try expect(device.lines(afterTapping: "n"), is: ["body 1"])
    try expect(device.lines(afterTapping: "value"), is: ["body 1", "overlay 2"])
  }

  @Test func `an Equatable view in a ForEach is compared once per element and pass`() throws {
    let device = showing { EqualRows() }
    expect(device.console, is: ["row 0", "row 1"])
    try expect(device.lines(afterTapping: "n"), is: ["equal 0", "equal 1"])
    try expect(device.lines(afterTapping: "tens"), is: ["equal 0", "equal 1", "row 10", "row 11"])
  }

  @Test func `an id that is the same keeps the view, one that changed makes state and task anew`()
    throws
  {
    let device = showing { Reset() }
    expect(device.console, is: ["made 0", "appear", "task"])
    try expect(device.lines(afterTapping: "n 0"), is: ["made 1"])
    try expect(device.lines(afterTapping: "other"), is: [])
    try expect(device.lines(afterTapping: "reset"), is: ["made 0", "appear", "gone", "task"])
  }

  @Test func `a view on a hidden tab runs its body and its onChange`() throws {
    let device = showing { HiddenTab() }
    expect(device.console, is: ["body 0", "first 0", "second 0"])
    try expect(
      device.lines(afterTapping: "add"), is: ["body 1", "first 1", "second 1", "change 1"])
  }

  @Test func `a binding to an element of an observable's array is read by who makes it`() throws {
    let device = showing { ElementBindings() }
    expect(device.console, is: ["list", "element a", "element b"])
    try expect(device.lines(afterTapping: "a"), is: ["list", "element a!", "element b"])
  }
}

private struct PlainStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let _ = print("button plain")
    configuration.label
  }
}
private struct MoreStyle: ButtonStyle {
  let name: String
  func makeBody(configuration: Configuration) -> some View {
    let _ = print("button \(name)")
    configuration.label
  }
}
private struct FlatToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    let _ = print("toggle \(configuration.isOn)")
    configuration.label
  }
}
private struct FlatLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    let _ = print("label")
    configuration.title
  }
}

private struct StyledControls: View {
  @State private var n = 0
  @State private var name = "plain"
  @State private var isOn = false
  var body: some View {
    let _ = print("body \(n)")
    VStack {
      Button("n") { n += 1 }
      Button("more") { name = "more" }
      Button("flip") { isOn.toggle() }
      Button("styled") { n += 1 }.buttonStyle(MoreStyle(name: name))
      Toggle("on", isOn: $isOn).toggleStyle(FlatToggle())
      Label("title", systemImage: "star").labelStyle(FlatLabel())
    }
  }
}

private struct Drawn: View {
  @State private var n = 0
  @State private var isWide = false
  @State private var symbol = "a"
  var body: some View {
    let _ = print("body \(n)")
    VStack {
      Canvas { context, size in print("canvas \(size.width)") }
        .frame(width: isWide ? 60 : 50, height: 50)
      Canvas { context, size in
        print("symbols \(size.width)")
      } symbols: {
        Text(symbol).tag(0)
      }
      .frame(width: 50, height: 50)
      Button("n") { n += 1 }
      Button("wide") { isWide = true }
      Button("symbol") { symbol = "b" }
    }
  }
}

private struct Shade: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
  fileprivate var shade: Int {
    get { self[Shade.self] }
    set { self[Shade.self] = newValue }
  }
}

private struct ShadeReader: View {
  @Environment(\.shade) private var shade
  var body: some View {
    let _ = print("reads \(shade)")
    Text("\(shade)")
  }
}

private struct Transforming: View {
  @State private var n = 0
  @State private var level = 0
  var body: some View {
    let _ = print("body \(n)")
    VStack {
      Button("n") { n += 1 }
      Button("level") { level = 5 }
      ShadeReader().transformEnvironment(\.shade) {
        print("transform \($0)")
        $0 += 1
      }
    }
    .environment(\.shade, level)
  }
}

private struct GeometryAsking: View {
  @State private var n = 0
  @State private var isWide = false
  var body: some View {
    let _ = print("body \(n)")
    VStack {
      Button("n") { n += 1 }
      Button("wide") { isWide = true }
      Color.red.frame(width: isWide ? 120 : 100, height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          print("told \($0)")
        }
    }
  }
}

private struct Mark: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct PreferenceOverlay: View {
  @State private var n = 0
  @State private var value = 1
  var body: some View {
    let _ = print("body \(n)")
    VStack {
      Button("n") { n += 1 }
      Button("value") { value = 2 }
      Text("a").preference(key: Mark.self, value: value)
    }
    .overlayPreferenceValue(Mark.self) { mark in
      let _ = print("overlay \(mark)")
      Color.clear.allowsHitTesting(false)
    }
  }
}

private struct EqualRow: View, Equatable {
  let id: Int
  let tens: Int
  let name = "a name that is longer than fifteen bytes"
  nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
    print("equal \(lhs.id)")
    return lhs.tens == rhs.tens
  }
  var body: some View {
    let _ = print("row \(tens * 10 + id)")
    Text("\(id)")
  }
}

private struct EqualRows: View {
  @State private var n = 0
  @State private var tens = 0
  var body: some View {
    VStack {
      Text("\(n)")
      ForEach(0..<2, id: \.self) { EqualRow(id: $0, tens: tens) }
      Button("n") { n += 1 }
      Button("tens") { tens += 1 }
    }
  }
}

private struct Reset: View {
  @State private var id = 0
  @State private var other = 0
  var body: some View {
    VStack {
      Counter().id(id)
      Button("reset") { id += 1 }
      Button("other") { other += 1 }
    }
  }
  struct Counter: View {
    @State private var n = 0
    var body: some View {
      let _ = print("made \(n)")
      Button("n \(n)") { n += 1 }
        .onAppear { print("appear") }
        .onDisappear { print("gone") }
        .task { print("task") }
    }
  }
}

private struct HiddenTab: View {
  @State private var n = 0
  var body: some View {
    let _ = print("body \(n)")
    TabView {
      Page(name: "first", n: n) { n += 1 }.tabItem { Text("one") }
      Page(name: "second", n: n) {}.onChange(of: n) { print("change \(n)") }.tabItem { Text("two") }
    }
  }
  struct Page: View {
    let name: String
    let n: Int
    let add: () -> Void
    var body: some View {
      let _ = print("\(name) \(n)")
      Button(name == "first" ? "add" : "none", action: add)
    }
  }
}

@Observable private final class Words { var words = ["a", "b"] }

private struct ElementBindings: View {
  @State private var model = Words()
  var body: some View {
    @Bindable var model = model
    let _ = print("list")
    VStack { ForEach($model.words, id: \.self) { $word in Element(word: $word) } }
  }
  struct Element: View {
    @Binding var word: String
    var body: some View {
      let _ = print("element \(word)")
      Button(word) { word += "!" }
    }
  }
}
