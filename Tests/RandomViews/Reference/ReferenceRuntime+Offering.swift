// The views about optionals, transforms and partings, and about what is chosen by the room that is offered.

extension ReferenceRuntime {
  func unwrapping(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) { $0.holds = [.choice] }
    let place = inUse(record, place)
    let choice = record.choice
    let hasPendingChanges = hasPendingChanges(of: .choice, choice.version, &record)
    let runs = leave(place.path, &record, hasPendingChanges: hasPendingChanges)
    // To look whether there is something is to read it (mechanism.md#4.10).
    note(.choice, of: place.path)
    let shown = text(place.text, place.path, around)
    guard let item = choice.value else { return shown }
    let part = place.part(0, input: 0)
    var own = enter(part.path, value(part) + [item.id, item.value], around.made(runs))
    _ = leave(part.path, &own, reads: [choice.version])
    let number = inUse(own, part).program.number
    return shown + text("\(number)v\(item.id).\(item.value)", part.path, around)
  }

  func transforming(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record)).modified(by: place.path)
    let part = place.part(0, input: 0)
    var own = enter(part.path, value(part), inside)
    // The transform observes what it reads, whoever changes it (mechanism.md#6.6, #11.5).
    let number = around.number + Transforming.sum(place.input, models[0].first.value)
    _ = leave(part.path, &own, reads: [number])
    // Whether who asks for the value observes what the transform reads, too, nobody has said.
    optional.insert(part.path)
    return text("\(inUse(own, part).program.number)f\(number)", part.path, inside)
  }

  func parting(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    _ = leave(place.path, &record)
    return text(place.text, place.path, around) + stack(place.path, 0, around) { _ in Shown() }
  }

  func fitting(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    _ = leave(place.path, &record)
    choices[place.path] = Fitting.fits(place.input)
    return text(place.text, place.path, around) + plain(0, of: place, around)
  }

  /// What is laid out chooses among its alternatives; one is made when those before it do not fit.
  func choose() {
    for (path, fits) in choices {
      if !fits { secondsMade.insert(path) }
      facts["alternative of \(path)"] = fits ? "1" : "2"
      facts["second alternative of \(path)"] = secondsMade.contains(path) ? "made" : "not made"
    }
  }

  func turning(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    _ = leave(place.path, &record)
    facts["edge of \(place.path)"] = Turning.isTurned(place.input) ? "20" : "0"
    // Text is as wide as its widest line, whatever room there is (mechanism.md#13.9).
    if around.limit == nil { facts["widths of \(place.path)"] = "equal" }
    return stack(place.path, 0, around) { _ in Shown() }
      + text("line", place.part(0, input: 0).path, around)
      + text("line line line", place.part(1, input: 0).path, around)
  }

  func restyling(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    _ = leave(place.path, &record)
    facts["style of \(place.path)"] = "asked"
    return text(place.text, place.path, around) + plain(0, of: place, around)
  }
}

extension ReferenceRuntime {
  /// The date changes what the owner reads, which begins the schedule again, so that there is another date (mechanism.md#19.11).
  func timing(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    _ = leave(place.path, &record)
    facts["schedule of \(place.path)"] = "begun again"
    return text(place.text, place.path, around) + plain(0, of: place, around)
  }

  /// Two rounds of a frame may follow from layout, and what is left is of the next (mechanism.md#7.4), so nothing is cut off.
  func growing(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    _ = leave(place.path, &record)
    facts["steps of \(place.path)"] = "\(Growing.steps)"
    return text(place.text, place.path, around) + plain(0, of: place, around)
  }

  /// From 2024 on what was scrolled away is given up after eight updates (mechanism.md#10.1).
  func evicting(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    _ = leave(place.path, &record)
    facts["row of \(place.path)"] = isOfYear2024 ? "new" : "kept"
    return text(place.text, place.path, around) + stack(place.path, 0, around) { _ in Shown() }
  }

  func hosting(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    _ = leave(place.path, &record)
    var shown = text(place.text, place.path, around) + plain(0, of: place, around)
    if Backing.isShown(place.input) { shown.pieces.append("[]") }
    return shown
  }
}
