// mechanism.md#8.2 to #8.4: the order of closures across branches, elements and siblings. Inferred; no published log shows it.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
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
