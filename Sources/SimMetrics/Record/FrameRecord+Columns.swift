// All frames of a run as columns.
//
// Times are nanoseconds since launch.

extension FrameRecord: ColumnRow {
  /// A column for each number of a frame.
  public static let columns = ColumnCoding<FrameRecord>(
    table: { frames in
      var table = ColumnTable(count: frames.count)
      for field in FrameField.all { table.add(field.name, frames.map(field.value)) }
      return table
    }, rows: frames)

  @Sendable private static func frames(_ table: ColumnTable) throws -> [FrameRecord] {
    let begin = try table.times("begin")
    let deadline = try table.times("deadline")
    let committed = try table.times("committed")
    let rendered = try table.times("rendered")
    let presented = try table.times("presented")
    let interval = try table.amounts("interval")
    let hitch = try table.amounts("hitch")
    let cause = try table.amounts("cause")
    let tracked = try table.amounts("tracked")
    let bodies = try table.counts("bodies")
    let allocations = try table.counts("allocations")
    let frees = try table.counts("frees")
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
