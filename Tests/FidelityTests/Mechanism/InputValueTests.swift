// What a parent's body makes anew is another input or the same one (mechanism.md#2, #5, #11 and #12): one screen for each
// kind of value that views hold.

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `of a body's new values only references, AnyViews and changed values run children`()
    throws
  {
    let device = showing { Inputs() }
    expect(
      device.console,
      is: [
        "array", "object", "fresh", "erased", "text", "tuple", "path", "keyed", "constant",
        "existential", "closure", "capturing", "builder", "deep",
      ])
    try expect(device.lines(afterTapping: "n 0"), is: ["fresh", "erased", "capturing"])
  }

  @Test func `a modifier's body runs for the modifier, not for what it modifies`() throws {
    let device = showing { Modifiers() }
    expect(device.console, is: ["body 0", "modifier 0"])
    try expect(device.lines(afterTapping: "n"), is: ["body 1"])
    try expect(device.lines(afterTapping: "n"), is: ["body 2", "modifier 1"])
    expect(device.screenText, is: ["n", "2", "of 1"])
  }

  @Test func `a card runs when the view in it is another, and not what is the same in it`() throws {
    let device = showing { Cards() }
    expect(device.console, is: ["cards", "card fixed", "leaf fixed", "card n", "leaf 0"])
    try expect(device.lines(afterTapping: "n"), is: ["cards", "card n", "leaf 1"])
  }

  @Test func `a state written there and back again runs the body and changes nothing`() throws {
    let device = showing { Undone() }
    expect(device.console, is: ["body 0", "child"])
    try expect(device.lines(afterTapping: "there and back"), is: ["body 0"])
    try expect(device.lines(afterTapping: "same"), is: [])
  }

  @Test func `a chain of changes is an update each, in one frame`() throws {
    let device = showing { Chained() }
    expect(device.console, is: ["0 0 0"])
    try expect(
      device.lines(afterTapping: "go"),
      is: [
        "1 0 0", "a 1", "1 1 0", "b 1", "1 1 1", "c 1",
      ])
  }

  @Test func `fields of one state behind bindings run those that read the state, not the owner`()
    throws
  {
    let device = showing { Fields() }
    expect(
      device.console,
      is: [
        "Fields: @self, @identity, _user changed.", "Field: @self, @identity, _text changed.",
        "Field: @self, @identity, _text changed.",
      ])
    try expect(
      device.lines(afterTapping: "name"), is: ["Field: _text changed.", "Field: _text changed."])
  }

  @Test func `an equal value for a key, or one hidden by another writer, runs no reader`() throws {
    let device = showing { EqualKeys() }
    expect(device.console, is: ["body 0", "outer 0", "inner 7", "size 0"])
    try expect(device.lines(afterTapping: "n"), is: ["body 1"])
    try expect(device.lines(afterTapping: "n"), is: ["body 2", "outer 1"])
  }

  @Test func `an environment that changes reaches an open sheet`() throws {
    let device = showing { EnvironmentSheet() }
    expect(device.console, is: ["body 0"])
    try expect(device.lines(afterTapping: "show"), is: ["reader 0"])
    try expect(device.lines(afterTapping: "n"), is: ["body 1", "reader 1"])
  }

  @Test func `preferences go up in one update, transformed on the way, and write state once`()
    throws
  {
    let device = showing { Heights() }
    expect(device.console, is: ["body 0 0", "told 13", "body 0 13"])
    try expect(device.lines(afterTapping: "n"), is: ["body 1 13", "told 15", "body 1 15"])
    try expect(device.lines(afterTapping: "other"), is: ["body 1 15"])
  }
}

private final class Thing {}
private protocol Named { var name: String { get } }
private struct Name: Named { var name: String }
private struct Loose { var number: Int; var thing: Thing? }

private struct Holding<Value>: View {
  let name: String
  let value: Value
  init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
  var body: some View {
    let _ = print(name)
    EmptyView()
  }
}

private struct Building<Content: View>: View {
  let name: String
  @ViewBuilder let content: () -> Content
  var body: some View {
    let _ = print(name)
    content()
  }
}

private struct Inputs: View {
  @State private var n = 0
  @State private var thing = Thing()
  @State private var kept = [Loose(number: 1)]
  var body: some View {
    let thing = thing
    let kept = kept
    let n = n
    VStack {
      Button("n \(n)") { self.n += 1 }
      Holding("array", kept)
      Holding("object", thing)
      Holding("fresh", Thing())
      Holding("erased", AnyView(Text("a")))
      Holding("text", Text("a").bold())
      Holding("tuple", (1, "a string that is longer than fifteen bytes", Loose(number: 2)))
      Holding("path", \String.count)
      Holding("keyed", ["a": 1, "b": 2])
      Holding("constant", Binding.constant(3))
      Holding("existential", Name(name: "a string that is longer than fifteen bytes") as any Named)
      Building(name: "closure") { Text("a") }
      Building(name: "capturing") { Text("\(n)") }
      Building(name: "builder") { Building(name: "deep") { if thing === thing { Text("b") } } }
    }
  }
}

private struct NumberedModifier: ViewModifier {
  let number: Int
  func body(content: Content) -> some View {
    let _ = print("modifier \(number)")
    VStack {
      content
      Text("of \(number)")
    }
  }
}

private struct Modifiers: View {
  @State private var n = 0
  var body: some View {
    let _ = print("body \(n)")
    Button("n") { n += 1 }
    Text("\(n)").modifier(NumberedModifier(number: n / 2))
  }
}

private struct Card<Content: View>: View {
  let name: String
  let content: Content
  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }
  var body: some View {
    let _ = print("card \(name)")
    content
  }
}

private struct CardLeaf: View {
  let text: String
  var body: some View {
    let _ = print("leaf \(text)")
    Text(text)
  }
}

private struct Cards: View {
  @State private var n = 0
  var body: some View {
    let _ = print("cards")
    VStack {
      Card("fixed") { CardLeaf(text: "fixed") }
      Card("n") { if n >= 0 { CardLeaf(text: "\(n)") } }
      Button("n") { n += 1 }
    }
  }
}

private struct Undone: View {
  @State private var n = 0
  var body: some View {
    let _ = print("body \(n)")
    VStack {
      CardLeafless(n: n).onChange(of: n) { print("never") }
      Button("there and back") {
        n = 1
        n = 0
      }
      Button("same") { n = 0 }
    }
  }
}

private struct CardLeafless: View {
  let n: Int
  var body: some View {
    let _ = print("child")
    Text("\(n)")
  }
}

private struct Chained: View {
  @State private var a = 0
  @State private var b = 0
  @State private var c = 0
  var body: some View {
    let _ = print("\(a) \(b) \(c)")
    Button("go") { a += 1 }
      .onChange(of: c) { print("c \(c)") }
      .onChange(of: a) {
        print("a \(a)")
        b += 1
      }
      .onChange(of: b) {
        print("b \(b)")
        c += 1
      }
  }
}

private struct User { var name = "name"; var town = "town" }

private struct Fields: View {
  @State private var user = User()
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Field(text: $user.name)
      Field(text: $user.town)
    }
  }
}

private struct Field: View {
  @Binding var text: String
  var body: some View {
    let _ = Self._printChanges()
    Button(text) { text += "!" }
  }
}

private struct Level: EnvironmentKey { static let defaultValue = 0 }
private struct Size: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[Level.self] }
    set { self[Level.self] = newValue }
  }
  fileprivate var size: Int {
    get { self[Size.self] }
    set { self[Size.self] = newValue }
  }
}

private struct LevelReader: View {
  let name: String
  @Environment(\.level) private var level
  var body: some View {
    let _ = print("\(name) \(level)")
    Text("\(level)")
  }
}

private struct SizeReader: View {
  @Environment(\.size) private var size
  var body: some View {
    let _ = print("size \(size)")
    Text("\(size)")
  }
}

private struct EqualKeys: View {
  @State private var n = 0
  var body: some View {
    let _ = print("body \(n)")
    VStack {
      Button("n") { n += 1 }
      LevelReader(name: "outer")
      LevelReader(name: "inner").environment(\.level, 7)
      SizeReader()
    }
    .environment(\.level, n / 2)
  }
}

private struct EnvironmentSheet: View {
  @State private var n = 0
  @State private var isShown = false
  var body: some View {
    let _ = print("body \(n)")
    Button("show") { isShown = true }
      .sheet(isPresented: $isShown) {
        VStack {
          LevelReader(name: "reader")
          Button("n") { n += 1 }
        }
      }
      .environment(\.level, n)
  }
}

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Heights: View {
  @State private var n = 0
  @State private var told = 0
  @State private var other = 0
  var body: some View {
    let _ = print("body \(n) \(told)")
    let _ = other
    VStack {
      Text("a").preference(key: Total.self, value: 1 + n)
      Group { if n < 5 { Text("b").preference(key: Total.self, value: 2 + n) } }
        .transformPreference(Total.self) { $0 += 10 }
      Button("n") { n += 1 }
      Button("other") { other += 1 }
    }
    .onPreferenceChange(Total.self) {
      print("told \($0)")
      told = $0
    }
  }
}
