// Sort descriptors of texts in the orders of Apple's platforms; Foundation on Linux has the lexical one alone.

public import Foundation

/// An order of texts for sort descriptors that Foundation on Linux does not name.
public struct _StringOrder: Sendable {
  fileprivate enum Kind { case localizedStandard, localized }
  fileprivate let kind: Kind
  /// As file lists are sorted: digits by their value, letters without regard to case if only that differs.
  public static let localizedStandard = _StringOrder(kind: .localizedStandard)
  /// As the language sorts.
  public static let localized = _StringOrder(kind: .localized)
}

/// A text that is compared as file lists are.
struct StandardOrder: Comparable {
  let text: String
  static func < (left: Self, right: Self) -> Bool {
    left.text.compare(
      right.text, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])
      == .orderedAscending
  }
}

/// A text that is compared as its language does.
struct LanguageOrder: Comparable {
  let text: String
  static func < (left: Self, right: Self) -> Bool {
    left.text.compare(right.text, options: [.forcedOrdering], locale: .current) == .orderedAscending
  }
}

extension String {
  fileprivate var inStandardOrder: StandardOrder { StandardOrder(text: self) }
  fileprivate var inLanguageOrder: LanguageOrder { LanguageOrder(text: self) }
}

extension SortDescriptor {
  /// Creates a descriptor that sorts texts in one of the orders of Apple's platforms.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: _StringOrder,
    order: SortOrder = .forward
  ) {
    switch comparator.kind {
    case .localizedStandard: self.init(Self.path(keyPath, \.inStandardOrder), order: order)
    case .localized: self.init(Self.path(keyPath, \.inLanguageOrder), order: order)
    }
  }

  /// Paths that are put together of such as can be sent can be sent, which their type does not say.
  private static func path<T>(
    _ first: KeyPath<Compared, String>, _ second: KeyPath<String, T>
  ) -> any KeyPath<Compared, T> & Sendable {
    unsafeBitCast(first.appending(path: second), to: (any KeyPath<Compared, T> & Sendable).self)
  }
}
