// mechanism.md#3.5, #3.8 and #19.4: what `_printChanges` calls types and properties.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
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
