// Models read in modifiers, headers, conditions, arguments of modifiers and the environment.
//
// Expectations were derived from the rules before the first run.

import Expectations
import Combine
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  /// 6.6.
  @Test func `a modifier that is handed a model observes what its body reads`() throws {
    let device = showing { ModelOwner() }
    expect(device.console, is: ["ModelOwner: @self changed.", "Dimming: @self changed."])
    try expect(device.lines(afterTapping: "a"), is: ["Dimming: @dependencies changed."])
    try expect(device.lines(afterTapping: "b"), is: [])
  }

  /// GT-124.
  @Test func `a model of the environment may come and go`() throws {
    let device = showing { Offering() }
    expect(device.console, is: ["Offering", "leaf -1"])
    try expect(device.lines(afterTapping: "set"), is: ["Offering", "leaf 0"])
    try expect(device.lines(afterTapping: "a"), is: ["leaf 1"])
    try expect(device.lines(afterTapping: "nil"), is: ["Offering", "leaf -1"])
  }

  /// 6.8.
  @Test func `withObservationTracking calls onChange before the change`() throws {
    let device = showing { ByItself() }
    expect(device.console, is: ["ByItself 0"])
    try expect(device.lines(afterTapping: "both"), is: ["will change", "mid 1", "ByItself 2"])
    try expect(device.lines(afterTapping: "both"), is: ["will change", "mid 2", "ByItself 4"])
  }

  /// 6.6, 5.7 (iOS 17).
  @Test func `a header reads for the list, a row for itself`() throws {
    let device = showing { Headed() }
    expect(device.console, is: ["Headed", "header 0", "row 1 0", "row 1 0", "row 2 0", "row 2 0"])
    try expect(device.lines(afterTapping: "a"), is: ["row 1 1", "row 2 1"])
    try expect(device.lines(afterTapping: "b"), is: ["Headed", "header 1", "row 1 1", "row 2 1"])
    try expect(
      device.lines(afterTapping: "add"),
      is: [
        "Headed", "header 1", "row 1 1", "row 2 1", "row 3 1", "row 3 1",
      ])
  }

  /// 6.7, with its doubt.
  @Test func `a model that a body reads under a condition is followed as it was read last`() throws
  {
    let device = showing { Choosing() }
    expect(device.console, is: ["Choosing 0"])
    try expect(device.lines(afterTapping: "f"), is: ["Choosing 0"])
    try expect(device.lines(afterTapping: "a"), is: [])
    try expect(device.lines(afterTapping: "b"), is: ["Choosing 1"])
    try expect(device.lines(afterTapping: "f"), is: ["Choosing 1"])
    try expect(device.lines(afterTapping: "b"), is: [])
  }

  /// 6.6.
  @Test func `arguments of onChange and task read a model for the body`() throws {
    let device = showing { Asking() }
    expect(device.console, is: ["Asking", "task 0"])
    try expect(device.lines(afterTapping: "a"), is: ["Asking", "c 0 1"])
  }

  /// GT-133.
  @Test func `a published model is followed for its property and for what it holds`() throws {
    let device = showing { Doubled() }
    expect(device.console, is: ["Doubled 0"])
    try expect(device.lines(afterTapping: "a"), is: ["Doubled 1"])
    try expect(device.lines(afterTapping: "b"), is: [])
    try expect(device.lines(afterTapping: "new"), is: ["Doubled 0"])
    try expect(device.lines(afterTapping: "a"), is: ["Doubled 1"])
  }

  /// 3.7.
  @Test func `a property of the app is updated at each visit, the body runs for what it read`()
    throws
  {
    let device = showing { Limiting() }
    expect(device.console, is: ["update 0", "Composed 1", "c 0"])
    try expect(device.lines(afterTapping: "v"), is: ["update 5", "Composed 6", "c 5"])
    try expect(device.lines(afterTapping: "o"), is: ["update 5"])
    try expect(device.lines(afterTapping: "l"), is: ["update 5", "Composed 7"])
    try expect(device.lines(afterTapping: "c"), is: ["update 6", "Composed 8", "c 6"])
  }

  /// GT-018: a closure of the old body holds the old object.
  @Test func `an observed object goes when the body that replaced it has run`() throws {
    let device = showing { Renewing() }
    expect(device.console, is: ["Renewing 0", "init 0", "A 0 0", "init 100", "B 100 0"])
    try expect(
      device.lines(afterTapping: "n"),
      is: [
        "Renewing 1", "init 1", "A 1 0", "deinit 0", "B 100 0",
      ])
    try expect(device.lines(afterTapping: "vb"), is: ["B 100 1"])
    try expect(device.lines(afterTapping: "va"), is: ["A 1 1"])
  }

}

private struct ModelOwner: View {
  let m = ProbedModel()
  var body: some View {
    let _ = Self._printChanges();
    VStack {
      Text("x").modifier(Dimming(m: m)); Button("a") { m.a += 1 }; Button("b") { m.b += 1 }
    }
  }
}

private struct Dimming: ViewModifier {
  let m: ProbedModel;
  func body(content: Content) -> some View {
    let _ = Self._printChanges(); content.opacity(m.a > 0 ? 1 : 0.5)
  }
}

@Observable private final class ProbedModel {
  var a = 0; var b = 0; var list: [Int] = [1, 2]; var child: ProbedModel?; var sum: Int { a + b }
}

private struct Offering: View {
  @State var m: ProbedModel? = nil
  var body: some View {
    let _ = print("Offering");
    VStack {
      Offered().environment(m); Button("set") { m = ProbedModel() }; Button("a") { m?.a += 1 };
      Button("nil") { m = nil }
    }
  }
}

private struct Offered: View {
  @Environment(ProbedModel.self) var m: ProbedModel?;
  var body: some View { let _ = print("leaf \(m?.a ?? -1)"); Text("l") }
}

private struct ByItself: View {
  @State var m = ProbedModel()
  var body: some View {
    let _ = print("ByItself \(m.sum)")
    Button("both") {
      withObservationTracking {
        _ = m.a
      } onChange: {
        print("will change")
      }
      m.a += 1
      print("mid \(m.a)")
      m.b += 1
    }
  }
}

private struct Headed: View {
  let m = ProbedModel()
  var body: some View {
    let _ = print("Headed")
    List {
      Section {
        ForEach(m.list, id: \.self) { i in
          let _ = print("row \(i) \(m.a)"); Text("\(i) \(m.a)")
        }
      } header: {
        let _ = print("header \(m.b)"); Text("h \(m.b)")
      }
      Button("a") { m.a += 1 }; Button("b") { m.b += 1 };
      Button("add") { m.list.append(m.list.count + 1) }
    }
  }
}

private struct Choosing: View {
  @State var m = ProbedModel(); @State var f = true
  var body: some View {
    let _ = print("Choosing \(f ? m.a : m.b)")
    VStack {
      Button("f") { f.toggle() }; Button("a") { m.a += 1 }; Button("b") { m.b += 1 }
    }
  }
}

private struct Asking: View {
  let m = ProbedModel()
  var body: some View {
    let _ = print("Asking")
    Button("a") { m.a += 1 }.onChange(of: m.a) { print("c \($0) \($1)") }.task(id: m.b) {
      print("task \(m.b)")
    }
  }
}

private struct Doubled: View {
  @StateObject var o = ModelHolder()
  var body: some View {
    let _ = print("Doubled \(o.m.a)");
    VStack {
      Button("a") { o.m.a += 1 }; Button("new") { o.m = ProbedModel() }; Button("b") { o.m.b += 1 }
    }
  }
}

private final class ModelHolder: ObservableObject {
  @Published var m = ProbedModel(); var plain = 0
}

private struct Limiting: View {
  @State var l = 1;
  var body: some View {
    VStack {
      Composed().lineLimit(l); Button("l") { l += 1 }
    }
  }
}

private struct Composed: View {
  @Summing var v; @State var o = 0
  var body: some View {
    let _ = print("Composed \(v)");
    VStack {
      Button("v") { v = 5 }; Button("o") { o += 1 }; Composing(b: $v)
    }
  }
}

@propertyWrapper private struct Summing: DynamicProperty {
  @State var n = 0; @Environment(\.lineLimit) var l
  var wrappedValue: Int {
    get { n + (l ?? 0) }
    nonmutating set { n = newValue }
  }
  var projectedValue: Binding<Int> { $n }
  mutating func update() { print("update \(n)") }
}

private struct Composing: View {
  @Binding var b: Int; var body: some View { let _ = print("c \(b)"); Button("c") { b += 1 } }
}

private struct Renewing: View {
  @State var n = 0;
  var body: some View {
    let _ = print("Renewing \(n)");
    VStack {
      Observing(m: NumberedObject(n)); Owning(n + 100); Button("n") { n += 1 }
    }
  }
}

private struct Observing: View {
  @ObservedObject var m: NumberedObject;
  var body: some View { let _ = print("A \(m.n) \(m.v)"); Button("va") { m.v += 1 } }
}

private struct Owning: View {
  @StateObject var m: NumberedObject;
  init(_ n: Int) { _m = StateObject(wrappedValue: NumberedObject(n)) };
  var body: some View { let _ = print("B \(m.n) \(m.v)"); Button("vb") { m.v += 1 } }
}

private final class NumberedObject: ObservableObject {
  let n: Int; @Published var v = 0; init(_ n: Int) { self.n = n; print("init \(n)") };
  deinit { print("deinit \(n)") }
}
