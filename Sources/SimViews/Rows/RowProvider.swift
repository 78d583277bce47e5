// Rows: what a list or a lazy stack shows, without making it. A source knows how many rows a view has and
// makes each on demand; it is asked by the host, which alone knows what is visible.
//
// A view has as many rows as it resolves to: an `if` none or one, several views several, a ForEach those
// of all its elements. If the type determines the number, nothing has to be made to know it.

import SimGraph
import SimReflection

/// Gives a container its rows.
@MainActor
open class _RowProvider {
  /// The number of rows, since the last `place`.
  @exclusivity(unchecked) package final private(set) var count = 0
  /// The place of the first row among all rows of the container.
  @exclusivity(unchecked) package final private(set) var offset = 0

  /// Creates a provider of rows.
  public init() {}

  /// Says where the source now begins, and counts its rows.
  ///
  /// - Returns: where the next source begins.
  func place(at offset: Int) -> Int {
    self.offset = offset
    count = placeParts(from: offset) - offset
    return offset + count
  }

  // MARK: To be replaced

  /// The sources inside, in order.
  var parts: [_RowProvider] { [] }

  /// Places what is inside, from an offset on.
  ///
  /// - Returns: where it ends.
  func placeParts(from offset: Int) -> Int {
    var end = offset
    for part in parts { end = part.place(at: end) }
    return end
  }

  /// Makes the row at a place within this source.
  func makeRow(at index: Int) -> ListRow {
    let (part, local) = self.part(at: index)
    return part.makeRow(at: local)
  }

  /// Calls the closure with each node of the container's own tree that gives rows, in order.
  func forEachNode(_ body: (_ViewNode) -> Void) {
    for part in parts { part.forEachNode(body) }
  }

  /// Gives those nodes their positions in the order of the walk.
  final func numberNodes() {
    var position: Int32 = 0
    numberNodes(from: &position)
  }

  func numberNodes(from position: inout Int32) {
    for part in parts { part.numberNodes(from: &position) }
  }

  /// The place of an element or a row with an id, among all rows.
  func position(of id: AnyHashable) -> Int? {
    for part in parts {
      if let position = part.position(of: id) { return position }
    }
    return nil
  }

  /// What may be done to the row at a place within this source.
  func edits(at index: Int) -> RowEdits? {
    let (part, local) = self.part(at: index)
    return part.edits(at: local)
  }

  /// The id of the element that the row at a place within this source stands for.
  func id(at index: Int) -> AnyHashable? {
    guard !parts.isEmpty else { return nil }
    let (part, local) = self.part(at: index)
    return part.id(at: local)
  }

  /// The id of the element at a place within this source, if an earlier element has it too.
  func repeatedID(at index: Int) -> AnyHashable? {
    guard !parts.isEmpty else { return nil }
    let (part, local) = self.part(at: index)
    return part.repeatedID(at: local)
  }

  /// Adds the runs of rows that a grid puts into lines, and those that take a line each.
  func appendRuns(to runs: inout [RowRun]) {
    let parts = parts
    if parts.isEmpty { return RowRun.append(count, isFull: false, to: &runs) }
    for part in parts { part.appendRuns(to: &runs) }
  }

  /// Whether the first row is the header of a section.
  var beginsWithHeader: Bool { parts.first { $0.count > 0 }?.beginsWithHeader ?? false }
  /// Whether the last row is the footer of a section.
  var endsWithFooter: Bool { parts.last { $0.count > 0 }?.endsWithFooter ?? false }

  /// Whether a row is on screen.
  var isShown: Bool { parts.contains(where: \.isShown) }

  /// Ends the source: its rows are removed by the next update.
  func discard() { for part in parts { part.discard() } }

  /// Removes the rows unless the next update restores them.
  ///
  /// - Returns: whether they can keep their state; if not, nothing was done.
  func markAbsent() -> Bool { false }

  /// Ends the source of absent rows that the next update did not restore.
  func discardAbsent() { for part in parts { part.discardAbsent() } }

  /// Whether the app itself says which identity the view has that gives the rows.
  var isExplicitlyIdentified: Bool { false }

  final func part(at index: Int) -> (_RowProvider, Int) {
    for part in parts {
      let local = index + offset - part.offset
      if local < part.count { return (part, local) }
    }
    preconditionFailure("There is no row \(index) in a source of \(count).")
  }
}

/// Rows that follow each other in a grid without the end of a line between them.
struct RowRun: Equatable {
  /// The number of rows.
  var count: Int
  /// Whether each takes a line of its own, as a header does.
  var isFull: Bool

  static func append(_ count: Int, isFull: Bool, to runs: inout [RowRun]) {
    guard count > 0 else { return }
    if let last = runs.indices.last, runs[last].isFull == isFull {
      runs[last].count += count
    } else {
      runs.append(RowRun(count: count, isFull: isFull))
    }
  }
}

/// Gives a container the rows of one view type.
@MainActor
open class _RowSource<V>: _RowProvider {
  /// Takes a new value; rows that exist get theirs when the host refreshes them.
  @_spi(Runtime) open func update(_ new: V) {}

  override var isExplicitlyIdentified: Bool { V.self is any ExplicitlyIdentified.Type }
}

/// A view that has an explicit id, whatever modifiers stand around it.
@MainActor
protocol ExplicitlyIdentified {
  /// Whether it is bound to an id, by the outermost or by another one inside.
  func isBound(to id: AnyHashable) -> Bool
}

/// Whether the app bound a view to an id, which can be said before the view is made.
@MainActor
func isBound<V>(_ view: V, to id: AnyHashable) -> Bool {
  (view as? any ExplicitlyIdentified)?.isBound(to: id) ?? false
}
