// mechanism.md#5.3: enums are compared by case and payload, Equatable or not.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
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
