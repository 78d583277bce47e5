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

  /// The smallest program.
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

  /// Draws a program that is a screen of rows.
  package static func randomScreen(size: Int, using random: inout RandomStream) -> Shape {
    var budget = size
    let kind: Kind = random.index(below: 2) == 0 ? .list : .lazyStack
    var shape = draw(kind, depth: 0, &budget, &random)
    // A row that is a text alone tells little, and one without state keeps nothing.
    if shape.children[0].kind == .text || random.index(below: 2) == 0 {
      budget = size
      let owner: Kind = random.index(below: 2) == 0 ? .state : .stateObject
      shape.children[0] = draw(owner, depth: 1, &budget, &random)
    }
    return shape
  }

  private static func draw(
    _ kind: Kind, depth: Int, _ budget: inout Int, _ random: inout RandomStream
  ) -> Shape {
    budget -= 1
    var shape = Shape(kind, salt: random.index(below: 1 << 16))
    // A state that its own body reads reaches most of what is inside.
    if kind == .state, random.index(below: 2) == 0 { shape.salt |= 1 }
    for index in 0..<kind.childCount {
      let isLeaf = budget <= 0 || depth > 6 || random.index(below: 6) == 0
      let next =
        isLeaf ? .text : nextKind(under: kind, after: index == 0 ? nil : shape.children[0], &random)
      shape.children.append(draw(next, depth: depth + 1, &budget, &random))
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
      if let sibling, sibling.kind != .text { return sibling.kind }
      let owners: [Kind] = [.state, .stateObject, .rows, .modifier, .appearance, .property]
      return owners[random.index(below: owners.count)]
    case .environmentWriter where isSpecial:
      let readers: [Kind] = [
        .environmentNumber, .environmentObject, .environmentModel, .property, .environmentWriter,
      ]
      return readers[random.index(below: readers.count)]
    default: break
    }
    if random.index(below: 4) == 0 {
      let common: [Kind] = [.conditional, .conditional, .state, .rows, .erased, .identified]
      return common[random.index(below: common.count)]
    }
    return Kind.inner[random.index(below: Kind.inner.count)]
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
