// Writes of several transactions in one closure are updates of their own (mechanism.md#2.3 to #2.6).

import Combine
import Expectations
import SimDevice
import SwiftUI
import Testing

extension TransactionsSuite {
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

  /// mechanism.md#2.4, #4.9: a write through an animated binding is a transaction of its own between the plain ones.
  @Test func `plain writes around one through an animated binding are three updates`() throws {
    let device = showing { ThreeKinds() }
    try expect(
      device.lines(afterTapping: "go"), is: ["body 1 false", "body 1 true", "body 2 true"])
  }

  /// mechanism.md#2.5, #2.6, #7.2: what a change writes is taken transaction by transaction, before its own changes are told.
  @Test func `an onChange that writes plainly and animated gives two updates and two changes`()
    throws
  {
    let device = showing { ChainedChanges() }
    try expect(
      device.lines(afterTapping: "go"),
      is: [
        "body 1 0", "a", "body 1 1", "body 1 2", "b 0 1", "b 1 2",
      ])
  }

  /// mechanism.md#6.1, #6.4, #2.4: what is written under another transaction brings what waits up to date at once.
  @Test func `objects and states of one closure are one update as long as the transaction is one`()
    throws
  {
    let device = showing { Mixed() }
    try expect(
      device.lines(afterTapping: "go"),
      is: [
        "first", "body 1 0 0 1", "second", "body 1 1 0 2", "end", "body 1 1 1 2",
      ])
  }

  /// mechanism.md#7.7: with the SDK of iOS 17 the keys are added to those around; before, they are all there is.
  @Test func `withTransaction and withAnimation count alone before iOS 17`() throws {
    let old = ["continuous true, animated false", "continuous false, animated true"]
    let new = ["continuous true, animated true", "continuous true, animated true"]
    for (system, log) in [(.iOS16, old), (.iOS17, new)] as Logs {
      let device = showing(on: system) { Nesting() }
      try expect(
        device.lines(afterTapping: "transaction") + device.lines(afterTapping: "animation"), is: log
      )
    }
  }

  @Test func `what comes with one transaction appears although it goes with the next`() throws {
    let device = showing { Flashing() }
    try expect(device.lines(afterTapping: "flash"), is: ["true", "false", "appears", "disappears"])
  }

  @Test func `a task of what comes with one transaction begins, cancelled by the next`() throws {
    let device = showing { Beginning() }
    try expect(device.lines(afterTapping: "flash"), is: ["appears", "task, cancelled true"])
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

private struct TagKey: TransactionKey { static let defaultValue = "none" }

extension Transaction {
  fileprivate var tag: String {
    get { self[TagKey.self] }
    set { self[TagKey.self] = newValue }
  }
}

private struct ThreeKinds: View {
  @State private var a = 0
  @State private var isOn = false
  var body: some View {
    let _ = print("body \(a) \(isOn)")
    Button("go") {
      a += 1
      $isOn.animation().wrappedValue = true
      a += 1
    }
  }
}

private struct ChainedChanges: View {
  @State private var a = 0
  @State private var b = 0
  var body: some View {
    let _ = print("body \(a) \(b)")
    Button("go") { a += 1 }
      .onChange(of: a) {
        print("a")
        b += 1
        withAnimation { b += 1 }
      }
      .onChange(of: b) { print("b \($0) \($1)") }
  }
}

private final class Numbers: ObservableObject {
  @Published var a = 0
  @Published var b = 0
  @Published var c = 0
}

private struct Mixed: View {
  @StateObject private var numbers = Numbers()
  @State private var n = 0
  var body: some View {
    let _ = print("body \(numbers.a) \(numbers.b) \(numbers.c) \(n)")
    Button("go") {
      n = 1
      numbers.a = 1
      print("first")
      withAnimation {
        numbers.b = 1
        n = 2
      }
      print("second")
      numbers.c = 1
      print("end")
    }
  }
}

private typealias Logs = [(SimulatedSystem, [String])]

private struct Nesting: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Color.red.opacity(isOn ? 0.5 : 1)
        .transaction {
          print("continuous \($0.isContinuous), animated \($0.animation != nil)")
        }
      Button("transaction") {
        withAnimation { withTransaction(continuous) { isOn.toggle() } }
      }
      Button("animation") {
        withTransaction(continuous) { withAnimation { isOn.toggle() } }
      }
    }
  }
  private var continuous: Transaction {
    var transaction = Transaction()
    transaction.isContinuous = true
    return transaction
  }
}

private struct Flashing: View {
  @State private var isShown = false
  var body: some View {
    let _ = print(isShown)
    VStack {
      if isShown {
        Text("x").onAppear { print("appears") }.onDisappear { print("disappears") }
      }
      Button("flash") {
        isShown = true
        withAnimation { isShown = false }
      }
    }
  }
}

private struct Beginning: View {
  @State private var isShown = false
  var body: some View {
    VStack {
      if isShown {
        Text("x").task { print("task, cancelled \(Task.isCancelled)") }
          .onAppear { print("appears") }
      }
      Button("flash") {
        isShown = true
        withAnimation { isShown = false }
      }
    }
  }
}
