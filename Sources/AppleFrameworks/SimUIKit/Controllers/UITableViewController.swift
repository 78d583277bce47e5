// A controller of a table of UIKit; the table is a box, so its rows are never asked for.

public import Foundation

/// A view controller that specializes in managing a table view.
@MainActor @preconcurrency
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  open lazy var tableView: UITableView! = {
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = self
    table.delegate = self
    return table
  }()
  /// What reloads the table when it is pulled; nobody pulls it.
  open var refreshControl: UIRefreshControl?
  /// Whether a choice is taken back when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller of a table in a style.
  public nonisolated init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public nonisolated override convenience init(nibName: String?, bundle: Bundle?) {
    self.init(style: .plain)
  }
  public required nonisolated init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open override func loadView() { view = tableView }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
}

extension UIViewController {
  /// An item that switches editing on and off; nobody presses it.
  public var editButtonItem: UIBarButtonItem { UIBarButtonItem(systemItem: .edit) }
}
