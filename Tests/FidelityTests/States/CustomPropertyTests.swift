// Dynamic properties of the user's own: `update()` is called at every visit, and inside the observation scope of the
// body (mechanism.md#3.7); and what bodies go on observing (6.7).

import Combine
import Expectations
import Foundation
@_spi(Runtime) import SimComponents
import SimDevice
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

extension StatesSuite {
  @Test func `what update reads of an observable is a dependency of the body`() throws {
    let model = Level()
    let device = showing { Holder(model: model) }
    expect(device.console, is: ["update 0", "body 0"])
    expect(device.lines { model.value = 1 }, is: ["update 1", "body 1"])
    expect(device.lines { model.value = 2 }, is: ["update 2", "body 2"])
  }

  /// The example of section 3: the properties inside are named by where they lie in the view.
  @Test func `properties inside a property are named by their offsets`() throws {
    let device = showing { Demo.Row() }
    expect(device.console, is: ["Demo.Row: @self, @identity, _t, @16 changed."])
    try expect(device.lines(afterTapping: "b 0"), is: ["Demo.Row: @16 changed."])
    try expect(device.lines(afterTapping: "a 0"), is: ["Demo.Row: _t changed."])
    try expect(device.lines(afterTapping: "both"), is: ["Demo.Row: _t, @16 changed."])
    let behind = showing { Demo.Shifted() }
    expect(behind.console, is: ["Demo.Shifted: @self, @identity, _first, _t, @40 changed."])
  }

  /// A state object takes 17 bytes, a value of the environment that is a number or a truth 9: so are the enums laid out that
  /// the public interface of SwiftUI has for them.
  @Test func `an object and an environment's values in a property are named by their offsets`()
    throws
  {
    let device = showing { Demo.Owner() }
    expect(device.console, is: ["Demo.Owner: @self, @identity, _owned, @32, @48, @64 changed."])
    try expect(device.lines(afterTapping: "count 0"), is: ["Demo.Owner: _owned changed."])
    try expect(device.lines(afterTapping: "last 0"), is: ["Demo.Owner: @64 changed."])
  }

  @Test func `update is called though the body is not`() throws {
    let device = showing { Silent() }
    expect(device.console, is: ["update", "body"])
    try expect(device.lines(afterTapping: "write"), is: ["update"])
  }

  @Test func `a body that ran for another reason observes what it read then`() throws {
    let model = Level()
    let device = showing { Either(model: model) }
    try expect(device.lines(afterTapping: "other"), is: ["body"])
    expect(device.lines { model.value = 1 }, is: [])
    expect(device.lines { model.other = 1 }, is: ["body"])
  }

  /// Example 6b.
  @Test
  func
    `on a system that keeps observations, a change of a property no longer read runs the body once`()
  {
    for keeps in [true, false] {
      var policy = SystemPolicy.iOS17
      policy.keepsObservations = keeps
      let runtime = ViewRuntime(policy: policy)
      let model = Level()
      var bodies = 0
      var flag: Binding<Bool>?
      runtime.launch {
        Counting(model: model) {
          flag = $0; bodies += 1
        }
      }
      runtime.update()
      func ran(after write: () -> Void) -> Int {
        let before = bodies
        runtime.perform { write() }
        runtime.update()
        return bodies - before
      }
      expect(ran(after: { flag?.wrappedValue = true }), is: 1)
      expect(ran(after: { model.value = 1 }), is: (keeps ? 1 : 0))
      expect(ran(after: { model.value = 2 }), is: 0)
      expect(ran(after: { model.other = 1 }), is: 1)
    }
  }

  @Test func `a property of the user's own is updated before each body that runs`() throws {
    let device = showing { Measured() }
    expect(device.console, is: ["update", "Measured 0, doubled 0"])
    try expect(device.lines(afterTapping: "grow"), is: ["update", "Measured 1, doubled 2"])
  }

  /// 3.7.
  @Test func `a property of the app is updated at each visit, the body runs for what it read`()
    throws
  {
    let device = showing { Limiting() }
    expect(device.console, is: ["update 0", "Composed 1", "c 0"])
    try expect(device.lines(afterTapping: "v"), is: ["update 5", "Composed 6", "c 5"])
    try expect(device.lines(afterTapping: "o"), is: ["update 5"])
    try expect(device.lines(afterTapping: "l"), is: ["update 5", "Composed 7"])
    try expect(device.lines(afterTapping: "c"), is: ["update 6", "Composed 8", "c 6"])
  }
}

@Observable private final class Level {
  var value = 0
  var other = 0
}

@propertyWrapper private struct Two: DynamicProperty {
  @State var a = 0
  @State var b = 0
  var wrappedValue: Two {
    get { self }
    nonmutating set {}
  }
}

private enum Demo {
  struct Row: View {
    @Two var t
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Button("a \(t.a)") { t.a += 1 }
        Button("b \(t.b)") { t.b += 1 }
        Button("both") {
          t.a += 1
          t.b += 1
        }
      }
    }
  }

  struct Shifted: View {
    let number = 1
    @State var first = 0
    @Two var t
    var body: some View {
      let _ = Self._printChanges()
      Text("\(t.a) \(t.b) \(first)")
    }
  }

  struct Owner: View {
    let number = 1
    @Owning var owned
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Button("count \(owned.counter.count)") { owned.counter.count += 1 }
        Button("last \(owned.last)") { owned.last += 1 }
      }
    }
  }
}

private final class Counter: ObservableObject { @Published var count = 0 }

private struct UnitKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}

extension EnvironmentValues {
  fileprivate var unit: Int { self[UnitKey.self] }
}

@propertyWrapper private struct Owning: DynamicProperty {
  @StateObject var counter = Counter()
  @Environment(\.unit) var unit
  @Environment(\.isEnabled) var isEnabled
  @State var last = 0
  var wrappedValue: Owning { self }
}

@propertyWrapper private struct Doubled: DynamicProperty {
  let model: Level
  @State private var taps = 0
  private var seen = 0
  var wrappedValue: Int { seen }
  init(_ model: Level) { self.model = model }
  mutating func update() {
    seen = model.value
    print("update \(seen)")
  }
}

private struct Holder: View {
  @Doubled private var value: Int
  init(model: Level) { _value = Doubled(model) }
  var body: some View {
    let _ = print("body \(value)")
    Text("\(value)")
  }
}

@propertyWrapper private struct Hidden: DynamicProperty {
  @State private var taps = 0
  var wrappedValue: Int { 0 }
  var projectedValue: Binding<Int> { $taps }
  mutating func update() { print("update") }
}

private struct Silent: View {
  @Hidden private var hidden
  var body: some View {
    let _ = print("body")
    Button("write") { $hidden.wrappedValue += 1 }
  }
}

private struct Either: View {
  let model: Level
  @State private var readsOther = false
  var body: some View {
    let _ = print("body")
    VStack {
      Text("\(readsOther ? model.other : model.value)")
      Button("other") { readsOther = true }
    }
  }
}

private struct Counting: View {
  let model: Level
  let note: (Binding<Bool>) -> Void
  @State private var readsOther = false
  var body: some View {
    let _ = note($readsOther)
    Text("\(readsOther ? model.other : model.value)")
  }
}

/// A property with state inside it, and a value that is made anew for each body.
@propertyWrapper private struct Doubling: DynamicProperty {
  @State private var stored = 0
  private(set) var doubled = 0
  var wrappedValue: Int {
    get { stored }
    nonmutating set { stored = newValue }
  }
  var projectedValue: Int { doubled }
  mutating func update() {
    print("update")
    doubled = stored * 2
  }
}

private struct Measured: View {
  @Doubling private var size
  var body: some View {
    let _ = print("Measured \(size), doubled \($size)")
    Button("grow") { size += 1 }
  }
}

private struct Limiting: View {
  @State var l = 1;
  var body: some View {
    VStack {
      Composed().lineLimit(l); Button("l") { l += 1 }
    }
  }
}

private struct Composed: View {
  @Summing var v; @State var o = 0
  var body: some View {
    let _ = print("Composed \(v)");
    VStack {
      Button("v") { v = 5 }; Button("o") { o += 1 }; Composing(b: $v)
    }
  }
}

@propertyWrapper private struct Summing: DynamicProperty {
  @State var n = 0; @Environment(\.lineLimit) var l
  var wrappedValue: Int {
    get { n + (l ?? 0) }
    nonmutating set { n = newValue }
  }
  var projectedValue: Binding<Int> { $n }
  mutating func update() { print("update \(n)") }
}

private struct Composing: View {
  @Binding var b: Int; var body: some View { let _ = print("c \(b)"); Button("c") { b += 1 } }
}
