package import Foundation

/// A proposal for the size of a view; a nil dimension asks for the ideal one.
package struct ProposedSize: Hashable, Sendable {
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

/// A horizontal or a vertical axis.
public enum Axis: Int8, CaseIterable, Sendable {
  /// The horizontal dimension.
  case horizontal
  /// The vertical dimension.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Makes a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
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
