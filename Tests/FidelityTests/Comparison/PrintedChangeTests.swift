// What `_printChanges` calls types and properties, and which it names (mechanism.md#3.5, #3.8 and #19.4).

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension Comparison {
  @Test func `types are named with the types around them, generic arguments at their level`() {
    let device = showing { AllNames() }
    expect(
      Set(device.console),
      is: [
        "Demo.Row: @self changed.",
        "Demo.Deep.Row: @self changed.",
        "Outer<String>.Inner<Int>: @self changed.",
        "Box<Optional<Int>, Array<String>>: @self changed.",
        "Box<(Int, Demo.Model<Demo.Row>) -> Void, (Int, String)>: @self changed.",
        "Box<Void, TupleView<(Text, Demo.Row)>>: @self changed.",
        "Demo.Added: @self changed.",
        "Foreign: @self changed.",
      ])
  }

  @Test func `a view that is local to a function is named with the types around the function`() {
    expect(Places.local().console, is: ["Places.Local: @self changed."])
  }

  /// What the animation makes of the view's value is another value in each frame.
  @Test func `a view that is animated prints in each frame that its value changed`() throws {
    let device = showing { Growing() }
    let lines = try device.lines(afterTapping: "go")
    expect(lines.first, is: "Growing: _width changed.")
    #expect(lines.count > 4)
    expect(Set(lines.dropFirst()), is: ["Growing.Bar: @self changed."])
  }

  @Test func `_logChanges prints the same as _printChanges, for views and modifiers`() throws {
    let device = showing { Logging() }
    expect(
      device.console,
      is: [
        "Logging: @self, @identity, _count changed.",
        "Logging.Counting: @self, @identity, _own changed.",
      ])
    try expect(
      device.lines(afterTapping: "count"),
      is: [
        "Logging: _count changed.", "Logging.Counting: @self changed.",
      ])
    try expect(device.lines(afterTapping: "own"), is: ["Logging.Counting: _own changed."])
    try expect(device.lines(afterTapping: "print"), is: ["Logging.Counting: unchanged."])
  }

  @Test func `an observed property is named by its key path from iOS 18 on`() throws {
    let old = showing(on: .iOS17) { Watching() }
    try expect(old.lines(afterTapping: "+"), is: ["Watching: @dependencies changed."])
    let new = showing(on: .iOS18) { Watching() }
    try expect(new.lines(afterTapping: "+"), is: [#"Watching: \Model<Int>.count changed."#])
  }

  @Test func `each kind of property is named when it changed, in the order of declaration`() throws
  {
    let device = showing { Kinds().environmentObject(NewsObject()) }
    expect(
      device.console,
      is: [
        "Kinds: @self, @identity, _state, _object, _observed, _environment, _stored, _shared changed."
      ])
    try expect(device.lines(afterTapping: "state"), is: ["Kinds: _state changed."])
    try expect(device.lines(afterTapping: "object"), is: ["Kinds: _object changed."])
    try expect(device.lines(afterTapping: "stored"), is: ["Kinds: _stored changed."])
    try expect(device.lines(afterTapping: "shared"), is: ["Kinds: _shared changed."])
    try expect(device.lines(afterTapping: "two"), is: ["Kinds: _state, _stored changed."])
    try expect(device.lines(afterTapping: "outside"), is: ["outside"])
  }

  /// 4.6: nobody knows when what closures say changed, nor does the box of a constant.
  @Test func `a binding of closures and a constant are named at every visit`() throws {
    let device = showing { Handing() }
    let child = "Handed: @self, @identity, _n changed."
    expect(device.console, is: ["Handing: @self, @identity, _k changed.", child, child])
    try expect(
      device.lines(afterTapping: "k"),
      is: [
        "Handing: _k changed.", "Handed: @self, _n changed.", "Handed: @self, _n changed.",
      ])
  }

  /// 3.2: a box begins with what the owner has read.
  @Test func `a binding to what its owner reads is named though the child reads it not`() throws {
    let device = showing { ReadingOwner() }
    try expect(
      device.lines(afterTapping: "n 0"),
      is: [
        "ReadingOwner: _n changed.", "Handed: @self, _n changed.",
      ])
  }

  @Test func `a namespace and a scaled number have their names in the first line`() {
    expect(showing { Wrapped() }.console, is: ["Wrapped: @self, @identity, _space, _size changed."])
  }
}

private enum Demo {
  struct Model<Value> {}
  enum Deep {
    struct Row: View {
      var body: some View {
        let _ = Self._printChanges()
        Text("deep")
      }
    }
  }
  struct Row: View {
    var body: some View {
      let _ = Self._printChanges()
      Text("row")
    }
  }
}

extension Demo {
  fileprivate struct Added: View {
    var body: some View {
      let _ = Self._printChanges()
      Text("added")
    }
  }
}

extension Int {
  /// An extension of another module's type is a context of its own, at which the name begins.
  fileprivate struct Foreign: View {
    var body: some View {
      let _ = Self._printChanges()
      Text("foreign")
    }
  }
}

private struct Outer<First> {
  struct Inner<Second>: View {
    var body: some View {
      let _ = Self._printChanges()
      Text("inner")
    }
  }
}

private struct Box<First, Second>: View {
  var body: some View {
    let _ = Self._printChanges()
    Text("box")
  }
}

private struct AllNames: View {
  var body: some View {
    VStack {
      Demo.Row()
      Demo.Deep.Row()
      Demo.Added()
      Int.Foreign()
      Outer<String>.Inner<Int>()
      Box<Int?, [String]>()
      Box<(Int, Demo.Model<Demo.Row>) -> Void, (first: Int, second: String)>()
      Box<(), TupleView<Text, Demo.Row>>()
    }
  }
}

@MainActor private struct Places {
  static func local() -> SimulatedDevice {
    struct Local: View {
      var body: some View {
        let _ = Self._printChanges()
        Text("local")
      }
    }
    return showing { Local() }
  }
}

private struct Logging: View {
  @State private var count = 0
  var body: some View {
    let _ = Self._logChanges()
    VStack {
      Text("logging").modifier(Counting(count: count))
      Button("count") { count += 1 }
    }
  }

  struct Counting: ViewModifier {
    let count: Int
    @State private var own = 0
    func body(content: Content) -> some View {
      let _ = Self._printChanges()
      VStack {
        content
        Text("\(count) \(own)")
        Button("own") { own += 1 }
        Button("print") { Self._logChanges() }
      }
    }
  }
}

@Observable private final class Model<Value> {
  var count: Value
  init(_ count: Value) { self.count = count }
}

private struct Watching: View {
  @State private var model = Model(0)
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Text("\(model.count)")
      Button("+") { model.count += 1 }
    }
  }
}

private struct Growing: View {
  @State private var width = 10.0
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Bar(width: width)
      Button("go") { withAnimation(.linear(duration: 0.1)) { width = 90 } }
    }
  }

  struct Bar: View, Animatable {
    var width: Double
    @State private var height = 10.0
    nonisolated var animatableData: Double {
      get { width }
      set { width = newValue }
    }
    var body: some View {
      let _ = Self._printChanges()
      Color.red.frame(width: width, height: height)
    }
  }
}

private final class NewsObject: ObservableObject { @Published var n = 0 }

private struct Kinds: View {
  @State private var state = 0
  @StateObject private var object = NewsObject()
  @ObservedObject private var observed = Kinds.other
  @Environment(\.colorScheme) private var environment
  @AppStorage("news kinds") private var stored = 0
  @EnvironmentObject private var shared: NewsObject
  private static let other = NewsObject()
  var body: some View {
    let _ = Self._printChanges()
    let _ = state + stored
    VStack {
      Button("state") { state += 1 }
      Button("object") { object.n += 1 }
      Button("stored") { stored += 1 }
      Button("shared") { shared.n += 1 }
      Button("two") {
        stored += 1
        state += 1
      }
      Button("outside") { print("outside") }
    }
  }
}

private struct Handed: View {
  @Binding var n: Int
  var body: some View {
    let _ = Self._printChanges()
    Text("handed")
  }
}

private struct Handing: View {
  @State private var k = 0
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Handed(n: Binding(get: { k }, set: { k = $0 }))
      Handed(n: .constant(k))
      Button("k") { k += 1 }
    }
  }
}

private struct ReadingOwner: View {
  @State private var n = 0
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Button("n \(n)") { n += 1 }
      Handed(n: $n)
    }
  }
}

private struct Wrapped: View {
  @Namespace private var space
  @ScaledMetric private var size = 10.0
  var body: some View {
    let _ = Self._printChanges()
    Text("wrapped")
  }
}
