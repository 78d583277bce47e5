// mechanism.md#5.2, #5.4 and #5.7: what a view is compared by, which of two equal values it holds, and when a
// ForEach calls its closures.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `a state that begins with a new object makes the view another input each time`() throws
  {
    let device = showing { Owner() }
    expect(
      device.console,
      is: [
        "NewBox: @self, @identity, _box changed.", "Same: @self, @identity, _box changed.",
        "Seeded: @self, @identity, _number changed.", "seeded 0",
        "Lazily: @self, @identity, _model changed.",
      ])
    try expect(
      device.lines(afterTapping: "+"),
      is: [
        "NewBox: @self changed.", "Seeded: @self changed.", "seeded 0", "Lazily: @self changed.",
      ])
  }

  @Test func `a state object's closure is an input by what it captured`() throws {
    let device = showing { Owner() }
    _ = try device.lines(afterTapping: "+")
    try expect(device.lines(afterTapping: "again"), is: ["NewBox: @self changed."])
  }

  @Test func `an equal child holds the new value, unless the whole body is equal`() throws {
    let device = showing { Titles() }
    expect(device.console, is: ["first title 0 0", "second title 0 0"])
    try expect(device.lines(afterTapping: "+"), is: [])
    try expect(device.lines(afterTapping: "tap first"), is: ["first title 1 1"])
    try expect(device.lines(afterTapping: "tap second"), is: ["second title 0 1"])
  }

  @Test func `objects that equal children held go together right after the body`() throws {
    Handle.count = 0
    let device = showing { Handles() }
    try expect(device.lines(afterTapping: "+"), is: ["Handles 1", "gone 1", "gone 2"])
    try expect(device.lines(afterTapping: "+"), is: ["Handles 2", "gone 3", "gone 4"])
  }

  @Test func `an unchanged ForEach calls its closures up to iOS 17, and not from iOS 18 on`() throws
  {
    let old = showing(on: .iOS17) { Rows() }
    expect(old.console, is: ["body", "row 0", "row 1"])
    try expect(old.lines(afterTapping: "+"), is: ["body", "row 0", "row 1"])
    let new = showing(on: .iOS18) { Rows() }
    try expect(new.lines(afterTapping: "+"), is: ["body"])
    try expect(new.lines(afterTapping: "more"), is: ["body", "row 0", "row 1", "row 2"])
  }

  @Test func `the rows of an unchanged list are not made anew from iOS 18 on`() throws {
    let old = showing(on: .iOS17) { ListRows() }
    try expect(old.lines(afterTapping: "+"), is: ["row 0", "row 1"])
    let new = showing(on: .iOS18) { ListRows() }
    try expect(new.lines(afterTapping: "+"), is: [])
  }

  /// The example of section 5.
  @Test func `tag and payload decide for an enum, and a new object for a state`() throws {
    let device = showing { Phases() }
    try expect(device.lines(afterTapping: "+"), is: ["Holder: @self changed."])
  }

  /// 5.4; by GT-101 wrappers take no part.
  @Test func `what a state begins with is an input only where wrappers are`() throws {
    let with = showing(on: .iOS17.changed { $0.comparesInitialState = true }) { Owner() }
    try expect(
      with.lines(afterTapping: "+"),
      is: [
        "NewBox: @self changed.", "Seeded: @self changed.", "seeded 0", "Lazily: @self changed.",
      ])
    let without = showing(on: .iOS17.changed { $0.comparesInitialState = false }) { Owner() }
    try expect(without.lines(afterTapping: "+"), is: [])
  }

  /// 4.2.
  @Test func `the value of a binding is an input only where bindings carry it`() throws {
    let with = showing(on: .iOS17.changed { $0.comparesBoundValues = true }) { Passing() }
    try expect(with.lines(afterTapping: "0"), is: ["Taker: @self, _count changed."])
    let without = showing(on: .iOS17.changed { $0.comparesBoundValues = false }) { Passing() }
    try expect(without.lines(afterTapping: "0"), is: ["Taker: _count changed."])
    try expect(without.lines(afterTapping: "1"), is: ["Taker: _count changed."])
    expect(without.screenText, is: ["2", "2"])
  }
}

private struct Passing: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }
      Taker(count: $count)
    }
  }
}

private struct Taker: View {
  @Binding var count: Int
  var body: some View {
    let _ = Self._printChanges()
    Text("\(count)")
  }
}

private enum Phase { case idle, done(String) }

private struct Badge: View {
  let phase: Phase
  var body: some View {
    let _ = print("Badge")
    Text("b")
  }
}

private struct Holder: View {
  @State private var box = Box()
  var body: some View {
    let _ = Self._printChanges()
    Text("h")
  }
}

private struct Phases: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Badge(phase: .done("x"))
      Badge(phase: .idle)
      Holder()
      Button("+") { n += 1 }
    }
  }
}

private final class Box {}

private struct NewBox: View {
  @State private var box = Box()
  var body: some View {
    let _ = Self._printChanges()
    Text("fresh")
  }
}

private let shared = Box()

private struct Same: View {
  @State private var box = shared
  var body: some View {
    let _ = Self._printChanges()
    Text("same")
  }
}

private struct Seeded: View {
  @State private var number: Int
  init(_ number: Int) { _number = State(initialValue: number) }
  var body: some View {
    let _ = Self._printChanges()
    let _ = print("seeded \(number)")
    Text("\(number)")
  }
}

private final class Model: ObservableObject {
  init(_ number: Int) {}
}

private struct Lazily: View {
  @StateObject private var model: Model
  init(_ number: Int) { _model = StateObject(wrappedValue: Model(number)) }
  var body: some View {
    let _ = Self._printChanges()
    Text("lazily")
  }
}

private struct Owner: View {
  @State private var n = 0
  @State private var other = 0
  var body: some View {
    VStack {
      Text("\(n) \(other)")
      NewBox()
      Same()
      Seeded(n)
      Lazily(n)
      Button("+") { n += 1 }
      Button("again") { other += 1 }
    }
  }
}

private struct Title: Equatable {
  let id: String
  let text: String
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

private struct Titled: View {
  let title: Title
  @State private var taps = 0
  var body: some View {
    let _ = print("\(title.id) \(title.text) \(taps)")
    Button("tap \(title.id)") { taps += 1 }
  }
}

private struct Whole: View {
  let n: Int
  var body: some View { Titled(title: Title(id: "second", text: "title \(n)")) }
}

private struct Titles: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Titled(title: Title(id: "first", text: "title \(n)"))
      Whole(n: n)
      Button("+") { n += 1 }
    }
  }
}

private final class Handle {
  nonisolated(unsafe) static var count = 0
  private let number: Int
  init() {
    Handle.count += 1
    number = Handle.count
  }
  deinit { print("gone \(number)") }
}

private struct Handled: View, Equatable {
  let text: String
  let handle: Handle
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.text == rhs.text }
  var body: some View { Text(text) }
}

private struct Handles: View {
  @State private var n = 0
  var body: some View {
    let _ = print("Handles \(n)")
    VStack {
      Handled(text: "a", handle: Handle())
      Handled(text: "b", handle: Handle())
      Button("+") { n += 1 }
    }
  }
}

private struct Rows: View {
  @State private var n = 0
  @State private var data = [0, 1]
  var body: some View {
    let _ = print("body")
    VStack {
      Text("\(n)")
      ForEach(data, id: \.self) { number in
        let _ = print("row \(number)")
        Text("\(number)")
      }
      Button("+") { n += 1 }
      Button("more") { data.append(2) }
    }
  }
}

private struct ListRows: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      List([0, 1], id: \.self) { number in
        let _ = print("row \(number)")
        Text("\(number)")
      }
      Button("+") { n += 1 }
    }
  }
}
