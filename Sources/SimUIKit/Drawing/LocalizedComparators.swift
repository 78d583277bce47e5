// String comparators under the names that Foundation gives them on Apple's platforms, for `sorted(using:)` and
// `KeyPathComparator`.

public import Foundation

extension SortComparator where Self == String.Comparator {
  /// Compares as file lists do: digits by their value, letters without regard to case if only that differs.
  public static var localizedStandard: String.Comparator {
    String.Comparator(options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])
  }
  /// Compares in the order of the language.
  public static var localized: String.Comparator { String.Comparator(options: [.forcedOrdering]) }
}
