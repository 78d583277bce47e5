// A screen of rows on a simulated device, edited, scrolled and compared with the naive twin.
//
// Which rows exist is taken from the host, and must be neighbours that fill what can be seen. For each of
// them the screen and the state are compared, and that every body that had to run did. A body may run
// besides: that of a row that was pushed out of sight in the same update.

import Foundation
import SimDevice
import SimViews
import SwiftUI

/// A run of a trial whose program is a screen of rows.
@MainActor
final class ScreenRun {
  private let trial: Trial
  private let world: World
  private let twin: Twin
  private let device = SimulatedDevice()
  private var broken: [String] = []
  /// The paths that lived at the last look or live now.
  private var known: Set<Int> = []

  private init(_ trial: Trial) {
    self.trial = trial
    world = World(trial.shape)
    twin = Twin(world)
  }

  static func difference(in trial: Trial) -> Difference? {
    let run = ScreenRun(trial)
    let outer = World.current
    World.current = run.world
    defer { World.current = outer }
    return run.compareAll()
  }

  private func compareAll() -> Difference? {
    let runtime = device.device.runtime
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
    device.device.shutDown()
    return broken.first.map { Difference(update: trial.steps.count + 1, what: $0) }
  }

  /// Scrolls, or writes what can be written.
  private func make(_ edit: Edit) -> String? {
    let count = twin.records[0]?.items.value.count ?? 0
    if edit.choice % 4 == 0 {
      guard count > 0 else { return nil }
      do { try device.scroll(toRow: edit.value % count) } catch { return "\(error)" }
      device.settle()
      return compare()
    }
    let targets = twin.targets
    let target = edit.choice % 4 == 1 ? .items(0) : targets[edit.choice / 4 % targets.count]
    twin.write(target, edit.value)
    var isWritten = true
    device.post { [world] in isWritten = world.write(target, edit.value) }
    device.settle()
    // Each write is an update of its own: rows may come and go in between.
    return isWritten ? compare() : "there is no \(target) to write"
  }

  // MARK: Comparing

  private func compare() -> String? {
    defer {
      world.bodies = []
      world.calls = []
      world.rowCalls = []
    }
    device.device.runtime.checkInvariants()
    if let what = broken.first ?? device.diagnostics.first { return what }
    guard let host else { return "there is no container of rows" }
    let ids = host.rows.compactMap { host.id(at: $0.position)?.base as? Int }
    if let what = compareAppearances(of: Set(ids)) { return what }
    let before = twin.wasRealised
    known = Set(twin.order)
    twin.realised = Set(ids)
    let went = Set(world.rowCalls.filter { $0.change < 0 }.map(\.id))
    let expected = twin.update(cameBack: went.intersection(before).intersection(ids))
    if let what = compareRows(host, ids) { return what }
    let shown = zip(ids, host.rows).flatMap { id, row in
      ["\(id):", "(\(pieces(of: row.root.element).joined(separator: " ")))"]
    }
    let wanted = expected.map { $0.hasPrefix("(") ? "(\($0))" : $0 }
    if shown != wanted { return "the rows are \(shown), not \(wanted)" }
    return compareStates() ?? compareBodies() ?? compareCalls()
  }

  /// Each row is told that it came into view, and that it went, in turn.
  private func compareAppearances(of ids: Set<Int>) -> String? {
    var shown = twin.wasRealised
    for (id, change) in world.rowCalls {
      let isTurned = change > 0 ? shown.insert(id).inserted : shown.remove(id) != nil
      if !isTurned { return "the row \(id) was told twice: \(world.rowCalls)" }
    }
    return shown == ids ? nil : "the rows \(shown.sorted()) were told, not \(ids.sorted())"
  }

  /// The rows that exist are neighbours, belong to the data, and fill what can be seen.
  private func compareRows(_ host: RowHost, _ ids: [Int]) -> String? {
    let items = twin.records[0]?.items.value ?? []
    let places = host.rows.map(\.position)
    if host.count != items.count { return "there are \(host.count) rows, not \(items.count)" }
    if let first = places.first, places != Array(first..<first + places.count) {
      return "the rows \(places) are no neighbours"
    }
    if ids != places.map({ items[$0].id }) { return "the rows show \(ids)" }
    guard let visible = host.visible, !items.isEmpty else { return nil }
    guard let first = host.rows.first, let last = host.rows.last else { return "no row exists" }
    if first.position > 0, first.start - host.spacing > visible.lowerBound {
      return "a row is missing above"
    }
    let end = last.start + last.lineLength + host.spacing
    return last.position < items.count - 1 && end < visible.upperBound
      ? "a row is missing below" : nil
  }

  private func compareStates() -> String? {
    for path in twin.order {
      guard let record = twin.records[path] else { continue }
      if record.holds.contains(.number),
        world.numbers[path]?.wrappedValue != record.number.value
      {
        return "the state of \(path) is not \(record.number.value)"
      }
      if record.holds.contains(.items), world.items[path]?.wrappedValue != record.items.value {
        return "the items of \(path) are not \(record.items.value)"
      }
    }
    for (path, objects) in world.owned.sorted(by: { $0.key < $1.key }) {
      let record = twin.records[path] ?? twin.asleep[path]
      let expected = record?.holds.contains(.object) == true ? 1 : 0
      // A row that came and went between two looks may keep an object that the twin never saw.
      if record == nil, twin.rowPaths.values.contains(path), objects.count == 1 { continue }
      if objects.count != expected { return "\(objects.count) objects exist for \(path)" }
    }
    return nil
  }

  private func compareBodies() -> String? {
    let found = Set(world.bodies)
    let missing = twin.bodies.filter { !found.contains($0) && !twin.optional.contains($0) }
    if !missing.isEmpty { return "the bodies \(missing) did not run" }
    let expected = Set(twin.bodies).union(twin.optional)
    let more = twin.order.filter { found.contains($0) && !expected.contains($0) }
    return more.isEmpty ? nil : "the bodies \(more) ran for nothing"
  }

  private func compareCalls() -> String? {
    // What a view said in the update in which it was pushed out of sight is nobody's business, unless it
    // is that it goes; so is what one said that came and went between two looks.
    let alive = Set(twin.order)
    let found = world.calls.sorted().filter { call in
      let words = call.split(separator: " ")
      guard words.count > 1, let path = Int(words[1]) else { return true }
      return alive.contains(path) || words[0] == "disappear" && known.contains(path)
    }
    let expected = twin.calls.sorted()
    return found == expected ? nil : "the calls were \(found), not \(expected)"
  }

  /// The rows of the screen.
  private var host: RowHost? {
    func find(_ element: RenderElement) -> RowHost? {
      if let list = element as? ListElement { return list.host }
      if let lazy = element as? LazyElement { return lazy.host }
      var found: RowHost?
      element.forEachChild { found = found ?? find($0) }
      return found
    }
    return device.device.runtime.window.flatMap { find($0.element) }
  }
}
