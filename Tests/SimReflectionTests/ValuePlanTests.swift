// Values without a view around them: what the gate asks for each kind of type.

import SimReflection
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

  @Test func `enums are compared by case and payload, Equatable ones that are not plain by ==`() {
    #expect(areEqualInputs(PlainChoice.number(1), .number(1)))
    #expect(!areEqualInputs(PlainChoice.number(1), .number(2)))
    #expect(!areEqualInputs(PlainChoice.number(1), .flag(true)))
    #expect(areEqualInputs(EquatableChoice.text("a"), .text("a")))
    #expect(!areEqualInputs(EquatableChoice.text("a"), .text("b")))
    #expect(areEqualInputs(OtherChoice.text("a"), .text("a")))
    #expect(!areEqualInputs(OtherChoice.text("a"), .text("b")))
    #expect(!areEqualInputs(OtherChoice.text("a"), .none))
    #expect(areEqualInputs(OtherChoice.none, .none))
  }

  @Test func `bytes that a small payload leaves as they were do not take part`() {
    for garbage in [UInt8(0), 0xAA, 0xFF] {
      let lhs = filled(with: garbage) { PlainChoice.flag(true) }
      #expect(areEqualInputs(lhs, .flag(true)))
      #expect(!areEqualInputs(lhs, .flag(false)))
    }
  }

  @Test func `each of many payloads is compared by its own rule`() {
    let thing = Thing()
    let cases: [Many] = [
      .text("a"), .text("b"), .pair(1, "x"), .pair(1, "y"), .thing(thing), .thing(Thing()),
      .any("a"), .any(1), .parity(Parity(number: 1, text: "")), .optional(nil),
      .optional("a"), .optional("b"), .inner(.text("a")), .inner(.none), .first, .second,
    ]
    for (left, lhs) in cases.enumerated() {
      for (right, rhs) in cases.enumerated() {
        #expect(areEqualInputs(lhs, rhs) == (left == right), "\(lhs) and \(rhs)")
      }
    }
    #expect(
      areEqualInputs(
        Many.parity(Parity(number: 1, text: "")), .parity(Parity(number: 3, text: ""))))
  }

  @Test func `functions in payloads are compared by what they captured`() {
    func make(_ number: Int) -> Action { .run { print(number) } }
    #expect(areEqualInputs(make(1), make(1)))
    #expect(!areEqualInputs(make(1), make(2)))
  }

  @Test func `indirect cases are compared by what their boxes hold`() {
    let long = Chain.link("a", .link("b", .end))
    #expect(areEqualInputs(long, long))
    #expect(areEqualInputs(long, .link("a", .link("b", .end))))
    #expect(!areEqualInputs(long, .link("a", .link("c", .end))))
    #expect(!areEqualInputs(long, .link("a", .end)))
    #expect(!areEqualInputs(long, .end))
  }

  @Test func `optionals of enums, and enums with generic payloads`() {
    #expect(areEqualInputs(OtherChoice?.some(.text("a")), .text("a")))
    #expect(!areEqualInputs(OtherChoice?.some(.text("a")), .text("b")))
    #expect(!areEqualInputs(OtherChoice?.some(.none), nil))
    #expect(areEqualInputs(OtherChoice?.none, nil))
    let left = Either<OtherChoice, Thing>.left(.text("a"))
    #expect(areEqualInputs(left, .left(.text("a"))))
    #expect(!areEqualInputs(left, .left(.none)))
    #expect(!areEqualInputs(left, .right(Thing())))
    #expect(areEqualInputs(Either<Int, [String]>.right(["a"]), .right(["a"])))
  }

  @Test func `comparing leaves the references in payloads as they were`() {
    weak var gone: Thing?
    do {
      let thing = Thing()
      gone = thing
      let value = Many.thing(thing)
      for _ in 0..<10 { #expect(areEqualInputs(value, .thing(thing))) }
      #expect(gone != nil)
    }
    #expect(gone == nil)
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

private enum Many {
  case text(String)
  case pair(Int, String)
  case thing(Thing)
  case any(Any)
  case parity(Parity)
  case optional(String?)
  case inner(OtherChoice)
  case first
  case second
}

private struct Parity: Equatable {
  var number: Int
  var text: String
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.number % 2 == rhs.number % 2 }
}

private enum Action {
  case run(() -> Void)
}

private indirect enum Chain {
  case link(String, Chain)
  case end
}

private enum Either<Left, Right> {
  case left(Left)
  case right(Right)
}

private final class Thing {}

private struct Watching {
  weak var thing: Thing?
  let label: String
}

private struct AnyHolder {
  let value: Any
}
