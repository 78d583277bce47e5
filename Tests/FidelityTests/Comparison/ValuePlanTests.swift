// Values without a view around them: what the gate asks for each kind of type.

import SimViews
import SwiftUI
import Testing

@Suite struct ValuePlans {
  @Test func `padding of plain old data does not take part`() {
    for garbage in [UInt8(0), 0xAA, 0xFF] {
      let lhs = filled(with: garbage) { Padded(flag: true, number: 1, small: 2) }
      #expect(areEqualInputs(lhs, Padded(flag: true, number: 1, small: 2)))
      #expect(!areEqualInputs(lhs, Padded(flag: true, number: 1, small: 3)))
    }
  }

  @Test func `an empty optional is empty, whatever its bytes are`() {
    #expect(areEqualInputs(Optional<Padded>.none, .none))
    #expect(!areEqualInputs(Optional(Padded(flag: true, number: 1, small: 2)), .none))
    #expect(areEqualInputs(Optional<Int??>.some(.some(1)), .some(.some(1))))
    #expect(!areEqualInputs(Optional<Int??>.some(.none), .none))
    #expect(areEqualInputs(Optional<(String, Int)>.some(("a", 1)), ("a", 1)))
    #expect(!areEqualInputs(Optional<(String, Int)>.some(("a", 1)), ("a", 2)))
    #expect(!areEqualInputs(Optional<(String, Int)>.some(("a", 1)), nil))
  }

  @Test func `enums of plain old data by bytes, Equatable ones by ==, others are different`() {
    #expect(areEqualInputs(PlainChoice.number(1), .number(1)))
    #expect(!areEqualInputs(PlainChoice.number(1), .number(2)))
    #expect(!areEqualInputs(PlainChoice.number(1), .flag(true)))
    #expect(areEqualInputs(EquatableChoice.text("a"), .text("a")))
    #expect(!areEqualInputs(EquatableChoice.text("a"), .text("b")))
    #expect(!areEqualInputs(OtherChoice.text("a"), .text("a")))
  }

  @Test func `a weak property is compared by reference, its object gone or not`() {
    var first: Thing? = Thing()
    let second = Thing()
    let lhs = Watching(thing: first, label: "a")
    let rhs = Watching(thing: first, label: "a")
    #expect(areEqualInputs(lhs, rhs))
    #expect(!areEqualInputs(lhs, Watching(thing: second, label: "a")))
    first = nil
    #expect(areEqualInputs(lhs, rhs))
  }

  @Test func `existentials are compared by type and value`() {
    let long: [any Sendable] = [1, "one", (1, 2, 3, 4)]
    for value in long { #expect(areEqualInputs(AnyHolder(value: value), AnyHolder(value: value))) }
    #expect(!areEqualInputs(AnyHolder(value: 1), AnyHolder(value: 2)))
    #expect(!areEqualInputs(AnyHolder(value: 1), AnyHolder(value: UInt(1))))
    #expect(areEqualInputs(AnyHolder(value: "a"), AnyHolder(value: "a")))
    let thing = Thing()
    #expect(areEqualInputs(thing as AnyObject, thing as AnyObject))
    #expect(!areEqualInputs(thing as AnyObject, Thing() as AnyObject))
  }
}

/// A value made in memory whose bytes were set before.
private func filled<T>(with byte: UInt8, _ make: () -> T) -> T {
  withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { memory in
    UnsafeMutableRawBufferPointer(memory).initializeMemory(as: UInt8.self, repeating: byte)
    memory.initializeElement(at: 0, to: make())
    return memory[0]
  }
}

private struct Padded {
  var flag: Bool
  var number: Int
  var small: UInt16
}

private enum PlainChoice {
  case number(Int)
  case flag(Bool)
}

private enum EquatableChoice: Equatable {
  case text(String)
  case none
}

private enum OtherChoice {
  case text(String)
  case none
}

private final class Thing {}

private struct Watching {
  weak var thing: Thing?
  let label: String
}

private struct AnyHolder {
  let value: Any
}
