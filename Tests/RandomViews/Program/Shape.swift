// A random program: a tree of views of all kinds. What each does in detail is drawn from one number, so
// that a tree can be written down, made smaller and made again.

import SimCore

/// A tree of views, as a value.
package struct Shape: Equatable, Sendable {
  package var kind: Kind
  /// What the view does in detail, bit by bit.
  package var salt: Int
  package var children: [Shape]

  package init(_ kind: Kind, salt: Int = 0, _ children: [Shape] = []) {
    self.kind = kind
    self.salt = salt
    self.children = children
  }

  package static let text = Shape(.text)

  /// Draws a program.
  ///
  /// - Parameter size: the most views that it has, leaves left out.
  package static func random(size: Int, using random: inout RandomStream) -> Shape {
    var budget = size
    let roots: [Kind] = [.state, .state, .rows, .stateObject, .several]
    let kind = roots[random.index(below: roots.count)]
    return draw(kind, depth: 0, &budget, &random)
  }

  /// Draws a program of views that are about one rule each, with others around them that make, hand on and remove them.
  package static func randomParticular(
    size: Int, onDevice: Bool, using random: inout RandomStream
  ) -> Shape {
    var budget = size
    // What the outermost state is reaches everything inside.
    let salt = random.index(below: 1 << 16) & ~0b110 | 1 | 1 << 12
    return Shape(.state, salt: salt, [particular(onDevice, depth: 0, &budget, &random), .text])
  }

  private static func particular(
    _ onDevice: Bool, depth: Int, _ budget: inout Int, _ random: inout RandomStream
  ) -> Shape {
    budget -= 1
    let kinds = onDevice ? Kind.onDevice : Kind.particular
    let wrappers: [Kind] = [
      .several, .several, .several, .conditional, .identified, .state, .erased, .environmentWriter,
      .container, .equatable, .held, .rebound, .rebound, .rows,
    ]
    var kind = kinds[random.index(below: kinds.count)]
    if depth == 0 {
      kind = .several
    } else if budget > 0, depth < 4, random.index(below: 3) == 0 {
      // So many rows would not fit on a screen.
      kind = wrappers[random.index(below: wrappers.count - (onDevice ? 1 : 0))]
    }
    let salt = random.index(below: 1 << 16)
    return Shape(
      kind, salt: salt,
      (0..<kind.childCount).map { _ in
        particular(onDevice, depth: depth + 1, &budget, &random)
      })
  }

  /// Draws a program that is a screen of rows.
  package static func randomScreen(size: Int, using random: inout RandomStream) -> Shape {
    var budget = size
    let kinds: [Kind] = [.list, .lazyStack, .list, .lazyStack, .lazyGrid, .sections]
    let kind = kinds[random.index(below: kinds.count)]
    var shape = draw(kind, depth: 0, &budget, &random)
    shape.leaveAtOnce()
    // A row that is a text alone tells little, and one without state keeps nothing.
    if shape.children[0].kind == .text || random.index(below: 2) == 0 {
      budget = size
      let owner: Kind = random.index(below: 2) == 0 ? .state : .stateObject
      shape.children[0] = draw(owner, depth: 1, &budget, &random)
      shape.leaveAtOnce()
    }
    return shape
  }

  /// Replaces branches that take their time, for on a device time passes by itself, and what is cut off within a
  /// frame, for a device has as many frames as it likes.
  private mutating func leaveAtOnce() {
    if kind == .leaving { kind = .conditional }
    if kind == .feeding { kind = .initialChange }
    if kind == .writing { kind = .state }
    if kind == .publishing { kind = .observed }
    // What no screen shows is not laid out.
    if kind == .measuring { kind = .plain }
    for index in children.indices { children[index].leaveAtOnce() }
    while children.count < kind.childCount { children.append(.text) }
  }

  /// Makes lists of some of the elements of a `ForEach`; what is in a row stays as it is.
  private mutating func list() {
    if kind == .rows {
      if salt >> 13 & 3 == 1 {
        self = Shape(.outline, salt: salt)
      } else if salt >> 14 & 1 == 1 {
        kind = .roster
      }
      return
    }
    // Who covers a list stands before or around it.
    for index in children.indices where !children[(index + 1)...].contains(where: \.presents) {
      children[index].list()
    }
  }

  /// Whether something is presented in it.
  private var presents: Bool { kind == .presenter || children.contains(where: \.presents) }

  /// Draws a program of screens: stacks, tabs and sheets, inside views that take them away again.
  package static func randomHosts(size: Int, using random: inout RandomStream) -> Shape {
    var budget = size
    var hosts = Hosts.all(scenes: 2)
    let kind = hosts.take(&random) ?? .presenter
    var shape = draw(kind, depth: 1, &budget, &random, &hosts)
    shape.leaveAtOnce()
    shape.list()
    // A sheet that is there from the beginning, of a view that is made anew, waits for the one before.
    if kind == .presenter, random.index(below: 2) == 0 {
      shape.salt = shape.salt & ~(1 << 5) | 1 << 3
      shape = Shape(.identified, salt: random.index(below: 1 << 16), [shape])
    }
    let wrappers: [Kind] = [
      .conditional, .identified, .erased, .environmentWriter, .stateObject, .several, .container,
    ]
    for _ in 0..<random.index(below: 3) {
      let kind = wrappers[random.index(below: wrappers.count)]
      var outer = Shape(kind, salt: random.index(below: 1 << 16), [shape])
      while outer.children.count < kind.childCount { outer.children.append(.text) }
      shape = outer
    }
    // What the outermost state is reaches everything inside.
    let salt = random.index(below: 1 << 16) & ~0b110 | 1 | 1 << 12
    if salt >> 14 & 1 == 1 {
      shape.handUp(in: nil)
      shape = Shape(.preferenceReader, salt: salt, [shape])
    }
    return Shape(.state, salt: salt, [shape, .text])
  }

  /// Makes the texts on screens say what is reduced around them, so that somebody is told when screens come and go.
  private mutating func handUp(in parent: Shape?) {
    if kind == .text, let parent, parent.kind.isHost {
      self = Shape(.preference, salt: parent.salt & ~1, [.text])
      return
    }
    let shape = self
    for index in children.indices { children[index].handUp(in: shape) }
  }

  /// Which hosts a part of a program may still have: each once in a scene, so that there is one of it on
  /// screen.
  private struct Hosts {
    var kinds: [Kind] = []
    /// How many sheets may stand over each other.
    var scenes = 0

    static func all(scenes: Int) -> Hosts {
      Hosts(
        kinds: scenes > 0 ? [.navigation, .tabs, .presenter] : [.navigation, .tabs], scenes: scenes)
    }

    mutating func take(_ random: inout RandomStream) -> Kind? {
      kinds.isEmpty ? nil : kinds.remove(at: random.index(below: kinds.count))
    }
  }

  private static func draw(
    _ kind: Kind, depth: Int, _ budget: inout Int, _ random: inout RandomStream
  ) -> Shape {
    var none = Hosts()
    return draw(kind, depth: depth, &budget, &random, &none)
  }

  private static func draw(
    _ kind: Kind, depth: Int, _ budget: inout Int, _ random: inout RandomStream,
    _ hosts: inout Hosts
  ) -> Shape {
    budget -= 1
    var shape = Shape(kind, salt: random.index(below: 1 << 16))
    // A state that its own body reads reaches most of what is inside.
    if kind == .state, random.index(below: 2) == 0 { shape.salt |= 1 }
    for index in 0..<kind.childCount {
      let isLeaf = budget <= 0 || depth > 6 || random.index(below: 6) == 0
      var inside = hosts
      // What is there more than once holds none.
      let isMany = kind == .rows || kind == .navigation && index == 1 && shape.salt >> 4 & 3 < 2
      let isScene = kind == .presenter && index == 1
      if isMany {
        inside = Hosts()
      } else if isScene {
        inside = .all(scenes: hosts.scenes - 1)
      }
      let host = inside.kinds.isEmpty || random.index(below: 3) > 0 ? nil : inside.take(&random)
      let next =
        isLeaf
        ? .text : nextKind(under: kind, after: index == 0 ? nil : shape.children[0], &random)
      var child = draw(host ?? next, depth: depth + 1, &budget, &random, &inside)
      if kind == .rows, next == .stateObject {
        // Elements that are one view and own an object, in a stack of their own.
        shape.salt &= ~0b110000
        child.salt &= ~0b10
        child.children[0] = .text
      } else if kind == .navigation, index == 1, random.index(below: 3) == 0 {
        child = Shape(.appearance, [draw(.stateObject, depth: 6, &budget, &random)])
      }
      shape.children.append(child)
      if !isMany, !isScene { hosts = inside }
    }
    return shape
  }

  /// Draws the kind of a view inside another.
  ///
  /// What tells mistakes apart is drawn more often: readers below writers, branches of one type.
  private static func nextKind(
    under kind: Kind, after sibling: Shape?, _ random: inout RandomStream
  ) -> Kind {
    let isSpecial = random.index(below: 2) == 0
    switch kind {
    case .conditional where isSpecial:
      if let sibling, sibling.kind != .text, !sibling.kind.isHost { return sibling.kind }
      let owners: [Kind] = [.state, .stateObject, .rows, .modifier, .appearance, .property]
      return owners[random.index(below: owners.count)]
    case .environmentWriter where isSpecial:
      let readers: [Kind] = [
        .environmentNumber, .environmentObject, .environmentModel, .property, .environmentWriter,
      ]
      return readers[random.index(below: readers.count)]
    case .rows where random.index(below: 4) == 0:
      let owners: [Kind] = [.stateObject, .stateObject, .appearance, .change]
      return owners[random.index(below: owners.count)]
    case .preferenceReader where isSpecial: return .preference
    case .navigation where isSpecial, .tabs where isSpecial, .presenter where isSpecial:
      let tellers: [Kind] = [
        .appearance, .appearance, .state, .stateObject, .rows, .rows, .stored,
      ]
      return tellers[random.index(below: tellers.count)]
    default: break
    }
    if random.index(below: 4) == 0 {
      let common: [Kind] = [
        .conditional, .conditional, .conditional, .conditional, .state, .rows, .erased, .identified,
        .leaving, .feeding, .rebound, .held,
      ]
      return common[random.index(below: common.count)]
    }
    return Kind.inner[random.index(below: Kind.inner.count)]
  }

  /// Whether there is one of each host in a scene at most, so that a user knows which one is touched.
  package var isOrderly: Bool {
    var kinds: Set<Kind> = []
    return isOrderly(&kinds)
  }

  private func isOrderly(_ kinds: inout Set<Kind>) -> Bool {
    if kind.isHost, !kinds.insert(kind).inserted { return false }
    for (index, child) in children.enumerated() {
      guard kind == .presenter, index == 1 else {
        if !child.isOrderly(&kinds) { return false }
        continue
      }
      if !child.isOrderly { return false }
    }
    return true
  }

  /// The number of views.
  package var count: Int { children.reduce(1) { $0 + $1.count } }
}

extension Shape: CustomStringConvertible {
  /// One view a line, indented.
  package var description: String { lines(0).joined(separator: "\n") }

  private func lines(_ depth: Int) -> [String] {
    let own = String(repeating: "  ", count: depth) + (salt == 0 ? "\(kind)" : "\(kind) \(salt)")
    return [own] + children.flatMap { $0.lines(depth + 1) }
  }
}
