// GT-061 to GT-063 and GT-102: closures as inputs.

import SimDevice
import SwiftUI
import Testing

extension Comparison {
  @Test func `GT-061 a closure over a view with an observable: every visible cell runs`() throws {
    let device = showing { ClosureDemo() }
    let visible = device.console
    #expect(visible.first == "update 0" && visible.count < 100)
    #expect(try device.lines(afterTapping: "ID: 3") == visible)
    #expect(try device.lines(afterTapping: "ID: 4") == visible)
  }

  @Test func `GT-062 the same with an == that ignores the closure: no cell runs`() throws {
    let device = showing { EquatableDemo() }
    #expect(try device.lines(afterTapping: "ID: 3") == ["demo 3"])
  }

  @Test func `GT-063 the same with a method of the object: no cell runs`() throws {
    let device = showing { MethodDemo() }
    #expect(try device.lines(afterTapping: "ID: 3") == ["demo 3"])
    #expect(try device.lines(afterTapping: "ID: 4") == ["demo 4"])
  }

  @Test func `GT-102 a closure that computes the value runs the child at each change of its owner`()
    throws
  {
    let device = showing { ClosureInput() }
    #expect(try device.lines(afterTapping: "unrelated") == ["nested 0"])
    #expect(try device.lines(afterTapping: "unrelated") == ["nested 0"])
    #expect(try device.lines(afterTapping: "value") == ["nested 1"])
  }

  @Test func `GT-102 with the value itself as input the child does not run`() throws {
    let device = showing { ValueInput() }
    #expect(try device.lines(afterTapping: "unrelated") == [])
    #expect(try device.lines(afterTapping: "value") == ["plain 1"])
  }

  @Test func `a closure over a view whose state did not change is the same`() throws {
    let device = showing { QuietOuter() }
    #expect(try device.lines(afterTapping: "tick") == ["outer 1"])
    #expect(try device.lines(afterTapping: "tock") == ["outer 1", "inner", "nested 0"])
  }
}

private final class Store: ObservableObject {
  @Published var selection: Int?
  func sendID(_ id: Int) { selection = id }
}

private struct ClosureDemo: View {
  @StateObject private var store = Store()
  var body: some View {
    List {
      ForEach(0..<100) { i in
        CellView(id: i) { store.sendID(i) }
      }
    }
  }
}

private struct CellView: View {
  let id: Int
  var action: () -> Void
  init(id: Int, action: @escaping () -> Void) {
    self.id = id
    self.action = action
  }
  var body: some View {
    let _ = print("update \(id)")
    Button("ID: \(id)") { action() }
  }
}

private struct EquatableDemo: View {
  @StateObject private var store = Store()
  var body: some View {
    let _ = store.selection.map { print("demo \($0)") }
    List {
      ForEach(0..<100) { i in
        EquatableCell(id: i) { store.sendID(i) }
      }
    }
  }
}

private struct EquatableCell: View, Equatable {
  let id: Int
  var action: () -> Void
  init(id: Int, action: @escaping () -> Void) {
    self.id = id
    self.action = action
  }
  var body: some View {
    let _ = print("update \(id)")
    Button("ID: \(id)") { action() }
  }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

private struct MethodDemo: View {
  @StateObject private var store = Store()
  var body: some View {
    let _ = store.selection.map { print("demo \($0)") }
    List {
      ForEach(0..<100) { i in
        MethodCell(id: i, action: store.sendID)
      }
    }
  }
}

private struct MethodCell: View {
  let id: Int
  var action: (Int) -> Void
  var body: some View {
    let _ = print("update \(id)")
    Button("ID: \(id)") { action(id) }
  }
}

private struct ClosureInput: View {
  @State private var value = 0
  @State private var unrelated = 0
  var body: some View {
    VStack {
      Nested { value }
      Text("\(unrelated)")
      Button("value") { value += 1 }
      Button("unrelated") { unrelated += 1 }
    }
  }
}

private struct Nested: View {
  var value: () -> Int
  var body: some View {
    let _ = print("nested \(value())")
    Text("\(value())")
  }
}

private struct ValueInput: View {
  @State private var value = 0
  @State private var unrelated = 0
  var body: some View {
    VStack {
      Plain(value: value)
      Text("\(unrelated)")
      Button("value") { value += 1 }
      Button("unrelated") { unrelated += 1 }
    }
  }
}

private struct Plain: View {
  let value: Int
  var body: some View {
    let _ = print("plain \(value)")
    Text("\(value)")
  }
}

private struct QuietOuter: View {
  @State private var ticks = 0
  @State private var tocks = 0
  var body: some View {
    let _ = print("outer \(ticks)")
    VStack {
      QuietInner(tocks: tocks)
      Button("tick") { ticks += 1 }
      Button("tock") { tocks += 1 }
    }
  }
}

private struct QuietInner: View {
  let tocks: Int
  @State private var value = 0
  var body: some View {
    let _ = print("inner")
    Nested { value }
  }
}
