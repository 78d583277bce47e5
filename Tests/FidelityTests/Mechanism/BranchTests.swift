// Branches beyond if and else: optional bindings, availability; and callbacks of rows.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `an if-let keeps the identity while there is a value, whatever the value`() throws {
    let device = showing { Guests() }
    _ = try device.lines(afterTapping: "count 0")
    #expect(device.screenText.contains("Ada 1"))
    _ = try device.lines(afterTapping: "rename")
    #expect(device.screenText.contains("Bea 1"))
    _ = try device.lines(afterTapping: "leave")
    _ = try device.lines(afterTapping: "rename")
    #expect(device.screenText.contains("Bea 0"))
  }

  @Test func `a branch behind an availability check does not show its type`() {
    expect("\(type(of: Newer().body))", is: "_ConditionalContent<AnyView, Text>")
    expect(showing { Newer() }.screenText, is: ["new"])
  }

  /// mechanism.md#1.4: the content closure reads for the view that owns the state, whose body makes another one.
  @Test func `state that only the content of a ForEach reads runs the body that makes it`() throws {
    let device = showing { ReadInside() }
    expect(device.console, is: ["body"])
    try expect(device.lines(afterTapping: "add"), is: ["body"])
    expect(device.screenText, is: ["add", "0: 1", "1: 1"])
    _ = try device.lines(afterTapping: "add")
    expect(device.screenText, is: ["add", "0: 2", "1: 2"])
  }

  @Test func `onChange of a row is called when the row is evaluated`() throws {
    let device = showing { Rows() }
    expect(device.console, is: [])
    let log = try device.lines(afterTapping: "add")
    expect(log.sorted(), is: ["row 0: 0 1", "row 1: 0 1"])
  }
}

private struct Guests: View {
  @State private var name: String? = "Ada"
  var body: some View {
    VStack {
      Button("rename") { name = "Bea" }
      Button("leave") { name = nil }
      if let name { Guest(name: name) }
    }
  }

  private struct Guest: View {
    let name: String
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(name) \(count)")
        Button("count \(count)") { count += 1 }
      }
    }
  }
}

private struct Newer: View {
  @ViewBuilder var body: some View {
    if #available(iOS 99, macOS 99, *) { Text("new") } else { Text("old") }
  }
}

private struct ReadInside: View {
  @State private var count = 0
  var body: some View {
    let _ = print("body")
    VStack {
      Button("add") { count += 1 }
      ForEach(0..<2, id: \.self) { Text("\($0): \(count)") }
    }
  }
}

private struct Rows: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("add") { count += 1 }
      Text("total \(count)")
      List(0..<2, id: \.self) { index in
        Text("\(count)").onChange(of: count) { old, new in print("row \(index): \(old) \(new)") }
      }
    }
  }
}
