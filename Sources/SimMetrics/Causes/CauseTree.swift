// Why bodies ran, as a tree: what happened at the root, then what was written, then view by view to the bodies. Chains
// that begin alike share their beginning, so the number next to a line is that of all the bodies that it led to.

/// The reasons of a run, or of two runs side by side, merged by their beginnings.
package struct CauseTree: Equatable, Sendable {
  /// A step on the way from an event to bodies.
  package struct Node: Equatable, Sendable {
    /// The event, the write with its writer, or the edge with the view that it led to.
    package var label: String
    /// The bodies that a step led to, including all steps below, one number for each run.
    package var bodies: [Int]
    /// The bodies that ran for this very reason, one number for each run.
    package var own: [Int]
    /// What it led to, most bodies first.
    package var children: [Node]
  }

  package private(set) var roots: [Node] = []
  /// How many runs stand side by side.
  package let runs: Int

  /// The tree of one run, or of several side by side.
  ///
  /// - Parameter view: keeps the reasons that led to bodies of this view, or over them; nil for all.
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

  /// The tree as lines: the bodies of each run, right-aligned, and the step below the one that led to it.
  ///
  /// For two runs, a line that only one of them has begins with `-` for the first and `+` for the second.
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
    // The text is one blank further off than the numbers are from each other.
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
  /// The chain step by step: the event, the write with its writer, what lies between, the edge with the view.
  package var steps: [String] {
    let written = writer.isEmpty || state.isEmpty ? state : "\(state) (\(writer))"
    let last = edge.isEmpty ? view : "\(edge) → \(view)"
    return ([event.isEmpty ? "(unknown)" : event, written] + via + [last]).filter { !$0.isEmpty }
  }

  /// Whether bodies of a view ran, or led to others.
  package func concerns(_ view: String) -> Bool {
    self.view == view || via.contains { $0 == view || $0.hasSuffix("→ \(view)") }
  }
}

extension StopCount {
  /// What was checked and not run, as a phrase after its number.
  package var phrase: String {
    switch kind {
    case .value: "new values of \(name) were equal, and nothing below was looked at"
    case .body: "bodies of \(name) were notified, and all that they had read was as before"
    case .environment: "times the environment had the same value for \(name)"
    }
  }

  /// Whether it is about a view or one of its properties.
  package func concerns(_ view: String) -> Bool { name == view || name.hasPrefix("\(view).") }
}
