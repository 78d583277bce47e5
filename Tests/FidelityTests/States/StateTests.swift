// @State: where a value lives, and who runs again when it changes.

import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension StatesSuite {
  @Test func `a child with equal inputs is skipped, and so is all that is below it`() throws {
    let device = showing { Clock() }
    expect(device.console, is: ["Clock 0", "Dial 0", "Hand", "Label"])
    try expect(device.lines(afterTapping: "tick"), is: ["Clock 1", "Dial 1"])
    expect(device.count(.bodyEvaluations, of: "Label"), is: 1)
    expect(device.count(.equalComparisons, of: "Label"), is: 1)
    expect(device.count(.equalComparisons, of: "Hand"), is: 1)
  }

  @Test func `several writes in one action make one evaluation`() throws {
    let device = showing { Pair() }
    try expect(device.lines(afterTapping: "both"), is: ["Pair 3 1"])
  }

  @Test func `a state written there and back again runs the body and changes nothing`() throws {
    let device = showing { Undone() }
    expect(device.console, is: ["body 0", "child"])
    try expect(device.lines(afterTapping: "there and back"), is: ["body 0"])
    try expect(device.lines(afterTapping: "same"), is: [])
  }

  @Test func `a state that was never read runs no body, and later writes run none`() throws {
    let device = showing { Unread() }
    expect(device.console, is: ["Unread: @self, @identity, _hidden, _shown changed."])
    try expect(device.lines(afterTapping: "hidden"), is: [])
    try expect(device.lines(afterTapping: "0"), is: ["Unread: _shown changed."])
    try expect(device.lines(afterTapping: "both"), is: ["Unread: _shown changed."])
  }

  @Test func `a state of a plain class may be set before other properties`() {
    let device = showing { Listening(name: "a") }
    expect(device.console, is: ["a listens"])
  }
}

private struct Clock: View {
  @State private var time = 0
  var body: some View {
    let _ = print("Clock \(time)")
    VStack {
      Dial(time: time)
      Label(text: "steady")
      Button("tick") { time += 1 }
    }
  }
}

private struct Dial: View {
  let time: Int
  var body: some View {
    let _ = print("Dial \(time)")
    Hand(length: 3)
  }
}

private struct Hand: View {
  let length: Int
  var body: some View {
    let _ = print("Hand")
    Text("\(length)")
  }
}

private struct Label: View {
  let text: String
  var body: some View {
    let _ = print("Label")
    Text(text)
  }
}

private struct Pair: View {
  @State private var first = 0
  @State private var second = 0
  var body: some View {
    let _ = print("Pair \(first) \(second)")
    Button("both") {
      first = 1
      second = 1
      first = 3
    }
  }
}

private struct Undone: View {
  @State private var n = 0
  var body: some View {
    let _ = print("body \(n)")
    VStack {
      CardLeafless(n: n).onChange(of: n) { print("never") }
      Button("there and back") {
        n = 1
        n = 0
      }
      Button("same") { n = 0 }
    }
  }
}

private struct CardLeafless: View {
  let n: Int
  var body: some View {
    let _ = print("child")
    Text("\(n)")
  }
}

private struct Unread: View {
  @State private var hidden = 0
  @State private var shown = 0
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Button("hidden") { hidden += 1 }
      Button("\(shown)") { shown += 1 }
      Button("both") {
        hidden += 1
        shown += 1
      }
    }
  }
}

private final class Listener {
  let name: String
  init(_ name: String) { self.name = name }
}

private struct Listening: View {
  @State private var listener: Listener
  private let suffix: String
  init(name: String) {
    self.listener = Listener(name)
    suffix = "listens"
  }
  var body: some View {
    let _ = print("\(listener.name) \(suffix)")
    Color.clear
  }
}
