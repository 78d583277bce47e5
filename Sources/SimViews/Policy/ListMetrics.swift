package import Foundation

/// The distances of one list, in points.
package struct ListMetrics: Equatable {
  /// The space between a cell and its content.
  package var rowInsets: EdgeInsets
  /// The least height of a row.
  var minimumRowHeight: CGFloat
  var headerInsets: EdgeInsets
  var footerInsets: EdgeInsets
  var minimumHeaderHeight: CGFloat
  var minimumFooterHeight: CGFloat
  /// How the texts of headers look.
  var headerText: HeaderText
  /// The space before the cells, and the one behind them.
  package var margin: CGFloat = 0
  package var trailingMargin: CGFloat = 0
  /// The space above and below all rows, where the app says so.
  var topMargin: CGFloat?
  var bottomMargin: CGFloat?
  /// The space between two rows of a section.
  var rowSpacing: CGFloat = 0
  /// Whether sections lie as groups on a grey ground.
  package var isGrouped: Bool
  /// Whether the groups keep away from the sides of the screen.
  package var isInset: Bool
  /// Whether sections can be folded.
  var foldsSections: Bool
  /// Whether headers stay at the top while their section can be seen.
  var pinsHeaders: Bool
  /// The space above a group without a header, and below one without a footer.
  var groupMargin: CGFloat
  /// The space above a header of a plain list.
  var headerGap: CGFloat
  /// The space above all rows, and the one above a header that is the first of them.
  var startMargin: CGFloat
  var headerStartMargin: CGFloat

  /// How the texts of headers look.
  package enum HeaderText: Sendable {
    /// As any text.
    case inherited
    case footnote, headline, mediumBody

    /// How those of a plain list look where those of groups look so.
    var inPlainList: HeaderText { self == .footnote ? .inherited : self }
  }

  /// The same on a screen with a margin: so far from their sides lie groups, and so far from their cells' rows.
  func fitted(to margin: CGFloat) -> ListMetrics {
    var metrics = self
    for insets in [\ListMetrics.rowInsets, \.headerInsets, \.footerInsets] {
      metrics[keyPath: insets].leading = margin
      metrics[keyPath: insets].trailing = margin
    }
    metrics.margin = isInset ? margin : 0
    metrics.trailingMargin = metrics.margin
    return metrics
  }
}
