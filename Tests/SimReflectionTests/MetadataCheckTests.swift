// What comparing rests on holds for the toolchain that runs these tests.

import Expectations
import Testing

@testable import SimReflection

@Suite struct MetadataCheckTests {
  private struct Pair: Equatable {
    var number: Int32
    var text = "a text that does not fit into a small string"
  }
  private enum Choice {
    case pair(Pair, Bool)
    indirect case more(Choice)
  }
  private final class Object {}
  private struct Holder {
    var any: Any
    var choice: Choice
    var object: Object
  }

  @Test func `metadata answers as this program reads it`() {
    expect(MetadataCheck.wrongLayouts, is: [])
  }

  /// Whether what is made of equal numbers is equal, and what is made of others is not.
  private func tellsApart<T>(_ make: (Int32) -> T) -> Bool {
    areEqualInputs(make(1), make(1)) && !areEqualInputs(make(1), make(2))
  }

  @Test func `values of every form are compared by what they hold`() {
    let object = Object()
    func closure(_ number: Int32) -> () -> Int32 {
      let kept = Pair(number: number)
      return { kept.number }
    }
    #expect(tellsApart { Pair(number: $0) })
    #expect(tellsApart { Choice.pair(Pair(number: $0), true) })
    #expect(tellsApart { Choice.more(.pair(Pair(number: $0), true)) })
    #expect(
      tellsApart {
        Holder(
          any: Pair(number: $0), choice: .more(.pair(Pair(number: $0), true)), object: object)
      })
    #expect(tellsApart { closure($0) })
  }
}
