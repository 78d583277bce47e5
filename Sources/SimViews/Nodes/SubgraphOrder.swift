// The order in which a graph visits what belongs to views: subgraph by subgraph, the outer one before those below it, among
// these the most recent first, wherever it is by now; within a subgraph the most recent first, so inner before outer and later
// siblings before earlier ones. Removals are visited in the same order.
//
// A subgraph begins at the content of a branch, an id or an `AnyView` and at each element of a `ForEach`; a container that
// holds any of these gives each of its children a subgraph. Read from the binaries (Subgraph::update and ::apply take children
// from the end of a list, at which a DynamicContainer adds those that it makes) and inferred from there; no log shows it. The
// contents of a custom layout are a subgraph too, and the contents of custom layouts inside it belong to the same one: a log
// of iOS 16 shows the outermost view first, then from the inside out (fatbobman, "Timing of onAppear invocation", 2023).

/// Where nodes of one root stand, subgraph by subgraph.
@MainActor
struct SubgraphOrder {
  /// The nodes with which the subgraphs around a node begin, from outside in, and the positions from the root down.
  struct Place {
    fileprivate let subgraphs: [UInt32]
    fileprivate let positions: [Int32]
    /// That of a root itself.
    static let outermost = Place(subgraphs: [], positions: [])
  }
  /// Whether containers give their children subgraphs, by container; looked up only.
  private var known: [ObjectIdentifier: Bool] = [:]

  /// The place of a node.
  ///
  /// - Parameter isBehindContent: whether what belongs to the node is made when all inside it was, as the observer of
  ///   a preference is, so that the graph comes to it before that (mechanism 8.3).
  /// - Complexity: O(depth), and once a container O(children).
  mutating func place(of node: _ViewNode, isBehindContent: Bool = false) -> Place {
    var chain: [_ViewNode] = []
    var current: _ViewNode? = node
    while let next = current {
      chain.append(next)
      current = next.parent
    }
    var subgraphs: [UInt32] = []
    var positions: [Int32] = []
    positions.reserveCapacity(chain.count)
    // Whether what follows lies in the list of a container that gives its children subgraphs.
    var isInList = false
    var isInLayout = false
    for (parent, child) in zip(chain.reversed(), chain.reversed().dropFirst()) {
      positions.append(child.position)
      if !parent.flags.isDisjoint(with: [.container, .wasContainer]) {
        isInList = givesSubgraphs(parent)
      }
      // A modifier around rows belongs to what the rows' container stands in.
      if child.flags.contains(.standsAroundRows) { continue }
      let isItem = isInList && !child.isListed
      if isItem { isInList = false }
      let isOfLayout = parent.isCustomLayout && !isInLayout
      if isOfLayout { isInLayout = true }
      if isItem || isOfLayout || parent.isDynamic { subgraphs.append(child.serial) }
    }
    if isBehindContent { positions.append(.max) }
    return Place(subgraphs: subgraphs, positions: positions)
  }

  private mutating func givesSubgraphs(_ container: _ViewNode) -> Bool {
    if let answer = known[ObjectIdentifier(container)] { return answer }
    let answer = container.listsDynamicViews
    known[ObjectIdentifier(container)] = answer
    return answer
  }

  /// Whether the graph comes to one place before the other.
  static func isBefore(_ lhs: Place, _ rhs: Place) -> Bool {
    for (one, other) in zip(lhs.subgraphs, rhs.subgraphs) where one != other { return one > other }
    if lhs.subgraphs.count != rhs.subgraphs.count {
      return lhs.subgraphs.count < rhs.subgraphs.count
    }
    for (one, other) in zip(lhs.positions, rhs.positions) where one != other { return one > other }
    return lhs.positions.count > rhs.positions.count
  }

  /// Whether one place lies inside the other, or before it in the tree's order.
  static func isInsideOrBefore(_ lhs: Place, _ rhs: Place) -> Bool {
    for (one, other) in zip(lhs.positions, rhs.positions) where one != other { return one < other }
    return lhs.positions.count > rhs.positions.count
  }
}
