// Mechanism 5.3: enums are compared by case and payload, Equatable or not.

import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `a child with an enum runs when its case or payload changed, and only then`() throws {
    let device = showing { Badges() }
    #expect(device.console == ["Badge done(\"x\")", "Badge idle"])
    #expect(try device.lines(afterTapping: "+") == [])
    #expect(try device.lines(afterTapping: "rename") == ["Badge done(\"y\")"])
    #expect(try device.lines(afterTapping: "finish") == ["Badge done(\"z\")"])
    #expect(try device.lines(afterTapping: "finish") == [])
  }

  @Test func `a container whose content is a branch runs when the branch has another value`() throws
  {
    let device = showing { Folder() }
    #expect(device.console == ["Card", "Note 1"])
    #expect(try device.lines(afterTapping: "+") == [])
    #expect(try device.lines(afterTapping: "note") == ["Card", "Note 2"])
    #expect(try device.lines(afterTapping: "empty") == ["Card"])
    #expect(try device.lines(afterTapping: "+") == [])
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
