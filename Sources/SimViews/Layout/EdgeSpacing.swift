// What stands between two neighbours of a stack that names no spacing. Views say by kinds what they want at each edge, and
// two edges agree on the largest distance of a kind that both know; where they have none in common it is 8 points.
//
// Between texts it is the leading that the lower one's style has beyond its letters, rounded up to a pixel: a row of three
// texts (17, 13 and 13 pt, iOS 17, three pixels a point) was logged with 2.667 points after each of the first two, which are
// 18 - 15.514 of the footnote's leading. A symbol keeps none to a text. What is no text and nobody's control keeps 6.43 points
// to body text below it and 10.64 to body text above, as two independent readings of the binaries have it. With the
// SDKs before iOS 17 texts kept no distance among themselves, and the tenth of a line below was rounded up to 4.

package import Foundation

/// What an element wants between one of its edges and a neighbour there, in points.
package struct EdgeSpacing: Equatable, Sendable {
  /// What is wanted of any neighbour; nil for the usual distance.
  package var distance: CGFloat?
  /// What is kept to other text, where a text lies at the edge.
  package var toText: TextGap?
  /// What a text at the edge keeps to what is no text.
  package var toPlain: CGFloat?
  /// Whether something that is no text lies at the edge.
  package var isPlain = false

  /// The distance of two texts.
  package enum TextGap: Equatable, Sendable {
    /// A symbol: none.
    case symbol
    /// The leading of a text: that of the lower one counts.
    case leading(CGFloat)

    fileprivate var length: CGFloat {
      switch self {
      case .symbol: 0
      case .leading(let length): length
      }
    }
  }

  /// The edge of a view that is no text.
  package static let plain = EdgeSpacing(isPlain: true)

  /// The distance of two neighbours, in points.
  package static func distance(_ first: EdgeSpacing, _ second: EdgeSpacing) -> CGFloat {
    var agreed: CGFloat?
    if let above = first.toText, let below = second.toText {
      agreed = above == .symbol ? 0 : below.length
    }
    if second.isPlain, let wanted = first.toPlain { agreed = max(agreed ?? wanted, wanted) }
    if first.isPlain, let wanted = second.toPlain { agreed = max(agreed ?? wanted, wanted) }
    if let agreed { return agreed }
    guard let wanted = first.distance ?? second.distance else { return StackElement.defaultSpacing }
    return max(wanted, second.distance ?? wanted)
  }

  /// What several elements at one edge want together.
  package mutating func formUnion(_ other: EdgeSpacing) {
    distance = larger(distance, other.distance)
    toPlain = larger(toPlain, other.toPlain)
    if let gap = other.toText, gap.length >= toText?.length ?? 0 { toText = gap }
    isPlain = isPlain || other.isPlain
  }

  private func larger(_ lhs: CGFloat?, _ rhs: CGFloat?) -> CGFloat? {
    guard let lhs, let rhs else { return lhs ?? rhs }
    return max(lhs, rhs)
  }
}

extension ResolvedFont {
  /// What a text in the font wants at its edges.
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
      toText: .leading(gap),
      toPlain: edge == .top
        ? tenth + descent : max(lineHeight + tenth - capHeight, tenth + descent))
  }
}
