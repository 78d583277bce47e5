// Bindings made of closures (mechanism.md#4.4 to #4.6).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
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

  @Test func `bindings of equal closures are equal`() throws {
    let device = showing { Unchanged() }
    expect(device.console, is: ["Unchanged", "Plain"])
    try expect(device.lines(afterTapping: "0"), is: ["Unchanged"])
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

  @Test func `the value of an optional can be bound to as long as there is one`() throws {
    let device = showing { Editor() }
    expect(device.screenText, is: ["1"])
    _ = try device.lines(afterTapping: "1")
    expect(device.screenText, is: ["2"])
    _ = try device.lines(afterTapping: "2")
    expect(device.screenText, is: ["none"])
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

private struct Unchanged: View {
  @State private var taps = 0
  var body: some View {
    let _ = print("Unchanged")
    VStack {
      Plain(on: Binding(get: { true }, set: { _ in }))
      Button("\(taps)") { taps += 1 }
    }
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

private struct Editor: View {
  @State private var value: Int? = 1
  var body: some View {
    if let bound = Binding($value) {
      Field(value: bound) { value = nil }
    } else {
      Text("none")
    }
  }

  private struct Field: View {
    @Binding var value: Int
    let clear: () -> Void
    var body: some View { Button("\(value)") { value == 1 ? value = 2 : clear() } }
  }
}
