// Modifiers of the user's own: their state, and what runs for them.

import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension ModifiersSuite {
  @Test func `a modifier's state survives a new value of the modifier and of its content`() throws {
    let device = showing { Changing() }
    expect(device.console, is: ["Changing 0", "Framed 0: 0", "Plain 0"])
    try expect(device.lines(afterTapping: "count"), is: ["Framed 0: 1"])
    try expect(device.lines(afterTapping: "change"), is: ["Changing 1", "Framed 1: 1", "Plain 1"])
  }

  @Test func `a modifier's body runs for the modifier, not for what it modifies`() throws {
    let device = showing { Halving() }
    expect(device.console, is: ["body 0", "modifier 0"])
    try expect(device.lines(afterTapping: "n"), is: ["body 1"])
    try expect(device.lines(afterTapping: "n"), is: ["body 2", "modifier 1"])
    expect(device.screenText, is: ["n", "2", "of 1"])
  }

  /// 3.8, 11.1.
  @Test func `a modifier with state and an environment value runs for each alone`() throws {
    let device = showing { Modified() }
    expect(
      device.console,
      is: [
        "Modified: @self, @identity, _l, _t changed.",
        "Counting: @self, @identity, _taps, _limit changed.",
      ])
    try expect(device.lines(afterTapping: "m0"), is: ["Counting: _taps changed."])
    try expect(
      device.lines(afterTapping: "l"), is: ["Modified: _l changed.", "Counting: _limit changed."])
    try expect(device.lines(afterTapping: "t"), is: ["Modified: _t changed."])
  }
}

private struct Changing: View {
  @State private var number = 0
  var body: some View {
    let _ = print("Changing \(number)")
    VStack {
      Plain(number: number).modifier(Framed(number: number))
      Button("change") { number += 1 }
    }
  }
}

private struct Plain: View {
  let number: Int
  var body: some View {
    let _ = print("Plain \(number)")
    Text("\(number)")
  }
}

private struct Framed: ViewModifier {
  let number: Int
  @State private var count = 0
  func body(content: Content) -> some View {
    let _ = print("Framed \(number): \(count)")
    HStack {
      content
      Button("count") { count += 1 }
    }
  }
}

private struct NumberedModifier: ViewModifier {
  let number: Int
  func body(content: Content) -> some View {
    let _ = print("modifier \(number)")
    VStack {
      content
      Text("of \(number)")
    }
  }
}

private struct Halving: View {
  @State private var n = 0
  var body: some View {
    let _ = print("body \(n)")
    Button("n") { n += 1 }
    Text("\(n)").modifier(NumberedModifier(number: n / 2))
  }
}

private struct Modified: View {
  @State var l = 1; @State var t = 0
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Text("t\(t)").modifier(Counting()).lineLimit(l); Button("l") { l += 1 };
      Button("t") { t += 1 }
    }
  }
}

private struct Counting: ViewModifier {
  @State var taps = 0; @Environment(\.lineLimit) var limit
  func body(content: Content) -> some View {
    let _ = Self._printChanges()
    VStack {
      content; Button("m\(taps)") { taps += 1 }
    }
  }
}
