package import Foundation

/// A list style of the system's own.
package enum ListForm: Sendable {
  case plain, inset, grouped, insetGrouped, sidebar
}

/// The distances of lists, in points.
package struct ListGeometry: Sendable {
  /// The least height of a row (UITableView and plain collection lists).
  package var minimumRowHeight: CGFloat = 44
  /// The space above and below the content of a row: one line of body text gives the usual row of 44.
  package var rowInset: CGFloat = 11
  /// A header of a plain list (UITableView's plain style).
  package var plainHeader = HeaderGeometry(above: 4, below: 4, minimumHeight: 28)
  /// A footer of a plain list [estimate: as a header].
  package var plainFooter = HeaderGeometry(above: 4, below: 4, minimumHeight: 28)
  /// The space above the header of a plain list (`sectionHeaderTopPadding` of UITableView).
  package var plainHeaderGap: CGFloat = 0
  /// A header of a group (UITableView's grouped style): 38 with its text.
  package var groupHeader = HeaderGeometry(above: 16, below: 6, minimumHeight: 38)
  /// A footer of a group [estimate: as close to its section as a header].
  package var groupFooter = HeaderGeometry(above: 6, below: 16, minimumHeight: 38)
  /// How the texts of headers look in groups (UIListContentConfiguration, iOS 15 to 18).
  package var headerText = ListMetrics.HeaderText.footnote
  /// The space above a group without a header, and below one without a footer: 35 between two groups, and 55.5 if the lower one
  /// has a header (UITableView's grouped style).
  package var groupMargin: CGFloat = 17.5
  /// The space above the first group where it has a header.
  package var firstHeaderMargin: CGFloat = 17.5
  /// Whether a large title right above a list takes the space above its first group.
  package var largeTitleTakesMargin = false
  /// The space between two groups of `ListSectionSpacing.compact` [estimate].
  package var compactSectionSpacing: CGFloat = 20
  /// How far rows lie inside the one that discloses them [estimate, ×/÷2].
  package var indentation: CGFloat = 20
  /// What a disclosure indicator takes of the content's width: a chevron of 8, and a gap [estimate].
  package var disclosureWidth: CGFloat = 18
  /// Whether a link is as wide as the content of its row, with the disclosure indicator in it.
  package var linksFillRows = false
  /// Whether switches, steppers and menus reach beyond their row's content, which is as high as their label.
  package var controlsOverflowRows = false
  /// The width of the slot in which the icon of a label lies in a row; nil for that of the icon.
  package var labelSlot: CGFloat?
  /// The space between that slot and the title.
  package var labelGap: CGFloat = 16
  /// The space before a badge [estimate].
  package var badgeGap: CGFloat = 8
  /// The space before the content that a circle takes in edit mode [estimate, ×/÷1.2].
  package var editControlWidth: CGFloat = 38
  /// The space behind the content that the handle takes by which a row is dragged [estimate, ×/÷1.2].
  package var moveControlWidth: CGFloat = 38
  /// The width of the button that deletes a row [estimate, ×/÷1.2].
  package var confirmationWidth: CGFloat = 74
  /// The radius of the corners of inset groups.
  package var groupCornerRadius: Double = 10
  /// How far the separators of groups end before the edge of their cell.
  package var separatorInset: CGFloat = 0

  /// The space around the text of a header or a footer, and the least height of both.
  package struct HeaderGeometry: Sendable {
    package var above: CGFloat
    package var below: CGFloat
    package var minimumHeight: CGFloat

    var insets: EdgeInsets { EdgeInsets(top: above, leading: 16, bottom: below, trailing: 16) }
  }

  /// The distances of a style.
  package func metrics(of form: ListForm) -> ListMetrics {
    let isGrouped = form != .plain && form != .inset
    let (header, footer) = isGrouped ? (groupHeader, groupFooter) : (plainHeader, plainFooter)
    return ListMetrics(
      rowInsets: EdgeInsets(top: rowInset, leading: 16, bottom: rowInset, trailing: 16),
      minimumRowHeight: minimumRowHeight,
      headerInsets: header.insets, footerInsets: footer.insets,
      minimumHeaderHeight: header.minimumHeight, minimumFooterHeight: footer.minimumHeight,
      headerText: form == .sidebar ? .headline : isGrouped ? headerText : headerText.inPlainList,
      isGrouped: isGrouped,
      isInset: form == .insetGrouped || form == .sidebar,
      foldsSections: form == .sidebar,
      pinsHeaders: form == .plain,
      groupMargin: isGrouped ? groupMargin : 0,
      headerGap: isGrouped ? 0 : plainHeaderGap,
      startMargin: isGrouped ? 2 * groupMargin : 0,
      headerStartMargin: isGrouped ? firstHeaderMargin : plainHeaderGap)
  }
}

extension ListGeometry {
  /// The lists of iOS 26, as Apple's SwiftUI rendered them on an iPhone SE (iamcgn/swiftui-web, Docs/elements/iOS.md and
  /// Fixtures/Goldens/ios): 15 above and below the content of rows, which are 52 high with a line of body text; headers in the
  /// medium body font, 27.5 below the group before and 10 above their own; footers 8 below their group, 23.5 above the next group
  /// or 16 above its header; headers of plain lists 32 below the row before; a slot of 24 for the icon of a label, and 16 to its
  /// title; links that fill their row; switches, steppers and menus in rows as high as their label; groups with corners of 26.
  package static let iOS26 = {
    var sizes = ListGeometry()
    sizes.minimumRowHeight = 52
    sizes.rowInset = 15
    sizes.plainHeader = HeaderGeometry(above: 10, below: 10, minimumHeight: 0)
    sizes.plainFooter = HeaderGeometry(above: 8, below: 6, minimumHeight: 0)
    sizes.plainHeaderGap = 22
    sizes.groupHeader = sizes.plainHeader
    sizes.groupFooter = sizes.plainFooter
    sizes.headerText = .mediumBody
    sizes.firstHeaderMargin = 0
    sizes.largeTitleTakesMargin = true
    sizes.linksFillRows = true
    sizes.controlsOverflowRows = true
    sizes.labelSlot = 24
    sizes.groupCornerRadius = 26
    sizes.separatorInset = 16
    return sizes
  }()
}
