// The reasons for a changed count: chains for which more or fewer bodies ran, and classes of which
// more or fewer objects were made for a view.

/// The number of occurrences before and after a change.
package struct CountShift: Equatable, Sendable, Encodable {
  /// The thing that is counted: a chain of causes, or a class and the view for which its objects
  /// were made.
  package let what: String
  package let before: Int
  package let after: Int

  package init(what: String, before: Int, after: Int) {
    self.what = what
    self.before = before
    self.after = after
  }

  /// Returns the shift as text, with a counted noun: `RowContent 581 → 1,162: scroll → new`.
  package func text(_ noun: String) -> String {
    let (old, new) = (ValueFormatter.count(before), ValueFormatter.count(after))
    return before == 0 ? "\(new) \(noun), none before: \(what)" : "\(old) → \(new) \(noun): \(what)"
  }

  /// Returns the counts that differ, from the largest growth to the largest decrease; equal ones by
  /// their text.
  package static func shifts(_ before: [(String, Int)], _ after: [(String, Int)]) -> [CountShift] {
    let old = Dictionary(before) { $0 + $1 }
    let new = Dictionary(after) { $0 + $1 }
    return Set(old.keys).union(new.keys).compactMap { key -> CountShift? in
      let (one, other) = (old[key] ?? 0, new[key] ?? 0)
      return one == other ? nil : CountShift(what: key, before: one, after: other)
    }.sorted { first, second in
      let (left, right) = (first.after - first.before, second.after - second.before)
      return left != right ? left > right : first.what < second.what
    }
  }
}

extension RunRecord {
  /// The reasons for which bodies ran, with the number of bodies.
  package var bodyReasons: [(String, Int)] { counts.causes.counts.map { ($0.line, $0.bodies) } }

  /// The objects of user code that were made, by class and view, with their number.
  package var objectsMade: [(String, Int)] {
    memory.objects.filter { $0.made > 0 }.map { ("\($0.type) in \($0.view)", $0.made) }
  }
}
