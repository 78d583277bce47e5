// Screens of rows. Which rows exist is the host's to say, for it depends on how large they are; what their
// views own is not. A row that is scrolled away keeps the state of its outermost view, and nothing else;
// without such state it ends. The row comes back with a new body.

extension Twin {
  func screen(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) {
      $0.items = Versioned(Screen.initialItems)
      $0.holds = [.items, .bias]
    }
    let hasNews = hasNews(of: .bias, record.bias.version, &record)
    let runs = leave(place.path, &record, reads: [record.items.version], hasNews: hasNews)
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
      let inside = show(place, around)
      shown = shown + Shown(pieces: ["\(row.id):"]) + inside.stacked
    }
    wasRealised = realised
    return shown
  }

  /// Ends what a row does not keep when it goes out of sight.
  func leaveScreen(row id: Int) {
    guard let row = rowPaths[id] else { return }
    wasRealised.remove(id)
    for path in records.keys.sorted() where world.paths.contains(row, path) {
      if path == row, let record = records[path], !record.holds.isEmpty {
        asleep[path] = record
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
    let paths = Set(rowPaths.values).union(absent)
    asleep = asleep.filter { paths.contains($0.key) }
    return ended.filter { path in
      guard paths.contains(path), let record = records[path], !record.holds.isEmpty else {
        return true
      }
      asleep[path] = record
      return false
    }
  }
}
