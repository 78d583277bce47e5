// A screen of rows on a simulated device, edited, scrolled and compared with the reference runtime.
//
// Which rows exist is taken from the host, and must be neighbours that fill what can be seen. For each of
// them the screen and the state are compared, and that every body that had to run did. A body may run
// besides: that of a row that was pushed out of sight in the same update. Rows that were made ahead of being
// seen exist, too, but are not told that they appeared.

import Foundation
@_spi(Runtime) import SimComponents
import SimDevice
@_spi(Runtime) import SimViews
import SimSwiftUI

/// A run of a trial whose program is a screen of rows.
@MainActor
final class ScreenRun {
  private let trial: Trial
  private let world: World
  private let reference: ReferenceRuntime
  private let device: SimulatedDevice
  private var broken: [String] = []
  /// How often the rows were told together that they came, less how often that they went.
  private var rowsTold = 0
  /// The paths that lived at the last look or live now.
  private var known: Set<Int> = []
  /// What the lines of the screen stood for at the last look, and the places of those that existed.
  private var lastNames: [String] = []
  private var lastPlaces: [Int] = []

  private init(_ trial: Trial) {
    self.trial = trial
    world = World(trial.shape)
    world.isOnDevice = true
    reference = ReferenceRuntime(world)
    // Lists make rows ahead on both systems, lazy stacks on the second.
    // When the second gives up what rows own depends on how many frames a scroll has, which the reference runtime does not
    // know; here it never does.
    var later = SystemPolicy.iOS26
    later.lazyStackRetention = nil
    reference.isOfYear2024 = trial.shape.salt & 2 != 0
    device = SimulatedDevice(
      system: trial.shape.salt & 2 == 0 ? .iOS17 : SimulatedSystem(later))
  }

  static func difference(in trial: Trial) -> Difference? {
    let run = ScreenRun(trial)
    return run.world.asCurrent { run.compareAll() }
  }

  private func compareAll() -> Difference? {
    let runtime = device.engine.runtime
    runtime.inspection.isOn = true
    runtime.graph.onBrokenInvariant = { [weak self] in self?.broken.append($0) }
    let world = world
    let root = Place(program: world.programs[0], path: 0, input: 0)
    device.launch {
      Screen(place: root)
        .environmentObject(world.objects[0])
        .environment(world.models[0])
    }
    device.settle()
    if let what = compare() { return Difference(update: 0, what: what) }
    for (index, edits) in trial.steps.enumerated() {
      for edit in edits {
        if let what = make(edit) { return Difference(update: index + 1, what: what) }
      }
      device.settle()
      if let what = compare() { return Difference(update: index + 1, what: what) }
    }
    device.engine.shutDown()
    return broken.first.map { Difference(update: trial.steps.count + 1, what: $0) }
  }

  /// Scrolls, or writes what can be written.
  private func make(_ edit: Edit) -> String? {
    if edit.choice % 4 == 0 { return scroll(edit) }
    // What the rows hold is much more than what the screen does.
    let targets = edit.choice % 4 == 1 ? [.items(0), .items(0), .bias(0)] : reference.targets
    let target = targets[edit.choice / 4 % targets.count]
    reference.write(target, edit.value)
    var isWritten = true
    device.post { [world] in isWritten = world.write(target, edit.value) }
    device.settle()
    // Each write is an update of its own: rows may come and go in between.
    return isWritten ? compare() : "there is no \(target) to write"
  }

  /// Puts a row at the top, drags or flings, as a number says.
  private func scroll(_ edit: Edit) -> String? {
    let count = host?.count ?? 0
    guard count > 0 else { return nil }
    let distance = CGFloat(edit.value % 601 - 300)
    // A fling has the most frames, each of which is checked.
    switch edit.choice / 4 % 8 {
    case 0, 1, 2: device.scroll(by: distance)
    case 3: device.fling(velocity: 3 * distance)
    default: do { try device.scroll(toRow: edit.value % count) } catch { return "\(error)" }
    }
    device.settle()
    return compare(isScroll: true)
  }

  // MARK: Comparing

  /// What exists of a container: a row, where it stands for an element, and what it is made of.
  private struct Found {
    let row: ListRow
    let line: Screen.Line
    /// Whether it was made ahead and nobody has seen it.
    let isAhead: Bool
    var id: Int? { line.row?.id }
  }

  /// - Parameter isScroll: whether nothing but the offset has changed.
  private func compare(isScroll: Bool = false) -> String? {
    defer {
      world.bodies = []
      world.rowsTold = []
      world.calls = []
      world.rowCalls = []
      world.contents = []
    }
    device.engine.runtime.checkInvariants()
    if let what = broken.first ?? device.diagnostics.first { return what }
    guard let host else { return "there is no container of rows" }
    let lines = Screen.lines(of: world.items[0]?.wrappedValue ?? [], world.programs[0].kind)
    if let what = compareRows(host, lines.count) { return what }
    let found = host.rows.map { Found(row: $0, line: lines[$0.position], isAhead: false) }
    let ahead = host.preparedRows.map { Found(row: $0, line: lines[$0.position], isAhead: true) }
    let rows = (found + ahead).sorted { $0.row.position < $1.row.position }
    for row in rows {
      if let what = compareRow(row, host) { return what }
    }
    let isElsewhere = areRowsElsewhere(lines)
    lastNames = Self.names(lines)
    lastPlaces = rows.map(\.row.position)
    let ids = Set(rows.compactMap(\.id))
    let idsAhead = Set(ahead.compactMap(\.id))
    for change in world.rowsTold {
      rowsTold += change
      if rowsTold < 0 || rowsTold > 1 { return "the rows were told apart: \(world.rowsTold)" }
    }
    let isCalm = !isScroll && !isElsewhere && world.rowCalls.isEmpty
    if let what = compareAppearances(of: ids.subtracting(idsAhead)) { return what }
    let cameBack = remade(isElsewhere: isElsewhere, isScroll: isScroll).intersection(
      reference.wasRealised
    ).intersection(ids)
    known = Set(reference.order)
    reference.realised = ids
    reference.ahead = idsAhead
    let expected = reference.update(cameBack: cameBack)
    var shown: [String] = []
    for found in rows {
      if let id = found.id { shown += ["\(id):", text(of: found.row)] }
    }
    let wanted = expected.map { $0.hasPrefix("(") ? "(\($0))" : $0 }
    if shown != wanted { return "the rows are \(shown), not \(wanted)" }
    return reference.differenceInState() ?? compareBodies(isCalm: isCalm) ?? compareCalls()
  }

  /// The rows that may have gone and been made again since the last look, if they were there and are.
  private func remade(isElsewhere: Bool, isScroll: Bool) -> Set<Int> {
    // Where nothing but the offset changes, only a row that is made asks for its content.
    if isScroll { return world.contents }
    let went = world.rowCalls.filter { $0.change < 0 }.map(\.id)
    // What was made ahead is thrown away where rows came, went or moved.
    return Set(went).union(isElsewhere ? reference.ahead : [])
  }

  /// Whether there are more or fewer lines than at the last look, or what existed then lies elsewhere.
  private func areRowsElsewhere(_ lines: [Screen.Line]) -> Bool {
    let now = Self.names(lines)
    return now.count != lastNames.count
      || lastPlaces.contains { !now.indices.contains($0) || now[$0] != lastNames[$0] }
  }

  /// What the lines stand for, in order: an element by its id, an edge of a section by its number.
  private static func names(_ lines: [Screen.Line]) -> [String] {
    var edges = 0
    return lines.map { line in
      if let row = line.row { return "row \(row.item.id)" }
      edges += 1
      return "edge \(edges)"
    }
  }

  private func text(of row: ListRow) -> String {
    "(\(pieces(of: row.root.element).joined(separator: " ")))"
  }

  /// A row stands for the element at its place, a header or a footer for its section.
  private func compareRow(_ found: Found, _ host: RowHost) -> String? {
    switch found.line {
    case .row(let row):
      return host.id(at: found.row.position)?.base as? Int == row.item.id
        ? nil : "the row \(row.id) stands for another element"
    case .edge(let edge):
      let shown = text(of: found.row)
      return shown == "(\(edge))" ? nil : "the edge of a section is \(shown), not \(edge)"
    }
  }

  /// Each row is told that it came into view, and that it went, in turn.
  private func compareAppearances(of ids: Set<Int>) -> String? {
    var shown = reference.wasRealised.subtracting(reference.ahead)
    for (id, change) in world.rowCalls {
      let isTurned = change > 0 ? shown.insert(id).inserted : shown.remove(id) != nil
      if !isTurned { return "the row \(id) was told twice: \(world.rowCalls)" }
    }
    return shown == ids ? nil : "the rows \(shown.sorted()) were told, not \(ids.sorted())"
  }

  /// By how much places may differ that are added up in another order, in points.
  private static let rounding: CGFloat = 0.001

  /// The rows that exist are neighbours, belong to the data, and fill what can be seen.
  private func compareRows(_ host: RowHost, _ count: Int) -> String? {
    let places = host.rows.map(\.position)
    if host.count != count { return "there are \(host.count) rows, not \(count)" }
    if let first = places.first, places != Array(first..<first + places.count) {
      return "the rows \(places) are no neighbours"
    }
    if host.preparedRows.contains(where: { $0.position >= count || places.contains($0.position) }) {
      return "a row that was made ahead has no place of its own"
    }
    guard host.visible != nil, count > 0 else { return nil }
    guard let first = host.rows.first, let last = host.rows.last else { return "no row exists" }
    // Where the content begins on screen, and what of the screen its window covers.
    var origin = host.element.originOnScreen(device.engine.runtime).y
    if host.usesCells { origin -= host.area?.offset.y ?? 0 }
    let window = ScreenEdges(trial.shape.salt).window
    let above = origin + first.start
    if first.position > 0, above - host.spacing > window.lowerBound + Self.rounding {
      return "a row is missing above"
    }
    let below = origin + last.start + last.lineLength
    if last.position < count - 1, below + host.spacing < window.upperBound - Self.rounding {
      return "a row is missing below"
    }
    // Between sections there may be space in sight, and where distances are estimated one row more may be made.
    let columns = trial.shape.kind == .lazyGrid ? 3 : 1
    guard trial.shape.kind != .sections, host.rows.count > 2 * columns else { return nil }
    let (upper, lower) = (host.rows[columns], host.rows[host.rows.count - columns - 1])
    if origin + upper.start + upper.lineLength < window.lowerBound { return "rows are left above" }
    return origin + lower.start > window.upperBound ? "rows are left below" : nil
  }

  /// - Parameter isCalm: whether no row came, went or moved.
  private func compareBodies(isCalm: Bool) -> String? {
    // Rows are brought up to date in the order of their places, whichever was flagged first.
    // Those that were made ahead of being seen come when their turn is.
    let ahead = reference.ahead.compactMap { reference.rowPaths[$0] }
    func isSeen(_ path: Int) -> Bool { !ahead.contains { world.paths.contains($0, path) } }
    let (ran, wanted) = (world.bodies.filter(isSeen), reference.bodies.filter(isSeen))
    if isCalm, ran.sorted() == wanted.sorted(), ran != wanted {
      return "the bodies \(world.bodies) ran, not \(reference.bodies)"
    }
    let found = Set(world.bodies)
    let missing = reference.bodies.filter {
      !found.contains($0) && !reference.optional.contains($0)
    }
    if !missing.isEmpty { return "the bodies \(missing) did not run" }
    let expected = Set(reference.bodies).union(reference.optional)
    let more = reference.order.filter { found.contains($0) && !expected.contains($0) }
    return more.isEmpty ? nil : "the bodies \(more) ran for nothing"
  }

  private func compareCalls() -> String? {
    let (calls, wanted) = (Self.plain(world.calls), Self.plain(reference.calls))
    // What a view said in the update in which it was pushed out of sight is nobody's business, unless it
    // is that it goes; so is what one said that came and went between two looks.
    let alive = Set(reference.order)
    let superfluous = { (path: Int) in
      Self.turns(of: path, in: calls) - Self.turns(of: path, in: wanted)
    }
    var left: [String: Int] = [:]
    let found = calls.sorted().filter { call in
      let words = call.split(separator: " ")
      guard words.count > 1, let path = Int(words[1]) else { return true }
      // How often a row appears while a scroll goes on is the host's business.
      if Self.isOfHost(call) { return false }
      if words[0] == "total", alive.contains(path) {
        // A row that is made again, for a bounce or ahead of being seen, reports again what it was passed by the
        // views inside; how often is the host's business.
        left[call, default: 0] += 1
        return left[call] == 1
      }
      guard words[0] == "appear" || words[0] == "disappear" else { return alive.contains(path) }
      guard alive.contains(path) || words[0] == "disappear" && known.contains(path) else {
        return false
      }
      left[call, default: 0] += 1
      return left[call, default: 0] > superfluous(path)
    }
    let expected = wanted.sorted().filter { !Self.isOfHost($0) }
    return found == expected ? nil : "the calls were \(found), not \(expected)"
  }

  /// Whether a call is made as often as a row is made, which is the host's to say.
  private static func isOfHost(_ call: String) -> Bool {
    ["initial", "because", "content", "style"].contains { call.hasPrefix($0) }
      || call.hasPrefix("appear") && call.split(separator: " ").count > 2
  }

  /// Calls without what they say of objects: what is left in a row that is pushed out of sight is nobody's business.
  private static func plain(_ calls: [String]) -> [String] {
    calls.map { call in
      call.hasPrefix("disappear")
        ? call.split(separator: " ").prefix(2).joined(separator: " ") : call
    }
  }

  /// How often a view came and went.
  ///
  /// While a scroll view bounces it may do so more often than the reference runtime knows of.
  private static func turns(of path: Int, in calls: [String]) -> Int {
    min(calls.count { $0 == "appear \(path)" }, calls.count { $0 == "disappear \(path)" })
  }

  /// The rows of the screen.
  private var host: RowHost? { device.engine.runtime.rowHostsOnScreen().first }
}
