// UIKit lists and grids, drawn as empty boxes.

public import Foundation

@MainActor @preconcurrency
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }
  public nonisolated static let automaticDimension: CGFloat = -1
  public let style: Style
  /// The data source, which is never called.
  open weak var dataSource: (any UITableViewDataSource)?
  open var rowHeight = UITableView.automaticDimension,
    estimatedRowHeight = UITableView.automaticDimension
  open var tableHeaderView: UIView?
  public nonisolated init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  public nonisolated override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }
  public required nonisolated init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  /// Accepted and ignored: no cell is created.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  /// Always nil: no cell is created.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  open func reloadData() {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorColor: UIColor? = nil
  open var allowsSelection: Bool = true
  open var sectionFooterHeight: CGFloat = 0
  open var sectionHeaderTopPadding: CGFloat = 0
  open var tableFooterView: UIView? = nil
}

@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  open var collectionViewLayout: UICollectionViewLayout
  /// The data source, which is never called.
  open weak var dataSource: (any UICollectionViewDataSource)?
  public nonisolated init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  public nonisolated override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }
  public required nonisolated init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  /// Accepted and ignored: no cell is created.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  open func reloadData() {}
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
}

@MainActor @preconcurrency
open class UICollectionViewCell: UIView {
  open var contentConfiguration: (any UIContentConfiguration)?
  public let contentView = UIView()
  open var isSelected = false
  /// Never called: cells are not reused.
  open func prepareForReuse() {}
}

@MainActor @preconcurrency
open class UITableViewCell: UIView {
  open var contentConfiguration: (any UIContentConfiguration)?
  public let contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// Never called: cells are not reused.
  open func prepareForReuse() {}
  open var selectionStyle: SelectionStyle = .default
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }
}
