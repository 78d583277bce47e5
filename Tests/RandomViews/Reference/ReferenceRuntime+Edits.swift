// What can be written now, and what becomes of it.

import Foundation

extension ReferenceRuntime {
  /// Everything that an edit can write, in the tree's order.
  var targets: [Target] { targets(bornBy: .max) }

  /// What an edit can write of the identities that were made up to an update.
  func targets(bornBy birth: Int) -> [Target] {
    var targets: [Target] = []
    for path in order where records[path].map({ $0.birth <= birth }) ?? false {
      for holding in Holding.allCases where records[path]?.holds.contains(holding) == true {
        switch holding {
        case .number: targets += [.number(path), .number(path)]
        case .bias: targets.append(.bias(path))
        case .route: targets += [.route(path), .route(path), .route(path)]
        case .stored: targets += [.stored(path), .stored(path), .stored(path)]
        case .flag: targets += [.flag(path), .flag(path)]
        case .choice:
          targets += [.choice(path), .choice(path), .choice(path), .choice(path)]
        case .items: targets += [.items(path), .items(path), .items(path)]
        case .object:
          targets += [false, true].map { .object(.owned(path), isSecond: $0) }
        }
      }
    }
    // Programs that are about one rule each have little that reads what all share.
    if world.isParticular, !targets.isEmpty {
      return targets + (world.isObserving ? [.model(0, isSecond: false)] : [])
    }
    for index in objects.indices {
      targets += [false, true].map { .object(.shared(index), isSecond: $0) }
    }
    for index in models.indices {
      targets += [false, true].map { .model(index, isSecond: $0) }
    }
    if let last = gone.last, records[last] == nil, suspended[last] == nil {
      targets.append(.gone(last))
    }
    return targets
  }

  /// The update in which the identity was made that owns a target; nil for what belongs to none.
  func birth(of target: Target) -> Int? {
    switch target {
    case .number(let path), .bias(let path), .items(let path), .route(let path), .flag(let path),
      .choice(let path), .object(.owned(let path), _):
      records[path]?.birth
    case .object(.shared, _), .model, .stored, .gone: nil
    }
  }

  /// Who observes an object that can be written.
  func watchers(of target: Target) -> [Int] {
    guard case .object(let key, _) = target else { return [] }
    return watched[key] ?? []
  }

  /// Writes a target; what is gone keeps nothing.
  func write(_ target: Target, _ value: Int) {
    switch target {
    case .number(let path):
      guard let record = records[path] else { return }
      if record.isLoose, Loose.areSame(record.number.value, value % 5) { return }
      records[path]?.number.write(value % 5)
    case .bias(let path): records[path]?.bias.write(value % 3)
    case .route(let path):
      guard var route = records[path]?.route.value else { return }
      route.travel(value)
      records[path]?.route.write(route)
    case .stored(let path):
      // Whoever writes may be gone when its transaction is taken over; what is stored is not.
      guard let key = keysOfReaders[path] else { return }
      stored[key].write(value % 5)
    case .flag(let path): records[path]?.flag.write(value % 2 == 1)
    case .choice(let path): records[path]?.choice.write(Item?(choice: value))
    case .items(let path):
      guard var items = records[path]?.items.value else { return }
      items.edit(value, limit: world.limit(path))
      records[path]?.items.write(items)
    case .object(.shared(let index), let isSecond):
      objects[index].announce(value % 5, isSecond: isSecond)
    case .object(.owned(let path), let isSecond):
      records[path]?.object.announce(value % 5, isSecond: isSecond)
    case .model(let index, let isSecond):
      if isSecond {
        models[index].second.write(value % 5)
      } else {
        models[index].first.write(value % 5)
      }
    case .gone: break
    }
  }
}

extension Pair {
  fileprivate mutating func announce(_ value: Int, isSecond: Bool) {
    announcements += 1
    if isSecond { second.write(value) } else { first.write(value) }
  }
}

extension World {
  /// The most elements of what a path holds.
  func limit(_ path: Int) -> Int { path == 0 && programs[0].kind.scrolls ? Screen.limit : 6 }

  /// Writes a target through what the views handed out.
  ///
  /// - Returns: false where there is nothing to write through.
  func write(_ target: Target, _ value: Int) -> Bool {
    switch target {
    case .number(let path): numbers[path]?.wrappedValue = value % 5
    case .bias(let path): biases[path]?.wrappedValue = value % 3
    case .route(let path): routes[path]?.wrappedValue.travel(value)
    case .stored(let path):
      // The defaults themselves may be set, too; to what is there without them nobody needs to set them.
      if isOnDevice, value >> 8 & 1 == 1, value % 5 > 0, let key = storedKeys[path], key % 2 == 0 {
        UserDefaults.standard.set(value % 5, forKey: "number \(key / 2)")
      } else {
        stored[path]?.wrappedValue = value % 5
      }
    case .flag(let path): flags[path]?.wrappedValue = value % 2 == 1
    case .choice(let path): choices[path]?.wrappedValue = Item?(choice: value)
    case .items(let path): items[path]?.wrappedValue.edit(value, limit: limit(path))
    case .object(let key, let isSecond):
      guard let counter = object(key) else { return false }
      if isSecond { counter.second = value % 5 } else { counter.first = value % 5 }
    case .model(let index, let isSecond):
      if isSecond { models[index].second = value % 5 } else { models[index].first = value % 5 }
    case .gone(let path): numbers[path]?.wrappedValue = value % 5
    }
    return true
  }
}
