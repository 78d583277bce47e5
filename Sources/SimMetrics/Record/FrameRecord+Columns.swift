// All frames of a run as columns.
//
// Times are nanoseconds since launch. Up to layout 3 begin times were differences from frame to frame, and the other times
// were counted from the frame's own begin.

extension ColumnTable {
  init(frames: [FrameRecord]) {
    self.init(count: frames.count)
    for field in FrameField.all { add(field.name, frames.map(field.value)) }
  }

  /// Returns the frames in the table.
  ///
  /// - Throws: `DecodingError` if a column is missing or damaged.
  func frames() throws -> [FrameRecord] {
    let begin = try sums("begin")
    let deadline = try numbers("deadline", countedFrom: begin)
    let committed = try numbers("committed", countedFrom: begin)
    let rendered = try numbers("rendered", countedFrom: begin)
    let presented = try numbers("presented", countedFrom: begin)
    let interval = try amounts("interval")
    let hitch = try amounts("hitch")
    let cause = try amounts("cause")
    let tracked = try amounts("tracked")
    let bodies = try counts("bodies")
    let allocations = try counts("allocations")
    let frees = try counts("frees")
    return begin.indices.map { index in
      FrameRecord(
        begin: begin[index], deadline: deadline[index], committed: committed[index],
        rendered: rendered[index], presented: presented[index],
        interval: interval[index], hitch: hitch[index],
        cause: HitchCause(rawValue: Int(cause[index])), tracked: tracked[index] != 0,
        bodies: bodies[index], allocations: allocations[index], frees: frees[index])
    }
  }
}
