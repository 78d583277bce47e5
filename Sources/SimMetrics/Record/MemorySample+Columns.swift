// The samples of memory as columns, one for each category.

extension MemorySample: ColumnRow {
  /// The columns of samples; every sample has the same number of categories.
  public static let columns = ColumnCoding<MemorySample>(
    table: { samples in
      let categories = samples.first?.live.count ?? 0
      precondition(
        samples.allSatisfy { $0.live.count == categories },
        "Every memory sample needs one number for each category.")
      var table = ColumnTable(count: samples.count)
      table.add("time", samples.map(\.time))
      table.add("allocations", samples.map { Int64($0.allocations) })
      table.add("frees", samples.map { Int64($0.frees) })
      for category in 0..<categories {
        table.add("live\(category)", samples.map { $0.live[category] })
      }
      return table
    },
    rows: { table in
      let time = try table.times("time")
      let allocations = try table.counts("allocations")
      let frees = try table.counts("frees")
      var live: [[Int64]] = []
      while table.has("live\(live.count)") {
        live.append(try table.amounts("live\(live.count)"))
      }
      return time.indices.map { index in
        MemorySample(
          time: time[index], live: live.map { $0[index] }, allocations: allocations[index],
          frees: frees[index])
      }
    })
}
