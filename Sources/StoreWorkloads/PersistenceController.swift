// The database behind `store-backed`: one object that is passed to whoever needs it, and made according to its configuration.
//
// SQLite answers on the host, at once and on the calling thread, because a GRDB queue is only ever entered
// synchronously. Its answers are data; what they would cost on a phone is declared.

import GRDB
import SimSwiftUI
import SimWorkloads

/// What the work of a database costs on an A15, on the thread that waits for it.
struct StorePrices {
  /// Opening a connection, with what SQLite reads of the schema.
  var opening: Duration
  /// A statement, with the pages of the file that it needs.
  var statement: Duration
  /// A row that is read or written.
  var row: Duration
  /// The end of a transaction that wrote.
  var commit: Duration

  /// A file on flash memory.
  ///
  /// Rows: 10,000 are read in 32 ms on a Pixel 4a (bryanoltman/FlutterSqliteComparison), 3.2 µs each there and 1.5 µs on an
  /// A15 [estimate ×/÷2]. A commit is 4.4 ms there, by 10,000 inserts one by one in 44 s; flash memory differs less than
  /// processors do, so 3 ms [estimate ×/÷3]. Opening and statements are estimates, ×/÷3.
  static let disk = StorePrices(
    opening: .milliseconds(4), statement: .microseconds(150), row: .nanoseconds(1_500),
    commit: .milliseconds(3))

  /// Pages that are never written anywhere: what remains is SQLite's own work [estimate ×/÷3].
  static let memory = StorePrices(
    opening: .milliseconds(1), statement: .microseconds(30), row: .nanoseconds(1_500),
    commit: .microseconds(20))
}

/// A database of items.
final class PersistenceController {
  /// Which container is made, and what is in it when the app starts.
  struct Configuration {
    var open: () throws -> DatabaseQueue
    /// Whether an earlier launch left the items behind; otherwise the launch writes them.
    var isKept: Bool
    /// What its work costs.
    var prices: StorePrices

    /// A file.
    ///
    /// It is unlinked once it is open, so that nothing is left of it however the run ends.
    static let disk = Configuration(
      open: {
        let name = "simui-items-\(ProcessInfo.processInfo.processIdentifier).sqlite"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try? FileManager.default.removeItem(at: file)
        let queue = try DatabaseQueue(path: file.path)
        try queue.inDatabase { try $0.execute(sql: "PRAGMA journal_mode = MEMORY") }
        try FileManager.default.removeItem(at: file)
        return queue
      }, isKept: true, prices: .disk)

    /// Memory alone, as for previews and tests.
    static let memory = Configuration(
      open: { try DatabaseQueue() }, isKept: false, prices: .memory)
  }

  private let configuration: Configuration
  private let container: DatabaseQueue
  private let count: Int

  /// Makes a database with a number of items.
  init(_ configuration: Configuration, count: Int) {
    self.configuration = configuration
    self.count = count
    container = Self.certain { try configuration.open() }
    Self.certain {
      try container.write { database in
        try database.execute(
          sql: """
            CREATE TABLE item (
              id INTEGER PRIMARY KEY, position INTEGER NOT NULL, title TEXT NOT NULL, subtitle TEXT NOT NULL,
              revision INTEGER NOT NULL DEFAULT 0, isSelected BOOLEAN NOT NULL DEFAULT FALSE);
            CREATE INDEX itemPosition ON item (position);
            """)
        try Self.append(count, from: 0, to: database)
      }
    }
  }

  /// Pays for the connection that the app opens, and for the items if no earlier launch left them.
  func load() {
    let prices = configuration.prices
    simulatedWork(prices.opening)
    if !configuration.isKept { simulatedWork(prices.commit + prices.row * count) }
  }

  // MARK: Reading

  /// The ids of the items with a text in their title, in their order; all ids for an empty text.
  func ids(matching text: String) -> [Int] {
    fetch {
      try Int.fetchAll(
        $0, sql: "SELECT id FROM item WHERE ? = '' OR instr(title, ?) ORDER BY position",
        arguments: [text, text])
    }
  }

  /// The rows with these ids, in no order.
  func rows(_ ids: ArraySlice<Int>) -> [StoredRow] {
    let marks = databaseQuestionMarks(count: ids.count)
    return fetch {
      try StoredRow.fetchAll(
        $0, sql: "SELECT * FROM item WHERE id IN (\(marks))", arguments: StatementArguments(ids))
    }
  }

  private func fetch<Value>(_ request: (Database) throws -> [Value]) -> [Value] {
    let values = Self.certain { try container.read(request) }
    simulatedWork(configuration.prices.statement + configuration.prices.row * values.count)
    return values
  }

  // MARK: Writing

  /// Makes a change, in a transaction of its own.
  ///
  /// - Returns: the ids of the items that it changed; nil if it changed which items exist, or their
  ///   order.
  func apply(_ change: ItemChange) -> [Int]? {
    switch change {
    case .update(let place):
      return revise("position = \(place)", "revision = revision + 1")
    case .updateEvery(let step):
      return revise("position % \(step) = 0", "revision = revision + 1")
    case .select(let place):
      return revise("(position = \(place)) != isSelected", "isSelected = NOT isSelected")
    default:
      write { try Self.rearrange($0, change) }
      return nil
    }
  }

  private func revise(_ condition: String, _ assignment: String) -> [Int] {
    let ids = fetch { try Int.fetchAll($0, sql: "SELECT id FROM item WHERE \(condition)") }
    if !ids.isEmpty {
      write { try $0.execute(sql: "UPDATE item SET \(assignment) WHERE \(condition)") }
    }
    return ids
  }

  private func write(_ change: (Database) throws -> Void) {
    let rows = Self.certain {
      try container.write { database in
        let before = database.totalChangesCount
        try change(database)
        return database.totalChangesCount - before
      }
    }
    let prices = configuration.prices
    simulatedWork(prices.statement + prices.row * rows + prices.commit)
  }

  /// Changes which items exist, or their order.
  ///
  /// Positions are those of an array.
  private static func rearrange(_ database: Database, _ change: ItemChange) throws {
    let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM item") ?? 0
    let next = try Int.fetchOne(database, sql: "SELECT coalesce(max(id), -1) + 1 FROM item") ?? 0
    switch change {
    case .insert(let place):
      let place = min(place, count)
      try database.execute(
        sql: "UPDATE item SET position = position + 1 WHERE position >= ?", arguments: [place])
      try insert(Item(id: next), at: place, into: database)
    case .append(let more): try append(more, from: count, id: next, to: database)
    case .replace(let more):
      try database.execute(sql: "DELETE FROM item")
      try append(more, from: 0, id: next, to: database)
    case .swap(let one, let other) where one < count && other < count:
      try database.execute(
        sql: "UPDATE item SET position = ? - position WHERE position IN (?, ?)",
        arguments: [one + other, one, other])
    case .remove(let place):
      try database.execute(sql: "DELETE FROM item WHERE position = ?", arguments: [place])
      try database.execute(
        sql: "UPDATE item SET position = position - 1 WHERE position > ?", arguments: [place])
    case .clear: try database.execute(sql: "DELETE FROM item")
    case .swap, .update, .updateEvery, .select, .tick, .search, .theme: break
    }
  }

  private static func append(
    _ count: Int, from position: Int, id: Int = 0, to database: Database
  ) throws {
    for number in 0..<count {
      try insert(Item(id: id + number), at: position + number, into: database)
    }
  }

  private static func insert(_ item: Item, at position: Int, into database: Database) throws {
    let statement = try database.cachedStatement(
      sql: "INSERT INTO item (id, position, title, subtitle) VALUES (?, ?, ?, ?)")
    try statement.execute(arguments: [item.id, position, item.title, item.subtitle])
  }

  /// The database is the app's own and new: it can only fail because of a bug in this file or a lack of space.
  private static func certain<Value>(_ work: () throws -> Value) -> Value {
    do { return try work() } catch {
      preconditionFailure("The database of items cannot be used: \(error)")
    }
  }
}

/// One row of the database.
struct StoredRow: FetchableRecord {
  var id: Int
  var title: String
  var subtitle: String
  var revision = 0
  var isSelected = false

  var status: String { isSelected ? "selected" : "rev \(revision)" }

  init(row: Row) {
    id = row["id"]
    title = row["title"]
    subtitle = row["subtitle"]
    revision = row["revision"]
    isSelected = row["isSelected"]
  }

  /// What a screen shows of an item that is gone.
  init(missing id: Int) {
    let item = Item(id: id)
    (self.id, title, subtitle) = (id, item.title, item.subtitle)
  }
}
