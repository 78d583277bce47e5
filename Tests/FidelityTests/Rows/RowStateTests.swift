// Rows: how long their state and objects live.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension RowsSuite {
  @Test func `GT-024 a row keeps its state while it is scrolled away`() throws {
    let device = SimulatedDevice()
    device.launch { List(0..<100) { Row(number: $0) } }
    device.settle()
    try device.tap("row 1: 0")
    device.settle()
    try device.scroll(toRow: 80)
    device.settle()
    #expect(!device.screenText.contains("row 1: 1"))
    try device.scroll(toRow: 0)
    device.settle()
    #expect(device.screenText.contains("row 1: 1"))
    try device.tap("row 1: 1")
    device.settle()
    #expect(device.screenText.contains("row 1: 2"))
  }

  @Test func `GT-108 what a row's body holds is destroyed when the row is scrolled away`() throws {
    let device = SimulatedDevice()
    device.launch { List(0..<100) { Wrapped(number: $0) } }
    device.settle()
    try device.tap("row 1: 0")
    device.settle()
    try device.scroll(toRow: 80)
    device.settle()
    try device.scroll(toRow: 0)
    device.settle()
    #expect(device.screenText.contains("row 1: 0"))
  }

  @Test func `GT-024 appearing repeats as often as the row comes into view`() throws {
    let device = SimulatedDevice()
    device.launch {
      List(0..<100) { number in
        Text("\(number)")
          .onAppear { if number == 1 { print("appear") } }
          .onDisappear { if number == 1 { print("disappear") } }
      }
    }
    device.settle()
    for row in [80, 0] {
      try device.scroll(toRow: row)
      device.settle()
    }
    expect(device.console, is: ["appear", "disappear", "appear"])
  }

  @Test func `a row's object lives until its element is removed`() throws {
    struct Screen: View {
      @State private var numbers = Array(0..<100)
      var body: some View {
        VStack {
          Button("remove") { numbers.removeFirst() }
          List(numbers, id: \.self) { number in ModelRow(model: Model(number)) }
        }
      }
    }
    let device = SimulatedDevice()
    device.launch { Screen() }
    device.settle()
    try device.scroll(toRow: 80)
    device.settle()
    #expect(device.console.isEmpty)
    try device.tap("remove")
    device.settle()
    expect(device.console, is: ["model 0 gone"])
  }

  @Test func `rows of a list keep their state by id, too`() throws {
    let device = showing { NumberedRows() }
    _ = try device.lines(afterTapping: "b: 0")
    try expect(device.lines(afterTapping: "insert"), is: ["Counter x: 0"])
    expect(texts(device), is: ["x: 0", "a: 0", "b: 1", "c: 0"])
    try expect(device.lines(afterTapping: "reverse"), is: [])
    expect(texts(device), is: ["c: 0", "b: 1", "a: 0", "x: 0"])
    try expect(device.lines(afterTapping: "remove"), is: [])
    expect(texts(device), is: ["b: 1", "a: 0", "x: 0"])
  }

  @Test func `a list over a range makes the rows that can be seen`() throws {
    let device = showing { List(0..<100) { Counter(name: "\($0)") } }
    let visible = device.screenText.count
    #expect(visible < 30)
    expect(device.count(.bodyEvaluations, of: "Counter"), is: visible)
    try expect(device.lines(afterTapping: "1: 0"), is: ["Counter 1: 1"])
  }

  @Test func `a list with sections keeps row state through insertion above`() throws {
    let device = showing { Sections() }
    _ = try device.lines(afterTapping: "b:0")
    #expect(device.screenText.contains("b:1"))
    try expect(device.lines(afterTapping: "insert"), is: ["made x"])
    expect(device.screenText, is: ["insert", "H1", "x:0", "a:0", "b:1", "H2", "c:0"])
  }
}

private struct Row: View {
  let number: Int
  @State private var count = 0
  var body: some View { Button("row \(number): \(count)") { count += 1 } }
}

private struct Wrapped: View {
  let number: Int
  var body: some View { HStack { Row(number: number) } }
}

private final class Model: ObservableObject {
  let number: Int
  init(_ number: Int) { self.number = number }
  deinit { print("model \(number) gone") }
}

private struct ModelRow: View {
  @StateObject var model: Model
  var body: some View { Text("model \(model.number)") }
}

@MainActor private func texts(_ device: SimulatedDevice) -> [String] {
  device.screenText.filter { $0.contains(": ") }
}

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View {
    let _ = print("Counter \(name): \(count)")
    Button("\(name): \(count)") { count += 1 }
  }
}

/// The buttons that change a collection of names.
private struct Commands: View {
  @Binding var names: [String]
  var body: some View {
    HStack {
      Button("insert") { names.insert("x", at: 0) }
      Button("reverse") { names.reverse() }
      Button("remove") { names.removeFirst() }
      Button("restore") { names.insert("a", at: 0) }
    }
  }
}

private struct NumberedRows: View {
  @State private var names = ["a", "b", "c"]
  var body: some View {
    VStack {
      Commands(names: $names)
      List(names, id: \.self) { Counter(name: $0) }
    }
  }
}

private struct Sections: View {
  @State private var first = ["a", "b"]
  var body: some View {
    List {
      Button("insert") { first.insert("x", at: 0) }
      Section("H1") { ForEach(first, id: \.self) { Row(name: $0) } }
      Section("H2") { Row(name: "c") }
    }
  }
  struct Row: View {
    let name: String
    @State private var n = 0
    var body: some View {
      Button("\(name):\(n)") { n += 1 }
        .onAppear { if name == "x" { print("made x") } }
    }
  }
}
