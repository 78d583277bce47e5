// The spans of a run as columns.
//
// Starts are nanoseconds since launch; -1 means no frame. Kinds are indices into a list of words
// next to them in the file, so the file does not depend on the order of the cases. Up to layout 3
// starts and frames were differences.

extension ColumnTable {
  init(spans: [TraceSpan]) {
    self.init(count: spans.count)
    words = WorkKind.allCases.map(\.rawValue)
    let kinds = WorkKind.allCases
    add("kind", spans.map { span in Int64(kinds.firstIndex(of: span.kind) ?? 0) })
    add("start", spans.map(\.start))
    add("duration", spans.map(\.duration))
    add("frame", spans.map { Int64($0.frame ?? -1) })
  }

  /// Returns the spans in the table.
  ///
  /// - Throws: `DecodingError` if a column is missing or damaged, or a kind is unknown.
  func spans() throws -> [TraceSpan] {
    let kinds = try (words ?? []).map { word in
      guard let kind = WorkKind(rawValue: word) else { throw Self.damage("unknown work “\(word)”") }
      return kind
    }
    let places = try numbers("kind")
    let starts = try sums("start")
    let durations = try amounts("duration")
    let frames = try sums("frame")
    return try places.indices.map { index in
      guard let place = Int(exactly: places[index]), kinds.indices.contains(place) else {
        throw Self.damage("no word for kind \(places[index])")
      }
      return TraceSpan(
        kind: kinds[place], start: starts[index], duration: durations[index],
        frame: frames[index] < 0 ? nil : Int(frames[index]))
    }
  }

  private static func damage(_ description: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: description))
  }
}
