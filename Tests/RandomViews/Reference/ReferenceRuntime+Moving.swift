// The views that change under transactions.

extension ReferenceRuntime {
  func transacting(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) { $0.holds = [.number] }
    let place = inUse(record, place)
    let number = record.number.value
    let isOther = record.seen.map { $0 != number } ?? false
    // Whether what came back moves or is inserted, nobody has said.
    let isElsewhere =
      isOtherInFrame(number, &record) && record.start.value != nil && record.cameBackIn != frames
    _ = leave(place.path, &record, reads: [record.number.version])
    // Each modifier is asked once a transaction, by what changes inside and by what only moves (mechanism.md#19.2, #19.3).
    for name in ["growing", "both"] { expect(name, of: place.path, isOther ? 1...1 : 0...1) }
    expect("moving", of: place.path, isElsewhere ? 1...1 : 0...1, isNet: true)
    let inside = around.modified(by: place.path)
    return stack(place.path, 0, inside, isFlat: false) { _ in Shown() }
      + text(
        "\(place.program.number)n\(Self.nameOfAnimation(place.input))",
        place.part(0, input: 0).path, around)
  }

  /// How an animation prints (mechanism.md#19.10).
  private static func nameOfAnimation(_ input: Int) -> String {
    let base =
      input % 2 == 0
      ? "DefaultAnimation()"
      : "FluidSpringAnimation(response: 0.5, dampingFraction: 0.75, blendDuration: 0.25)"
    return input > 1 ? "DelayAnimation(delay: 2.0, base: \(base))" : base
  }

  func carrying(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) { $0.hidden = 1 }
    let place = inUse(record, place)
    let isOther = record.seen.map { $0 != place.input } ?? false
    if isOther, allows(ReferenceRuntime.changing, &record) { record.hasCarried = true }
    record.seen = place.input
    // What it writes itself is one update more, in which its body runs.
    optional.insert(place.path)
    _ = leave(place.path, &record)
    // Transactions are merged: what code sets counts before what a binding carries (mechanism.md#4.9, #7.7).
    if record.hasCarried { facts["transaction of \(place.path)"] = "true true 2" }
    return text(place.text, place.path, around) + plain(0, of: place, around)
  }

  func completing(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) { $0.hidden = 1 }
    let place = inUse(record, place)
    let isOther = record.seen.map { $0 != place.input } ?? false
    if !isOther || allows(ReferenceRuntime.changing, &record) {
      begin(place.input, for: Completing.time, &record)
    }
    optional.insert(place.path)
    _ = leave(place.path, &record)
    if let flight = record.flight, flight.isCalm, flight.begin + Completing.time <= time {
      facts["completion of \(place.path)"] = "\(place.input)"
    }
    return text(place.text, place.path, around) + plain(0, of: place, around)
  }

  func moving(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) { $0.holds = [.number] }
    let place = inUse(record, place)
    let number = record.number.value
    begin(number, for: Moving.duration, &record)
    _ = leave(place.path, &record, reads: [record.number.version])
    let shown =
      text(place.text, place.path, around) + plain(0, of: place, around)
      + plain(1, of: place, around)
    let target = Double(Moving.length(number))
    var length = target
    if let flight = record.flight, time < flight.begin + Moving.duration {
      // One that turns round in the midst of it goes on from wherever it is.
      guard flight.isCalm else { return shown }
      let from = Double(Moving.length(flight.from))
      length = from + (target - from) * (time - flight.begin) / Moving.duration
    }
    facts["frame of \(place.path)"] = "\(Int(length.rounded()))x10"
    facts["spread of \(place.path)"] = "\(Int(length.rounded()))x10"
    return shown
  }

  /// Notes that a change begins an animation; what comes of one that meets another nobody says.
  private func begin(_ value: Int, for duration: Double, _ record: inout Record) {
    defer { record.seen = value }
    guard let seen = record.seen, seen != value else { return }
    let isCalm = record.flight.map { time >= $0.begin + duration } ?? true
    record.flight = Flight(from: seen, begin: time, isCalm: isCalm)
  }

  func erasing(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let inside = around.made(leave(place.path, &record)).modified(by: place.path)
    // What of an AnyView gives way to another type goes at once (mechanism.md#9.4).
    return stack(place.path, 0, inside) {
      text(place.text, place.part(place.input % 2, input: 0).path, $0)
    }
  }

  /// What lies behind a view leaves as branches do: it is there until its transition ends.
  func backing(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let number = place.program.number
    let isShown = Backing.isShown(place.input)
    // What was made and went before it was on screen has no place to stay.
    let isLeft = record.flight.map { time < $0.begin + Leaving.duration } ?? false
    if record.start.frame != frames { record.start = (isLeft ? 1 : record.seen, frames) }
    if isShown {
      record.flight = nil
    } else if record.flight == nil, record.start.value != nil, record.cameBackIn != frames,
      let seen = record.seen
    {
      record.flight = Flight(from: seen, begin: time, isCalm: true)
    }
    record.seen = isShown ? number : nil
    _ = leave(place.path, &record)
    var shown = text(place.text, place.path, around)
    // What leaves shows what it showed last.
    let leaving = record.flight.flatMap { time < $0.begin + Leaving.duration ? $0.from : nil }
    if let number = isShown ? number : leaving {
      let part = place.part(0, input: 0).path
      shown.pieces = text("\(number)b", part, around).pieces + shown.pieces
    }
    return shown
  }

  /// An animation that a change began.
  struct Flight {
    /// What was there before.
    let from: Int
    /// When it began, in seconds.
    let begin: Double
    /// Whether nothing moved when it did.
    let isCalm: Bool
  }
}
