// The views about rules for which time has to pass or rows have to be made.

extension ReferenceRuntime {
  func tasking(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    _ = leave(place.path, &record)
    // A task begins a hop after one that an onAppear makes, and those with another id in the order of an onChange,
    // from the inside out (mechanism.md#8.8).
    facts["hop of \(place.path)"] = "later"
    // Those of several views are on several cores, and arrive in whichever order.
    if world.programs.count(where: { $0.kind == .tasking || $0.kind == .evicting }) == 1 {
      facts["outer task of \(place.path)"] = "\(place.input) after \(place.input)"
    }
    return text(place.text, place.path, around.modified(by: place.path))
  }

  func ticking(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    _ = leave(place.path, &record)
    // There is one timer, which any of those stops who started it (mechanism.md#19.7).
    facts["ticks of \(place.path)"] = "none"
    return text(place.text, place.path, around.modified(by: place.path))
  }

  func spacing(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    _ = leave(place.path, &record)
    facts["distance of \(place.path)"] = "\(Int(Spacing.length(place.input)))"
    return text(place.text, place.path, around)
      + stack(place.path, 0, around.modified(by: place.path)) {
        stack(place.path, 1, $0) { _ in Shown() }
      }
  }

  func scrolling(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    _ = leave(place.path, &record)
    let length = Int(Spacing.length(place.input))
    facts["page of \(place.path)"] = "\(100 + length)x10"
    facts["grid of \(place.path)"] = "\(80 + length)x5"
    return text(place.text, place.path, around) + plain(0, of: place, around)
      + stack(place.path, 0, around) { _ in Shown() }
  }

  func keeping(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let runs = leave(place.path, &record)
    let shown = Keeping.isShown(place) ? Keeping.id(place) : nil
    // What was there before this update of the container may come back with the next one (mechanism.md#19.12).
    if runs {
      let before = record.seen
      keep(place.path) {
        $0.contentReads = before.map { $0 == shown ? [] : [$0] } ?? []
        $0.seen = shown
      }
    }
    for id in visited[place.path]?.contentReads ?? [] {
      absent.insert(Keeping.row(place, id: id).path)
    }
    if shown != nil {
      let row = Keeping.row(place)
      var own = enter(row.path, value(row) + [place.input], around.made(runs)) {
        $0.holds = [.number]
      }
      _ = leave(row.path, &own, reads: [own.number.version])
    }
    return text(place.text, place.path, around) + stack(place.path, 0, around) { _ in Shown() }
  }
}
