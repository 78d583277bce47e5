package import Foundation

/// A proposal for the size of a view; a nil dimension asks for the ideal one.
@_spi(Runtime) public struct ProposedSize: Hashable, Sendable {
  /// Points, or nil for the ideal width.
  package var width: CGFloat?
  /// Points, or nil for the ideal height.
  package var height: CGFloat?

  package init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  package init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
}

/// A proposal in two words, for keeping and comparing.
///
/// A missing length is kept as not a number, and so is one that is not a number.
struct PackedProposal: Equatable {
  private var width: UInt64
  private var height: UInt64

  private static let unspecified: UInt64 = 0x7FF8_0000_0000_0000
  /// No proposal at all.
  static let none = PackedProposal(width: unspecified | 1, height: unspecified | 1)

  private init(width: UInt64, height: UInt64) {
    self.width = width
    self.height = height
  }

  init(_ proposal: ProposedSize) {
    width = Self.pack(proposal.width)
    height = Self.pack(proposal.height)
  }

  private static func pack(_ length: CGFloat?) -> UInt64 {
    guard let length, !length.isNaN else { return unspecified }
    return Double(length).bitPattern
  }

  private static func unpack(_ bits: UInt64) -> CGFloat? {
    let length = Double(bitPattern: bits)
    return length.isNaN ? nil : CGFloat(length)
  }

  var unpacked: ProposedSize {
    ProposedSize(width: Self.unpack(width), height: Self.unpack(height))
  }
}

/// A horizontal or a vertical axis.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    /// Makes a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

extension Axis {
  /// The edges that the last part of one view and the first part of the next turn to each other.
  var edges: (last: Edge, first: Edge) {
    self == .horizontal ? (.trailing, .leading) : (.bottom, .top)
  }
}

extension Edge {
  /// The axis that the edge ends.
  var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }
  /// Whether the edge is at the beginning of its axis.
  var isFirst: Bool { self == .leading || self == .top }
}

extension CGSize {
  package func along(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
  func across(_ axis: Axis) -> CGFloat { axis == .horizontal ? height : width }

  init(along: CGFloat, across: CGFloat, _ axis: Axis) {
    self =
      axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension ProposedSize {
  func along(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
  func across(_ axis: Axis) -> CGFloat? { axis == .horizontal ? height : width }

  init(along: CGFloat?, across: CGFloat?, _ axis: Axis) {
    self =
      axis == .horizontal
      ? ProposedSize(width: along, height: across) : ProposedSize(width: across, height: along)
  }
}

extension CGPoint {
  var isUsable: Bool { x.isFinite && y.isFinite }
  /// The point, with zero for anything that is not a place on a screen.
  var usable: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

extension CGSize {
  var isUsable: Bool { width >= 0 && width < .infinity && height >= 0 && height < .infinity }
  /// The size, with zero for what no layer can be: negative, infinite or not a number.
  var usable: CGSize {
    CGSize(
      width: width >= 0 && width < .infinity ? width : 0,
      height: height >= 0 && height < .infinity ? height : 0)
  }
}
