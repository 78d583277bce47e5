// A memory record in JSON: its samples as columns, one for each category.
//
// Up to layout 3 times and live bytes were differences from sample to sample.

extension MemoryRecord {
  private enum CodingKeys: String, CodingKey {
    case categories, samples, peak, peakTime, final, limit, warning, process, views, objects, rows
  }

  /// Reads a memory record.
  ///
  /// - Throws: `DecodingError` if a field or a column is missing or damaged.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let categories = try container.decode([String].self, forKey: .categories)
    let packed = try container.decode(ColumnTable.self, forKey: .samples)
    self.init(
      categories: categories, samples: try packed.samples(categories: categories.count),
      peak: try container.decodeAmount(forKey: .peak),
      peakTime: try container.decodeAmount(forKey: .peakTime),
      final: try container.decodeAmount(forKey: .final),
      limit: try container.decodeAmount(forKey: .limit),
      warning: try container.decodeAmount(forKey: .warning),
      process: try container.decodeAmount(forKey: .process),
      views: try container.decode([ViewMemory].self, forKey: .views),
      objects: try container.decode([ObjectMemory].self, forKey: .objects),
      rows: try container.decode(Int.self, forKey: .rows))
  }

  /// Writes the record with its samples as columns.
  ///
  /// - Precondition: Every sample has one number for each category.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(categories, forKey: .categories)
    try container.encode(
      ColumnTable(samples: samples, categories: categories.count), forKey: .samples)
    try container.encode(peak, forKey: .peak)
    try container.encode(peakTime, forKey: .peakTime)
    try container.encode(final, forKey: .final)
    try container.encode(limit, forKey: .limit)
    try container.encode(warning, forKey: .warning)
    try container.encode(process, forKey: .process)
    try container.encode(views, forKey: .views)
    try container.encode(objects, forKey: .objects)
    try container.encode(rows, forKey: .rows)
  }
}

extension ColumnTable {
  fileprivate init(samples: [MemorySample], categories: Int) {
    precondition(
      samples.allSatisfy { $0.live.count == categories },
      "Every memory sample needs one number for each category.")
    self.init(count: samples.count)
    add("time", samples.map(\.time))
    add("allocations", samples.map { Int64($0.allocations) })
    add("frees", samples.map { Int64($0.frees) })
    for category in 0..<categories {
      add("live\(category)", samples.map { $0.live[category] })
    }
  }

  fileprivate func samples(categories: Int) throws -> [MemorySample] {
    let time = try sums("time")
    let allocations = try counts("allocations")
    let frees = try counts("frees")
    let live = try (0..<categories).map { try checkedAmounts(try sums("live\($0)"), "live\($0)") }
    return time.indices.map { index in
      MemorySample(
        time: time[index], live: live.map { $0[index] }, allocations: allocations[index],
        frees: frees[index])
    }
  }
}
