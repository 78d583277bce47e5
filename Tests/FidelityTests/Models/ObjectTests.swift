// ObservableObject: who runs when an object announces a change.

import Combine
import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension ModelsSuite {
  @Test func `a view that only holds an object does not depend on it`() throws {
    let device = showing { Shop() }
    _ = try device.lines(afterTapping: "buy")
    expect(device.count(.bodyEvaluations, of: "Holder"), is: 1)
  }

  /// GT-030, GT-126 and contradiction C16.
  @Test func `a published property notifies of an equal value, a state does not`() throws {
    let device = showing { Equal() }
    expect(device.console, is: ["body 0 0"])
    try expect(device.lines(afterTapping: "published"), is: ["body 0 0"])
    try expect(device.lines(afterTapping: "unread"), is: ["body 0 0"])
    try expect(device.lines(afterTapping: "state"), is: [])
  }

  /// mechanism.md#6.1: another object is another input, and the one of before is followed no more.
  @Test func `objects that change places are followed in their new places`() throws {
    let device = showing { Rows() }
    expect(device.console, is: ["rows", "row a 0", "row b 0"])
    try expect(device.lines(afterTapping: "a 0"), is: ["row a 1"])
    try expect(device.lines(afterTapping: "turn"), is: ["rows", "row a 0", "row b 1"])
    try expect(device.lines(afterTapping: "a 0"), is: ["row a 1"])
    try expect(device.lines(afterTapping: "b 1"), is: ["row b 2"])
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

  /// mechanism.md#6.3: up to the SDK of iOS 17 a publisher of the app's own is subscribed to at each visit.
  @Test func `an object's own publisher is read at each body before iOS 18`() throws {
    for (system, log) in [(.iOS17, ["asked", "body 1"]), (.iOS18, ["body 1"])] as Logs {
      let device = showing(on: system) { OwnPublisher() }
      expect(device.console, is: ["asked", "body 0"])
      try expect(device.lines(afterTapping: "count"), is: log)
      // It is heard all the same, and once.
      try expect(device.lines(afterTapping: "count"), is: log.dropLast() + ["body 2"])
    }
  }
}

private final class Stock: ObservableObject {
  @Published var count = 0
  @Published var note = ""
  init(_ message: String? = "Stock.init") { if let message { print(message) } }
}

private struct Shop: View {
  @StateObject private var stock = Stock()
  var body: some View {
    let _ = print("Shop \(stock.count)")
    VStack {
      Observer(stock: stock)
      Holder(stock: stock)
      Button("buy") { stock.count += 1 }
      Button("note") { stock.note += "." }
    }
  }
}

private struct Observer: View {
  @ObservedObject var stock: Stock
  var body: some View {
    let _ = print("Observer \(stock.count)")
    Text("\(stock.count)")
  }
}

private struct Holder: View {
  let stock: Stock
  var body: some View {
    let _ = print("Holder")
    Text("\(stock.count)")
  }
}

private final class Counter: ObservableObject {
  @Published var value = 0
  @Published var unread = 0
}

private struct Equal: View {
  @StateObject private var counter = Counter()
  @State private var state = 0
  var body: some View {
    let _ = print("body \(counter.value) \(state)")
    Button("published") { counter.value = counter.value }
    Button("unread") { counter.unread += 1 }
    Button("state") { state = state }
  }
}

private struct Row: View {
  @ObservedObject var counter: Counter
  let name: String
  var body: some View {
    let _ = print("row \(name) \(counter.value)")
    Button("\(name) \(counter.value)") { counter.value += 1 }
  }
}

private struct Rows: View {
  @State private var counters = [Counter(), Counter()]
  @State private var isTurned = false
  var body: some View {
    let _ = print("rows")
    VStack {
      Row(counter: counters[isTurned ? 1 : 0], name: "a")
      Row(counter: counters[isTurned ? 0 : 1], name: "b")
      Button("turn") { isTurned.toggle() }
    }
  }
}

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

private typealias Logs = [(SimulatedSystem, [String])]

private final class Announcing: ObservableObject {
  private let subject = PassthroughSubject<Void, Never>()
  private(set) var count = 0
  var objectWillChange: AnyPublisher<Void, Never> {
    print("asked")
    return subject.eraseToAnyPublisher()
  }
  func increase() {
    subject.send()
    count += 1
  }
}

private struct OwnPublisher: View {
  @StateObject private var object = Announcing()
  var body: some View {
    let _ = print("body \(object.count)")
    Button("count") { object.increase() }
  }
}
