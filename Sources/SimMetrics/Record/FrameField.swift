// The catalogue of the numbers of a frame: records and CSV files take their columns from it.

/// One number of a frame.
package struct FrameField: Sendable {
  /// The name, as records have it.
  package let name: String
  /// The name of the CSV column, with the unit.
  package let column: String
  package let value: @Sendable (FrameRecord) -> Int64

  private init(
    _ name: String, inNanoseconds: Bool = false,
    _ value: @escaping @Sendable (FrameRecord) -> Int64
  ) {
    self.name = name
    column = inNanoseconds ? "\(name)_ns" : name
    self.value = value
  }

  /// Every number, in the order in which files have them.
  package static let all: [FrameField] = [
    FrameField("begin", inNanoseconds: true) { $0.begin },
    FrameField("deadline", inNanoseconds: true) { $0.deadline },
    FrameField("committed", inNanoseconds: true) { $0.committed },
    FrameField("rendered", inNanoseconds: true) { $0.rendered },
    FrameField("presented", inNanoseconds: true) { $0.presented },
    FrameField("interval", inNanoseconds: true) { $0.interval },
    FrameField("hitch", inNanoseconds: true) { $0.hitch },
    FrameField("cause") { Int64($0.cause.rawValue) },
    FrameField("tracked") { $0.tracked ? 1 : 0 },
    FrameField("bodies") { Int64($0.bodies) },
    FrameField("allocations") { Int64($0.allocations) },
    FrameField("frees") { Int64($0.frees) },
  ]
}
