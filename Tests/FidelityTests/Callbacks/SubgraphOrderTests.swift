// mechanism.md#8.2 to #8.4: the order of closures across branches, elements and siblings. Inferred; no published log shows it.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension CallbacksSuite {
  @Test func `a stack with a ForEach calls onAppear before its children, and these last to first`()
  {
    expect(showing { Mixed() }.console, is: ["stack", "x", "row b", "row a"])
  }

  @Test func `static children appear before their stack, last to first`() {
    expect(showing { Static() }.console, is: ["own", "b", "a", "stack"])
  }

  @Test
  func `appearance callbacks of a branch follow those of the views around it, outermost first`() {
    expect(
      showing { Branches() }.console,
      is: [
        "outer stack", "last", "inner stack", "deep", "first",
      ])
  }

  @Test func `of siblings the later onChange is called first, and the inner before the outer`()
    throws
  {
    let device = showing { Changes() }
    try expect(device.lines(afterTapping: "+"), is: ["second", "first", "outer"])
  }

  /// 8.3, 8.4.
  @Test func `closures of nested and of erased views come in the order of their subgraphs`() throws
  {
    try expect(showing { NestedChanges() }.lines(afterTapping: "n"), is: ["3", "2", "v", "1"])
    expect(showing { ErasedFirst() }.console, is: ["stack", "x", "a"])
    expect(showing { IdentifiedFirst() }.console, is: ["stack", "x", "a"])
  }

  @Test func `an element that was added last appears first, wherever it is`() throws {
    let device = showing { InFront() }
    expect(device.console, is: ["+b", "+a"])
    try expect(device.lines(afterTapping: "front"), is: ["+z", "c end", "c b", "c a"])
  }

  /// 8.2, 9.5.
  @Test func `elements that move call onChange, newest first`() throws {
    let device = showing { Moving() }
    expect(device.console, is: ["row a 0 0", "row b 1 0", "row c 2 0"])
    try expect(device.lines(afterTapping: "b"), is: ["row b 1 1"])
    try expect(
      device.lines(afterTapping: "rev"), is: ["row c 0 0", "row a 2 0", "c: 2 -> 0", "a: 0 -> 2"])
    try expect(
      device.lines(afterTapping: "rot"),
      is: [
        "row b 0 1", "row a 1 0", "row c 2 0", "c: 0 -> 2", "b: 1 -> 0", "a: 2 -> 1",
      ])
  }
}

private struct Mixed: View {
  @State private var names = ["a", "b"]
  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in Text(name).onAppear { print("row \(name)") } }
      Text("x").onAppear { print("x") }
    }
    .onAppear { print("stack") }
  }
}

private struct Own: View {
  var body: some View { Text("own").onAppear { print("own") } }
}

private struct Static: View {
  var body: some View {
    VStack {
      Text("a").onAppear { print("a") }
      Text("b").onAppear { print("b") }
      Own()
    }
    .onAppear { print("stack") }
  }
}

private struct Branches: View {
  @State private var on = true
  var body: some View {
    VStack {
      Text("first").onAppear { print("first") }
      if on {
        VStack {
          Text("deep").onAppear { print("deep") }
          if on { Text("deeper") }
        }
        .onAppear { print("inner stack") }
      }
      Text("last").onAppear { print("last") }
    }
    .onAppear { print("outer stack") }
  }
}

private struct Changes: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("first").onChange(of: n) { print("first") }
      Text("second").onChange(of: n) { print("second") }
      Button("+") { n += 1 }
    }
    .onChange(of: n) { print("outer") }
  }
}

private struct NestedChanges: View {
  @State var n = 0
  var body: some View {
    HStack {
      Text("1").onChange(of: n) { print("1") }
      VStack { Text("2").onChange(of: n) { print("2") } }.onChange(of: n) { print("v") }
      Button("n") { n += 1 }.onChange(of: n) { print("3") }
    }
  }
}

private struct ErasedFirst: View {
  var body: some View {
    HStack {
      AnyView(Text("a").onAppear { print("a") })
      Text("x").onAppear { print("x") }
    }.onAppear { print("stack") }
  }
}

private struct IdentifiedFirst: View {
  var body: some View {
    ZStack {
      Text("a").onAppear { print("a") }.id(1)
      Text("x").onAppear { print("x") }
    }.onAppear { print("stack") }
  }
}

private struct InFront: View {
  @State var s = ["a", "b"]
  var body: some View {
    VStack {
      ForEach(s, id: \.self) { n in Text(n).told(n).onChange(of: s.count) { print("c \(n)") } };
      Text("end").onChange(of: s.count) { print("c end") }; Button("front") { s.insert("z", at: 0) }
    }
  }
}

extension View {
  fileprivate func told(_ name: String) -> some View {
    onAppear { print("+\(name)") }.onDisappear { print("-\(name)") }
  }
}

private struct Moving: View {
  @State var names = ["a", "b", "c"]
  var body: some View {
    VStack {
      ForEach(Array(names.enumerated()), id: \.element) { i, n in MovingRow(name: n, index: i) };
      Button("rev") { names.reverse() }; Button("rot") { names.append(names.removeFirst()) }
    }
  }
}

private struct MovingRow: View {
  let name: String; let index: Int; @State var k = 0
  var body: some View {
    let _ = print("row \(name) \(index) \(k)");
    Button(name) { k += 1 }.onChange(of: index) { print("\(name): \($0) -> \($1)") }
  }
}
