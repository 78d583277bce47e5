// What systems before those of 2023 and 2024 did otherwise, each beside what came after it.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  /// mechanism.md#4.5: with the SDK of iOS 17 closures are compared; before, a binding made anew is another one.
  @Test func `a binding of closures that is made anew is another input before iOS 17`() throws {
    for (system, log) in [(.iOS16, ["Maker", "Taker"]), (.iOS17, ["Maker"])] as Logs {
      let device = showing(on: system) { ClosureMaker() }
      try expect(device.lines(afterTapping: "again"), is: log)
    }
  }

  /// The same binding is one input on every system, whoever hands it on.
  @Test func `a binding of closures that is kept is one input`() throws {
    for system in [SimulatedSystem.iOS16, .iOS17] {
      let device = showing(on: system) { ClosureKeeper() }
      try expect(device.lines(afterTapping: "again"), is: ["Keeper"])
    }
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

  /// The publisher that every object has by itself is subscribed to once.
  @Test func `an object without a publisher of its own is subscribed to once`() throws {
    for system in [SimulatedSystem.iOS17, .iOS18] {
      let device = showing(on: system) { PublishedCount() }
      try expect(device.lines(afterTapping: "count"), is: ["body 1"])
      try expect(device.lines(afterTapping: "count"), is: ["body 2"])
    }
  }
}

private typealias Logs = [(SimulatedSystem, [String])]

private struct Taker: View {
  @Binding var isOn: Bool
  var body: some View {
    let _ = print("Taker")
    Text(isOn ? "on" : "off")
  }
}

private struct ClosureMaker: View {
  @State private var taps = 0
  var body: some View {
    let _ = print("Maker")
    let _ = taps
    VStack {
      Taker(isOn: Binding(get: { true }, set: { _ in }))
      Button("again") { taps += 1 }
    }
  }
}

private struct ClosureKeeper: View {
  @State private var taps = 0
  @State private var kept = Binding(get: { true }, set: { _ in })
  var body: some View {
    let _ = print("Keeper")
    let _ = taps
    VStack {
      Taker(isOn: kept)
      Button("again") { taps += 1 }
    }
  }
}

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

private final class Plain: ObservableObject {
  @Published var count = 0
}

private struct PublishedCount: View {
  @StateObject private var object = Plain()
  var body: some View {
    let _ = print("body \(object.count)")
    Button("count") { object.count += 1 }
  }
}
