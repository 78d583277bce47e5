// Bindings of bindings, closures passed to screens, and removals of the same update.
//
// Expectations were derived from the rules before the first run.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  /// mechanism.md#1.2: the row's closure sees the body's values, its action the newest.
  @Test func `an action that was made by an older body reads what is stored now`() throws {
    let device = showing { Older() }
    try expect(device.lines(afterTapping: "twice"), is: ["first 1", "second 2", "body 2"])
  }

  /// mechanism.md#4.8, GT-049: a binding to a member writes the whole, and the owner reads nothing.
  @Test func `a binding to a member runs the child that reads it, not the owner`() throws {
    let device = showing { Members() }
    expect(device.console, is: ["members", "child a"])
    try expect(device.lines(afterTapping: "name"), is: ["child b"])
  }

  /// mechanism.md#6.2, GT-102: a closure over the owner's state is another input when the state changes.
  @Test func `a child that is handed a closure runs when what it captured changed`() throws {
    let device = showing { Handing() }
    expect(device.console, is: ["handing 0", "capturing", "not capturing"])
    try expect(device.lines(afterTapping: "n"), is: ["handing 1", "capturing"])
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

  /// mechanism.md#8.10: the disappear callback reads the state as it is, though the view's body did not run.
  @Test func `a disappear callback reads the newest state`() throws {
    let device = showing { Leaving() }
    try expect(device.lines(afterTapping: "leave"), is: ["gone with 5"])
  }

  /// GT-069, mechanism.md#2.4: writes that end where they began are no change.
  @Test func `a value restored in the same closure runs no observer`() throws {
    let device = showing { Restored() }
    try expect(device.lines(afterTapping: "there and back").contains("changed"), is: false)
    try expect(device.lines(afterTapping: "there"), is: ["body 1", "changed"])
  }

  /// mechanism.md#11.2: a missing value is the key's default again when the writer goes.
  @Test func `an environment value is the default again where its writer is gone`() throws {
    let device = showing { Writers() }
    expect(device.console, is: ["size 3"])
    try expect(device.lines(afterTapping: "none"), is: ["size 0"])
  }
}

private struct Older: View {
  @State private var number = 0
  var body: some View {
    let _ = number > 0 ? print("body \(number)") : ()
    Button("twice") {
      number += 1
      print("first \(number)")
      number += 1
      print("second \(number)")
    }
  }
}

private struct Person {
  var name = "a"
  var age = 1
}

private struct Members: View {
  @State private var person = Person()
  var body: some View {
    let _ = print("members")
    Member(name: $person.name)
  }
}

private struct Member: View {
  @Binding var name: String
  var body: some View {
    let _ = print("child \(name)")
    Button("name") { name = "b" }
  }
}

private struct Handing: View {
  @State private var number = 0
  var body: some View {
    let _ = print("handing \(number)")
    Handed(name: "capturing") { [number] in _ = number }
    Handed(name: "not capturing") {}
    Button("n") { number += 1 }
  }
}

private struct Handed: View {
  let name: String
  let action: () -> Void
  var body: some View {
    let _ = print(name)
    Text(name)
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

private struct Leaving: View {
  @State private var isShown = true
  @State private var number = 0
  var body: some View {
    VStack {
      if isShown { Text("here").onDisappear { print("gone with \(number)") } }
      Button("leave") {
        isShown = false
        number = 5
      }
    }
  }
}

private struct Restored: View {
  @State private var number = 0
  var body: some View {
    let _ = number > 0 ? print("body \(number)") : ()
    Button("there and back") {
      number = 1
      number = 0
    }
    .onChange(of: number) { print("changed") }
    Button("there") { number = 1 }
  }
}

private struct SizeKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
  fileprivate var shoeSize: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}

private struct Writers: View {
  @State private var size: Int? = 3
  var body: some View {
    SizeReader().transformEnvironment(\.shoeSize) { if let size { $0 = size } }
    Button("none") { size = nil }
  }
}

private struct SizeReader: View {
  @Environment(\.shoeSize) private var size
  var body: some View {
    let _ = print("size \(size)")
    Text("\(size)")
  }
}
