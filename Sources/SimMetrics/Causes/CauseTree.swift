// The reasons for which bodies ran, as a tree: the event at the root, then the write, then view by
// view to the bodies. Chains with the same beginning share it, so the number next to a line is that
// of all the bodies that it led to.

/// The reasons of a run, or of two runs side by side, merged by their beginnings.
package struct CauseTree: Equatable, Sendable {
  /// A step on the way from an event to bodies.
  package struct Node: Equatable, Sendable {
    /// The event, the write with its writer, or the edge with the view that it led to.
    package var label: String
    /// The number of bodies that a step led to, including all steps below; one number for each run.
    package var bodies: [Int]
    /// The number of bodies that ran for exactly this reason; one number for each run.
    package var own: [Int]
    /// The steps that followed, most bodies first.
    package var children: [Node]
  }

  package private(set) var roots: [Node] = []
  /// The number of runs side by side.
  package let runs: Int

  /// Creates the tree of one run, or of several side by side.
  ///
  /// - Parameter view: The view to whose bodies the reasons must have led, directly or through it;
  ///   `nil` for all reasons.
  package init(_ causes: [CauseRecord], view: String? = nil) {
    runs = causes.count
    for (run, record) in causes.enumerated() {
      for count in record.counts where view.map(count.concerns) ?? true {
        Self.add(count.steps[...], count.bodies, run, of: runs, to: &roots)
      }
    }
    Self.sort(&roots)
  }

  private static func add(
    _ steps: ArraySlice<String>, _ bodies: Int, _ run: Int, of runs: Int, to nodes: inout [Node]
  ) {
    guard let label = steps.first else { return }
    var place = nodes.firstIndex { $0.label == label }
    if place == nil {
      let none = Array(repeating: 0, count: runs)
      nodes.append(Node(label: label, bodies: none, own: none, children: []))
      place = nodes.count - 1
    }
    guard let place else { return }
    nodes[place].bodies[run] += bodies
    if steps.count == 1 { nodes[place].own[run] += bodies }
    add(steps.dropFirst(), bodies, run, of: runs, to: &nodes[place].children)
  }

  private static func sort(_ nodes: inout [Node]) {
    for index in nodes.indices { sort(&nodes[index].children) }
    nodes.sort { one, other in
      let (left, right) = (one.bodies.reduce(0, +), other.bodies.reduce(0, +))
      return left != right ? left > right : one.label < other.label
    }
  }

  /// The tree as lines: the numbers of bodies of each run, right-aligned, and the step, indented
  /// below the one that led to it.
  ///
  /// For two runs, a line that only the first has begins with `-`, and one that only the second has
  /// with `+`.
  package var lines: [String] {
    var rows: [(numbers: [String], mark: String, text: String)] = []
    func walk(_ nodes: [Node], _ indent: String, isRoot: Bool) {
      for (index, node) in nodes.enumerated() {
        let isLast = index == nodes.count - 1
        let branch = isRoot ? "" : isLast ? "└─ " : "├─ "
        let numbers = node.bodies.map { $0 == 0 ? "·" : ValueFormatter.count($0) }
        let here =
          node.children.isEmpty || node.own.allSatisfy { $0 == 0 }
          ? "" : "  (\(node.own.map(ValueFormatter.count).joined(separator: ", ")) here)"
        rows.append((numbers, mark(node), indent + branch + node.label + here))
        walk(node.children, indent + (isRoot ? "" : isLast ? "   " : "│  "), isRoot: false)
      }
    }
    walk(roots, "", isRoot: true)
    // The text is set one space further apart than the numbers.
    var table = Table(
      columns: runs + 1, rows: rows.map { $0.numbers + [" " + $0.text] },
      numbers: Set(0..<runs))
    table.separator = " "
    return zip(rows, table.lines).map { $0.mark + $1 }
  }

  private func mark(_ node: Node) -> String {
    guard runs == 2 else { return "" }
    return node.bodies[1] == 0 ? "- " : node.bodies[0] == 0 ? "+ " : "  "
  }
}

extension CauseCount {
  /// The chain step by step: the event, the write with its writer, the steps between, and the edge
  /// with the view.
  package var steps: [String] {
    let written = writer.isEmpty || state.isEmpty ? state : "\(state) (\(writer))"
    let last = edge.isEmpty ? view : "\(edge) → \(view)"
    return ([event.isEmpty ? "(unknown)" : event, written] + via + [last]).filter { !$0.isEmpty }
  }

  /// Returns whether bodies of a view ran, or led to others.
  package func concerns(_ view: String) -> Bool {
    self.view == view || via.contains { $0 == view || $0.hasSuffix("→ \(view)") }
  }
}

extension StopCount {
  /// A phrase for the bodies that were checked and not run, to be placed after their number.
  package var phrase: String {
    switch kind {
    case .value: "new values of \(name) were equal, and nothing below was looked at"
    case .body: "bodies of \(name) were notified, and all that they had read was as before"
    case .environment: "times the environment had the same value for \(name)"
    }
  }

  /// Returns whether the count is about a view or one of its properties.
  package func concerns(_ view: String) -> Bool { name == view || name.hasPrefix("\(view).") }
}
