// The order in which a graph visits the nodes of views: subgraph by subgraph, outer before inner,
// and among siblings the most recent first, wherever it is placed now. Within a subgraph the most
// recent node comes first, so inner before outer and later siblings before earlier ones. Removals
// are visited in the same order.
//
// A subgraph begins at the content of a branch, an id or an `AnyView` and at each element of a
// `ForEach`. A container that holds any of these gives each of its children a subgraph. Read from
// the binaries (Subgraph::update and ::apply take children from the end of a list, to which a
// DynamicContainer adds those that it makes) and inferred from there; no log shows it. The contents
// of a custom layout are a subgraph too, and contents of custom layouts inside it belong to the
// same one: a log of iOS 16 shows the outermost view first, then from the inside out (fatbobman,
// "Timing of onAppear invocation", 2023).

/// Computes the places of nodes in one root by subgraph.
@MainActor
struct SubgraphOrder {
  /// The nodes at which the subgraphs around a node begin, from outside in, and the positions from
  /// the root down.
  struct Place {
    fileprivate let subgraphs: [UInt32]
    fileprivate let positions: [Int32]
    /// The place of a root itself.
    static let outermost = Place(subgraphs: [], positions: [])
  }
  /// Whether a container gives its children subgraphs.
  ///
  /// Never iterated.
  private var known: [ObjectIdentifier: Bool] = [:]

  /// The place of a node.
  ///
  /// - Parameter isBehindContent: whether the callback's owner is made after the contents of the
  ///   node, as the observer of a preference is, so that the graph visits it before them (mechanism
  ///   8.3).
  /// - Complexity: O(depth), and once per container O(children).
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
    // Whether the next nodes are in the list of a container that gives its children subgraphs.
    var isInList = false
    var isInLayout = false
    for (parent, child) in zip(chain.reversed(), chain.reversed().dropFirst()) {
      positions.append(child.position)
      if !parent.flags.isDisjoint(with: [.container, .wasContainer]) {
        isInList = givesSubgraphs(parent)
      }
      // A modifier around rows belongs to the surroundings of the rows' container.
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

  /// Whether the graph visits one place before the other.
  static func isBefore(_ lhs: Place, _ rhs: Place) -> Bool {
    for (one, other) in zip(lhs.subgraphs, rhs.subgraphs) where one != other { return one > other }
    if lhs.subgraphs.count != rhs.subgraphs.count {
      return lhs.subgraphs.count < rhs.subgraphs.count
    }
    for (one, other) in zip(lhs.positions, rhs.positions) where one != other { return one > other }
    return lhs.positions.count > rhs.positions.count
  }

  /// Whether one place is inside the other, or before it in tree order.
  static func isInsideOrBefore(_ lhs: Place, _ rhs: Place) -> Bool {
    for (one, other) in zip(lhs.positions, rhs.positions) where one != other { return one < other }
    return lhs.positions.count > rhs.positions.count
  }
}
