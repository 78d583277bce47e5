// Writes of several transactions, objects and publishers in one closure.
//
// Expectations were derived from the rules before the first run.

import Expectations
import Combine
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  /// 2.4, 2.5, 2.6.
  @Test func `four transactions of one closure are four updates and four changes`() throws {
    let device = showing { Alternating() }
    expect(device.console, is: ["Alternating 0 0"])
    try expect(
      device.lines(afterTapping: "go"),
      is: [
        "end 2 2", "Alternating 1 0", "Alternating 1 1", "Alternating 2 1", "Alternating 2 2",
        "a 0 1", "b 0 1", "a 1 2", "b 1 2",
      ])
  }

  /// 2.4, 4.3.
  @Test func `a binding that is written plainly and animated runs its reader twice`() throws {
    let device = showing { Lender() }
    expect(device.console, is: ["Lender", "child 0"])
    try expect(device.lines(afterTapping: "set"), is: ["child 1", "child 2"])
  }

  /// 2.5.
  @Test func `a row of a lazy stack takes what each transaction hands it`() throws {
    let device = showing { LazyRows() }
    expect(device.console, is: ["LazyRows 0", "row 0"])
    try expect(
      device.lines(afterTapping: "both"),
      is: ["LazyRows 1", "row 1", "LazyRows 2", "row 2", "heard 0 1", "heard 1 2"])
  }

  /// 7.7.
  @Test func `a key of the app in a transaction is there beside an animation`() throws {
    let device = showing { Tagged() }
    expect(device.console, is: ["Tagged 0"])
    try expect(device.lines(afterTapping: "plain"), is: ["Tagged 1", "tag none"])
    try expect(device.lines(afterTapping: "tag"), is: ["Tagged 2", "tag T"])
    try expect(device.lines(afterTapping: "nest"), is: ["Tagged 3", "tag T"])
  }

  /// 6.4.
  @Test func `objects update in the middle where an animation waits, states at the end`() throws {
    let device = showing { Immediate() }
    expect(device.console, is: ["Immediate 0 0"])
    try expect(
      device.lines(afterTapping: "go"),
      is: [
        "Immediate 0 1", "mid", "Immediate 1 1", "end", "Immediate 2 1", "Immediate 2 2",
      ])
  }

  /// 6.1, GT-055.
  @Test func `an object notifies when it sends by hand, and of an equal published value`() throws {
    let device = showing { SendingByHand() }
    expect(
      device.console, is: ["SendingByHand: @self, @identity, _m changed.", "SendingByHand 0 0"])
    try expect(device.lines(afterTapping: "x"), is: [])
    try expect(
      device.lines(afterTapping: "x"), is: ["SendingByHand: _m changed.", "SendingByHand 2 0"])
    try expect(
      device.lines(afterTapping: "p same"),
      is: [
        "SendingByHand: _m changed.", "SendingByHand 2 0",
      ])
    try expect(
      device.lines(afterTapping: "send"), is: ["SendingByHand: _m changed.", "SendingByHand 2 0"])
  }

  /// GT-133.
  @Test func `an object in an object is observed when the outer one forwards its changes`() throws {
    let device = showing { Nesting() }
    expect(device.console, is: ["Nesting 0"])
    try expect(device.lines(afterTapping: "v"), is: [])
    try expect(device.lines(afterTapping: "link"), is: [])
    try expect(device.lines(afterTapping: "v"), is: ["Nesting 2"])
    try expect(device.lines(afterTapping: "new"), is: ["Nesting 0"])
    try expect(device.lines(afterTapping: "v"), is: [])
  }

  /// GT-010.
  @Test func `a value made of two properties is delivered at each step`() throws {
    let device = showing { Summed() }
    expect(device.console, is: ["Summed 0 0 0", "sum 0"])
    try expect(
      device.lines(afterTapping: "swap"), is: ["now 0", "sum 1", "sum 0", "Summed 1 -1 0"])
  }

  /// 2.5, 8.1.
  @Test func `an onChange that writes twice makes two updates`() throws {
    let device = showing { TwiceWriting() }
    expect(device.console, is: ["TwiceWriting 0 0"])
    try expect(
      device.lines(afterTapping: "go"),
      is: [
        "TwiceWriting 1 0", "a", "TwiceWriting 1 1", "TwiceWriting 1 2", "b 0 1", "b 1 2",
      ])
  }

}

private struct LazyRows: View {
  @State private var number = 0
  var body: some View {
    let _ = print("LazyRows \(number)")
    VStack {
      ScrollView { LazyVStack { ForEach(0..<1) { _ in Row(number: number) } } }
      Button("both") {
        number += 1
        withAnimation { number += 1 }
      }
    }
  }

  struct Row: View {
    let number: Int
    var body: some View {
      let _ = print("row \(number)")
      Color.red.frame(height: 20).onChange(of: number) { print("heard \($0) \($1)") }
    }
  }
}

private struct Alternating: View {
  @State var a = 0; @State var b = 0
  var body: some View {
    let _ = print("Alternating \(a) \(b)")
    Button("go") {
      a = 1; withAnimation { b = 1 }; a = 2; withAnimation { b = 2 }; print("end \(a) \(b)")
    }
    .onChange(of: a) { print("a \($0) \($1)") }.onChange(of: b) { print("b \($0) \($1)") }
  }
}

private struct Lender: View {
  @State var v = 0; var body: some View { let _ = print("Lender"); Borrower(v: $v) }
}

private struct Borrower: View {
  @Binding var v: Int;
  var body: some View {
    let _ = print("child \(v)");
    Button("set") {
      v += 1; withAnimation { v += 1 }
    }
  }
}

private struct Tagged: View {
  @State var a = 0
  var body: some View {
    let _ = print("Tagged \(a)")
    VStack {
      Text("x\(a)").transaction { print("tag \($0.tag)") }
      Button("plain") { a += 1 }
      Button("tag") { withTransaction(\.tag, "T") { a += 1 } }
      Button("nest") { withTransaction(\.tag, "T") { withAnimation(.linear) { a += 1 } } }
    }
  }
}

private struct Immediate: View {
  @StateObject var m = ImmediateModel(); @State var s = 0
  var body: some View {
    let _ = print("Immediate \(m.a) \(s)")
    Button("go") {
      withAnimation { s += 1 }; m.a += 1; print("mid"); withAnimation { m.a += 1 }; s += 1;
      print("end")
    }
  }
}

private final class ImmediateModel: ObservableObject { @Published var a = 0 }

private struct SendingByHand: View {
  @StateObject var m = HandModel()
  var body: some View {
    let _ = Self._printChanges(); let _ = print("SendingByHand \(m.x) \(m.p)")
    VStack {
      Button("x") { m.x += 1 }; Button("p same") { m.p = m.p };
      Button("send") { m.objectWillChange.send() }
    }
  }
}

private final class HandModel: ObservableObject {
  var x = 0 { willSet { if newValue % 2 == 0 { objectWillChange.send() } } }; @Published var p = 0
}

private struct Nesting: View {
  @StateObject var p = OuterObject()
  var body: some View {
    let _ = print("Nesting \(p.child.v)")
    VStack {
      Button("v") { p.child.v += 1 }; Button("link") { p.link() };
      Button("new") { p.child = InnerObject() }
    }
  }
}

private final class InnerObject: ObservableObject { @Published var v = 0 }

private final class OuterObject: ObservableObject {
  @Published var child = InnerObject(); var bag = Set<AnyCancellable>()
  func link() {
    child.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &bag)
  }
}

private struct Summed: View {
  @StateObject var m = SumModel()
  var body: some View {
    let _ = print("Summed \(m.a) \(m.b) \(m.sum)")
    Button("swap") {
      m.a += 1; m.b -= 1; print("now \(m.sum)")
    }
    .onReceive(m.$sum) { print("sum \($0)") }
  }
}

private final class SumModel: ObservableObject {
  @Published var a = 0; @Published var b = 0; @Published var sum = 0
  init() { $a.combineLatest($b).map { $0 + $1 }.removeDuplicates().assign(to: &$sum) }
}

private struct TwiceWriting: View {
  @State var a = 0; @State var b = 0
  var body: some View {
    let _ = print("TwiceWriting \(a) \(b)")
    Button("go") { a += 1 }.onChange(of: a) {
      b += 1; withAnimation { b += 1 }; print("a")
    }.onChange(of: b) { print("b \($0) \($1)") }
  }
}

private struct TagKey: TransactionKey { static let defaultValue = "none" }

extension Transaction {
  fileprivate var tag: String {
    get { self[TagKey.self] }
    set { self[TagKey.self] = newValue }
  }
}
