// Bindings made of closures, and out of optionals (mechanism.md#4.4 to #4.6).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension StatesSuite {
  /// The example of section 4: the body that makes the binding calls `get`, and depends on what it reads.
  @Test func `a binding of closures is read by the body that makes it`() throws {
    let device = showing { Maker() }
    expect(
      device.console,
      is: [
        "Maker: @self, @identity, _on, _k changed.", "get", "get",
        "Taker: @self, @identity, _on changed.",
      ])
    try expect(
      device.lines(afterTapping: "t"),
      is: [
        // The action reads it as well, to toggle it.
        "get", "Maker: _on changed.", "get", "get", "Taker: @self, _on changed.",
      ])
  }

  @Test func `what get reads of an observable, the body that makes the binding depends on`() throws
  {
    let model = Switch()
    let device = showing { Observing(model: model) }
    expect(device.console, is: ["Observing", "Plain"])
    expect(device.lines { model.isOn = true }, is: ["Observing", "Plain"])
  }

  /// mechanism.md#4.7: the closures hold the whole collection, so the bindings to all elements are other ones.
  @Test func `a binding to an element is one of closures over the whole collection`() throws {
    let device = showing { Elements() }
    expect(
      device.console,
      is: [
        "Elements: @self, @identity, _counts, _taps changed.",
        "Count: @self, @identity, _count changed.", "Count: @self, @identity, _count changed.",
      ])
    try expect(
      device.lines(afterTapping: "1: 0"),
      is: [
        "Elements: _counts changed.", "Count: @self, _count changed.",
        "Count: @self, _count changed.",
      ])
    try expect(device.lines(afterTapping: "taps 0"), is: ["Elements: _taps changed."])
    try expect(
      device.lines(afterTapping: "drop"),
      is: [
        "Elements: _counts changed.", "Count: @self, _count changed.",
      ])
    expect(device.screenText, is: ["0: 0", "taps 1", "drop"])
  }

  /// mechanism.md#4.6.
  @Test func `what was read of a binding is followed at the place that it is to later`() throws {
    let device = showing { Elsewhere() }
    expect(device.console, is: ["Elsewhere", "Perhaps a 0"])
    try expect(device.lines(afterTapping: "other"), is: ["Elsewhere", "Perhaps"])
    try expect(device.lines(afterTapping: "b"), is: ["Perhaps"])
    try expect(device.lines(afterTapping: "a"), is: [])
  }

  @Test func `closures can take the transaction with which a binding is written`() throws {
    let device = showing { Transacted() }
    try expect(device.lines(afterTapping: "plain"), is: ["set 1, animated: false"])
    try expect(device.lines(afterTapping: "animated"), is: ["set 2, animated: true"])
    try expect(device.lines(afterTapping: "inside"), is: ["set 3, animated: true"])
  }

  /// 4.10.
  @Test func `a binding out of an optional is read by the body that makes it`() throws {
    let device = showing { Unwrapping() }
    expect(device.console, is: ["Unwrapping: @self, @identity, _opt changed."])
    try expect(device.lines(afterTapping: "set"), is: ["Unwrapping: _opt changed.", "child x"])
    try expect(device.lines(afterTapping: "edit"), is: ["Unwrapping: _opt changed.", "child x!"])
    try expect(device.lines(afterTapping: "nil"), is: ["Unwrapping: _opt changed."])
  }

  /// mechanism.md#4.5: with the SDK of iOS 17 closures are compared; before, a binding made anew is another one.
  @Test func `a binding of closures that is made anew is another input before iOS 17`() throws {
    for (system, log) in [(.iOS16, ["Maker", "PlainTaker"]), (.iOS17, ["Maker"])] as Logs {
      let device = showing(on: system) { ClosureMaker() }
      try expect(device.lines(afterTapping: "again"), is: log)
    }
  }

  /// The same binding is one input on every system, whoever hands it on.
  @Test func `a binding of closures that is kept is one input`() throws {
    for system in [SimulatedSystem.iOS16, .iOS17] {
      let device = showing(on: system) { ClosureKeeper() }
      try expect(device.lines(afterTapping: "again"), is: ["Keeper"])
    }
  }

  /// 4.2.
  @Test func `the value of a binding is an input only where bindings carry it`() throws {
    let with = showing(on: .iOS17.changed { $0.comparesBoundValues = true }) { Passing() }
    try expect(with.lines(afterTapping: "0"), is: ["CountTaker: @self, _count changed."])
    let without = showing(on: .iOS17.changed { $0.comparesBoundValues = false }) { Passing() }
    try expect(without.lines(afterTapping: "0"), is: ["CountTaker: _count changed."])
    try expect(without.lines(afterTapping: "1"), is: ["CountTaker: _count changed."])
    expect(without.screenText, is: ["2", "2"])
  }
}

private struct Maker: View {
  @State private var on = false
  @State private var k = 0
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Taker(
        on: Binding(
          get: {
            print("get")
            return on
          }, set: { on = $0 }))
      Button("k \(k)") { k += 1 }
    }
  }
}

private struct Taker: View {
  @Binding var on: Bool
  var body: some View {
    let _ = Self._printChanges()
    Button(on ? "on" : "t") { on.toggle() }
  }
}

private struct Plain: View {
  @Binding var on: Bool
  var body: some View {
    let _ = print("Plain")
    Text(on ? "on" : "off")
  }
}

@Observable private final class Switch {
  var isOn = false
}

private struct Observing: View {
  let model: Switch
  var body: some View {
    let _ = print("Observing")
    Plain(on: Binding(get: { model.isOn }, set: { model.isOn = $0 }))
  }
}

private struct Elements: View {
  struct Item: Identifiable {
    let id: Int
    var count = 0
  }
  @State private var counts = [Item(id: 0), Item(id: 1)]
  @State private var taps = 0
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      ForEach($counts) { $item in Count(number: item.id, count: $item.count) }
      Button("taps \(taps)") { taps += 1 }
      Button("drop") { counts.removeLast() }
    }
  }
}

private struct Count: View {
  let number: Int
  @Binding var count: Int
  var body: some View {
    let _ = Self._printChanges()
    Button("\(number): \(count)") { count += 1 }
  }
}

private struct Elsewhere: View {
  @State private var a = 0
  @State private var b = 0
  @State private var isFirst = true
  var body: some View {
    let _ = print("Elsewhere")
    VStack {
      Perhaps(reads: isFirst, number: isFirst ? $a : $b)
      Button("other") { isFirst.toggle() }
      Button("a") { a += 1 }
      Button("b") { b += 1 }
    }
  }
}

private struct Perhaps: View {
  let reads: Bool
  @Binding var number: Int
  var body: some View {
    let _ = reads ? print("Perhaps a \(number)") : print("Perhaps")
    Text("perhaps")
  }
}

private struct Unwrapping: View {
  @State var opt: String? = nil
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      if let b = Binding($opt) { Unwrapped(s: b) }; Button("set") { opt = "x" };
      Button("nil") { opt = nil }
    }
  }
}

private struct Unwrapped: View {
  @Binding var s: String
  var body: some View { let _ = print("child \(s)"); Button("edit") { s += "!" } }
}

private struct Item: Identifiable {
  let id: Int
  var text: String
}

private typealias Logs = [(SimulatedSystem, [String])]

private struct PlainTaker: View {
  @Binding var isOn: Bool
  var body: some View {
    let _ = print("PlainTaker")
    Text(isOn ? "on" : "off")
  }
}

private struct ClosureMaker: View {
  @State private var taps = 0
  var body: some View {
    let _ = print("Maker")
    let _ = taps
    VStack {
      PlainTaker(isOn: Binding(get: { true }, set: { _ in }))
      Button("again") { taps += 1 }
    }
  }
}

private struct ClosureKeeper: View {
  @State private var taps = 0
  @State private var kept = Binding(get: { true }, set: { _ in })
  var body: some View {
    let _ = print("Keeper")
    let _ = taps
    VStack {
      PlainTaker(isOn: kept)
      Button("again") { taps += 1 }
    }
  }
}

private struct Passing: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }
      CountTaker(count: $count)
    }
  }
}

private struct CountTaker: View {
  @Binding var count: Int
  var body: some View {
    let _ = Self._printChanges()
    Text("\(count)")
  }
}

private struct Transacted: View {
  @State private var count = 0
  private var next: Binding<Int> {
    Binding {
      count
    } set: { value, transaction in
      print("set \(value), animated: \(transaction.animation != nil)")
      count = value
    }
  }
  var body: some View {
    Button("plain") { next.wrappedValue += 1 }
    Button("animated") { next.animation().wrappedValue += 1 }
    Button("inside") { withAnimation { next.wrappedValue += 1 } }
  }
}
