// Alignment guides: named positions inside a view, by which containers line their children up. A guide
// is named by a type; its default value is computed from the view's size, and a value set otherwise is
// an explicit guide: a modifier, or the baseline of text somewhere inside.

public import Foundation

/// A type that you use to create custom alignment guides.
public protocol AlignmentID {
  /// Calculates a default value for the corresponding guide in the specified context.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide along one axis, in one machine word: views hold it, and their values should stay small.
@_spi(Runtime) public struct AlignmentKey: Equatable, Sendable {
  /// The lowest bit is the axis, 1 for vertical; the others number the guide.
  private let bits: UInt

  private init(_ number: UInt, _ axis: Axis) { bits = number << 1 | (axis == .vertical ? 1 : 0) }

  /// The guide that a type of the user's names.
  static func custom(_ id: any AlignmentID.Type, _ axis: Axis) -> AlignmentKey {
    AlignmentKey(firstCustom + CustomGuides.shared.number(of: id), axis)
  }

  private static let firstCustom: UInt = 5
  static let leading = AlignmentKey(0, .horizontal)
  static let horizontalCenter = AlignmentKey(1, .horizontal)
  static let trailing = AlignmentKey(2, .horizontal)
  static let separatorLeading = AlignmentKey(3, .horizontal)
  static let separatorTrailing = AlignmentKey(4, .horizontal)
  static let top = AlignmentKey(0, .vertical)
  package static let verticalCenter = AlignmentKey(1, .vertical)
  static let bottom = AlignmentKey(2, .vertical)
  static let firstTextBaseline = AlignmentKey(3, .vertical)
  static let lastTextBaseline = AlignmentKey(4, .vertical)

  /// The guide at a part of the length: 0 the first edge, 0.5 the centre, 1 the last edge.
  static func atFraction(_ fraction: CGFloat, across axis: Axis) -> AlignmentKey {
    AlignmentKey(
      fraction == 0 ? 0 : fraction == 1 ? 2 : 1, axis == .horizontal ? .vertical : .horizontal)
  }

  /// The axis along which the guide's value is measured.
  package var axis: Axis { bits & 1 == 0 ? .horizontal : .vertical }

  private var number: UInt { bits >> 1 }

  /// Whether the guide is one of the app's own.
  var isCustom: Bool { number >= Self.firstCustom }

  /// Whether text sets the guide.
  var isBaseline: Bool { axis == .vertical && (number == 3 || number == 4) }

  /// The part of the length at which the guide lies where nothing sets it, a baseline at the bottom, a separator's ends at
  /// the edges; not a number for guides of the user's.
  var fraction: CGFloat {
    switch number {
    case 0: 0
    case 3 where axis == .horizontal: 0
    case 1: 0.5
    case 2, 3, 4: 1
    default: .nan
    }
  }

  /// Where the guide lies in a view that does not set it.
  func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    guard number >= Self.firstCustom else {
      return (axis == .horizontal ? dimensions.width : dimensions.height) * fraction
    }
    return CustomGuides.shared.id(number - Self.firstCustom).defaultValue(in: dimensions)
  }

  /// Adds what one more child says of the guide to what the children before it said.
  ///
  /// The first baseline is the highest one, the last the lowest; any other guide is the mean.
  func combine(_ value: CGFloat, _ count: Int, into result: inout CGFloat?) {
    guard let before = result else {
      result = value
      return
    }
    switch self {
    case .firstTextBaseline: result = min(before, value)
    case .lastTextBaseline: result = max(before, value)
    default: result = (before * CGFloat(count) + value) / CGFloat(count + 1)
    }
  }

  /// What several explicit values of the guide combine to; nil if there are none.
  func combined<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    var result: CGFloat?
    for (count, value) in values.compactMap({ $0 }).enumerated() {
      combine(value, count, into: &result)
    }
    return result
  }
}

/// The types that name guides of the user's, numbered by their first use in the process.
private final class CustomGuides: @unchecked Sendable {
  static let shared = CustomGuides()
  private let lock = NSLock()
  private var ids: [any AlignmentID.Type] = []

  func number(of id: any AlignmentID.Type) -> UInt {
    lock.withLock {
      let known = ids.firstIndex { ObjectIdentifier($0) == ObjectIdentifier(id) }
      if known == nil { ids.append(id) }
      return UInt(known ?? ids.count - 1)
    }
  }

  func id(_ number: UInt) -> any AlignmentID.Type { lock.withLock { ids[Int(number)] } }
}

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates a custom horizontal alignment of the specified type.
  public init(_ id: any AlignmentID.Type) { key = .custom(id, .horizontal) }

  package init(key: AlignmentKey) { self.key = key }

  /// A guide that marks the leading edge of the view.
  public static let leading = HorizontalAlignment(key: .leading)
  /// A guide that marks the horizontal center of the view.
  public static let center = HorizontalAlignment(key: .horizontalCenter)
  /// A guide that marks the trailing edge of the view.
  public static let trailing = HorizontalAlignment(key: .trailing)
  /// A guide that marks where the separator of a list row begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(key: .separatorLeading)
  /// A guide that marks where the separator of a list row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(key: .separatorTrailing)

  /// Merges a sequence of explicit alignment values produced by this instance.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combined(values)
  }
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates a custom vertical alignment of the specified type.
  public init(_ id: any AlignmentID.Type) { key = .custom(id, .vertical) }

  package init(key: AlignmentKey) { self.key = key }

  /// A guide that marks the top edge of the view.
  public static let top = VerticalAlignment(key: .top)
  /// A guide that marks the vertical center of the view.
  public static let center = VerticalAlignment(key: .verticalCenter)
  /// A guide that marks the bottom edge of the view.
  public static let bottom = VerticalAlignment(key: .bottom)
  /// A guide that marks the top-most text baseline in a view.
  public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
  /// A guide that marks the bottom-most text baseline in a view.
  public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)

  /// Merges a sequence of explicit alignment values produced by this instance.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combined(values)
  }
}

extension HorizontalAlignment {
  /// The part of the width at which the guide lies where nothing sets it; the centre for custom guides.
  package var fraction: CGFloat { key.fraction.isNaN ? 0.5 : key.fraction }
}

extension VerticalAlignment {
  /// The part of the height at which the guide lies where nothing sets it; the centre for custom guides.
  package var fraction: CGFloat { key.fraction.isNaN ? 0.5 : key.fraction }
}
