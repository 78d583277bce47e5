// The comparators of strings by the names that Foundation gives them on Apple's platforms, where `sorted(using:)` and
// `KeyPathComparator` take them.

public import Foundation

extension SortComparator where Self == String.Comparator {
  /// Compares as lists of files do: digits by their value, letters without regard to case where only that differs.
  public static var localizedStandard: String.Comparator {
    String.Comparator(options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])
  }
  /// Compares in the order of the language.
  public static var localized: String.Comparator { String.Comparator(options: [.forcedOrdering]) }
}
