// A part of an identity is one entry of a list: whoever writes, reads, compares or names runs goes through it.

import Expectations
import Foundation
import SimCore
import Testing

@testable import SimMetrics

@Suite struct IdentityFieldTests {
  private static let one = RunIdentity(
    scenario: "one scenario", strategy: "one strategy", workload: "one workload", items: 1,
    device: "one device", system: "one system", seed: 1, configuration: "one configuration",
    architecture: "one architecture", compiler: "one compiler", refreshInterval: 1,
    conditions: ["one condition"], version: "one version")
  private static let two = RunIdentity(
    scenario: "two scenario", strategy: "two strategy", workload: "two workload", items: 2,
    device: "two device", system: "two system", seed: 2, configuration: "two configuration",
    architecture: "two architecture", compiler: "two compiler", refreshInterval: 2,
    conditions: ["two conditions", "of them"], version: "two version")

  /// A run that is as `one` but for this part, which it has from `two`: by way of what a record holds.
  private static func changed(_ field: IdentityField) throws -> RunIdentity {
    var object = try parts(one)
    object[field.name] = try parts(two)[field.name]
    return try JSONDecoder().decode(
      RunIdentity.self, from: JSONSerialization.data(withJSONObject: object))
  }

  private static func parts(_ identity: RunIdentity) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(identity))
    return try #require(object as? [String: Any])
  }

  @Test func `every part of an identity is in the list, by the name that it has in the type`() {
    let stored = Mirror(reflecting: Self.one).children.compactMap(\.label)
    // What a reader is told first is no part of what was run.
    expect(Set(stored), is: Set(IdentityField.all.map(\.name) + ["chosen"]))
    expect(Set(IdentityField.all.map(\.name)).count, is: IdentityField.all.count)
  }

  @Test func `every part is written to a record and read from it`() throws {
    expect(Set(try Self.parts(Self.one).keys), is: Set(IdentityField.all.map(\.name)))
    var both = Self.one
    both.chosen = ["seed"]
    let read = try JSONDecoder().decode(RunIdentity.self, from: JSONEncoder().encode(both))
    expect(read, is: both)
    for field in IdentityField.all {
      let changed = try Self.changed(field)
      #expect(field.text(changed) == field.text(Self.two), "\(field.name)")
    }
  }

  @Test
  func `a run that differs in one part differs in that part only, and stands elsewhere in order`()
    throws
  {
    for field in IdentityField.all {
      let changed = try Self.changed(field)
      expect(Self.one.differences(from: changed).map(\.name), is: [field.name])
      #expect(Self.one.order.lexicographicallyPrecedes(changed.order), "\(field.name)")
    }
  }

  @Test func `every part reaches the columns of CSV files`() throws {
    for field in IdentityField.all {
      let columns = (Self.one.columns.map(\.text), try Self.changed(field).columns.map(\.text))
      #expect(columns.0 != columns.1, "\(field.name)")
    }
  }

  @Test func `every part but those of the build has a file of its own in a sweep`() throws {
    let file = SweepFiles.file(for: Self.one)
    for field in IdentityField.all {
      let other = SweepFiles.file(for: try Self.changed(field))
      #expect((other != file) == (field.filePart != .none), "\(field.name)")
      #expect(field.kind == .subject ? field.filePart != .none : true)
    }
    // Folders of sweeps that were begun before go on.
    expect(
      SweepFiles.file(for: Self.two),
      is: "two-strategy_two-workload_2_two-device_two-system_2_\(Self.hash).json")
  }

  /// Of the names in full and of each condition, as it always was.
  private static var hash: String {
    var hash = Fingerprint()
    let parts = [two.scenario, two.strategy, two.workload, two.device, two.system]
    hash.add((parts + two.conditions).joined(separator: "\u{0}"))
    return String("\(hash)".suffix(8))
  }
}
