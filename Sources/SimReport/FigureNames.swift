// The file names of figures and tapes: safe on every file system, and never the same for two runs.
//
// A name is made of the strategy's and the workload's letters, digits, dots and hyphens; anything
// else becomes a hyphen. Runs whose names would be equal (two devices in one file, say) get a number
// in the order of the records. Comparison ignores case, because some file systems do.

package import SimMetrics

/// One base name for each record, in order.
package struct FigureNames {
  /// The names, without folder, kind or extension.
  package let names: [String]

  private static let longest = 80

  /// Names the figures of records.
  package init(_ records: [RunRecord]) {
    var taken: Set<String> = []
    names = records.map { record in
      let base = "\(Self.safe(record.identity.strategy))-\(Self.safe(record.identity.workload))"
      var name = base
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\(base)-\(number)"
        number += 1
      }
      return name
    }
  }

  /// A part of a file name.
  static func safe(_ text: String) -> String {
    var name = ""
    for character in text {
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      if isPlain || character == "." || character == "_" {
        name.append(character)
      } else if name.last != "-" {
        name.append("-")
      }
    }
    let trimmed = name.drop { $0 == "-" || $0 == "." }.prefix(longest)
    return trimmed.isEmpty ? "unnamed" : String(trimmed)
  }
}
