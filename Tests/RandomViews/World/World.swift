@_spi(Runtime) import SimComponents
import SimViews
import SimSwiftUI

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
  var storedKeys: [Int: Int] = [:]
  /// Whether the program is one of views that are about one rule each.
  let isParticular: Bool
  /// Whether some view of it reads what all share.
  let isObserving: Bool
  /// Whether a device runs the program, which has defaults that can be set by hand.
  var isOnDevice = false
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
  /// The screens, by the path of what they show, whose destination was made, and those whose body ran since the last
  /// write.
  var destinations: [Int] = []
  var screensMade: Set<Int> = []
  /// The views that show screens and can be seen, by path.
  var hostsInSight: Set<Int> = []
  /// The problems that views found.
  var complaints: [String] = []
  /// How often the rows of a screen were told together that they came, and that they went.
  var rowsTold: [Int] = []
  /// The objects that went, by the path of the identity that made them, in order.
  var deaths: [Int] = []
  /// Where readers of geometry made their content.
  var measured: [Int] = []
  /// What views found out last, such as their size, by what it is.
  var facts: [String: String] = [:]
  /// How often closures were asked, by what they are.
  var asked: [String: Int] = [:]
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
    isParticular = programs.contains {
      Kind.particular.contains($0.kind) || Kind.onDevice.contains($0.kind)
    }
    isObserving = programs.contains { $0.kind == .transforming }
    objects = (0..<World.objectCount).map { Counter(path: nil, first: $0) }
    models = (0..<World.modelCount).map { Model(first: $0) }
  }

  static let objectCount = 3
  static let modelCount = 2

  func call(_ text: String) { calls.append(text) }

  /// Notes that a closure was asked.
  nonisolated static func ask(_ what: String, _ path: Int) {
    MainActor.assumeIsolated { current.asked["\(what) of \(path)", default: 0] += 1 }
  }

  /// Notes that the task of a view is cancelled, which it is once the closures before it were told (mechanism.md#8.8).
  nonisolated static func cancelled(_ path: Int) {
    MainActor.assumeIsolated {
      guard current.facts["life of \(path)"] == "there" else { return }
      current.complaints.append("the task of \(path) ended first")
    }
  }

  /// Notes why a body runs.
  ///
  /// How a key path prints depends on the optimiser; that of the first body of a type that reads an observable object where
  /// earlier ones did not is unknown.
  func because(_ path: Int, _ line: String) {
    let line = line.replacing("Model.(Int)", with: "Model.first")
    call("because \(path) \(line.replacing("an observed property", with: "Model.first"))")
  }

  /// Notes that a view goes, and how many identities inside it still own an object.
  func disappearCallback(_ path: Int) {
    let objects = owned.count { !$1.isEmpty && paths.contains(path, $0) }
    call("disappear \(path) with \(objects)")
  }

  /// Says that a change which leads to screens has been told of: only then are they made.
  func changeWasTold(by path: Int, of screens: [Int]) {
    // What a stack that nobody sees shows is there when it is seen.
    guard hostsInSight.contains(path) else { return }
    for path in screens where screensMade.contains(path) {
      complaints.append("the screen of \(path) was made before its change was told")
    }
  }

  /// The object that a key names, if it exists.
  func object(_ key: ObjectKey) -> Counter? {
    switch key {
    case .shared(let index): objects[index]
    case .owned(let path): owned[path]?.first?.counter
    }
  }
}
