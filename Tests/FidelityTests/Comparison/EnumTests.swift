// mechanism.md#5.3: enums, optionals and arrays are compared by what is in them, Equatable or not.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Comparison {
  @Test func `a child with an enum runs when its case or payload changed, and only then`() throws {
    let device = showing { Badges() }
    expect(device.console, is: ["Badge done(\"x\")", "Badge idle"])
    try expect(device.lines(afterTapping: "+"), is: [])
    try expect(device.lines(afterTapping: "rename"), is: ["Badge done(\"y\")"])
    try expect(device.lines(afterTapping: "finish"), is: ["Badge done(\"z\")"])
    try expect(device.lines(afterTapping: "finish"), is: [])
  }

  @Test func `a container whose content is a branch runs when the branch has another value`() throws
  {
    let device = showing { Folder() }
    expect(device.console, is: ["Card", "Note 1"])
    try expect(device.lines(afterTapping: "+"), is: [])
    try expect(device.lines(afterTapping: "note"), is: ["Card", "Note 2"])
    try expect(device.lines(afterTapping: "empty"), is: ["Card"])
    try expect(device.lines(afterTapping: "+"), is: [])
    #expect(device.screenText.contains("nothing"))
  }

  /// 5.3.
  @Test func `enums with objects and indirect ones are compared by their payloads`() throws {
    let device = showing { Payloads() }
    expect(device.console, is: ["badge", "tree"])
    try expect(device.lines(afterTapping: "n"), is: [])
    try expect(device.lines(afterTapping: "new"), is: ["badge"])
  }

  /// The example of section 5.
  @Test func `tag and payload decide for an enum, and a new object for a state`() throws {
    let device = showing { Phases() }
    try expect(device.lines(afterTapping: "+"), is: ["Holder: @self changed."])
  }

  /// 5.3; an array made anew is another reference.
  @Test func `optionals, enums and arrays of enums are compared by what is in them`() throws {
    let device = showing { Casing() }
    expect(
      device.console,
      is: [
        "Casing", "Cased<Letter>: @self changed.", "Cased<Optional<Int>>: @self changed.",
        "Cased<Array<Letter>>: @self changed.",
      ])
    try expect(
      device.lines(afterTapping: "n"), is: ["Casing", "Cased<Array<Letter>>: @self changed."])
    try expect(
      device.lines(afterTapping: "n"),
      is: [
        "Casing", "Cased<Letter>: @self changed.", "Cased<Optional<Int>>: @self changed.",
        "Cased<Array<Letter>>: @self changed.",
      ])
  }
}

private enum Phase {
  case idle
  case done(String)
}

private struct Badge: View {
  let phase: Phase
  var body: some View {
    let _ = print("Badge \(phase)")
    Text("b")
  }
}

private struct Badges: View {
  @State private var n = 0
  @State private var name = "x"
  @State private var other = Phase.idle
  var body: some View {
    VStack {
      Text("\(n)")
      Badge(phase: .done(name))
      Badge(phase: other)
      Button("+") { n += 1 }
      Button("rename") { name = "y" }
      Button("finish") { other = .done("z") }
    }
  }
}

private struct Card<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    let _ = print("Card")
    content
  }
}

private struct Note: View {
  let number: Int
  var body: some View {
    let _ = print("Note \(number)")
    Text("\(number)")
  }
}

private struct Folder: View {
  @State private var n = 0
  @State private var note: Int? = 1
  var body: some View {
    VStack {
      Text("\(n)")
      Card { if let note { Note(number: note) } else { Text("nothing") } }
      Button("+") { n += 1 }
      Button("note") { note = 2 }
      Button("empty") { note = nil }
    }
  }
}

private final class Box {}

private enum Held { case none, held(Box) }

private indirect enum Tree { case leaf(Int), node(Tree, Tree) }

private struct Payloads: View {
  @State var n = 0
  @State var box = Box()
  var body: some View {
    HStack {
      Text("\(n)")
      HeldBadge(held: .held(box))
      TreeView(tree: .node(.leaf(1), .leaf(2)))
      Button("n") { n += 1 }
      Button("new") { box = Box() }
    }
  }
}

private struct HeldBadge: View {
  let held: Held
  var body: some View {
    let _ = print("badge")
    Text("b")
  }
}

private struct TreeView: View {
  let tree: Tree
  var body: some View {
    let _ = print("tree")
    Text("t")
  }
}

private enum Stage { case idle, done(String) }

private struct StageBadge: View {
  let phase: Stage
  var body: some View {
    let _ = print("StageBadge")
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
      StageBadge(phase: .done("x"))
      StageBadge(phase: .idle)
      Holder()
      Button("+") { n += 1 }
    }
  }
}

private struct Casing: View {
  @State var n = 0
  var body: some View {
    let _ = print("Casing")
    VStack {
      Cased(e: Letter.a(n / 2, "s")); Cased(e: Optional(n / 2)); Cased(e: [Letter.c]);
      Button("n") { n += 1 }
    }
  }
}

private struct Cased<T>: View {
  let e: T; var body: some View { let _ = Self._printChanges(); Text("e") }
}

private enum Letter { case a(Int, String), b([Int]), c }
