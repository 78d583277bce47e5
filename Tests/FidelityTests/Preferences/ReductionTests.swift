// mechanism.md#12: what is reduced of a preference, in which order and how often, and when it is told.

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension PreferencesSuite {
  /// Dynamic containers have a value for each key that is asked for; what a plain view does not set is none.
  @Test func `a container of what comes and goes has the default, a plain view has nothing`()
    throws
  {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Text("a").preference(key: Last.self, value: "a")
          Text("plain")
          HStack { if isOn { Text("on") } }
          Button("toggle") { isOn.toggle() }
        }
        .onPreferenceChange(Last.self) { print("told \($0)") }
      }
    }
    let device = showing { Screen() }
    expect(device.console, is: ["reduce a default", "told default"])
    // The row's value is the same, so nothing is reduced.
    try expect(device.lines(afterTapping: "toggle"), is: [])
  }

  @Test func `a branch of the container itself that sets nothing changes nothing`() throws {
    struct Screen: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          Text("a").preference(key: Last.self, value: "a")
          if isOn { Text("on") }
          Button("toggle") { isOn.toggle() }
        }
        .onPreferenceChange(Last.self) { print("told \($0)") }
      }
    }
    let device = showing { Screen() }
    expect(device.console, is: ["told a"])
    try expect(device.lines(afterTapping: "toggle"), is: [])
  }

  @Test func `a branch, an id, an erased view and a loop alone have the default`() {
    func reduced<Layer: View>(@ViewBuilder _ layer: @escaping () -> Layer) -> [String] {
      showing {
        Color.red.preference(key: Last.self, value: "a").overlay { layer() }
          .onPreferenceChange(Last.self) { print("told \($0)") }
      }.console
    }
    let log = ["reduce a default", "told default"]
    expect(reduced { if Int("1") == 1 { Text("x") } else { Text("y") } }, is: log)
    expect(reduced { Text("x").id(1) }, is: log)
    expect(reduced { AnyView(Text("x")) }, is: log)
    expect(reduced { ForEach(0..<2, id: \.self) { _ in Text("x") } }, is: log)
    expect(reduced { GeometryReader { _ in Text("x") } }, is: ["told a"])
    expect(reduced { Text("x") }, is: ["told a"])
  }

  @Test func `elements of a loop are reduced among their neighbours, and a list's once`() throws {
    struct Screen: View {
      @State private var names = ["b"]
      var body: some View {
        VStack {
          Text("a").preference(key: Last.self, value: "a")
          ForEach(names, id: \.self) { Text($0).preference(key: Last.self, value: $0) }
          Text("z").preference(key: Last.self, value: "z")
          Button("add") { names.append("c") }
        }
        .onPreferenceChange(Last.self) { print("told \($0)") }
        .onPreferenceChange(Last.self) { print("heard \($0)") }
      }
    }
    let device = showing { Screen() }
    expect(device.console, is: ["reduce a b", "reduce b z", "heard z", "told z"])
    try expect(device.lines(afterTapping: "add"), is: ["reduce a b", "reduce b c", "reduce c z"])
  }

  @Test func `a value that replaces those inside is handed up without reducing them`() {
    let device = showing {
      VStack {
        Text("a").preference(key: Last.self, value: "a")
        Text("b").preference(key: Last.self, value: "b")
      }
      .preference(key: Last.self, value: "outer")
      .onPreferenceChange(Last.self) { print("told \($0)") }
    }
    expect(device.console, is: ["told outer"])
  }

  @Test func `what lies behind hands up first, and what lies above last`() {
    func told(isBehind: Bool) -> [String] {
      showing {
        let content = Color.red.preference(key: Last.self, value: "content")
        let layer = Color.blue.preference(key: Last.self, value: "layer")
        Group {
          if isBehind { content.background { layer } } else { content.overlay { layer } }
        }
        .onPreferenceChange(Last.self) { print("told \($0)") }
      }.console
    }
    expect(told(isBehind: true), is: ["reduce layer content", "told content"])
    expect(told(isBehind: false), is: ["reduce content layer", "told layer"])
  }

  @Test func `sizes passed up by geometry readers are delivered once, before anything appears`()
    throws
  {
    let device = showing { Measured() }
    expect(
      device.console,
      is: [
        "body []", "add [10] [20]", "told [10, 20]", "appears", "body [10, 20]",
      ])
    try expect(
      device.lines(afterTapping: "add"),
      is: [
        "body [10, 20]", "add [10] [20]", "add [10, 20] [30]", "told [10, 20, 30]",
        "body [10, 20, 30]",
      ])
  }

  @Test func `a size and a state that change together are delivered together`() throws {
    struct Screen: View {
      @State private var n = 1
      var body: some View {
        VStack {
          Text("x").preference(key: Sizes.self, value: [n])
          GeometryReader { Color.clear.preference(key: Sizes.self, value: [Int($0.size.height)]) }
            .frame(height: CGFloat(n * 10))
          Button("n") { n += 1 }
        }
        .onPreferenceChange(Sizes.self) { print("told \($0)") }
      }
    }
    let device = showing { Screen() }
    expect(device.console, is: ["add [1] [10]", "told [1, 10]"])
    try expect(device.lines(afterTapping: "n"), is: ["add [2] [20]", "told [2, 20]"])
  }

  @Test func `subviews of a lazy stack appear when layout has made them`() throws {
    struct Screen: View {
      @State private var n = 1
      var body: some View {
        VStack {
          Text("x").preference(key: Sizes.self, value: [n])
          ScrollView {
            LazyVStack {
              ForEach(0..<2) { i in Text("\(i)").preference(key: Sizes.self, value: [i]) }
            }
          }
          Button("n") { n += 1 }
        }
        .onPreferenceChange(Sizes.self) { print("told \($0)") }
      }
    }
    let device = showing { Screen() }
    expect(device.console, is: ["add [0] [1]", "add [1] [0, 1]", "told [1, 0, 1]"])
    try expect(device.lines(afterTapping: "n"), is: ["add [2] [0, 1]", "told [2, 0, 1]"])
  }

  @Test func `preferences of elements are reduced in the order of the data, whatever came last`()
    throws
  {
    let device = showing { Reducing() }
    expect(device.console, is: ["told [1, 2]"])
    try expect(device.lines(afterTapping: "front"), is: ["told [0, 1, 2]"])
    try expect(device.lines(afterTapping: "turn"), is: ["told [2, 1, 0]"])
    try expect(device.lines(afterTapping: "same"), is: [])
  }

  /// 12.2, 12.3.
  @Test func `preferences of branches and elements come in the order of the views`() throws {
    let device = showing { Collecting() }
    expect(
      device.console,
      is: [
        "Collecting []", "pref [\"a\", \"f0\", \"f1\"]", "Collecting [\"a\", \"f0\", \"f1\"]",
      ])
    try expect(
      device.lines(afterTapping: "t"),
      is: [
        "Collecting [\"a\", \"f0\", \"f1\"]", "pref [\"a\", \"b\", \"f0\", \"f1\"]",
        "Collecting [\"a\", \"b\", \"f0\", \"f1\"]",
      ])
  }

  /// 12.3.
  @Test func `preferences are reduced in the order of the views, whatever lies in front`() throws {
    let device = showing { Layered() }
    expect(device.console, is: ["ab"])
    try expect(device.lines(afterTapping: "front"), is: [])
  }

  @Test func `onPreferenceChange is not called where nothing below can hand anything up`() throws {
    let device = showing { Widths() }
    expect(device.console, is: ["branch 0.0", "written 3.0"])
    try expect(device.lines(afterTapping: "widen"), is: ["branch 4.0", "written 4.0"])
  }
}

private struct Last: PreferenceKey {
  static var defaultValue: String { "default" }
  static func reduce(value: inout String, nextValue: () -> String) {
    let next = nextValue()
    print("reduce \(value) \(next)")
    value = next
  }
}

private struct Sizes: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    let next = nextValue()
    print("add \(value) \(next)")
    value += next
  }
}

private struct Measured: View {
  @State private var count = 2
  @State private var widths: [Int] = []
  var body: some View {
    let _ = print("body \(widths)")
    VStack {
      ForEach(0..<count, id: \.self) { index in
        Color.red.frame(width: CGFloat(10 * (index + 1)), height: 10)
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: Sizes.self, value: [Int(proxy.size.width)])
            })
      }
      Button("add") { count += 1 }
    }
    .onAppear { print("appears") }
    .onPreferenceChange(Sizes.self) {
      print("told \($0)")
      widths = $0
    }
  }
}

private struct Numbers: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct Reducing: View {
  @State private var items = [1, 2]
  @State private var other = 0
  var body: some View {
    let _ = other
    VStack {
      ForEach(items, id: \.self) { Text("\($0)").preference(key: Numbers.self, value: [$0]) }
      Button("front") { items.insert(0, at: 0) }
      Button("turn") { items.reverse() }
      Button("same") { other += 1 }
    }
    .onPreferenceChange(Numbers.self) { print("told \($0)") }
  }
}

private struct Collecting: View {
  @State var on = false; @State var seen: [String] = []
  var body: some View {
    let _ = print("Collecting \(seen)")
    VStack {
      Text("a").preference(key: NamesKey.self, value: ["a"]);
      if on { Text("b").preference(key: NamesKey.self, value: ["b"]) }
      ForEach(0..<2, id: \.self) {
        Text("f\($0)").preference(key: NamesKey.self, value: ["f\($0)"])
      }
      Button("t") { on.toggle() }
    }
    .onPreferenceChange(NamesKey.self) {
      seen = $0; print("pref \($0)")
    }
  }
}

private struct NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] };
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Names: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Layered: View {
  @State private var layer = 0.0
  var body: some View {
    VStack {
      ZStack {
        Text("a").preference(key: Names.self, value: "a").zIndex(layer)
        Text("b").preference(key: Names.self, value: "b")
      }
      .onPreferenceChange(Names.self) { print($0) }
      Button("front") { layer += 1 }
    }
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) {
    value = max(value, nextValue())
  }
}

private struct Widths: View {
  @State private var width = 3.0
  var body: some View {
    VStack {
      VStack { Text("plain") }.onPreferenceChange(WidthKey.self) { print("plain \($0)") }
      Text("written").preference(key: WidthKey.self, value: width)
        .onPreferenceChange(WidthKey.self) { print("written \($0)") }
      VStack {
        if width > 3 { Text("wide").preference(key: WidthKey.self, value: width) }
      }
      .onPreferenceChange(WidthKey.self) { print("branch \($0)") }
      Button("widen") { width += 1 }
    }
  }
}
