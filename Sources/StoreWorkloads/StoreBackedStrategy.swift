// Rows in a database: the list knows which items exist, and their contents are fetched when a row asks for them, a page at a
// time.

import SimDevice
import SimLab
import SimSwiftUI
import SimWorkloads

extension Strategy {
  /// An object is a fault until its row is shown; each change is saved at once.
  static let storeBacked = Strategy(
    name: "store-backed",
    summary: "rows faulted page by page from SQLite on disk; an object for each row that is shown",
    isHeadline: false,
    storage: "an object per item that is shown", holder: "SQLite", reader: "its row"
  ) { device, input in
    launchStore(.disk, on: device, input)
  }

  /// The same one in the configuration that previews and tests take.
  static let storeInMemory = Strategy(
    name: "store-in-memory",
    summary: "store-backed, with the database in memory: filled at each launch, saved nowhere",
    isHeadline: false,
    storage: "an object per item that is shown", holder: "SQLite", reader: "its row"
  ) { device, input in
    launchStore(.memory, on: device, input)
  }
}

@MainActor
private func launchStore(
  _ configuration: PersistenceController.Configuration, on device: SimulatedDevice,
  _ input: LaunchInput
) {
  let feed = Feed(input)
  let database = PersistenceController(configuration, count: feed.count)
  feed.launch(on: device) { StoreBackedRoot(store: ItemFetcher(database: database, feed: feed)) }
}

/// What the list shows: ids, and objects that fetch the rest.
final class ItemFetcher: ObservableObject {
  /// The items of a page: those that are fetched together.
  private static let pageSize = 50
  /// How many pages are kept; the one that was fetched first goes first.
  private static let pageLimit = 6

  @Published private(set) var ids: [Int]
  @Published private var ticks: Int?
  private let database: PersistenceController
  private var query = ""
  private var rows: [Int: StoredRow] = [:]
  private var pages: [[Int]] = []
  private var items: [Int: WeakItem] = [:]
  private var subscription: AnyCancellable?

  private struct WeakItem {
    weak var item: StoredItem?
  }

  init(database: PersistenceController, feed: Feed) {
    self.database = database
    database.load()
    ids = database.ids(matching: "")
    subscription = feed.changes.sink { [weak self] in self?.receive($0) }
  }

  var title: String { ticks.map { "Items, \($0 / 10).\($0 % 10) s" } ?? "Items" }

  /// The object of an item, one and the same for as long as somebody holds it.
  func item(_ id: Int) -> StoredItem {
    if let known = items[id]?.item { return known }
    let item = StoredItem(id: id, store: self)
    items[id] = WeakItem(item: item)
    return item
  }

  /// What an item says; its page is fetched if it is not there.
  func row(_ id: Int) -> StoredRow {
    if let known = rows[id] { return known }
    fetchPage(of: id)
    return rows[id] ?? StoredRow(missing: id)
  }

  fileprivate func forget(_ id: Int) { if items[id]?.item == nil { items[id] = nil } }

  private func fetchPage(of id: Int) {
    guard let place = ids.indices.contains(id) && ids[id] == id ? id : ids.firstIndex(of: id)
    else { return }
    let start = place - place % Self.pageSize
    let page = ids[start..<min(start + Self.pageSize, ids.count)]
    for row in database.rows(page) { rows[row.id] = row }
    pages.append(Array(page))
    if pages.count > Self.pageLimit {
      for id in pages.removeFirst() where !pages.contains(where: { $0.contains(id) }) {
        rows[id] = nil
      }
    }
  }

  private func receive(_ change: ItemChange) {
    switch change {
    case .theme: break
    case .tick: ticks = (ticks ?? 0) + 1
    case .search(let text):
      query = text
      ids = database.ids(matching: text)
    default:
      if let changed = database.apply(change) {
        refresh(changed)
      } else {
        ids = database.ids(matching: query)
        dropGone()
      }
    }
  }

  /// Fetches changed items again, and tells their objects.
  private func refresh(_ changed: [Int]) {
    for id in changed { items[id]?.item?.objectWillChange.send() }
    let known = changed.filter { rows[$0] != nil }
    guard !known.isEmpty else { return }
    for row in database.rows(known[...]) { rows[row.id] = row }
  }

  /// An id may come again, for another item: what is gone is forgotten.
  private func dropGone() {
    let there = Set(ids)
    pages = pages.map { $0.filter(there.contains) }.filter { !$0.isEmpty }
    rows = rows.filter { there.contains($0.key) }
    items = items.filter { there.contains($0.key) }
  }
}

/// An item as a row holds it: nothing but an id, until somebody asks for its contents.
final class StoredItem: ObservableObject {
  let id: Int
  private let store: ItemFetcher

  init(id: Int, store: ItemFetcher) {
    self.id = id
    self.store = store
  }

  deinit { store.forget(id) }

  var row: StoredRow { store.row(id) }
}

struct StoreBackedRoot: View {
  @StateObject var store: ItemFetcher

  init(store: @autoclosure @escaping () -> ItemFetcher) {
    _store = StateObject(wrappedValue: store())
  }

  var body: some View {
    NavigationView {
      List {
        ForEach(store.ids, id: \.self) { id in
          NavigationLink(destination: StoredItemDetail(item: store.item(id))) {
            StoredItemRow(item: store.item(id))
          }
        }
      }
      .navigationBarTitle(Text(store.title))
    }
  }
}

struct StoredItemRow: View {
  @ObservedObject var item: StoredItem

  var body: some View {
    let row = item.row
    RowContent(title: row.title, subtitle: row.subtitle, status: row.status)
  }
}

struct StoredItemDetail: View {
  @ObservedObject var item: StoredItem

  var body: some View { DetailContent(title: item.row.title, status: item.row.status) }
}
