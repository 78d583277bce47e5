// The distance between two neighbours in a stack without explicit spacing. Views specify their spacing at each edge by kind,
// and two edges agree on the largest distance of a kind that both know; if they have none in common it is 8 points.
//
// Between texts it is the leading that the lower one's style has beyond its letters, rounded up to a pixel: a row of three
// texts (17, 13 and 13 pt, iOS 17, three pixels a point) was logged with 2.667 points after each of the first two, which are
// 18 - 15.514 of the footnote's leading. A symbol keeps no distance to a text. What is neither text nor a control keeps 6.43
// points to body text below it and 10.64 to body text above, as two independent readings of the binaries have it. With the
// SDKs before iOS 17 texts kept no distance among themselves, and the tenth of a line below was rounded up to 4.

package import Foundation

/// The spacing of an element between one of its edges and a neighbour, in points.
///
/// It is asked of every child of a stack at each layout, so a missing value is NaN rather than an optional.
package struct EdgeSpacing: Equatable, Sendable {
  /// What is wanted of any neighbour; no number for the usual distance.
  private var distance = CGFloat.nan
  /// What is kept to other text, where a text lies at the edge; below zero for a symbol.
  private var toText = CGFloat.nan
  /// What a text at the edge keeps to anything that is not text.
  private var toPlain = CGFloat.nan
  /// Whether something that is not text lies at the edge.
  private var isPlain = false

  /// The distance between neighbours where none is given, in points.
  package static let usual: CGFloat = 8

  /// The edge of a view without spacing.
  package init() {}

  /// An edge that keeps a distance to any neighbour.
  package init(distance: CGFloat) { self.distance = distance }

  /// The edge of a text, by what its style leaves beyond its letters.
  init(leading: CGFloat, toPlain: CGFloat) {
    toText = leading
    self.toPlain = toPlain
  }

  /// The edge of a view that is not text.
  package static var plain: EdgeSpacing {
    var spacing = EdgeSpacing()
    spacing.isPlain = true
    return spacing
  }

  /// The edge of a symbol, which keeps no distance to a text.
  static var symbol: EdgeSpacing {
    var spacing = EdgeSpacing()
    spacing.toText = -1
    return spacing
  }

  /// The distance of two neighbours, in points.
  package static func distance(_ first: EdgeSpacing, _ second: EdgeSpacing) -> CGFloat {
    var agreed = CGFloat.nan
    // The leading of the lower text counts.
    if !first.toText.isNaN, !second.toText.isNaN {
      agreed = first.toText < 0 ? 0 : max(0, second.toText)
    }
    if second.isPlain { agreed = larger(agreed, first.toPlain) }
    if first.isPlain { agreed = larger(agreed, second.toPlain) }
    if !agreed.isNaN { return agreed }
    let wanted = larger(first.distance, second.distance)
    return wanted.isNaN ? usual : wanted
  }

  /// The combined spacing of several elements at one edge.
  package mutating func formUnion(_ other: EdgeSpacing) {
    distance = Self.larger(distance, other.distance)
    toPlain = Self.larger(toPlain, other.toPlain)
    toText = Self.larger(toText, other.toText)
    isPlain = isPlain || other.isPlain
  }

  /// The larger of two lengths, each of which may be NaN.
  private static func larger(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat {
    lhs.isNaN || lhs < rhs ? rhs : lhs
  }

  package static func == (lhs: EdgeSpacing, rhs: EdgeSpacing) -> Bool {
    func isSame(_ lhs: CGFloat, _ rhs: CGFloat) -> Bool { lhs == rhs || lhs.isNaN && rhs.isNaN }
    return isSame(lhs.distance, rhs.distance) && isSame(lhs.toText, rhs.toText)
      && isSame(lhs.toPlain, rhs.toPlain) && lhs.isPlain == rhs.isPlain
  }
}

extension ResolvedFont {
  /// The spacing of a text in the font at its edges.
  ///
  /// - Parameters:
  ///   - scale: the pixels in a point.
  ///   - keepsLeading: whether texts keep their leading (`SystemPolicy.spacesTextByLeading`).
  package func spacing(_ edge: Edge, scale: CGFloat, keepsLeading: Bool) -> EdgeSpacing {
    guard edge.axis == .vertical else { return EdgeSpacing() }
    let gap = keepsLeading ? max(0, leading - lineHeight).roundedUp(scale: scale) : 0
    let tenth = (lineHeight / 10).roundedUp(scale: keepsLeading ? scale : 0.25)
    let descent = lineHeight - ascent
    let capHeight = size * 1443 / 2048
    return EdgeSpacing(
      leading: gap,
      toPlain: edge == .top
        ? tenth + descent : max(lineHeight + tenth - capHeight, tenth + descent))
  }
}
