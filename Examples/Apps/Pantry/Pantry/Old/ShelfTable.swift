import UIKit

// The list before it was rewritten; no member of the target, and it does not compile any more.
final class ShelfTableController: UITableViewController {
    var cupboard: Cupboard!

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cupboard.boards[section].tins.count
    }
}
