// What lies around the rows of a screen, and which part of the screen they can be seen in: worked out from the numbers of
// one device alone, an iPhone 13 of 844 points with 47 above the safe area and 34 below it.

import Foundation

/// What lies between the rows of a screen and its edges.
enum ScreenEdges {
  case open
  /// A navigation bar, under which they scroll.
  case bars
  /// A tab bar, under which they scroll.
  case tabs
  /// A padding, where they end.
  case padding
  /// An inset of the safe area, under which they scroll.
  case inset
  /// A view above them, where they end.
  case sibling

  /// How high what is between is, in points.
  static let length: CGFloat = 60

  /// What a number says.
  init(_ salt: Int) {
    let all: [ScreenEdges] = [.open, .open, .open, .bars, .tabs, .padding, .inset, .sibling]
    self = all[salt >> 13 & 7]
  }

  /// Where on the screen rows exist, in points from its top.
  var window: Range<CGFloat> {
    switch self {
    case .open, .bars, .tabs, .inset: 0..<844
    case .padding: 47 + Self.length..<844 - 34 - Self.length
    case .sibling: 47 + Self.length..<844
    }
  }
}
