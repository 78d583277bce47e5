/// How many rows the places of contents are, by the modifiers in whose bodies they stand.
///
/// The type of a modifier's body names its modifier, and not what that is applied to.
public struct _RowCounts {
  private var entries: [(modifier: Any.Type, count: Int?)] = []

  init() {}

  /// The same inside the body of a modifier whose content is a number of rows.
  func inside(_ modifier: Any.Type, _ count: Int?) -> _RowCounts {
    var copy = self
    copy.entries.append((modifier, count))
    return copy
  }

  /// How many rows the content of a modifier is; nil if that is not known.
  func content(of modifier: Any.Type) -> Int? {
    entries.last { $0.modifier == modifier }?.count
  }
}
