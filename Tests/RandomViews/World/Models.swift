import SimSwiftUI

/// An object with published properties, whose birth and death are noted.
@MainActor
final class Counter: ObservableObject {
  @Published var first: Int
  @Published var second = 0
  private let path: Int?
  private let world: World?

  /// Makes an object for an identity, or one that all share.
  init(path: Int?, first: Int) {
    self.path = path
    self.first = first
    world = path == nil ? nil : .current
    if let path { world?.owned[path, default: []].append(.init(self)) }
  }

  isolated deinit {
    guard let path else { return }
    world?.owned[path]?.removeAll { $0.identity == ObjectIdentifier(self) }
    world?.deaths.append(path)
  }
}

/// An object that is observed by its properties.
@Observable
final class Model {
  var first: Int
  var second = 0
  init(first: Int) { self.first = first }
}

private struct NumberKey: EnvironmentKey { static let defaultValue = 0 }
private struct LooseKey: EnvironmentKey { static let defaultValue = Loose(number: 0) }

/// Plain old data with a `==` that does not see all.
struct Loose: Equatable {
  var number: Int

  static func == (lhs: Self, rhs: Self) -> Bool { areSame(lhs.number, rhs.number) }
  static func areSame(_ lhs: Int, _ rhs: Int) -> Bool { lhs / 2 == rhs / 2 }
}

extension EnvironmentValues {
  /// A number of the programs' own.
  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  /// A value of which not each change counts.
  var loose: Loose {
    get { self[LooseKey.self] }
    set { self[LooseKey.self] = newValue }
  }

  /// The same and what an object says.
  @MainActor var watched: Int { number + World.current.models[0].first }
}

/// The sum of what views hand up.
enum Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
