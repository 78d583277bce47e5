// Elements of a ForEach: what is kept by their ids, and which of them are evaluated.

import Combine
import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension IdentitySuite {
  @Test func `an inserted element is the only one that is evaluated`() throws {
    let device = showing { Shelf() }
    expect(device.console, is: ["Counter a: 0", "Counter b: 0", "Counter c: 0"])
    try expect(device.lines(afterTapping: "b: 0"), is: ["Counter b: 1"])
    try expect(device.lines(afterTapping: "insert"), is: ["Counter x: 0"])
    expect(texts(device), is: ["x: 0", "a: 0", "b: 1", "c: 0"])
  }

  @Test func `moved elements keep their state and are not evaluated`() throws {
    let device = showing { Shelf() }
    _ = try device.lines(afterTapping: "b: 0")
    _ = try device.lines(afterTapping: "c: 0")
    _ = try device.lines(afterTapping: "c: 1")
    try expect(device.lines(afterTapping: "reverse"), is: [])
    expect(texts(device), is: ["c: 2", "b: 1", "a: 0"])
    try expect(device.lines(afterTapping: "a: 0"), is: ["Counter a: 1"])
  }

  @Test func `a removed element loses its state; the others keep theirs`() throws {
    let device = showing { Shelf() }
    _ = try device.lines(afterTapping: "a: 0")
    _ = try device.lines(afterTapping: "b: 0")
    try expect(device.lines(afterTapping: "remove"), is: [])
    expect(texts(device), is: ["b: 1", "c: 0"])
    try expect(device.lines(afterTapping: "restore"), is: ["Counter a: 0"])
    expect(texts(device), is: ["a: 0", "b: 1", "c: 0"])
  }

  @Test func `elements of nested ForEach keep their state by both ids`() throws {
    let device = showing { NestedGroups() }
    expect(device.screenText, is: ["a1:0", "a2:0", "b1:0", "swap", "drop"])
    for label in ["a2:0", "b1:0", "b1:1"] { _ = try device.lines(afterTapping: label) }
    expect(device.screenText, is: ["a1:0", "a2:1", "b1:2", "swap", "drop"])
    try expect(device.lines(afterTapping: "swap"), is: [])
    expect(device.screenText, is: ["b1:2", "a1:0", "a2:1", "swap", "drop"])
    try expect(device.lines(afterTapping: "drop"), is: ["gone a1"])
    expect(device.screenText, is: ["b1:2", "a2:1", "swap", "drop"])
    try expect(device.lines(afterTapping: "swap"), is: ["came a1"])
    expect(device.screenText, is: ["a1:0", "a2:1", "b1:2", "swap", "drop"])
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

  /// mechanism.md#1.4, #9.10: the owner makes new closures, and of the views in the rows only the new ones run.
  @Test func `of stacks in rows the new elements alone run`() throws {
    let device = showing { StacksInRows() }
    expect(device.console, is: ["screen", "cell 0 1", "cell 1 1"])
    try expect(device.lines(afterTapping: "add"), is: ["screen", "cell 0 2", "cell 1 2"])
  }

  /// mechanism.md#1.4 and #9.10, with the rows of one ForEach among others.
  @Test func `a ForEach in a Group in a list makes its rows anew with the body`() throws {
    let device = showing { Chooser() }
    expect(
      device.console,
      is: [
        "Chooser: @self, @identity, _chosen changed.", "row 0", "row 0", "row 1", "row 1",
      ])
    try expect(
      device.lines(afterTapping: "row 1"), is: ["Chooser: _chosen changed.", "row 0", "row 1"])
    try expect(
      device.lines(afterTapping: "row 2"), is: ["Chooser: _chosen changed.", "row 0", "row 1"])
    expect(device.screenText, is: ["row 0", "row 1", "[row 2]"])
  }
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

private struct Shelf: View {
  @State private var names = ["a", "b", "c"]
  var body: some View {
    VStack {
      Commands(names: $names)
      ForEach(names, id: \.self) { Counter(name: $0) }
    }
  }
}

private struct Counted: View {
  let name: String
  @State private var n = 0
  var body: some View {
    Button("\(name):\(n)") { n += 1 }
      .onAppear { if name == "a1", came { print("came a1") } }
      .onDisappear { print("gone \(name)") }
  }
  let came: Bool
  init(_ name: String, came: Bool = false) {
    self.name = name
    self.came = came
  }
}

private struct NestedGroups: View {
  @State private var groups = [["a1", "a2"], ["b1"]]
  @State private var dropped = false
  var body: some View {
    VStack {
      ForEach(groups, id: \.last) { group in
        ForEach(group, id: \.self) { name in Counted(name, came: dropped) }
      }
      Button("swap") {
        if dropped {
          groups = [["a1", "a2"], ["b1"]]
        } else {
          groups = [["b1"], ["a1", "a2"]]
        }
      }
      Button("drop") {
        groups[1] = ["a2"]
        dropped = true
      }
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

private struct Cell: View {
  let text: String
  var body: some View {
    let _ = print("cell \(text)")
    Text(text)
  }
}

private struct StacksInRows: View {
  @State private var items = [1]
  var body: some View {
    let _ = print("screen")
    VStack {
      Button("add") { items.append(items.count + 1) }
      List(0..<2, id: \.self) { row in
        VStack { ForEach(items, id: \.self) { Cell(text: "\(row) \($0)") } }
      }
    }
  }
}

private struct Chooser: View {
  @State private var chosen = 0
  var body: some View {
    let _ = Self._printChanges()
    List {
      Group {
        ForEach(0..<2, id: \.self) { number in
          let _ = print("row \(number)")
          choice(number)
        }
      }
      choice(2)
    }
  }
  private func choice(_ number: Int) -> some View {
    Button(chosen == number && number == 2 ? "[row 2]" : "row \(number)") { chosen = number }
  }
}
