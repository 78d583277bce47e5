// Live bytes by category over time, reduced to the resolution of a picture.
//
// Categories keep the order of the record, in every run. From the seventh on they are combined as
// "other", which is always the last; a category of that name is included. If only one of them is
// not empty, it keeps its own name. With more than one sample per point, a column keeps the sample
// with the most bytes: no peak is averaged away.

import SimMetrics

/// Samples as stacks of at most seven parts.
struct StackedMemory: Equatable {
  /// The names of the parts, from the bottom of the stack.
  let names: [String]
  /// The samples that are drawn, in order of time.
  let samples: [MemorySample]
  /// The categories of each part.
  private let members: [[Int]]

  /// The greatest number of parts, including "other".
  static let mostParts = 7

  /// Combines categories and reduces the number of samples.
  init(_ memory: MemoryRecord, window: TimeWindow) {
    let groups = Self.groups(memory.categories) { category in
      memory.samples.contains { $0.live[category] > 0 }
    }
    names = groups.map(\.name)
    members = groups.map(\.members)
    samples = Self.thinned(memory.samples, window: window).map { sample in
      var folded = sample
      folded.live = Self.folded(sample.live, groups.map(\.members))
      return folded
    }
  }

  /// Returns bytes by category as bytes by part; categories that a list does not reach are empty.
  func folded(_ live: [Int64]) -> [Int64] { Self.folded(live, members) }

  private static func folded(_ live: [Int64], _ members: [[Int]]) -> [Int64] {
    members.map { part in part.reduce(0) { $0 + (live.indices.contains($1) ? live[$1] : 0) } }
  }

  /// Returns the sums from the bottom of the stack up to each part, for one sample; the first is
  /// zero.
  func sums(_ sample: MemorySample) -> [Int64] {
    sample.live.reduce(into: [0]) { sums, part in sums.append((sums.last ?? 0) + part) }
  }

  private static func groups(
    _ categories: [String], _ isFilled: (Int) -> Bool
  ) -> [(name: String, members: [Int])] {
    let other = "other"
    let named = categories.indices.filter { categories[$0].lowercased() != other }
    let fitsAll = categories.count <= mostParts
    let kept = fitsAll ? named : Array(named.prefix(mostParts - 1))
    let rest = categories.indices.filter { !kept.contains($0) }
    let groups = kept.map { (name: categories[$0], members: [$0]) }
    // If a single category remains, it keeps its name.
    let filled = rest.filter(isFilled)
    if filled.count == 1 || rest.count == 1 {
      return groups + [(name: categories[filled.first ?? rest[0]], members: rest)]
    }
    return rest.isEmpty ? groups : groups + [(name: other, members: Array(rest))]
  }

  private static func thinned(_ samples: [MemorySample], window: TimeWindow) -> [MemorySample] {
    guard samples.count > window.columns else { return samples }
    var kept: [MemorySample] = []
    var column = -1
    for sample in samples {
      let place = window.column(sample.time)
      let total = sample.live.reduce(0, +)
      if place == column, let last = kept.last {
        if total > last.live.reduce(0, +) { kept[kept.count - 1] = sample }
      } else {
        kept.append(sample)
        column = place
      }
    }
    return kept
  }
}
