// Lists and grids of UIKit: boxes that keep what they are told.

public import Foundation

/// A box that keeps what a `UITableView` is told.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    /// The looks.
    case plain, grouped, insetGrouped
  }
  /// As high as its content.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// How it looks.
  public let style: Style
  /// Who would give it rows; nobody is asked.
  open weak var dataSource: (any UITableViewDataSource)?
  /// How high rows are, in points.
  open var rowHeight = UITableView.automaticDimension,
    estimatedRowHeight = UITableView.automaticDimension
  /// What stands above all rows.
  open var tableHeaderView: UIView?
  /// Creates a table.
  public nonisolated init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  /// Creates a table.
  public nonisolated override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }
  /// An archive has no style.
  public required nonisolated init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  /// Says which class cells of a name have; none is made.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  /// A cell of a name.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  /// A reused cell: none is made, so none is reused.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  /// Accepted.
  open func reloadData() {}
  /// Accepted.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Accepted.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  /// Where a row comes to lie.
  public enum ScrollPosition: Int, Sendable {
    /// The places.
    case none, top, middle, bottom
  }
  /// Kept.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// Kept.
  open var separatorColor: UIColor? = nil
  /// Kept.
  open var allowsSelection: Bool = true
  /// Kept.
  open var sectionFooterHeight: CGFloat = 0
  /// Kept.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// Kept.
  open var tableFooterView: UIView? = nil
}

/// A box that keeps what a `UICollectionView` is told.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// How the cells lie.
  open var collectionViewLayout: UICollectionViewLayout
  /// Who would give it cells; nobody is asked.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// Creates a grid.
  public nonisolated init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  /// Creates a grid.
  public nonisolated override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }
  /// An archive has no layout.
  public required nonisolated init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  /// Says which class cells of a name have; none is made.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  /// A cell of a name.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  /// Accepted.
  open func reloadData() {}
  /// Accepted.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
}

/// A cell of a grid; it is a box.
@MainActor @preconcurrency
open class UICollectionViewCell: UIView {
  /// What it shows.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What lies in it.
  public let contentView = UIView()
  /// Whether it is chosen.
  open var isSelected = false
  /// It is about to be another one.
  open func prepareForReuse() {}
}

/// A box that keeps what a `UITableViewCell` is told.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// What it shows.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What lies in it.
  public let contentView = UIView()
  /// Its texts.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// Its texts.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// Its picture.
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  /// What stands at its end: kept.
  open var accessoryType = AccessoryType.none
  /// What stands at its end: kept.
  open var accessoryView: UIView?
  /// The content of a cell of its kind, to be filled in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// The kinds.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// It is about to be another one.
  open func prepareForReuse() {}
  /// Kept.
  open var selectionStyle: SelectionStyle = .default
  /// How lines between rows look.
  public enum SeparatorStyle: Int, Sendable {
    /// The styles.
    case none, singleLine
  }
  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable {
    /// The styles.
    case none, blue, gray, `default`
  }
}
