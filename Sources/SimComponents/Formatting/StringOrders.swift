// The orders of texts under the names that Foundation has on Apple's platforms, for
// `sorted(using:)`, `KeyPathComparator` and sort descriptors. Foundation on Linux has only the
// lexical one, and its own comparator stops at full-width letters.

public import Foundation

/// An order of texts that has no name in Foundation on Linux.
public struct _StringOrder: SortComparator {
  fileprivate enum Kind { case localizedStandard, localized }
  fileprivate let kind: Kind
  /// The direction of the order.
  public var order = SortOrder.forward

  /// Returns the order of two texts.
  public func compare(_ left: String, _ right: String) -> ComparisonResult {
    let (first, second) = order == .forward ? (left, right) : (right, left)
    return switch kind {
    case .localizedStandard:
      first.compare(
        second, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
        locale: .current)
    case .localized: first.compare(second, options: [.forcedOrdering], locale: .current)
    }
  }
}

extension SortComparator where Self == _StringOrder {
  /// The order of file lists: digits by their value, and letters without regard to case unless they
  /// differ only in case.
  public static var localizedStandard: _StringOrder { _StringOrder(kind: .localizedStandard) }
  /// The order of the language.
  public static var localized: _StringOrder { _StringOrder(kind: .localized) }
}

/// A text that is compared in an order.
struct OrderedText: Comparable {
  let text: String
  let order: _StringOrder
  static func < (left: Self, right: Self) -> Bool {
    left.order.compare(left.text, right.text) == .orderedAscending
  }
}

extension String {
  fileprivate subscript(in order: _StringOrder) -> OrderedText {
    OrderedText(text: self, order: order)
  }
}

extension Optional where Wrapped == String {
  fileprivate subscript(in order: _StringOrder) -> OrderedText? {
    map { OrderedText(text: $0, order: order) }
  }
}

extension SortDescriptor {
  /// Creates a descriptor that sorts texts in one of the orders of Apple's platforms, by default
  /// that of file lists.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable,
    comparator: _StringOrder = .localizedStandard, order: SortOrder = .forward
  ) {
    let path = (keyPath as KeyPath<Compared, String>).appending(path: \.[in: comparator])
    // A path composed of sendable paths is sendable, which its type does not express.
    self.init(
      unsafeBitCast(path, to: (any KeyPath<Compared, OrderedText> & Sendable).self), order: order)
  }
  /// Creates a descriptor that sorts optional texts in one of the orders of Apple's platforms, by
  /// default that of file lists.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable,
    comparator: _StringOrder = .localizedStandard, order: SortOrder = .forward
  ) {
    let path = (keyPath as KeyPath<Compared, String?>).appending(path: \.[in: comparator])
    self.init(
      unsafeBitCast(path, to: (any KeyPath<Compared, OrderedText?> & Sendable).self), order: order)
  }
}
