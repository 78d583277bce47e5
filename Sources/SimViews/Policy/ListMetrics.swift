package import Foundation

/// The distances of a list, in points.
package struct ListMetrics: Equatable {
  /// The least height of a row, in points (UITableView and plain collection lists).
  package static let usualRowHeight: CGFloat = 44

  /// The space between a cell and its content.
  package var rowInsets: EdgeInsets
  /// The least height of a row.
  var minimumRowHeight: CGFloat = ListMetrics.usualRowHeight
  var headerInsets: EdgeInsets
  var minimumHeaderHeight: CGFloat
  /// The space before the cells, and the one behind them.
  package var margin: CGFloat = 0
  package var trailingMargin: CGFloat = 0
  /// The space above and below all rows, where the app says so.
  var topMargin: CGFloat?
  var bottomMargin: CGFloat?
  /// Whether sections lie as groups on a grey ground.
  package var isGrouped = false
  /// Whether the groups keep away from the sides of the screen.
  package var isInset = false
  /// Whether sections can be folded.
  package var foldsSections = false
  /// Whether headers stay at the top while their section can be seen.
  package var pinsHeaders = false
  /// The space above a group without a header, and below one without a footer.
  var groupMargin: CGFloat = 0

  /// A plain list on a phone: 11 above and below, so that one line of body text gives the usual row of 44;
  /// headers of 28 (UITableView's plain style).
  package static let plain = ListMetrics(
    rowInsets: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16),
    headerInsets: EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16),
    minimumHeaderHeight: 28, pinsHeaders: true)
  /// A plain list whose headers scroll with their sections.
  static let inset = ListMetrics(
    rowInsets: plain.rowInsets, headerInsets: plain.headerInsets,
    minimumHeaderHeight: plain.minimumHeaderHeight)
  /// A grouped list: 35 between groups, the half of it each group's, and headers of 38, so that 55.5 lie between two
  /// groups if the lower one has a header (UITableView's grouped style).
  static let grouped = ListMetrics(
    rowInsets: plain.rowInsets,
    headerInsets: EdgeInsets(top: 16, leading: 16, bottom: 6, trailing: 16),
    minimumHeaderHeight: 38, isGrouped: true, groupMargin: 17.5)
  /// A grouped list whose groups keep the screen's margin from the sides.
  package static let insetGrouped = ListMetrics(
    rowInsets: plain.rowInsets, headerInsets: grouped.headerInsets, minimumHeaderHeight: 38,
    isGrouped: true, isInset: true, groupMargin: 17.5)

  /// A sidebar on a phone: groups whose headers fold them [E: otherwise as inset groups].
  static let sidebar = ListMetrics(
    rowInsets: plain.rowInsets, headerInsets: grouped.headerInsets, minimumHeaderHeight: 38,
    isGrouped: true, isInset: true, foldsSections: true, groupMargin: 17.5)

  /// The same on a screen with a margin: so far from their sides lie groups, and so far from their cells' rows.
  func fitted(to margin: CGFloat) -> ListMetrics {
    var metrics = self
    metrics.rowInsets.leading = margin
    metrics.rowInsets.trailing = margin
    metrics.headerInsets.leading = margin
    metrics.headerInsets.trailing = margin
    metrics.margin = isInset ? margin : 0
    metrics.trailingMargin = metrics.margin
    return metrics
  }
}
