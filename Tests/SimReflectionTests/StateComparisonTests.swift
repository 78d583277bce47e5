import Expectations
import Testing

@testable import SimReflection

/// Whether writing a value over another is no change: by `==`, wherever the value has one.
@Suite struct StateComparisonTests {
  private struct Large: Equatable {
    var words = (1, 2, 3, 4)
    var name = "a"
    static func == (lhs: Large, rhs: Large) -> Bool { lhs.name == rhs.name }
  }

  private enum Wide: Equatable {
    case text(String, String)
    case none
  }

  private class Base: Equatable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (lhs: Base, rhs: Base) -> Bool { lhs.name == rhs.name }
  }

  private final class Derived: Base {}

  private struct Silent { let name: String }

  @Test func `values larger than three words are compared by their own ==`() {
    var other = Large()
    other.words = (5, 6, 7, 8)
    expect(areEqualStates(Large(), other), is: true)
    other.name = "b"
    expect(areEqualStates(Large(), other), is: false)
    expect(areEqualStates(Wide.text("a", "b"), .text("a", "b")), is: true)
    expect(areEqualStates(Wide.text("a", "b"), .none), is: false)
    expect(areEqualStates([Large()], [Large(), other]), is: false)
  }

  @Test func `a missing value is equal to a missing one, and an optional to what it holds`() {
    expect(areEqualStates(Large?.none, nil), is: true)
    expect(areEqualStates(Large?.some(Large()), Large()), is: true)
    expect(areEqualStates(Large?.some(Large()), nil), is: false)
  }

  @Test func `objects are compared by the == of their class`() {
    expect(areEqualStates(Base("a"), Base("a")), is: true)
    expect(areEqualStates(Derived("a"), Derived("b")), is: false)
    expect(areEqualStates(Base("a"), Derived("a")), is: true)
  }

  @Test func `a value behind a protocol is compared itself`() {
    let (one, same, other): (Any, Any, Any) = (Large(), Large(), "a")
    expect(areEqualStates(one, same), is: true)
    expect(areEqualStates(one, other), is: false)
    let pair: (any Sendable, any Sendable) = (1, 2)
    expect(areEqualStates(pair.0, pair.1), is: false)
  }

  @Test func `numbers are compared as numbers, and values without == by what they hold`() {
    expect(areEqualStates(0.0, -0.0), is: true)
    expect(areEqualStates(Double.nan, .nan), is: false)
    expect(areEqualStates(Silent(name: "a"), Silent(name: "a")), is: true)
    expect(areEqualStates(Silent(name: "a"), Silent(name: "b")), is: false)
  }
}
