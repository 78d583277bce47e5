// The file names of figures and tapes: safe on every file system, and never the same for two runs.
//
// A name consists of the letters, digits, dots and hyphens of the strategy and the workload; any
// other character becomes a hyphen. Runs whose names would be equal (two devices in one file, say)
// get a number in the order of the records. The comparison of names ignores case, because some file
// systems do.

package import SimMetrics

/// One base name for each record, in order.
package struct FigureNames {
  /// The names, without folder, kind or extension.
  package let names: [String]

  /// Names the figures of records.
  package init(_ records: [RunRecord]) {
    var taken: Set<String> = []
    names = records.map { record in
      let base =
        "\(SafeFileName.part(record.identity.strategy))-\(SafeFileName.part(record.identity.workload))"
      var name = base
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\(base)-\(number)"
        number += 1
      }
      return name
    }
  }
}
