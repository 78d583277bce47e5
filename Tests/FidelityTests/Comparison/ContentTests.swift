// What a parent's body makes anew is another input or the same one (mechanism.md#5): values, content and closures of views.

import Combine
import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension Comparison {
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

  @Test func `a card runs when the view in it is another, and not what is the same in it`() throws {
    let device = showing { Cards() }
    expect(device.console, is: ["cards", "card fixed", "leaf fixed", "card n", "leaf 0"])
    try expect(device.lines(afterTapping: "n"), is: ["cards", "card n", "leaf 1"])
  }

  /// mechanism.md#3.2 and #3.3: one body, whose line has both reasons.
  @Test func `a child that its parent and its own state change runs once, for both reasons`() throws
  {
    let device = showing { CountingScreen() }
    expect(
      device.console,
      is: [
        "CountingScreen: @self, @identity, _total changed.",
        "CountingRow: @self, @identity, _own changed.",
      ])
    try expect(
      device.lines(afterTapping: "both"),
      is: [
        "CountingScreen: _total changed.", "CountingRow: @self, _own changed.",
      ])
    try expect(device.lines(afterTapping: "own"), is: ["CountingRow: _own changed."])
  }

  /// mechanism.md#6.1: another object is another input, and no news of the property.
  @Test func `an observed object that is replaced is an input, one that publishes a property`()
    throws
  {
    let device = showing { Switchboard() }
    try expect(device.lines(afterTapping: "publish"), is: ["Lamp: _bulb changed."])
    try expect(
      device.lines(afterTapping: "replace"),
      is: [
        "Switchboard: _second changed.", "Lamp: @self changed.",
      ])
    // The old one is nobody's any more.
    try expect(device.lines(afterTapping: "publish"), is: [])
  }

  /// mechanism.md#5.3: a list of equal values is equal, however often it is made.
  @Test func `a child that is handed an array runs when an element is another`() throws {
    let device = showing { Basket() }
    expect(device.console, is: ["basket", "fruits 2"])
    try expect(device.lines(afterTapping: "other"), is: ["basket"])
    try expect(device.lines(afterTapping: "add"), is: ["basket", "fruits 3"])
  }

  /// GT-061, GT-106: the rows of a list follow the selection one by one.
  @Test func `of rows that get whether they are chosen two run`() throws {
    let device = showing { Selecting() }
    expect(
      device.console.filter { $0.hasPrefix("row") },
      is: ["row 0 true", "row 1 false", "row 2 false"])
    try expect(
      device.lines(afterTapping: "row 2").filter { $0.hasPrefix("row") },
      is: ["row 0 false", "row 2 true"])
  }

  @Test func `a body that a protocol gives runs for the values of the view that has it`() throws {
    let device = showing { Halves() }
    expect(device.console, is: ["Half: @self changed."])
    try expect(device.lines(afterTapping: "n"), is: [])
    try expect(device.lines(afterTapping: "n"), is: ["Half: @self changed."])
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

private struct CountingScreen: View {
  @State private var total = 0
  var body: some View {
    let _ = Self._printChanges()
    CountingRow(total: total) { total += 1 }
  }
}

private struct CountingRow: View {
  let total: Int
  let up: () -> Void
  @State private var own = 0
  var body: some View {
    let _ = Self._printChanges()
    Text("\(total) \(own)")
    Button("both") {
      own += 1
      up()
    }
    Button("own") { own += 1 }
  }
}

private final class Bulb: ObservableObject { @Published var power = 0 }

private struct Switchboard: View {
  @State private var first = Bulb()
  @State private var second: Bulb?
  var body: some View {
    let _ = Self._printChanges()
    Lamp(bulb: second ?? first)
    Button("publish") { first.power += 1 }
    Button("replace") { second = Bulb() }
  }
}

private struct Lamp: View {
  @ObservedObject var bulb: Bulb
  var body: some View {
    let _ = Self._printChanges()
    Text("\(bulb.power)")
  }
}

private struct Basket: View {
  @State private var fruits = ["apple", "pear"]
  @State private var other = 0
  var body: some View {
    let _ = print("basket")
    Text("\(other)")
    Fruits(names: fruits.map { $0.uppercased() })
    Button("other") { other += 1 }
    Button("add") { fruits.append("plum") }
  }
}

private struct Fruits: View {
  let names: [String]
  var body: some View {
    let _ = print("fruits \(names.count)")
    Text(names.joined())
  }
}

private struct Selecting: View {
  @State private var chosen = 0
  var body: some View {
    List(0..<3, id: \.self) { number in
      SelectedRow(number: number, isChosen: number == chosen) { chosen = number }
    }
  }
}

private struct SelectedRow: View, Equatable {
  let number: Int
  let isChosen: Bool
  let name = "row"
  let action: () -> Void
  var body: some View {
    let _ = print("row \(number) \(isChosen)")
    Button("\(name) \(number)", action: action)
  }
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.number == rhs.number && lhs.isChosen == rhs.isChosen
  }
}

private protocol Titled: View { var title: String { get } }

extension Titled {
  @ViewBuilder var body: some View {
    let _ = Self._printChanges()
    Text(title)
  }
}

private struct Half: Titled { let title: String }

private struct Halves: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Half(title: "\(n / 2)")
      Button("n") { n += 1 }
    }
  }
}
