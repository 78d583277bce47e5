// Combines the runs of several seeds, which differ only in random inputs, into one row.

extension RunSummary {
  /// Returns the row of runs that differ only in the seed: the median of each metric, and its
  /// range.
  ///
  /// If one of them failed, the row is that run's row; otherwise, if one was cut, the row is that
  /// of the cut run.
  ///
  /// - Precondition: There is at least one run.
  static func merging(_ rows: [RunSummary]) -> RunSummary {
    precondition(!rows.isEmpty, "A row stands for at least one run.")
    if let failed = rows.first(where: \.outcome.isFailure) { return failed }
    var merged = rows[0]
    guard rows.count > 1 else { return merged }
    if let cut = rows.first(where: { $0.outcome != .completed }) { merged.outcome = cut.outcome }
    merged.seeds = rows.map(\.identity.seed)
    for metric in Metric.all {
      let values = rows.compactMap { $0[metric] }.sorted()
      guard values.count == rows.count, let least = values.first, let greatest = values.last else {
        merged.values[metric.id] = nil
        continue
      }
      merged.values[metric.id] = values[(values.count - 1) / 2]
      merged.reach[metric.id] = least...greatest
    }
    // The draws are merged draw by draw and seed by seed, so that rows of the same seeds can be
    // compared.
    var draws = merged.draws
    for metric in Metric.all where draws[metric.id] != nil {
      draws[metric.id] = rows.flatMap { $0.drawn(metric) ?? [] }
    }
    merged.draws = draws
    return merged
  }

  /// Returns the rows of some runs; runs that differ only in the seed are one row.
  static func rows(of records: [RunRecord]) -> [RunSummary] {
    var order: [RunIdentity] = []
    var rows: [RunIdentity: [RunSummary]] = [:]
    for record in records {
      let key = record.identity.withoutSeed
      if rows[key] == nil { order.append(key) }
      rows[key, default: []].append(RunSummary(record))
    }
    return order.flatMap { key in
      let rows = rows[key] ?? []
      // Two runs of one seed remain two rows.
      let isOneASeed = Set(rows.map(\.identity.seed)).count == rows.count
      return isOneASeed ? [merging(rows)] : rows
    }
  }
}

extension RunIdentity {
  /// The identity without the seed.
  var withoutSeed: RunIdentity {
    var key = self
    key.seed = 0
    key.chosen.removeAll { $0 == "seed" }
    return key
  }
}
