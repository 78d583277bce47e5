// Causes of bodies, comparison of inputs, and closures that write.
//
// Expectations were derived from the rules before the first run.

import Expectations
import Combine
import Observation
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct AppScreens {
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

  /// mechanism.md#11.1: the view between is not visited, the reader of another key not run.
  @Test func `a change of an environment value runs only the readers of its key`() throws {
    let device = showing { Thermostat() }
    try expect(
      device.lines(afterTapping: "warmer"),
      is: [
        "Thermostat: _degrees changed.", "Reading: _degrees changed.",
      ])
  }

  /// mechanism.md#5.3: a list of equal values is equal, however often it is made.
  @Test func `a child that is handed an array runs when an element is another`() throws {
    let device = showing { Basket() }
    expect(device.console, is: ["basket", "fruits 2"])
    try expect(device.lines(afterTapping: "other"), is: ["basket"])
    try expect(device.lines(afterTapping: "add"), is: ["basket", "fruits 3"])
  }

  /// mechanism.md#5.3: a view that is no plain data is asked for its own equality.
  @Test func `an equatable row with a closure is skipped by its own equality`() throws {
    let device = showing { Menu() }
    expect(device.console, is: ["menu 0", "dish 1", "dish 2"])
    try expect(device.lines(afterTapping: "order"), is: ["menu 1"])
    try expect(device.lines(afterTapping: "order"), is: ["menu 2"])
  }

  /// mechanism.md#2.5 and #8.1: what onAppear writes is an update of the same frame, and its change is told after it.
  @Test func `a child's message in onAppear reaches its parent through a binding`() {
    let device = showing { Waiting() }
    expect(
      device.console,
      is: [
        "waiting false", "loader false", "appears", "waiting true", "loader true", "ready true",
      ])
  }

  /// mechanism.md#8.8: a task begins when the update is over that onAppear's writes led to.
  @Test func `what onAppear writes is shown before what the task writes`() {
    let device = showing { Opening() }
    expect(device.console, is: ["opening 0 0", "opening 1 0", "opening 1 1"])
  }

  /// mechanism.md#7.2.
  @Test func `changes that lead to changes are one update each, in one stretch`() throws {
    let device = showing { Cascade() }
    expect(device.console, is: ["cascade 0 0 0"])
    try expect(
      device.lines(afterTapping: "push"),
      is: [
        "cascade 1 0 0", "first 1", "cascade 1 1 0", "second 1", "cascade 1 1 1",
      ])
  }

  /// GT-069: the value counts, not who made it.
  @Test func `onChange of a value made of two states that change together is called once`() throws {
    let device = showing { Product() }
    try expect(device.lines(afterTapping: "both"), is: ["product 1 -> 6"])
    try expect(device.lines(afterTapping: "swap"), is: [])
  }

  /// mechanism.md#8.9: what goes is told after the body that left it out; what it writes is another update.
  @Test func `what a view writes as it goes runs its parent again`() throws {
    let device = showing { Leaving() }
    expect(device.console, is: ["leaving true 0"])
    try expect(
      device.lines(afterTapping: "hide"), is: ["leaving false 0", "gone", "leaving false 1"])
  }

  /// GT-053 and 6.8.
  @Test func `an object that publishes twice in one action runs its body once, a bare send too`()
    throws
  {
    let device = showing { Publishing() }
    expect(device.console, is: ["values 0 0"])
    try expect(device.lines(afterTapping: "both"), is: ["values 1 1"])
    try expect(device.lines(afterTapping: "send"), is: ["values 1 1"])
    try expect(device.lines(afterTapping: "same"), is: ["values 1 1"])
  }

  /// mechanism.md#8.3: the modifier's own content is around what it modifies.
  @Test func `what a modifier does on appearance comes after what it modifies`() {
    let device = showing {
      Text("x").onAppear { print("text") }.modifier(Framed()).onAppear { print("outside") }
    }
    expect(device.console, is: ["text", "modifier", "outside"])
  }

  /// mechanism.md#9.2: the case is the identity, its payload an input.
  @Test func `a case with another payload stays, another case appears`() throws {
    let device = showing { Loading() }
    expect(device.console, is: ["progress appears"])
    try expect(
      device.lines(afterTapping: "load"), is: ["result a", "result appears", "progress gone"])
    try expect(device.lines(afterTapping: "again"), is: ["result b"])
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

private struct DegreesKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct RoomKey: EnvironmentKey { static var defaultValue: String { "hall" } }

extension EnvironmentValues {
  fileprivate var degrees: Int {
    get { self[DegreesKey.self] }
    set { self[DegreesKey.self] = newValue }
  }
  fileprivate var room: String {
    get { self[RoomKey.self] }
    set { self[RoomKey.self] = newValue }
  }
}

private struct Thermostat: View {
  @State private var degrees = 20
  var body: some View {
    let _ = Self._printChanges()
    VStack { Room() }.environment(\.degrees, degrees)
    Button("warmer") { degrees += 1 }
  }
}

private struct Room: View {
  var body: some View {
    let _ = Self._printChanges()
    Reading()
    Sign()
  }
}

private struct Reading: View {
  @Environment(\.degrees) private var degrees
  var body: some View {
    let _ = Self._printChanges()
    Text("\(degrees)")
  }
}

private struct Sign: View {
  @Environment(\.room) private var room
  var body: some View {
    let _ = Self._printChanges()
    Text(room)
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

private struct Menu: View {
  @State private var orders = 0
  var body: some View {
    let _ = print("menu \(orders)")
    Dish(number: 1) { orders += 1 }
    Dish(number: 2) { orders += 1 }
    Button("order") { orders += 1 }
  }
}

private struct Dish: View, Equatable {
  let number: Int
  let order: () -> Void
  static nonisolated func == (one: Dish, other: Dish) -> Bool { one.number == other.number }
  var body: some View {
    let _ = print("dish \(number)")
    Button("dish \(number)", action: order)
  }
}

private struct Waiting: View {
  @State private var isReady = false
  var body: some View {
    let _ = print("waiting \(isReady)")
    VStack { Loader(isReady: $isReady) }
      .onChange(of: isReady) { print("ready \($1)") }
  }
}

private struct Loader: View {
  @Binding var isReady: Bool
  var body: some View {
    let _ = print("loader \(isReady)")
    Text("x").onAppear {
      print("appears")
      isReady = true
    }
  }
}

private struct Opening: View {
  @State private var one = 0
  @State private var two = 0
  var body: some View {
    let _ = print("opening \(one) \(two)")
    Text("x").onAppear { one = 1 }.task { two = 1 }
  }
}

private struct Cascade: View {
  @State private var one = 0
  @State private var two = 0
  @State private var three = 0
  var body: some View {
    let _ = print("cascade \(one) \(two) \(three)")
    Button("push") { one += 1 }
      .onChange(of: one) {
        print("first \($1)")
        two += 1
      }
      .onChange(of: two) {
        print("second \($1)")
        three += 1
      }
  }
}

private struct Product: View {
  @State private var one = 1
  @State private var two = 1
  var body: some View {
    Button("both") { (one, two) = (2, 3) }.onChange(of: one * two) {
      print("product \($0) -> \($1)")
    }
    Button("swap") { (one, two) = (two, one) }
  }
}

private struct Leaving: View {
  @State private var isShown = true
  @State private var count = 0
  var body: some View {
    let _ = print("leaving \(isShown) \(count)")
    VStack {
      if isShown {
        Text("x").onDisappear {
          print("gone")
          count += 1
        }
      }
      Button("hide") { isShown = false }
    }
  }
}

private final class Values: ObservableObject {
  @Published var one = 0
  @Published var two = 0
}

private struct Publishing: View {
  @StateObject private var values = Values()
  var body: some View {
    let _ = print("values \(values.one) \(values.two)")
    Button("both") {
      values.one += 1
      values.two += 1
    }
    Button("send") { values.objectWillChange.send() }
    Button("same") { values.one = values.one }
  }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.onAppear { print("modifier") } }
}

private struct Loading: View {
  enum Phase {
    case loading
    case loaded(String)
  }
  @State private var phase = Phase.loading
  var body: some View {
    VStack {
      switch phase {
      case .loading:
        Text("…").onAppear { print("progress appears") }.onDisappear { print("progress gone") }
      case .loaded(let text): Result(text: text).onAppear { print("result appears") }
      }
      Button("load") { phase = .loaded("a") }
      Button("again") { phase = .loaded("b") }
    }
  }
}

private struct Result: View {
  let text: String
  var body: some View {
    let _ = print("result \(text)")
    Text(text)
  }
}
