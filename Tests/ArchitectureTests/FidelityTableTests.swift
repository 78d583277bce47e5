// The tables behind the fidelity report agree with each other and with the names of the tests.
//
// `scripts/fidelity` joins tests and cases by the id at the beginning of a test's name. An id that
// is misspelt would be missed there, so it is caught here, without running the cases.

import Expectations
import Foundation
import Testing

@Suite struct FidelityTableTests {
  /// The rows of one table of `Reports/fidelity`, without its heading.
  private func rows(of table: String) throws -> [[String]] {
    let path = SourceTree.root.appending(path: "Reports/fidelity/\(table).tsv")
    return try String(contentsOf: path, encoding: .utf8)
      .split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// The ids that the names of the tests in a text begin with, in their order.
  private func cases(in text: String) -> [String] {
    text.components(separatedBy: "func `GT-").dropFirst().map {
      "GT-" + $0.prefix(while: \.isNumber)
    }
  }

  @Test func `every case that a test names is in the table of cases`() throws {
    let known = try rows(of: "cases").map { $0[0] }
    let tested = try SourceTree.swiftFiles(in: ["Tests/FidelityTests"]).flatMap { file in
      cases(in: file.text).map { (id: $0, path: file.path) }
    }
    #expect(tested.count > 100)
    expect(tested.filter { !known.contains($0.id) }.map { "\($0.path): \($0.id)" }, is: [])
  }

  @Test func `the id is read from the name alone`() {
    expect(cases(in: "// GT-001\nfunc `GT-018a goes`() {}\nfunc `see GT-002`() {}"), is: ["GT-018"])
  }

  @Test func `each case has one row, and its kind is E, P or D`() throws {
    let table = try rows(of: "cases")
    expect(Set(table.map { $0[0] }).count, is: table.count)
    expect(table.filter { $0.count != 5 || !["E", "P", "D"].contains($0[2]) }, is: [])
  }

  @Test func `each deviation is of a case, and has a reason`() throws {
    let known = try rows(of: "cases").map { $0[0] }
    let table = try rows(of: "deviations")
    expect(Set(table.map { $0[0] }).count, is: table.count)
    expect(table.filter { $0.count != 3 || !known.contains($0[0]) || $0[2].isEmpty }, is: [])
  }

  @Test func `each contradiction names the chosen side, or that it is open`() throws {
    let table = try rows(of: "contradictions")
    expect(table.prefix(17).map { $0[0] }, is: (1...17).map { "C\($0)" })
    // Behind those between sources: where a log or the compiler contradicts the mechanism's description.
    expect(table.dropFirst(17).filter { !$0[0].hasPrefix("M") }, is: [])
    expect(Set(table.map { $0[0] }).count, is: table.count)
    expect(table.filter { $0.count != 4 || $0[2].isEmpty }, is: [])
  }
}
