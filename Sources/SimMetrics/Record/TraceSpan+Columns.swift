// The spans of a run as columns.
//
// Starts are nanoseconds since launch; -1 means no frame.

extension TraceSpan: ColumnRow {
  /// The columns of spans.
  public static let columns = ColumnCoding<TraceSpan>(
    table: { spans in
      var table = ColumnTable(count: spans.count)
      table.add("kind", words: spans.map(\.kind))
      table.add("start", spans.map(\.start))
      table.add("duration", spans.map(\.duration))
      table.add("frame", spans.map { Int64($0.frame ?? -1) })
      return table
    },
    rows: { table in
      let kinds = try table.words("kind", WorkKind.self)
      let starts = try table.times("start")
      let durations = try table.amounts("duration")
      let frames = try table.times("frame")
      return kinds.indices.map { index in
        TraceSpan(
          kind: kinds[index], start: starts[index], duration: durations[index],
          frame: frames[index] < 0 ? nil : Int(frames[index]))
      }
    })
}
