// A branch on its way out is there as it was: it takes no new value, hears of what it reads, and if it comes back in
// time it is the same.

extension ReferenceRuntime {
  func leaving(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record)).modified(by: place.path)
    if Leaving.isShown(place) {
      keep(place.path) {
        if $0.seen == nil { $0.shownIn = rounds }
        $0.seen = place.input
        $0.seenProgram = place.program.number
        $0.leavingUntil = nil
      }
      return stacks(place.path, inside) {
        show(place.child(0, input: place.input, slot: 97), $0)
      }
    }
    guard let content = seenContent(record, place.path) else {
      return stack(place.path, 0, inside) { _ in Shown() }
    }
    // What was made and went before it was on screen has no place to stay.
    guard record.shownIn != rounds else {
      keep(place.path) { $0.seen = nil }
      return stack(place.path, 0, inside) { _ in Shown() }
    }
    keep(place.path) { $0.leavingUntil = record.leavingUntil ?? time + Leaving.duration }
    // What leaves hands nothing up.
    return stacks(place.path, inside.made(false)) {
      var left = show(content, $0)
      left.total = nil
      return left
    }
  }

  private func stacks(
    _ path: Int, _ around: Surroundings, _ content: (Surroundings) -> Shown
  ) -> Shown {
    stack(path, 0, around) { stack(path, 1, $0, content) }
  }

  /// Lets go what has been on its way out for long enough, before anything else happens in a frame.
  ///
  /// The containers that lose it are brought up to date by one transaction, and so in the order in which the graph comes to
  /// them (mechanism.md#8.2, #8.9).
  func finishOutgoingSubtrees() {
    let due = order.filter { path in
      records[path]?.leavingUntil.map { time >= $0 } ?? false
    }
    let inGraphOrder = due.sorted { first, second in
      guard let one = listPlaces[16 * first + 1], let other = listPlaces[16 * second + 1] else {
        return false
      }
      return [Waiting].isBefore(one.place, other.place) ?? (one.age > other.age)
    }
    for path in inGraphOrder {
      guard let record = records[path], let content = seenContent(record, path) else { continue }
      let told = order.filter { inner in
        world.paths.contains(content.path, inner)
          && records[inner].map { $0.isReported && $0.appears } ?? false
      }
      let inOrder = told.sorted { first, second in
        [Waiting].isBefore(places[first] ?? [], places[second] ?? [])
          ?? ((records[first]?.turn ?? 0) < (records[second]?.turn ?? 0))
      }
      calls += inOrder.map { "disappear \($0) with \(owners(in: $0, records).count)" }
      for inner in told { records[inner]?.isReported = false }
      forget(content.path)
      records[path]?.seen = nil
      records[path]?.leavingUntil = nil
    }
  }

  /// What the view held when it was shown last, of whatever program that was.
  private func seenContent(_ record: Record, _ path: Int) -> Place? {
    guard let input = record.seen else { return nil }
    return Place(program: world.programs[record.seenProgram], path: path, input: input)
      .child(0, input: input, slot: 97)
  }
}
