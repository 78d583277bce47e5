// What the compiler writes down of conformances is read without a promise that its layout stays: the reading is asked a question
// with a known answer before it is believed.

import Expectations
import Testing

@testable import SimReflection

private protocol Wanted {}
private struct First: Wanted {}
private enum Second: Wanted {}
private final class Third: Wanted {}
private struct Generic<Value>: Wanted {}
private struct Other {}

@Suite struct ConformingTypesTests {
  @Test func `types of each kind that conform are found, but for generic ones and others`() {
    // Used, so that none is left out of the program.
    let used: [any Wanted] = [First(), Second.self as Any as? any Wanted, Third(), Generic<Int>()]
      .compactMap(\.self)
    expect(used.count, is: 3)
    expect(
      ConformingTypes.all(of: (any Wanted).self).map { "\($0)" }.sorted(),
      is: ["First", "Second", "Third"])
  }

  @Test func `the requested known types are found first`() {
    #expect(ConformingTypes.findsKnownTypes)
  }
}
