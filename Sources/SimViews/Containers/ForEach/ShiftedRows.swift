// Rows that keep their ids while their contents move on: the ids are positions, so an insertion, removal or move in front of them
// gives each of them what its neighbour had. The data need not show it, because they may be nothing but positions; so what the
// rows show is read before an update and when it ends. Looked for only where it can be: the ids are whole numbers that follow
// each other, every row in view kept its own, and there are other elements than before or the elements carry no id themselves.

import Foundation

/// What rows showed before an update, until it ends.
@MainActor
struct ShiftWatch: UpdateObserver {
  /// A row that is looked at.
  struct Row {
    /// Its place among the rows of its ForEach.
    let place: Int
    let text: String
    /// What it shows; nil if it shows nothing any more.
    let read: @MainActor () -> String?
  }

  let rows: [Row]
  let view: ViewOwner
  let cause: RuntimeCause

  /// Fewer rows than this do not count as a shift.
  static let leastRows = 3

  /// How many rows now show what the row at some distance showed before, for the commonest distance; zero if
  /// they are few, or fewer than half of those that show something else than before.
  ///
  /// A text that several rows showed says nothing.
  ///
  /// - Complexity: O(rows · log rows).
  func shifted() -> Int {
    var places: [String: Int?] = [:]
    for row in rows { places[row.text] = places[row.text] == nil ? row.place : .some(nil) }
    var changed = 0
    var distances: [Int] = []
    for row in rows {
      guard let text = row.read(), text != row.text else { continue }
      changed += 1
      if let before = places[text] ?? nil { distances.append(before - row.place) }
    }
    distances.sort()
    var most = 0
    var run = 0
    for index in distances.indices {
      run = index > 0 && distances[index] == distances[index - 1] ? run + 1 : 1
      most = max(most, run)
    }
    return most >= Self.leastRows && most * 2 >= changed ? most : 0
  }
}

extension ShiftWatch {
  /// Tells of rows that have taken over what their neighbours showed.
  func look(_ runtime: ViewRuntime) {
    let rows = shifted()
    guard rows > 0 else { return }
    runtime.report(
      .found(
        RuntimeFinding(kind: .contentsShifted, view: view, amount: rows, cause: cause)))
  }
}

extension ForEach {
  /// Whether rows of this type can have places as ids that go with the element neither as a property nor as itself.
  static var mayCountPlaces: Bool { ID.self == Int.self }

  /// Whether elements have no id of their own, so that as many as before may be others.
  static var hasBareElements: Bool { !(Data.Element.self is any Identifiable.Type) }

  /// Whether the ids of the elements at some places are whole numbers that follow each other.
  func countsPlaces(_ places: [Int]) -> Bool {
    guard let first = places.first else { return false }
    let ids = places.map { id(element(at: $0)) as? Int }
    return zip(places, ids).allSatisfy { place, id in
      guard let id, let start = ids[0] else { return false }
      return id - place == start - first
    }
  }
}

extension ForEachRowSource {
  /// The rows in view, where they may take over what their neighbours show; to be asked before they are refreshed.
  func watchForShift(from old: ForEach<Data, ID, Content>) -> ShiftWatch? {
    typealias Rows = ForEach<Data, ID, Content>
    guard Rows.mayCountPlaces, old.data.count != value.data.count || Rows.hasBareElements else {
      return nil
    }
    let shown = inputs.host.rows.filter {
      $0.forEach == ObjectIdentifier(self) && !$0.isDeleted
        && $0.position - offset < min(old.data.count, value.data.count)
    }
    guard shown.count >= ShiftWatch.leastRows,
      old.countsPlaces(shown.map { $0.position - offset })
    else { return nil }
    let runtime = runtime
    return ShiftWatch(
      rows: shown.map { row in
        ShiftWatch.Row(place: row.position - offset, text: runtime.words(in: [row.root.element])) {
          row.isShown && !row.isDeleted ? runtime.words(in: [row.root.element]) : nil
        }
      }, view: runtime.owner, cause: runtime.cause)
  }
}

extension ViewRuntime {
  /// What stands in some elements, as one text.
  func words(in elements: [RenderElement]) -> String {
    var reader = ScreenReader(bounds: .everywhere)
    for element in elements { reader.visit(element, at: .zero, control: nil) }
    return reader.items.filter { !$0.isOnlyTouched }.map(\.text).joined(separator: "\u{1F}")
  }
}
