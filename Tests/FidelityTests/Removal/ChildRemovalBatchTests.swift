// What one container loses in one update is told in one order, whichever branches and elements it comes from: the order that is
// left in its list when what stays has changed places with what goes (mechanism.md#8.2, #8.9; contradiction M8.2). No published log: nobody
// has logged it.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension RemovalSuite {
  @Test func `two branches that go together change places with what stands behind them`() throws {
    let device = showing { TwoBranches() }
    expect(device.console, is: ["+b", "+a"])
    try expect(device.lines(afterTapping: "t"), is: ["-b", "-a"])
    try expect(device.lines(afterTapping: "t"), is: ["+b", "+a"])
  }

  @Test func `with nothing behind them they go in their order`() throws {
    let device = showing { TwoBranches(isBehind: false) }
    try expect(device.lines(afterTapping: "t"), is: ["-a", "-b"])
  }

  @Test func `two that go at once go last to first`() throws {
    let device = showing { TwoBranches(transition: .identity) }
    try expect(device.lines(afterTapping: "t"), is: ["-a", "-b"])
    let first = showing { TwoBranches(transition: .identity, isBehind: false) }
    try expect(first.lines(afterTapping: "t"), is: ["-b", "-a"])
  }

  @Test func `branches, elements and an optional view of one stack go in one order`() throws {
    let device = showing { VStack { MixedLoss() } }
    try expect(device.lines(afterTapping: "t"), is: ["-p", "-q", "-o", "-b", "-a"])
    let across = showing { HStack { MixedLoss() } }
    try expect(across.lines(afterTapping: "t"), is: ["-p", "-q", "-o", "-b", "-a"])
  }

  @Test func `in a list and in a lazy stack they go as their rows do`() throws {
    let list = showing { List { MixedLoss() } }
    try expect(list.lines(afterTapping: "t"), is: ["-a", "-p", "-q", "-o", "-b"])
    let lazy = showing { ScrollView { LazyVStack { MixedLoss() } } }
    try expect(lazy.lines(afterTapping: "t"), is: ["-a", "-p", "-q", "-o", "-b"])
  }

  @Test func `the views of one branch go in that order, too, each with all that is in it`() throws {
    try expect(
      showing { BranchOfTwo(behind: 0) }.lines(afterTapping: "t"), is: ["-y", "-x", "-h", "-b"])
    try expect(
      showing { BranchOfTwo(behind: 1) }.lines(afterTapping: "t"), is: ["-b", "-y", "-x", "-h"])
    try expect(
      showing { BranchOfTwo(behind: 2) }.lines(afterTapping: "t"), is: ["-y", "-x", "-h", "-b"])
  }

  @Test
  func `the outer of two containers calls its callbacks first, and of two siblings the later`()
    throws
  {
    let device = showing { NestedLoss() }
    try expect(device.lines(afterTapping: "t"), is: ["-b", "-d", "-c", "-a"])
  }

  @Test func `transitions that end together call their callbacks like removals without transition`()
    throws
  {
    let device = showing { NestedLoss(animation: .linear(duration: 0.3)) }
    try expect(device.lines(afterTapping: "t"), is: ["-b", "-d", "-c", "-a"])
  }

  @Test func `of transitions that end together in one container the later one disappears first`()
    throws
  {
    let device = showing { EndingTogether() }
    try device.tap("a")
    device.advance(by: .milliseconds(200))
    try expect(device.lines(afterTapping: "b"), is: ["-b", "-a"])
  }

  @Test func `the removals of two updates in one closure call their callbacks one after the other`()
    throws
  {
    let device = showing { LossesInTurn() }
    try expect(device.lines(afterTapping: "t"), is: ["-a", "-d", "-c"])
  }

  @Test
  func
    `a view removed under an animation disappears at its end, even if its container was removed`()
    throws
  {
    let device = showing { LeavingLabel() }
    try expect(device.lines(afterTapping: "a"), is: ["-b"])
    expect(device.screenText, is: ["a"])
    let atRoot = showing { LeavingRoot() }
    try expect(atRoot.lines(afterTapping: "t"), is: ["-b", "-c"])
    try expect(atRoot.lines(afterTapping: "t"), is: ["+c", "+b"])
    expect(atRoot.screenText, is: ["b", "t", "c"])
  }

  @Test func `elements that go let go of their objects in the order in which they are left`() throws
  {
    let device = showing { LettingGo() }
    try expect(device.lines(afterTapping: "clear"), is: ["~b", "~c", "~d", "~a"])
  }
}

private struct TwoBranches: View {
  var transition = AnyTransition.opacity
  var isBehind = true
  @State private var on = true
  var body: some View {
    VStack {
      if !isBehind { Button("t") { on.toggle() } }
      if on { Text("a").told("a").transition(transition) }
      if on { Text("b").told("b").transition(transition) }
      if isBehind { Button("t") { on.toggle() } }
    }
  }
}

private struct MixedLoss: View {
  @State private var on = true
  @State private var names = ["p", "q"]
  var body: some View {
    Text("first")
    if on { Text("a").told("a") }
    ForEach(names, id: \.self) { Text($0).told($0) }
    let optional: Text? = on ? Text("o") : nil
    optional?.told("o")
    if on { if names.count > 0 { Text("b").told("b") } }
    Button("t") {
      on = false
      names = []
    }
  }
}

private struct BranchOfTwo: View {
  let behind: Int
  @State private var on = true
  var body: some View {
    VStack {
      if behind == 0 { Button("t") { on = false } }
      if on {
        HStack {
          Text("x").told("x")
          Text("y").told("y")
        }.told("h")
        Text("b").told("b")
      }
      if behind == 2 { Text("behind") }
      if behind > 0 { Button("t") { on = false } }
    }
  }
}

private struct NestedLoss: View {
  var animation: Animation?
  @State private var on = true
  var body: some View {
    VStack {
      HStack { if on { Text("a").told("a") } }
      if on { Text("b").told("b") }
      HStack {
        if on { Text("c").told("c") }
        if on { Text("d").told("d") }
        Text("stays")
      }
      Button("t") { withAnimation(animation) { on = false } }
    }
  }
}

private struct EndingTogether: View {
  @State private var a = true
  @State private var b = true
  var body: some View {
    VStack {
      if a { Text("view a").told("a") }
      if b { Text("view b").told("b") }
      Button("a") { withAnimation(.linear(duration: 0.4)) { a = false } }
      Button("b") { withAnimation(.linear(duration: 0.2)) { b = false } }
    }
  }
}

private struct LossesInTurn: View {
  @State private var first = true
  @State private var second = true
  var body: some View {
    VStack {
      if first { Text("a").told("a") }
      if second { Text("c").told("c") }
      if second { Text("d").told("d") }
      Button("t") {
        first = false
        withTransaction(\.disablesAnimations, true) { second = false }
      }
    }
  }
}

private struct LeavingLabel: View {
  @State private var on = true
  var body: some View {
    Button {
      withAnimation(.linear(duration: 0.5)) { on = false }
    } label: {
      Text("a")
      if on { Text("b").told("b").transition(.opacity) }
    }
  }
}

private struct LeavingRoot: View {
  @State private var on = true
  var body: some View {
    if on { Text("b").told("b").transition(.opacity) }
    Button("t") { withAnimation(.linear(duration: 0.5)) { on.toggle() } }
    if on { Text("c").told("c").transition(.opacity) }
  }
}

private struct LettingGo: View {
  @State private var names = ["a", "b", "c", "d"]
  var body: some View {
    VStack {
      ForEach(names, id: \.self) { Owner(name: $0) }
      Button("clear") { names = [] }
    }
  }
}

private struct Owner: View {
  final class Owned {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("~\(name)") }
  }
  let name: String
  @State private var owned: Owned?
  var body: some View {
    Text(name).onAppear { owned = Owned(name) }
  }
}

extension View {
  fileprivate func told(_ name: String) -> some View {
    onAppear { print("+\(name)") }.onDisappear { print("-\(name)") }
  }
}
