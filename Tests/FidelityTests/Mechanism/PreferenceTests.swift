// Preferences and what else is handed on without being passed: up the tree, down it, and by key.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `preferences are reduced in tree order and delivered after the update`() throws {
    let device = showing { Lengths() }
    expect(device.console, is: ["lengths [1, 2]"])
    try expect(device.lines(afterTapping: "grow"), is: ["lengths [5, 2]"])
    try expect(device.lines(afterTapping: "extra"), is: ["lengths [5, 2, 9]"])
    try expect(device.lines(afterTapping: "extra"), is: ["lengths [5, 2]"])
    try expect(device.lines(afterTapping: "other 0"), is: [])
  }

  @Test func `a preference of a view replaces those inside, a transformation changes them`() {
    let device = showing { Nested() }
    expect(device.console.sorted(), is: ["outer [7]", "transformed [1, 10]"])
  }

  @Test func `a size that two transactions change is delivered twice`() throws {
    let device = showing { Measured() }
    expect(device.console, is: ["height 10.0"])
    try expect(device.lines(afterTapping: "grow twice"), is: ["height 20.0", "height 30.0"])
    try expect(device.lines(afterTapping: "grow and shrink"), is: ["height 40.0", "height 30.0"])
  }

  @Test
  func `a size is read in each transaction, with or without another observer`()
    throws
  {
    let device = showing { Watched() }
    expect(device.console, is: ["100"])
    try expect(
      device.lines(afterTapping: "widen"),
      is: ["inside 100 150", "150", "inside 150 200", "200"])
  }

  @Test func `what comes with one transaction appears although it goes with the next`() throws {
    let device = showing { Flashing() }
    try expect(device.lines(afterTapping: "flash"), is: ["true", "false", "appears", "disappears"])
  }

  @Test func `a task of what comes with one transaction begins, cancelled by the next`() throws {
    let device = showing { Beginning() }
    try expect(device.lines(afterTapping: "flash"), is: ["appears", "task, cancelled true"])
  }

  @Test func `an environment value is transformed where the modifier stands`() throws {
    let device = showing { Transformed() }
    expect(device.screenText.filter { $0.hasPrefix("level") }, is: ["level 1", "level 11"])
    _ = try device.lines(afterTapping: "raise")
    expect(device.screenText.filter { $0.hasPrefix("level") }, is: ["level 2", "level 12"])
  }

  @Test func `the whole environment can be read and replaced`() {
    let device = showing { Whole() }
    expect(device.screenText, is: ["level 42"])
  }

  @Test func `values stored under one key are one value, and survive their views`() throws {
    let device = showing { Settings() }
    expect(device.console, is: ["first 3", "second 3"])
    try expect(device.lines(afterTapping: "raise"), is: ["first 4", "second 4"])
    _ = try device.lines(afterTapping: "hide")
    try expect(device.lines(afterTapping: "hide"), is: ["first 4", "second 4"])
    let other = showing { Settings() }
    expect(other.console, is: ["first 3", "second 3"])
  }

  @Test func `a scene's value, a focus and a gesture's value are kept for each identity`() throws {
    let device = showing { Wrappers() }
    #expect(device.screenText.contains("nil none 0"))
    _ = try device.lines(afterTapping: "set")
    #expect(device.screenText.contains("name field 0"))
  }

  @Test func `two identities have different namespaces, and each keeps its own`() throws {
    let device = showing { Names() }
    _ = try device.lines(afterTapping: "again 0")
    expect(device.console, is: ["true", "true"])
  }

  @Test func `bindings convert to an optional, out of one, and to a hashable value`() throws {
    let device = showing { Conversions() }
    #expect(device.screenText.contains("value none"))
    _ = try device.lines(afterTapping: "fill")
    #expect(device.screenText.contains("value 1"))
    _ = try device.lines(afterTapping: "step")
    #expect(device.screenText.contains("value 2"))
    _ = try device.lines(afterTapping: "erase")
    #expect(device.screenText.contains("value 7"))
  }
}

private struct LengthsKey: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct Lengths: View {
  @State private var first = 1
  @State private var hasExtra = false
  @State private var other = 0
  var body: some View {
    VStack {
      Button("grow") { first = 5 }
      Button("extra") { hasExtra.toggle() }
      Button("other \(other)") { other += 1 }
      Leaf(length: first)
      Leaf(length: 2)
      if hasExtra { Leaf(length: 9) }
    }
    .onPreferenceChange(LengthsKey.self) { print("lengths \($0)") }
  }

  private struct Leaf: View {
    let length: Int
    var body: some View { Text("leaf").preference(key: LengthsKey.self, value: [length]) }
  }
}

private struct Nested: View {
  var body: some View {
    VStack {
      Text("inner").preference(key: LengthsKey.self, value: [1])
        .preference(key: LengthsKey.self, value: [7])
        .onPreferenceChange(LengthsKey.self) { print("outer \($0)") }
      Text("inner").preference(key: LengthsKey.self, value: [1])
        .transformPreference(LengthsKey.self) { $0.append(10) }
        .onPreferenceChange(LengthsKey.self) { print("transformed \($0)") }
    }
  }
}

private struct HeightKey: PreferenceKey {
  static var defaultValue: Double { 0 }
  static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
}

private struct Measured: View {
  @State private var height = 10.0
  var body: some View {
    VStack {
      Button("grow twice") {
        height = 20
        withTransaction(\.isContinuous, true) { height = 30 }
      }
      Button("grow and shrink") {
        height = 40
        withTransaction(\.isContinuous, true) { height = 30 }
      }
      Color.red.frame(height: height)
        .background(
          GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
    }
    .onPreferenceChange(HeightKey.self) { print("height \($0)") }
  }
}

private struct Watched: View {
  @State private var width = 100.0
  var body: some View {
    VStack {
      GeometryReader { proxy in
        Text("x").onChange(of: Int(proxy.size.width)) { print("inside \($0) \($1)") }
      }
      .frame(width: width, height: 20)
      .onGeometryChange(for: Int.self) {
        Int($0.size.width)
      } action: {
        print($0)
      }
      Button("widen") {
        width += 50
        withTransaction(\.isContinuous, true) { width += 50 }
      }
    }
  }
}

private struct Flashing: View {
  @State private var isShown = false
  var body: some View {
    let _ = print(isShown)
    VStack {
      if isShown {
        Text("x").onAppear { print("appears") }.onDisappear { print("disappears") }
      }
      Button("flash") {
        isShown = true
        withAnimation { isShown = false }
      }
    }
  }
}

private struct Beginning: View {
  @State private var isShown = false
  var body: some View {
    VStack {
      if isShown {
        Text("x").task { print("task, cancelled \(Task.isCancelled)") }
          .onAppear { print("appears") }
      }
      Button("flash") {
        isShown = true
        withAnimation { isShown = false }
      }
    }
  }
}

private struct LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelText: View {
  @Environment(\.level) private var level
  var body: some View { Text("level \(level)") }
}

private struct Transformed: View {
  @State private var level = 1
  var body: some View {
    VStack {
      Button("raise") { level += 1 }
      LevelText()
      LevelText().transformEnvironment(\.level) { $0 += 10 }
    }
    .environment(\.level, level)
  }
}

private struct Whole: View {
  @Environment(\.self) private var environment
  var body: some View { LevelText().environment(\.self, raised) }

  private var raised: EnvironmentValues {
    var values = environment
    values.level = 42
    return values
  }
}

private struct Settings: View {
  @State private var isHidden = false
  var body: some View {
    VStack {
      Button("hide") { isHidden.toggle() }
      if !isHidden {
        Reader(name: "first")
        Reader(name: "second")
      }
    }
  }

  private struct Reader: View {
    let name: String
    @AppStorage("level") private var level = 3
    var body: some View {
      let _ = print("\(name) \(level)")
      if name == "first" { Button("raise") { level += 1 } }
    }
  }
}

private struct Wrappers: View {
  enum Field { case name }
  @SceneStorage("title") private var title: String?
  @FocusState private var focus: Field?
  @GestureState private var drag = 0
  var body: some View {
    VStack {
      Button("set") {
        title = "name"
        focus = .name
      }
      Text("\(title ?? "nil") \(focus == nil ? "none" : "field") \(drag)")
    }
  }
}

private struct Names: View {
  @Namespace private var first
  @Namespace private var second
  @State private var count = 0
  @State private var seen: Set<Namespace.ID> = []
  var body: some View {
    let _ = print(first != second)
    Button("again \(count)") { count += 1 }
  }
}

private struct Conversions: View {
  @State private var value: Int?
  @State private var plain = 0
  var body: some View {
    VStack {
      Text("value \(value.map { "\($0)" } ?? "none")")
      Button("fill") { value = 1 }
      if let inner = Binding($value) {
        Button("step") { Binding<Int?>(inner).wrappedValue = inner.wrappedValue + 1 }
        Button("erase") { Binding<AnyHashable>(inner).wrappedValue = AnyHashable(7) }
      }
    }
  }
}

struct Conversions_Previews: PreviewProvider {
  static var previews: some View { Text("only compiled") }
}
