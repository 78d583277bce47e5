// In which order views are told that they disappear, and those that came later what changed: by subgraphs, the newest first,
// as the graph goes through what it removes and what it updates (mechanism.md#8.2 to #8.4, #8.9; AttributeGraph's own
// `Subgraph::apply` and `DynamicContainer`, as read from the binaries). No published log shows it.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension RemovalSuite {
  @Test func `disappear callbacks of a removed branch run inside out, later siblings first`() throws
  {
    let device = showing { GoingBranch() }
    expect(device.console, is: ["+v", "+a"])
    try expect(device.lines(afterTapping: "t"), is: ["+c", "+b", "+h"])
    try expect(device.lines(afterTapping: "t"), is: ["-c", "-b", "-h"])
  }

  @Test
  func `a branch removed before its replacement appears calls disappear callbacks inside out`()
    throws
  {
    let device = showing { GoingFirst() }
    expect(device.console, is: ["+y", "+inner", "+x", "+outer"])
    try expect(device.lines(afterTapping: "t"), is: ["-y", "-inner", "-x", "-outer", "+z"])
  }

  @Test func `a stack with elements goes before them, and they last to first`() throws {
    let device = showing { LeavingStack() }
    expect(device.console, is: ["+v", "+z", "+y1", "+x1", "+e1", "+y0", "+x0", "+e0", "+a"])
    try expect(
      device.lines(afterTapping: "t"),
      is: [
        "-v", "-z", "-y1", "-x1", "-e1", "-y0", "-x0", "-e0", "-a",
      ])
  }

  @Test func `what stands behind elements that go changes places with the first of them`() throws {
    let device = showing { Clearing() }
    expect(device.console, is: ["+d", "+c", "+b", "+a"])
    try expect(device.lines(afterTapping: "clear"), is: ["-b", "-c", "-d", "-a"])
  }

  @Test func `an element that stays changes places with the first that goes`() throws {
    let device = showing { Keeping() }
    expect(device.console, is: ["+d", "+c", "+b", "+a"])
    try expect(device.lines(afterTapping: "last"), is: ["-b", "-c", "-a"])
  }

  @Test func `elements without a transition go last to first`() throws {
    let device = showing { GoingAtOnce() }
    expect(device.console, is: ["+c", "+b", "+a"])
    try expect(device.lines(afterTapping: "clear"), is: ["-c", "-b", "-a"])
  }

  @Test func `a tab that is left calls its callbacks in the order of a removal`() throws {
    let device = showing(on: .iOS18) { LeftTab() }
    expect(device.console, is: ["+b", "+a", "+v"])
    try expect(device.lines(afterSelecting: "B"), is: ["+o", "-b", "-a", "-v"])
    try expect(device.lines(afterSelecting: "A"), is: ["+b", "+a", "+v", "-o"])
  }

  @Test func `two views that go together and a modifier around one of them`() throws {
    let device = showing { GoingTogether() }
    expect(device.console, is: ["child 0", "+q", "here 0", "+out"])
    try expect(device.lines(afterTapping: "t"), is: ["-q", "gone 0", "-out"])
  }

  @Test func `covered and popped screens disappear`() throws {
    let device = showing { CoveredScreen() }
    try expect(device.lines(afterTapping: "go"), is: ["+n", "+m", "+w", "-r", "-root"])
    try expect(device.linesOfGoingBack(), is: ["+r", "+root", "-n", "-m", "-w"])
  }
}

private struct GoingBranch: View {
  @State var on = false
  var body: some View {
    VStack {
      Text("a").told("a");
      if on {
        HStack {
          Text("b").told("b"); Text("c").told("c")
        }.told("h")
      }; Button("t") { on.toggle() }
    }.told("v")
  }
}

private struct GoingFirst: View {
  @State var on = true
  var body: some View {
    ZStack {
      if on {
        VStack {
          Text("x").told("x"); VStack { Text("y").told("y") }.told("inner")
        }.told("outer").transition(.identity)
      } else {
        Text("z").told("z")
      }
      Button("t") { on.toggle() }
    }
  }
}

private struct LeavingStack: View {
  @State var on = true
  var body: some View {
    VStack {
      if on {
        VStack {
          Text("a").told("a");
          ForEach(0..<2, id: \.self) { i in
            VStack {
              Text("x").told("x\(i)"); Text("y").told("y\(i)")
            }.told("e\(i)")
          }; Text("z").told("z")
        }.told("v")
      }; Button("t") { on.toggle() }
    }
  }
}

private struct Clearing: View {
  @State var s = ["a", "b", "c", "d"]
  var body: some View {
    VStack {
      ForEach(s, id: \.self) { Text($0).told($0) }; Button("clear") { s = [] }
    }
  }
}

private struct Keeping: View {
  @State var s = ["a", "b", "c", "d"]
  var body: some View {
    VStack {
      Button("last") { s = ["d"] }; ForEach(s, id: \.self) { Text($0).told($0) }
    }
  }
}

private struct GoingAtOnce: View {
  @State var s = ["a", "b", "c"]
  var body: some View {
    VStack {
      Button("clear") { s = [] }; ForEach(s, id: \.self) { Text($0).told($0).transition(.identity) }
    }
  }
}

private struct LeftTab: View {
  @State var tab = 0
  var body: some View {
    TabView(selection: $tab) {
      VStack {
        Text("a").told("a"); Text("b").told("b")
      }.told("v").tabItem { Text("A") }.tag(0); Text("o").told("o").tabItem { Text("B") }.tag(1)
    }
  }
}

private struct GoingTogether: View {
  @State var on = true
  var body: some View {
    VStack {
      if on { Lived().told("out"); Text("q").told("q") }; Button("t") { on = false }
    }
  }
}

private struct Lived: View {
  @State var n = 0;
  var body: some View {
    let _ = print("child \(n)");
    Button("c") { n += 1 }.onDisappear { print("gone \(n)") }.onAppear { print("here \(n)") }
  }
}

private struct CoveredScreen: View {
  var body: some View {
    NavigationStack {
      VStack {
        Text("r").told("r");
        NavigationLink("go") {
          VStack {
            Text("m").told("m"); Text("n").told("n")
          }.told("w")
        }
      }.told("root")
    }
  }
}

extension View {
  fileprivate func told(_ name: String) -> some View {
    onAppear { print("+\(name)") }.onDisappear { print("-\(name)") }
  }
}
