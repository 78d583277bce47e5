// Screens of rows. Which rows exist is the host's to say, for it depends on how large they are; what their
// views own is not. A row that is scrolled away keeps the state of its outermost view, and of the one that stands in its place,
// and nothing else: what a container holds ends, and without such state the row does. It comes back with a new body.

extension ReferenceRuntime {
  func screen(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) {
      $0.items = Versioned(Screen.initialItems)
      $0.holds = [.items, .bias]
    }
    let hasPendingChanges = hasPendingChanges(of: .bias, record.bias.version, &record)
    let runs = leave(
      place.path, &record, reads: [record.items.version], hasPendingChanges: hasPendingChanges)
    let readsBias = place.program.has(0)
    // The closures of the rows do.
    if readsBias { note(.bias, of: place.path) }
    var shown = Shown()
    rowPaths = [:]
    for line in Screen.lines(of: record.items.value, place.program.kind) {
      guard let row = line.row else { continue }
      let place = Screen.place(of: row, bias: readsBias ? record.bias.value : 0, at: place)
      rowPaths[row.id] = place.path
      guard realised.contains(row.id) else { continue }
      let isNew = !wasRealised.contains(row.id)
      var around = around.made(runs || isNew)
      around.isInSight = !ahead.contains(row.id)
      let inside = showRow(place, around)
      // What it does not show again has ended.
      suspended = suspended.filter { !world.paths.contains(place.path, $0.key) }
      shown = shown + Shown(pieces: ["\(row.id):"]) + inside.stacked
    }
    unseenRows.formUnion(wasRealised.union(world.contents))
    unseenRows.subtract(realised)
    wasRealised = realised
    return shown
  }

  /// What a row shows.
  private func showRow(_ place: Place, _ around: Surroundings) -> Shown {
    switch ScreenRow(world.programs[0]) {
    case .boxed: return show(place, around)
    case .keeper: return keeper(place, around, inside: program)
    case .chain:
      return keeper(place, around) { place, number, around in
        self.keeper(ScreenRow.link(in: place, number), around, inside: self.program)
      }
    }
  }

  private func program(in place: Place, _ number: Int, _ around: Surroundings) -> Shown {
    show(ScreenRow.program(in: place, number), around)
  }

  /// A view with state that has another one inside.
  private func keeper(
    _ place: Place, _ around: Surroundings, inside: (Place, Int, Surroundings) -> Shown
  ) -> Shown {
    var record = enter(place.path, value(place), around) {
      $0.number = Versioned(place.program.mix(place.input, 0))
      $0.holds = [.number]
    }
    let place = inUse(record, place)
    let hasPendingChanges = hasPendingChanges(of: .number, record.number.version, &record)
    let runs = leave(place.path, &record, hasPendingChanges: hasPendingChanges)
    if runs { note(.number, of: place.path) }
    return inside(place, record.number.value, around.made(runs))
  }

  /// Ends what a row does not keep when it goes out of sight.
  func leaveScreen(row id: Int) {
    guard let row = rowPaths[id] else { return }
    wasRealised.remove(id)
    let kept = keptPaths(ofRow: row)
    for path in records.keys.sorted() where world.paths.contains(row, path) {
      if kept.contains(path), let record = records[path] {
        suspended[path] = record
      } else {
        end(path)
      }
      records[path] = nil
    }
  }

  /// Lets the rows sleep that can no longer be seen.
  ///
  /// - Parameter ended: the identities that are no longer found.
  /// - Returns: those that really end.
  func sleep(_ ended: [Int]) -> [Int] {
    let paths = Set(rowPaths.values).union(absent).sorted()
    suspended = suspended.filter { entry in paths.contains { world.paths.contains($0, entry.key) } }
    let left = Set(ended)
    let kept = Set(
      rowPaths.values.filter(left.contains).flatMap(keptPaths(ofRow:))
        + absent.filter(left.contains).flatMap(keptPaths(of:)))
    return ended.filter { path in
      guard kept.contains(path), let record = records[path] else { return true }
      suspended[path] = record
      return false
    }
  }

  /// The identities whose state stays when a row of the screen goes.
  private func keptPaths(ofRow row: Int) -> [Int] {
    switch ScreenRow(world.programs[0]) {
    case .boxed: []
    case .keeper: [row]
    case .chain: [row, world.paths.number(under: row, slot: 1, kind: -1, id: 0)]
    }
  }

  /// The identities whose state stays when another row goes: that of its view, and those that are all that the one around them
  /// gives, in no container of its own.
  private func keptPaths(of row: Int) -> [Int] {
    var kept: [Int] = []
    var path = row
    while let record = records[path] {
      if !record.holds.isEmpty { kept.append(path) }
      var inside = records.keys.filter { isView($0) && world.paths.isNext(path, $0, isView) }
      if world.programs[record.value[0]].kind == .modifier {
        // The modifier stands around what it modifies.
        let modifier = world.paths.number(under: path, slot: 1, kind: -1, id: 0)
        if inside.contains(modifier) { kept.append(modifier) }
        inside.removeAll { $0 == modifier }
      }
      guard inside.count == 1, let next = inside.first, let other = records[next],
        other.spots.count == record.spots.count
      else { break }
      path = next
    }
    return kept
  }

  /// Whether a path is that of a view or a modifier of the app's own, and not of a place or a closure.
  private func isView(_ path: Int) -> Bool {
    guard let record = records[path] else { return false }
    return record.value.count > 1 && record.value != [0, 0, ReferenceRuntime.appearanceMark]
  }
}
