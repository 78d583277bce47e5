@_spi(Runtime) import SimComponents
import SimViews
import SwiftUI

/// What the views of one program share beside the tree: objects, handles to write state with, logs.
@MainActor
final class World {
  /// The world of the program that runs now: views cannot be handed it without its being an input.
  static private(set) var current = World(.text)

  let programs: [Program]
  let objects: [Counter]
  let models: [Model]
  var paths = PathTable()
  /// The state of identities, by their path, as their last body handed it out.
  var numbers: [Int: Binding<Int>] = [:]
  var biases: [Int: Binding<Int>] = [:]
  var items: [Int: Binding<[Item]>] = [:]
  var routes: [Int: Binding<[Int]>] = [:]
  var stored: [Int: Binding<Int>] = [:]
  var flags: [Int: Binding<Bool>] = [:]
  var choices: [Int: Binding<Item?>] = [:]
  /// How the screens are left, by the path of what they show.
  var dismissals: [Int: DismissAction] = [:]
  /// The objects that exist, by the path of the identity that made them.
  var owned: [Int: [Unowned]] = [:]
  /// The bodies that ran, in order.
  var bodies: [Int] = []
  /// What closures of `onAppear`, `onChange` and the like said, in order.
  var calls: [String] = []
  /// The rows that came into view and those that went, in order.
  var rowCalls: [(id: Int, change: Int)] = []
  /// The rows whose content was made.
  var contents: Set<Int> = []

  /// A reference that can be compared while the object goes.
  struct Unowned {
    let identity: ObjectIdentifier
    unowned(unsafe) let counter: Counter

    init(_ counter: Counter) {
      identity = ObjectIdentifier(counter)
      self.counter = counter
    }
  }

  /// Runs a program while this is the world that its views belong to.
  func asCurrent<R>(_ run: () -> R) -> R {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return run()
  }

  init(_ shape: Shape) {
    var list: [Program?] = []
    _ = Program(shape, into: &list)
    programs = list.compactMap { $0 }
    objects = (0..<World.objectCount).map { Counter(path: nil, first: $0) }
    models = (0..<World.modelCount).map { Model(first: $0) }
  }

  static let objectCount = 3
  static let modelCount = 2

  func call(_ text: String) { calls.append(text) }

  /// The object that a key names, if it exists.
  func object(_ key: ObjectKey) -> Counter? {
    switch key {
    case .shared(let index): objects[index]
    case .owned(let path): owned[path]?.first?.counter
    }
  }
}
