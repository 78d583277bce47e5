// The views that are about one rule each.

extension ReferenceRuntime {
  func capturing(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) { $0.holds = [.bias] }
    let place = inUse(record, place)
    let hasPendingChanges = hasPendingChanges(of: .bias, record.bias.version, &record)
    let runs = leave(place.path, &record, hasPendingChanges: hasPendingChanges)
    if record.isNew {
      publishes = true
      isFed = true
      feedback.append((.bias(place.path), 1))
    }
    let part = place.part(0, input: 0)
    // The closure has the state as the last body was bound with it (mechanism.md#1.1).
    let captured = [place.program.number, place.input, record.boundBias]
    var own = enter(
      part.path, value(part) + captured, around.made(runs).modified(by: place.path)
    ) { $0.holds = [.number] }
    #if !DEBUG
      if own.isChanged { optional.insert(part.path) }
    #endif
    let runsBelow = leave(part.path, &own, reads: [own.number.version])
    let calls = Captured.calls(own.number.value)
    if runsBelow, calls { note(.bias, of: place.path) }
    let shown = calls ? own.value[4] : -1
    return text("\(own.value[0])k\(shown)", part.path, around.modified(by: place.path))
  }

  func unused(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) { $0.holds = [.number] }
    let place = inUse(record, place)
    let hasPendingChanges = hasPendingChanges(of: .number, record.number.version, &record)
    _ = leave(place.path, &record, hasPendingChanges: hasPendingChanges)
    // To make a binding of closures is to read what they read (mechanism.md#4.4).
    note(.number, of: place.path)
    return text(place.text, place.path, around)
  }

  func unheard(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    _ = leave(place.path, &record)
    // Nothing inside could set the preference, so nobody is told of its default (mechanism.md#12.1).
    return text(place.text, place.path, around.modified(by: place.path))
  }

  func loosening(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record)).modified(by: place.path)
    let part = place.part(0, input: 0)
    var own = enter(part.path, value(part), inside) {
      $0.holds = [.number]
      $0.isLoose = true
      $0.contentReads = [place.input]
    }
    // Who is told of no change keeps what it had (mechanism.md#11.2).
    if !Loose.areSame(own.contentReads[0], place.input) { own.contentReads = [place.input] }
    _ = leave(part.path, &own, reads: [own.contentReads[0], own.number.version])
    return text(
      "\(part.program.number)l\(own.contentReads[0]).\(own.number.value)", part.path, inside)
  }

  func enabling(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record)).modified(by: place.path)
    let part = place.part(0, input: 0)
    var own = enter(part.path, value(part), inside)
    let isEnabled = place.input == 0
    _ = leave(part.path, &own, reads: [isEnabled ? 1 : 0])
    return text("\(part.program.number)e\(isEnabled)", part.path, inside)
  }

  func choosing(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record)).modified(by: place.path)
    let number = place.input / 2
    // Who reads the whole is told of the keys that it asked for (mechanism.md#11.3).
    let whole = place.part(0, input: 0)
    var first = enter(whole.path, value(whole), inside)
    _ = leave(whole.path, &first, reads: [number])
    let key = place.part(1, input: place.input % 2)
    var second = enter(key.path, value(key), inside)
    let read = key.input == 0 ? number : 2 * place.input
    _ = leave(key.path, &second, reads: [read])
    return text("\(whole.program.number)w\(number)", whole.path, inside)
      + text("\(key.text)y\(read)", key.path, inside)
  }

  func duplicated(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    _ = leave(place.path, &record)
    // Of two with one id the earlier is given twice (mechanism.md#9.5).
    var first: [Int: Int] = [:]
    var counts: [Int: Int] = [:]
    var shown = Shown()
    for item in Duplicated.items(place.input) {
      let value = first[item.id] ?? item.value
      first[item.id] = value
      let part = place.part(4 * item.id + counts[item.id, default: 0], input: 0)
      counts[item.id, default: 0] += 1
      shown = shown + text("\(item.id).\(value)t", part.path, around)
    }
    return shown
  }

  /// A view of the list around that shows no text.
  func plain(_ index: Int, of place: Place, _ around: Surroundings) -> Shown {
    let path = place.part(50 + index, input: 0).path
    return Shown(elements: [Element(key: 16 * path + 15, modifiers: around.modifiers)])
  }

  func sizing(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    _ = leave(place.path, &record)
    var shown = text(place.text, place.path, around)
    let length = 30 + 15 * place.input
    switch place.program.form {
    case 0:
      // A stack places its views under its own size, and of two that take all there is, the one that needs more comes
      // first (mechanism.md#13.6, #13.7).
      facts["bar of \(place.path)"] = "4x\(length)"
      facts["wide of \(place.path)"] = "\(max(50, length))x10"
      facts["rest of \(place.path)"] = "\(max(0, 100 - max(50, length)))x10"
      for form in 0...1 { shown = shown + stack(place.path, form, around) { _ in Shown() } }
    case 1:
      // So do layers (13.8), and a frame with a minimum.
      facts["back of \(place.path)"] = "20x\(length)"
      facts["content of \(place.path)"] = "\(length)x10"
      shown = shown + stack(place.path, 0, around, isFlat: true) { _ in Shown() }
      shown = shown + plain(0, of: place, around)
    case 2:
      facts["lines of \(place.path)"] = "\(min(place.input + 1, around.limit ?? .max))"
      let part = place.part(0, input: 0).path
      return shown + text(Sizing.lines(place.input), part, around.modified(by: place.path))
    default:
      facts["scaled of \(place.path)"] = "\(10 * (1 + place.input))x\(10 * (1 + place.input))"
      shown = shown + plain(0, of: place, around)
    }
    return shown
  }
}
