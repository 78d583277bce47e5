// Branches: which views are the same view, and keep what they own.

import Combine
import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension IdentitySuite {
  @Test func `a condition in an argument keeps the identity`() throws {
    let device = showing { OneBranch() }
    try expect(device.lines(afterTapping: "on: 0"), is: ["Counter on: 1"])
    try expect(device.lines(afterTapping: "flip"), is: ["Counter off: 1"])
  }

  @Test func `a branch behind an availability check does not show its type`() {
    expect("\(type(of: Newer().body))", is: "_ConditionalContent<AnyView, Text>")
    expect(showing { Newer() }.screenText, is: ["new"])
  }

  /// GT-022: an optional view has one identity while there is one.
  @Test func `an if-let keeps its view while the value changes`() throws {
    let device = showing { Optionals() }
    expect(device.console, is: [])
    try expect(device.lines(afterTapping: "one"), is: ["made 1", "appears"])
    try expect(device.lines(afterTapping: "two"), is: ["made 2"])
    try expect(device.lines(afterTapping: "none"), is: ["disappears"])
  }

  /// 9.2.
  @Test func `a case with another payload keeps the view, another case does not`() throws {
    let device = showing { Cases() }
    expect(device.console, is: ["child 0", "here 0"])
    try expect(device.lines(afterTapping: "b"), is: ["child 0", "here 0", "gone 0"])
    try expect(device.lines(afterTapping: "c"), is: ["child 1"])
    try expect(device.lines(afterTapping: "b"), is: [])
    try expect(device.lines(afterTapping: "cc"), is: ["gone 1"])
    try expect(device.lines(afterTapping: "a"), is: ["child 0", "here 0"])
  }

  /// mechanism.md#9.2: state belongs to the place.
  @Test func `of two equal views in the branches of an if each has its own state`() throws {
    let device = showing { Branches() }
    try expect(device.lines(afterTapping: "count 0"), is: ["counter 1"])
    try expect(device.lines(afterTapping: "turn"), is: ["counter 0"])
    try expect(device.lines(afterTapping: "turn"), is: ["counter 0"])
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View {
    let _ = print("Counter \(name): \(count)")
    Button("\(name): \(count)") { count += 1 }
  }
}

private struct OneBranch: View {
  @State private var isOn = true
  var body: some View {
    VStack {
      Button("flip") { isOn.toggle() }
      Counter(name: isOn ? "on" : "off")
    }
  }
}

private struct Newer: View {
  @ViewBuilder var body: some View {
    if #available(iOS 99, macOS 99, *) { Text("new") } else { Text("old") }
  }
}

private struct Optionals: View {
  @State private var number: Int?
  var body: some View {
    VStack {
      if let number { Given(number: number) }
      Button("one") { number = 1 }
      Button("two") { number = 2 }
      Button("none") { number = nil }
    }
  }
}

private struct Given: View {
  let number: Int
  var body: some View {
    let _ = print("made \(number)")
    Text("\(number)").onAppear { print("appears") }.onDisappear { print("disappears") }
  }
}

private struct Cases: View {
  @State var e = CaseOf.a
  var body: some View {
    VStack {
      switch e {
      case .a: Lived();
      case .b(let n): Lived().padding(CGFloat(n));
      case .c: EmptyView()
      }; Button("a") { e = .a };
      Button("b") { if case .b(let n) = e { e = .b(n + 1) } else { e = .b(1) } };
      Button("cc") { e = .c }
    }
  }
}

private enum CaseOf { case a, b(Int), c }

private struct Lived: View {
  @State var n = 0;
  var body: some View {
    let _ = print("child \(n)");
    Button("c") { n += 1 }.onDisappear { print("gone \(n)") }.onAppear { print("here \(n)") }
  }
}

private struct Branches: View {
  @State private var isLeft = true
  var body: some View {
    VStack {
      if isLeft { Counter2() } else { Counter2() }
      Button("turn") { isLeft.toggle() }
    }
  }
}

private struct Counter2: View {
  @State private var count = 0
  var body: some View {
    let _ = print("counter \(count)")
    Button("count \(count)") { count += 1 }
  }
}
