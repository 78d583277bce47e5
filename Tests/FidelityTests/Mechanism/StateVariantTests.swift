// One rule of the mechanism on several property wrappers and systems.
//
// Expectations were derived from the rules before the first run.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  /// 1.1, 1.2.
  @Test func `a cover reads the value that a binding was made with, its actions the newest`() throws
  {
    let device = showing { CoverOwner() }
    expect(device.console, is: ["owner", "child"])
    try expect(device.lines(afterTapping: "go"), is: ["cover n 1"])
    try expect(device.lines(afterTapping: "log"), is: ["action n 2"])
  }

  /// 1.3, 1.4.
  @Test func `a read in a row is never forgotten`() throws {
    let device = showing { ForgetfulRows() }
    expect(device.console, is: ["ForgetfulRows: @self, @identity, _on, _a changed."])
    try expect(device.lines(afterTapping: "off"), is: ["ForgetfulRows: _on changed."])
    try expect(device.lines(afterTapping: "a"), is: ["ForgetfulRows: _a changed."])
  }

  /// 2.3, 6.4.
  @Test
  func `a state that waits is brought up to date before an object changes under an animation`()
    throws
  {
    let device = showing { StateAndObject() }
    try expect(device.lines(afterTapping: "go"), is: ["between", "body 1 0", "end", "body 1 1"])
  }

  /// 2.2.
  @Test func `an equal value is not written through a binding either, but NaN always is`() throws {
    let device = showing { LastDigit() }
    expect(device.console, is: ["owner 1", "child 1"])
    try expect(device.lines(afterTapping: "write"), is: ["now 1"])
    let numbers = showing { Numbers() }
    expect(numbers.console, is: ["nan 0.0"])
    try expect(numbers.lines(afterTapping: "nan"), is: ["nan 0.0"])
    try expect(numbers.lines(afterTapping: "zero"), is: [])
  }

  /// 2.5, 4.2.
  @Test func `a child that writes twice under other settings has two updates of its parent`() throws
  {
    let device = showing { TwiceWritten() }
    expect(device.console, is: ["parent 0", "child"])
    try expect(device.lines(afterTapping: "go"), is: ["parent 1", "child", "parent 2", "child"])
  }

  /// 5.3.
  @Test func `enums with objects and indirect ones are compared by their payloads`() throws {
    let device = showing { Payloads() }
    expect(device.console, is: ["badge", "tree"])
    try expect(device.lines(afterTapping: "n"), is: [])
    try expect(device.lines(afterTapping: "new"), is: ["badge"])
  }

  /// 5.7.
  @Test(arguments: [(SimulatedSystem.iOS17, ["c0", "c1"]), (.iOS18, [])])
  func `an unchanged ForEach calls its closures or not, by system`(
    system: SimulatedSystem, expected: [String]
  ) throws {
    let device = showing(on: system) { Unchanged() }
    expect(device.console, is: ["c0", "c1"])
    try expect(device.lines(afterTapping: "n"), is: expected)
  }
}

private struct CoverOwner: View {
  @State var n = 1
  var body: some View {
    let _ = print("owner")
    CoverChild(n: $n)
  }
}

private struct CoverChild: View {
  @Binding var n: Int
  @State var show = false
  var body: some View {
    let _ = print("child")
    Button("go") {
      n = 2
      show = true
    }
    .fullScreenCover(isPresented: $show) {
      let _ = print("cover n \(n)")
      Button("log") { print("action n \(n)") }
    }
  }
}

private struct ForgetfulRows: View {
  @State var on = true
  @State var a = 0
  var body: some View {
    let _ = Self._printChanges()
    List {
      ForEach(0..<1, id: \.self) { _ in Text(on ? "\(a)" : "-") }
      Button("off") { on = false }
      Button("a") { a += 1 }
    }
  }
}

private final class Counted: ObservableObject { @Published var a = 0 }

private struct StateAndObject: View {
  @State var s = 0
  @StateObject var counted = Counted()
  var body: some View {
    let _ = print("body \(s) \(counted.a)")
    Button("go") {
      s = 1
      print("between")
      withAnimation { counted.a = 1 }
      print("end")
    }
  }
}

private struct Digit: Equatable {
  var n: Int
  static func == (a: Digit, b: Digit) -> Bool { a.n % 10 == b.n % 10 }
}

private struct LastDigit: View {
  @State var digit = Digit(n: 1)
  var body: some View {
    let _ = print("owner \(digit.n)")
    DigitChild(digit: $digit)
  }
}

private struct DigitChild: View {
  @Binding var digit: Digit
  var body: some View {
    let _ = print("child \(digit.n)")
    Button("write") {
      digit = Digit(n: 11)
      print("now \(digit.n)")
    }
  }
}

private struct Numbers: View {
  @State var x = Double.nan
  @State var y = 0.0
  var body: some View {
    let _ = print("\(x) \(y)")
    Button("nan") { x = .nan }
    Button("zero") { y = -0.0 }
  }
}

private struct TwiceWritten: View {
  @State var x = 0
  var body: some View {
    let _ = print("parent \(x)")
    TwiceWriting(x: $x)
  }
}

private struct TwiceWriting: View {
  @Binding var x: Int
  var body: some View {
    let _ = print("child")
    Button("go") {
      x = 1
      withAnimation { x = 2 }
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
      Badge(held: .held(box))
      TreeView(tree: .node(.leaf(1), .leaf(2)))
      Button("n") { n += 1 }
      Button("new") { box = Box() }
    }
  }
}

private struct Badge: View {
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

private struct Unchanged: View {
  @State var n = 0
  var body: some View {
    HStack {
      Text("\(n)")
      ForEach(0..<2, id: \.self) { i in
        let _ = print("c\(i)")
        Text("\(i)")
      }
      Button("n") { n += 1 }
    }
  }
}
