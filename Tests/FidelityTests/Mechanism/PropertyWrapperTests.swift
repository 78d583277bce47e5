// Custom dynamic properties, modifiers, comparison, environment, publishers and defaults.
//
// Expectations were derived from the rules before the first run.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  /// mechanism.md#3.7: `update()` at each visit, the body only when something changed.
  @Test func `a property of the app's own is brought up to date before each body`() throws {
    let device = showing { Doubled() }
    expect(device.console, is: ["update 0", "body 0"])
    try expect(device.lines(afterTapping: "step"), is: ["update 2", "body 2"])
  }

  /// mechanism.md#3.1: a modifier's state belongs to the place of the modifier.
  @Test func `a modifier keeps its own state while its content changes`() throws {
    let device = showing { Badged() }
    expect(device.console, is: ["badged 0", "badge 0"])
    try expect(device.lines(afterTapping: "badge"), is: ["badge 1"])
    // Its content is a place holder: what stands in it is another matter.
    try expect(device.lines(afterTapping: "content"), is: ["badged 1"])
    try expect(device.lines(afterTapping: "badge"), is: ["badge 2"])
  }

  /// GT-100: plain data is compared by its fields unless the view is made equatable.
  @Test func `only equatable() uses a view's own equality`() throws {
    let device = showing { Parities() }
    expect(device.console, is: ["plain 0", "equatable 0"])
    try expect(device.lines(afterTapping: "two"), is: ["plain 2"])
    try expect(device.lines(afterTapping: "one"), is: ["plain 3", "equatable 3"])
  }

  /// GT-014, GT-056.
  @Test func `a state object is made once, an observed one with each value of its view`() throws {
    let device = showing { Makers() }
    expect(device.console, is: ["makers 0", "make observed", "make state", "child"])
    try expect(device.lines(afterTapping: "again"), is: ["makers 1", "make observed", "child"])
  }

  /// mechanism.md#11.1: an override cuts off what is above it.
  @Test func `an environment value that is overridden below hides what changes above`() throws {
    let device = showing { Levels() }
    expect(device.console, is: ["levels", "outer 0", "inner 9"])
    try expect(device.lines(afterTapping: "raise"), is: ["levels", "outer 1"])
  }

  /// mechanism.md#4.4 and #15: a control calls the setter once.
  @Test func `a toggle reads the value and writes it once`() throws {
    let device = showing { Switchboard() }
    let made = device.console.filter { $0 == "set true" }
    expect(made, is: [])
    try expect(device.lines(afterTapping: "lamp").filter { $0.hasPrefix("set") }, is: ["set true"])
  }

  /// Apple's documentation of `Published`: it publishes before the property is set.
  @Test
  func `a published property announces before it changes, and its publisher sends the new value`()
    throws
  {
    let device = showing { Announcing() }
    expect(device.console, is: ["publisher 0", "body 0"])
    try expect(
      device.lines(afterTapping: "set"),
      is: [
        "will change from 0", "publisher 1", "now 1", "body 1",
      ])
  }

  /// The observation of the defaults by key: a value that is set by hand reaches the views.
  @Test func `defaults that are set by hand are seen by the properties of their key`() throws {
    let device = showing { Preferences() }
    expect(device.console, is: ["Preferences: @self, @identity, _name, _size changed."])
    try expect(
      device.lines(afterTapping: "by hand"), is: ["read Eva", "Preferences: _name changed."])
    expect(device.screenText.first, is: "Eva large")
    try expect(device.lines(afterTapping: "same by hand"), is: [])
    try expect(device.lines(afterTapping: "raw"), is: ["Preferences: _size changed."])
    expect(device.screenText.first, is: "Eva small")
    try expect(
      device.lines(afterTapping: "property"), is: ["stored Ida", "Preferences: _name changed."])
    try expect(
      device.lines(afterTapping: "remove"), is: ["read nothing", "Preferences: _name changed."])
    expect(device.screenText.first, is: "nobody small")
  }

  @Test func `defaults of one device are unknown to the next`() throws {
    let first = showing { Preferences() }
    try first.tap("by hand")
    first.settle()
    expect(showing { Preferences() }.screenText.first, is: "nobody large")
  }
}

@propertyWrapper private struct Twice: DynamicProperty {
  @State private var number = 0
  var wrappedValue: Int {
    get { number * 2 }
    nonmutating set { number = newValue }
  }
  func update() { print("update \(number * 2)") }
}

private struct Doubled: View {
  @Twice private var number
  var body: some View {
    let _ = print("body \(number)")
    Button("step") { number = 1 }
  }
}

private struct Badge: ViewModifier {
  @State private var count = 0
  func body(content: Content) -> some View {
    let _ = print("badge \(count)")
    VStack {
      content
      Button("badge") { count += 1 }
    }
  }
}

private struct Badged: View {
  @State private var number = 0
  var body: some View {
    let _ = print("badged \(number)")
    Button("content") { number += 1 }.modifier(Badge())
  }
}

private struct Parity: View, Equatable {
  let name: Bool
  let number: Int
  var body: some View {
    let _ = print("\(name ? "plain" : "equatable") \(number)")
    Text("\(number)")
  }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.number % 2 == rhs.number % 2 }
}

private struct Parities: View {
  @State private var number = 0
  var body: some View {
    Parity(name: true, number: number)
    Parity(name: false, number: number).equatable()
    Button("two") { number += 2 }
    Button("one") { number += 1 }
  }
}

private final class Made: ObservableObject {
  init(_ name: String) { print("make \(name)") }
}

private struct Makers: View {
  @State private var number = 0
  var body: some View {
    let _ = print("makers \(number)")
    MadeChild(state: Made("state"))
    Button("again") { number += 1 }
  }
}

private struct MadeChild: View {
  @StateObject private var state: Made
  @ObservedObject private var observed = Made("observed")
  init(state: @autoclosure @escaping () -> Made) {
    _state = StateObject(wrappedValue: state())
  }
  var body: some View {
    let _ = print("child")
    Text("child")
  }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct Levels: View {
  @State private var level = 0
  var body: some View {
    let _ = print("levels")
    VStack {
      LevelReader(name: "outer")
      VStack { LevelReader(name: "inner") }.environment(\.level, 9)
      Button("raise") { level += 1 }
    }
    .environment(\.level, level)
  }
}

private struct LevelReader: View {
  @Environment(\.level) private var level
  let name: String
  var body: some View {
    let _ = print("\(name) \(level)")
    Text("\(level)")
  }
}

private struct Switchboard: View {
  @State private var isOn = false
  var body: some View {
    Toggle(
      "lamp",
      isOn: Binding {
        isOn
      } set: {
        print("set \($0)")
        isOn = $0
      })
  }
}

private final class Announcer: ObservableObject {
  @Published var number = 0
  var subscriptions: [AnyCancellable] = []
  init() {
    objectWillChange.sink { [unowned self] in print("will change from \(number)") }
      .store(in: &subscriptions)
    $number.sink { print("publisher \($0)") }.store(in: &subscriptions)
  }
}

private struct Announcing: View {
  @StateObject private var announcer = Announcer()
  var body: some View {
    let _ = print("body \(announcer.number)")
    Button("set") {
      announcer.number = 1
      print("now \(announcer.number)")
    }
  }
}

private enum PageSize: String { case small, large }

private struct Preferences: View {
  @AppStorage("name") private var name = "nobody"
  @AppStorage("size") private var size = PageSize.large
  var body: some View {
    let _ = Self._printChanges()
    Text("\(name) \(size.rawValue)")
    Button("by hand") {
      UserDefaults.standard.set("Eva", forKey: "name")
      print("read \(UserDefaults.standard.string(forKey: "name") ?? "nothing")")
    }
    Button("same by hand") { UserDefaults.standard.set("Eva", forKey: "name") }
    Button("raw") { UserDefaults.standard.set("small", forKey: "size") }
    Button("property") {
      name = "Ida"
      print("stored \(UserDefaults.standard.string(forKey: "name") ?? "nothing")")
    }
    Button("remove") {
      UserDefaults.standard.removeObject(forKey: "name")
      print("read \(UserDefaults.standard.string(forKey: "name") ?? "nothing")")
    }
  }
}
