// Identity, storage and dependencies, as a session of 2021 tells them.

import SimDevice
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct Seed002 {
  private func launched<V: View>(
    _ view: @autoclosure @escaping @MainActor () -> V
  ) -> SimulatedDevice {
    let device = SimulatedDevice(system: .iOS15)
    device.launch { view() }
    device.settle()
    return device
  }

  @Test func `GT-029 returning to a branch gives a third storage`() throws {
    let device = launched(DayDemo())
    var births = device.births()
    try device.tap("night")
    device.settle()
    births += device.births()
    try device.tap("night")
    device.settle()
    births += device.births()
    #expect(births.count == 3)
    #expect(Set(births).count == 3)
    // Objects in the storage show the order: the new one is made before the old one goes.
    #expect(device.console == ["made 1", "made 2", "gone 1", "made 3", "gone 2"])
  }

  @Test func `GT-030 state of a type that is not Equatable is compared all the same`() throws {
    let device = launched(UnequatableDemo())
    #expect(device.console == ["body 1"])
    #expect(try device.lines(afterTapping: "same") == [])
    #expect(try device.lines(afterTapping: "other") == ["body 2"])
  }

  @Test func `GT-031 of A, B and C only those that depend on the source run`() throws {
    let device = launched(ChainDemo())
    #expect(device.console == ["A", "B", "C"])
    #expect(try device.lines(afterTapping: "change") == ["A", "C"])
  }

  @Test func `GT-031 a value passed from A through B to C makes B depend on it`() throws {
    let device = launched(PassingDemo())
    #expect(device.console == ["A", "B", "C"])
    #expect(try device.lines(afterTapping: "change") == ["A", "B", "C"])
  }

  @Test func `GT-033 printChanges tells self, identity and the state at the first evaluation`() {
    let device = launched(First.ContentView())
    #expect(device.console == ["ContentView: @self, @identity, _someState changed."])
  }

  @Test func `GT-034 if-else is a _ConditionalContent, and switch is one of those nested`() {
    #expect(
      typeString(of: BranchType().body) == "_ConditionalContent<FooView, BarView>")
    #expect(
      typeString(of: SwitchType().body)
        == "_ConditionalContent<_ConditionalContent<FooView, BarView>, Text>")
    #expect(typeString(of: OptionalType().body) == "Optional<FooView>")
  }

  @Test func `GT-036 with the index as identity an insertion moves data past the state`() throws {
    let device = launched(IndexDemo())
    let before = device.births()
    #expect(device.screenText.contains("a born \(before[0])"))
    try device.tap("insert")
    device.settle()
    let after = device.births()
    #expect(Array(after.prefix(2)) == before)
    #expect(after.count == 3)
    #expect(device.screenText.contains("new born \(before[0])"))
    #expect(device.screenText.contains("a born \(before[1])"))
    // What is inserted is the last index: the only view that appears shows the last element.
    #expect(device.console.sorted() == ["a: onAppear", "b: onAppear", "b: onAppear"])
  }

  @Test func `GT-037 inert modifiers keep one identity, two branches do not`() throws {
    let device = launched(InertDemo())
    let single = device.births(of: "single")
    let branched = device.births(of: "branched")
    #expect(device.count(.bodyEvaluations, of: "LifeMonitor") == 2)
    try device.tap("dim")
    device.settle()
    #expect(device.births(of: "single") == single)
    #expect(device.births(of: "branched") != branched)
    // The modifier updates, the monitor under it does not; the other branch is made.
    #expect(device.count(.bodyEvaluations, of: "LifeMonitor") == 3)
  }

  @Test func `GT-038 rows are identified by their element, and an explicit id sets the identity`()
    throws
  {
    let device = launched(ExplicitDemo())
    let red = device.births(of: "red")
    let blue = device.births(of: "blue")
    let named = device.births(of: "named")
    try device.tap("reverse")
    device.settle()
    #expect(device.births(of: "red") == red)
    #expect(device.births(of: "blue") == blue)
    #expect(device.births() == blue + red + named)
    try device.tap("rename")
    device.settle()
    #expect(device.births(of: "named") != named)
    #expect(device.births(of: "red") == red)
  }

  @Test func `GT-040 an object without published properties updates no view`() throws {
    let device = launched(PauseDemo())
    #expect(device.console == ["body false"])
    #expect(try device.lines(afterTapping: "pause") == [])
  }
}

private func typeString<V: View>(of view: V) -> String { "\(V.self)" }

private final class Witness {
  private static var count = 0
  let number: Int

  init() {
    Witness.count += 1
    number = Witness.count
    print("made \(number)")
  }

  deinit { print("gone \(number)") }
}

private struct StoredView: View {
  @State private var witness = Witness()
  var body: some View { Text("store born \(witness.number)") }
}

private struct DayDemo: View {
  @State private var isDay = true
  var body: some View {
    VStack {
      Button("night") { isDay.toggle() }
      if isDay { StoredView() } else { StoredView().foregroundColor(.white) }
    }
  }
}

private struct UnequatableDemo: View {
  struct Box { var number: Int }
  @State private var box = Box(number: 1)
  var body: some View {
    let _ = print("body \(box.number)")
    VStack {
      Button("same") { box = Box(number: 1) }
      Button("other") { box = Box(number: 2) }
    }
  }
}

private final class Source: ObservableObject {
  @Published var value = 0
}

private struct ChainDemo: View {
  @StateObject private var source = Source()
  var body: some View { A().environmentObject(source) }

  private struct A: View {
    @EnvironmentObject var source: Source
    var body: some View {
      let _ = print("A")
      VStack {
        Button("change") { source.value += 1 }
        B()
      }
    }
  }

  private struct B: View {
    var body: some View {
      let _ = print("B")
      C()
    }
  }

  private struct C: View {
    @EnvironmentObject var source: Source
    var body: some View {
      let _ = print("C")
      Text("\(source.value)")
    }
  }
}

private struct PassingDemo: View {
  @State private var value = 0
  var body: some View {
    let _ = print("A")
    VStack {
      Button("change") { value += 1 }
      B(value: value)
    }
  }

  private struct B: View {
    let value: Int
    var body: some View {
      let _ = print("B")
      C(value: value)
    }
  }

  private struct C: View {
    let value: Int
    var body: some View {
      let _ = print("C")
      Text("\(value)")
    }
  }
}

private enum First {
  struct ContentView: View {
    @State private var someState = 0
    var body: some View {
      let _ = Self._printChanges()
      Text("\(someState)")
    }
  }
}

private struct FooView: View {
  var body: some View { Text("foo") }
}

private struct BarView: View {
  var body: some View { Text("bar") }
}

private struct BranchType: View {
  var isFoo = true
  var body: some View { if isFoo { FooView() } else { BarView() } }
}

private struct SwitchType: View {
  enum Kind { case foo, bar, text }
  var kind = Kind.foo
  var body: some View {
    switch kind {
    case .foo: FooView()
    case .bar: BarView()
    case .text: Text("text")
    }
  }
}

private struct OptionalType: View {
  var name: String? = "foo"
  var body: some View { if let name, !name.isEmpty { FooView() } }
}

private struct IndexDemo: View {
  @State private var items = ["a", "b"]
  var body: some View {
    VStack {
      Button("insert") { items.insert("new", at: 0) }
      ForEach(items.indices, id: \.self) { LifeMonitor(items[$0]) }
    }
  }
}

private struct InertDemo: View {
  @State private var isDim = false
  var body: some View {
    VStack {
      Button("dim") { isDim.toggle() }
      LifeMonitor("single").opacity(isDim ? 0.3 : 1).padding(0).transformEnvironment(\.font) { _ in
      }
      if isDim { LifeMonitor("branched").opacity(0.3) } else { LifeMonitor("branched") }
    }
  }
}

private struct ExplicitDemo: View {
  @State private var colors = ["red", "blue"]
  @State private var name = 0
  var body: some View {
    VStack {
      Button("reverse") { colors.reverse() }
      Button("rename") { name += 1 }
      ForEach(colors, id: \.self) { LifeMonitor($0) }
      LifeMonitor("named").id(name)
    }
  }
}

private final class AppState: ObservableObject {
  static let shared = AppState()
  var manualPause = false
}

private struct PauseDemo: View {
  @StateObject private var state = AppState.shared
  var body: some View {
    let _ = print("body \(state.manualPause)")
    Button("pause") { state.manualPause.toggle() }
  }
}
