// States, bindings and inputs captured by containers, alerts, covers and modifiers.
//
// Expectations were derived from the rules before the first run.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  /// 1.2, 1.3, 16.1.
  @Test func `what a cover of an item captures is what the last body saw, until the owner runs`()
    throws
  {
    let device = showing { CoverOwner() }
    expect(device.console, is: ["CoverOwner"])
    try expect(device.lines(afterTapping: "open"), is: ["cover 1 n 0"])
    try expect(device.lines(afterTapping: "inc"), is: ["CoverOwner", "cover 1 n 2"])
    try expect(device.lines(afterTapping: "close"), is: [])
    try expect(device.lines(afterTapping: "open"), is: ["CoverOwner", "cover 3 n 3"])
  }

  /// 4.10.
  @Test func `a binding out of an optional is read by the body that makes it`() throws {
    let device = showing { Unwrapping() }
    expect(device.console, is: ["Unwrapping: @self, @identity, _opt changed."])
    try expect(device.lines(afterTapping: "set"), is: ["Unwrapping: _opt changed.", "child x"])
    try expect(device.lines(afterTapping: "edit"), is: ["Unwrapping: _opt changed.", "child x!"])
    try expect(device.lines(afterTapping: "nil"), is: ["Unwrapping: _opt changed."])
  }

  /// 4.4.
  @Test func `bindings into a dictionary run their maker and all that have one`() throws {
    let device = showing { Switchboard() }
    expect(device.console, is: ["Switchboard", "a false", "b true"])
    try expect(device.lines(afterTapping: "a"), is: ["Switchboard", "a true", "b true"])
    try expect(device.lines(afterTapping: "b"), is: ["Switchboard", "a true", "b false"])
  }

  /// 4.8: a projected location says what its base says, and nobody compares the fields.
  @Test func `a binding to a field of a field runs for the state that holds both`() throws {
    let device = showing { Fielded() }
    expect(device.console, is: ["Fielded", "x 0", "y 0"])
    try expect(device.lines(afterTapping: "x"), is: ["x 1", "y 0"])
    try expect(device.lines(afterTapping: "y"), is: ["x 1", "y 1"])
    try expect(device.lines(afterTapping: "o"), is: ["x 1", "y 1"])
  }

  /// 1.4, 6.6.
  @Test func `an argument of onChange is read by the body, what its closure reads is not`() throws {
    let device = showing { Arguing() }
    expect(device.console, is: ["Arguing: @self, @identity, _n, _u changed."])
    try expect(device.lines(afterTapping: "n"), is: ["Arguing: _n changed.", "c 0 1"])
    try expect(device.lines(afterTapping: "u"), is: [])
  }

  /// 5.2, 5.6.
  @Test func `a child of which all values are equal keeps its state and holds the new value`()
    throws
  {
    let device = showing { Renaming() }
    expect(device.console, is: ["Renaming 0", "child a0 0"])
    try expect(device.lines(afterTapping: "n"), is: ["Renaming 1"])
    try expect(device.lines(afterTapping: "k"), is: ["child a1 1"])
    try expect(device.lines(afterTapping: "n"), is: ["Renaming 2"])
    try expect(device.lines(afterTapping: "k"), is: ["child a2 2"])
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

  /// 1.4: the closures of an alert are builders that the body calls.
  @Test func `what an alert shows is read by the body that declares it`() throws {
    let device = showing { Alerting() }
    expect(device.console, is: ["Alerting", "actions 0", "message 0"])
    try expect(device.lines(afterTapping: "inc"), is: ["Alerting", "actions 1", "message 1"])
  }

  /// 5.3; an array made anew is another reference.
  @Test func `optionals, enums and arrays of enums are compared by what is in them`() throws {
    let device = showing { Casing() }
    expect(
      device.console,
      is: [
        "Casing", "Cased<Letter>: @self changed.", "Cased<Optional<Int>>: @self changed.",
        "Cased<Array<Letter>>: @self changed.",
      ])
    try expect(
      device.lines(afterTapping: "n"), is: ["Casing", "Cased<Array<Letter>>: @self changed."])
    try expect(
      device.lines(afterTapping: "n"),
      is: [
        "Casing", "Cased<Letter>: @self changed.", "Cased<Optional<Int>>: @self changed.",
        "Cased<Array<Letter>>: @self changed.",
      ])
  }

  /// 5.3.
  @Test func `closures are compared by what they captured, self by its bound state`() throws {
    let device = showing { Capturing() }
    expect(device.console, is: ["Capturing 0", "child plain", "child m", "child self"])
    try expect(device.lines(afterTapping: "n"), is: ["Capturing 1", "child self"])
    try expect(device.lines(afterTapping: "n"), is: ["Capturing 2", "child m", "child self"])
    try expect(device.lines(afterTapping: "m"), is: ["m 1"])
    try expect(device.lines(afterTapping: "self"), is: ["n 2"])
  }

  /// 2.2.
  @Test func `a state that holds an object that nobody observes is another when the object is`()
    throws
  {
    let device = showing { Holding() }
    expect(device.console, is: ["Holding 0 0"])
    try expect(device.lines(afterTapping: "x"), is: [])
    try expect(device.lines(afterTapping: "n"), is: ["Holding 1 1"])
    try expect(device.lines(afterTapping: "same"), is: [])
    try expect(device.lines(afterTapping: "new"), is: ["Holding 0 1"])
  }

  /// 9.2.
  @Test func `a modifier of two branches makes its content anew`() throws {
    let device = showing { Padded() }
    expect(device.console, is: ["child 0", "here 0"])
    try expect(device.lines(afterTapping: "c"), is: ["child 1"])
    try expect(device.lines(afterTapping: "t"), is: ["child 0", "here 0", "gone 1"])
  }

  /// 9.2, 9.4.
  @Test func `an id in an AnyView begins anew where the id does`() throws {
    let device = showing { Erasing() }
    expect(device.console, is: ["body 0", "child 0", "here 0"])
    try expect(device.lines(afterTapping: "c"), is: ["child 1"])
    try expect(device.lines(afterTapping: "k"), is: ["body 1"])
    try expect(device.lines(afterTapping: "k"), is: ["body 2", "child 0", "here 0", "gone 1"])
  }

}

private struct CoverOwner: View {
  @State var n = 0; @State var item: CoverItem?
  var body: some View {
    let _ = print("CoverOwner")
    Button("open") {
      n += 1; item = CoverItem(id: n)
    }
    .fullScreenCover(item: $item) { i in
      let _ = print("cover \(i.id) n \(n)")
      VStack {
        Button("inc") { n += 1 }; Button("close") { item = nil }
      }
    }
  }
}

private struct CoverItem: Identifiable { let id: Int }

private struct Unwrapping: View {
  @State var opt: String? = nil
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      if let b = Binding($opt) { Unwrapped(s: b) }; Button("set") { opt = "x" };
      Button("nil") { opt = nil }
    }
  }
}

private struct Unwrapped: View {
  @Binding var s: String
  var body: some View { let _ = print("child \(s)"); Button("edit") { s += "!" } }
}

private struct Switchboard: View {
  @State var d = ["a": false, "b": true]
  var body: some View {
    let _ = print("Switchboard")
    VStack {
      ForEach(["a", "b"], id: \.self) { k in
        Switch(title: k, on: Binding(get: { d[k] ?? false }, set: { d[k] = $0 }))
      }
    }
  }
}

private struct Switch: View {
  let title: String; @Binding var on: Bool
  var body: some View { let _ = print("\(title) \(on)"); Button(title) { on.toggle() } }
}

private struct Fielded: View {
  @State var s = Fields()
  var body: some View {
    let _ = print("Fielded");
    VStack {
      FieldX(x: $s.inner.x); FieldY(i: $s.inner); Button("o") { s.other += 1 }
    }
  }
}

private struct Fields { var inner = InnerFields(); var other = 0 }

private struct InnerFields { var x = 0; var y = 0 }

private struct FieldX: View {
  @Binding var x: Int; var body: some View { let _ = print("x \(x)"); Button("x") { x += 1 } }
}

private struct FieldY: View {
  @Binding var i: InnerFields;
  var body: some View { let _ = print("y \(i.y)"); Button("y") { i.y += 1 } }
}

private struct Arguing: View {
  @State var n = 0; @State var u = 0
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Button("n") { n += 1 }.onChange(of: n) { print("c \($0) \($1)") }
      Button("u") { u += 1 }
    }
  }
}

private struct Renaming: View {
  @State var n = 0
  var body: some View {
    let _ = print("Renaming \(n)");
    VStack {
      AlwaysEqual(name: "a\(n)"); Button("n") { n += 1 }
    }
  }
}

private struct AlwaysEqual: View, Equatable {
  let name: String; @State var k = 0
  static func == (a: Self, b: Self) -> Bool { true }
  var body: some View { let _ = print("child \(name) \(k)"); Button("k") { k += 1 } }
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

private struct Alerting: View {
  @State var n = 0; @State var show = false
  var body: some View {
    let _ = print("Alerting")
    VStack {
      Button("inc") { n += 1 }; Button("show") { show = true }
    }
    .alert("Title", isPresented: $show) {
      let _ = print("actions \(n)"); Button("ok") { print("ok \(n)") }
    } message: {
      let _ = print("message \(n)"); Text("m \(n)")
    }
  }
}

private struct Casing: View {
  @State var n = 0
  var body: some View {
    let _ = print("Casing")
    VStack {
      Cased(e: Letter.a(n / 2, "s")); Cased(e: Optional(n / 2)); Cased(e: [Letter.c]);
      Button("n") { n += 1 }
    }
  }
}

private struct Cased<T>: View {
  let e: T; var body: some View { let _ = Self._printChanges(); Text("e") }
}

private enum Letter { case a(Int, String), b([Int]), c }

private struct Capturing: View {
  @State var n = 0; let k = 5
  var body: some View {
    let _ = print("Capturing \(n)"); let m = n / 2
    VStack {
      Captured(f: { print("plain") }, t: "plain")
      Captured(f: { print("m \(m)") }, t: "m")
      Captured(f: { print("n \(n)") }, t: "self")
      Button("n") { n += 1 }
    }
  }
}

private struct Captured: View {
  let f: () -> Void; let t: String;
  var body: some View { let _ = print("child \(t)"); Button(t, action: f) }
}

private struct Holding: View {
  @State var c = Plain(); @State var n = 0
  var body: some View {
    let _ = print("Holding \(c.x) \(n)")
    VStack {
      Button("x") { c.x += 1 }; Button("n") { n += 1 }; Button("new") { c = Plain() };
      Button("same") { c = c }
    }
  }
}

private final class Plain { var x = 0 }

private struct Padded: View {
  @State var on = false
  var body: some View {
    VStack {
      Lived().padded(on); Button("t") { on.toggle() }
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

private struct Erasing: View {
  @State var k = 0
  var body: some View {
    let _ = print("body \(k)")
    VStack {
      Group { AnyView(Lived().id(k / 2)) }; Button("k") { k += 1 }
    }
  }
}

extension View {
  @ViewBuilder fileprivate func padded(_ isPadded: Bool) -> some View {
    if isPadded { self.padding() } else { self }
  }
}
