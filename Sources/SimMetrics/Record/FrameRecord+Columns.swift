// All frames of a run as columns.
//
// Begin times are differences from frame to frame, the other times are relative to the frame's own
// begin: so most of the numbers are short, and many repeat.

extension PackedColumns {
  /// Packs frames.
  init(frames: [FrameRecord]) {
    self.init(count: frames.count)
    add("begin", PackedColumn.differences(frames.map(\.begin)))
    add("deadline", frames.map { $0.deadline &- $0.begin })
    add("committed", frames.map { $0.committed &- $0.begin })
    add("rendered", frames.map { $0.rendered &- $0.begin })
    add("presented", frames.map { $0.presented &- $0.begin })
    add("interval", frames.map(\.interval))
    add("hitch", frames.map(\.hitch))
    add("cause", frames.map { Int64($0.cause.rawValue) })
    add("tracked", frames.map { $0.tracked ? 1 : 0 })
    add("bodies", frames.map { Int64($0.bodies) })
    add("allocations", frames.map { Int64($0.allocations) })
    add("frees", frames.map { Int64($0.frees) })
  }

  /// The frames that were packed.
  ///
  /// - Throws: `DecodingError` when a column is missing or damaged.
  func frames() throws -> [FrameRecord] {
    let begin = PackedColumn.sums(try numbers("begin"))
    let deadline = try numbers("deadline")
    let committed = try numbers("committed")
    let rendered = try numbers("rendered")
    let presented = try numbers("presented")
    let interval = try numbers("interval")
    let hitch = try numbers("hitch")
    let cause = try numbers("cause")
    let tracked = try numbers("tracked")
    let bodies = try numbers("bodies")
    let allocations = try numbers("allocations")
    let frees = try numbers("frees")
    return begin.indices.map { index in
      let start = begin[index]
      return FrameRecord(
        begin: start, deadline: start &+ deadline[index], committed: start &+ committed[index],
        rendered: start &+ rendered[index], presented: start &+ presented[index],
        interval: interval[index], hitch: hitch[index],
        cause: HitchCause(rawValue: Int(cause[index])), tracked: tracked[index] != 0,
        bodies: Int(bodies[index]), allocations: Int(allocations[index]),
        frees: Int(frees[index]))
    }
  }
}
