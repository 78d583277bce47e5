// The views that note how often they are asked. The reference runtime says how often they have to be, and how often they may.

extension ReferenceRuntime {
  /// Says how often something is asked in this update.
  ///
  /// - Parameter isNet: whether only that counts which the frame as a whole has changed.
  func expect(
    _ what: String, of path: Int, _ counts: ClosedRange<Int>, isNet: Bool = false
  ) {
    let name = "\(what) of \(path)"
    let before = asks[name]?.counts ?? 0...0
    let least = isNet ? counts.lowerBound : max(before.lowerBound, counts.lowerBound)
    asks[name] = (least...before.upperBound + counts.upperBound, updates)
  }

  /// Whether a number is another one than when the frame began, in which there is one layout.
  func isOtherInFrame(_ number: Int, _ record: inout Record) -> Bool {
    if record.start.frame != frames { record.start = (record.seen, frames) }
    record.seen = number
    return record.start.value != number
  }

  /// The first thing that was asked too seldom or too often, in words.
  func differenceInAsks() -> String? {
    // What came and went within the frame may have been asked or not.
    for (name, expected) in asks.sorted(by: { $0.key < $1.key }) where expected.update == updates {
      let (expected, found) = (expected.counts, world.asked[name] ?? 0)
      if !expected.contains(found) {
        return "the \(name) was asked \(found) times, not \(expected)"
      }
    }
    return nil
  }

  func handing(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    let runs = leave(place.path, &record)
    // Nobody lays out what was never seen.
    let made = record.isNew ? 0...1 : runs ? 1...1 : 0...0
    expect("layer", of: place.path, made)
    expect("content of the layer", of: place.path, made)
    // Values of which none changed are not reduced once more; what may come and go has the default (mechanism.md#12.3).
    expect("reduction", of: place.path, record.isNew ? 1...1 : 0...0)
    facts["values of \(place.path)"] =
      "\([place.input, 6, 7, -1, 10 * (1 + place.input)])"
    return stack(place.path, 0, around.modified(by: place.path)) { inside in
      stack(place.path, 1, inside) { _ in Shown() }
        + stack(place.path, 2, inside) {
          place.input % 2 == 0
            ? text("\(place.program.number)h", place.part(0, input: 0).path, $0) : Shown()
        }
    }
  }

  func visiting(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) { $0.holds = [.number] }
    let place = inUse(record, place)
    let before = record.versions[.number] ?? 0
    record.versions[.number] = record.number.version
    let runs = leave(place.path, &record)
    // A state that nobody reads lets the properties be looked at, and not the body run (mechanism.md#1.4, #3.7).
    let isVisited = runs || before != record.number.version
    expect("visit", of: place.path, isVisited ? 1...1 : 0...0)
    return text(place.text, place.path, around)
  }

  func probing(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around) { $0.holds = [.number] }
    let place = inUse(record, place)
    let number = record.number.value
    let least = isOtherInFrame(number, &record) ? 1 : 0
    _ = leave(place.path, &record, reads: [record.number.version])
    let most = 1_000
    // A layout whose view changed, or that is moved, places its views (mechanism.md#13.1, #13.4), and says what its guides
    // are, whether or not anybody sets one (13.5).
    expect("place of changed", of: place.path, least...most, isNet: true)
    // Where others grow or shrink, too, it may lie where it lay.
    let isMoved = !world.programs.contains { [.handing, .sizing, .fitting].contains($0.kind) }
    let leastMoves = isMoved ? least : 0
    expect("place of moved", of: place.path, leastMoves...most, isNet: true)
    expect("guide of changed", of: place.path, least...most, isNet: true)
    // What is made of anchors is made once, of where their views lie now.
    expect("layer", of: place.path, record.isNew ? 1...2 : leastMoves...1, isNet: true)
    return stack(place.path, 0, around) { inside in
      text("\(place.program.number)q\(number)", place.part(0, input: 0).path, inside)
        + stack(place.path, 1, inside) {
          text("\(place.program.number)r", place.part(1, input: 0).path, $0)
        }
        + stack(place.path, 2, inside) { _ in Shown() }
    }
  }

  func drawing(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    // Another symbol is drawn, and nothing else is (mechanism.md#5.1).
    let isOther = isOtherInFrame(place.input, &record)
    _ = leave(place.path, &record)
    expect("drawing", of: place.path, isOther ? 1...2 : 0...1, isNet: true)
    return text(place.text, place.path, around) + plain(0, of: place, around)
  }

  func staging(_ place: Place, _ around: Surroundings) -> Shown {
    var record = enter(place.path, value(place), around)
    let place = inUse(record, place)
    _ = leave(place.path, &record)
    // The scene is active once the first view has appeared, for which bodies run once more (mechanism.md#19.9).
    optional.insert(place.path)
    facts["first phase"] = frames == 1 || startedStaging ? "inactive" : "active"
    startedStaging = startedStaging || frames == 1
    return text("\(place.program.number)zactive", place.path, around)
  }
}
