// What the views' own handles say, against what the reference runtime knows.

extension ReferenceRuntime {
  /// The first identity whose state is another than the reference runtime's, in words.
  func differenceInState() -> String? {
    for path in order {
      guard let record = records[path] else { continue }
      for holding in Holding.allCases where record.holds.contains(holding) {
        if let what = difference(in: holding, of: path, record) { return what }
      }
    }
    return differenceInObjects()
  }

  private func difference(in holding: Holding, of path: Int, _ record: Record) -> String? {
    func compare<V: Equatable>(_ found: V?, _ expected: V) -> String? {
      if let found, found == expected { return nil }
      return "the \(holding) of \(path) is \(found.map { "\($0)" } ?? "gone"), not \(expected)"
    }
    switch holding {
    case .number: return compare(world.numbers[path]?.wrappedValue, record.number.value)
    case .bias: return compare(world.biases[path]?.wrappedValue, record.bias.value)
    case .items: return compare(world.items[path]?.wrappedValue, record.items.value)
    case .route: return compare(world.routes[path]?.wrappedValue, record.route.value)
    case .stored:
      let key = StoredReader.key(world.programs[record.value[0]])
      return compare(world.stored[path]?.wrappedValue, stored[key].value)
    case .flag: return compare(world.flags[path]?.wrappedValue, record.flag.value)
    case .choice: return compare(world.choices[path]?.wrappedValue, record.choice.value)
    case .object:
      guard let object = world.owned[path]?.first?.counter else { return nil }
      return compare(
        [object.first, object.second], [record.object.first.value, record.object.second.value])
    }
  }

  /// The first thing that a view found out to be otherwise than it is, in words.
  func differenceInFacts() -> String? {
    for (name, expected) in facts.sorted(by: { $0.key < $1.key }) {
      let found = world.facts[name] ?? "unknown"
      if found != expected { return "the \(name) is \(found), not \(expected)" }
    }
    return nil
  }

  private func isInUnseenRow(_ path: Int) -> Bool {
    unseenRows.contains { rowPaths[$0].map { world.paths.contains($0, path) } ?? false }
  }

  private func differenceInObjects() -> String? {
    for (path, objects) in world.owned.sorted(by: { $0.key < $1.key }) {
      let record = records[path] ?? suspended[path]
      let expected = record?.holds.contains(.object) == true ? 1 : 0
      // A row that came and went between two looks may own an object that the reference runtime never saw, or have one no more.
      if records[path] == nil, objects.count <= 1, isInUnseenRow(path) { continue }
      if objects.count != expected { return "\(objects.count) objects exist for \(path)" }
    }
    let missing = order.first { path in
      records[path]?.holds.contains(.object) == true && world.owned[path] == nil
    }
    return missing.map { "no object exists for \($0)" }
  }

  /// How many states the identities hold.
  var stateCount: Int {
    order.reduce(0) { count, path in
      let holds = records[path]?.holds ?? []
      return count + holds.subtracting([.object, .stored]).count + (records[path]?.hidden ?? 0)
    }
  }
}
