// The reasons for which bodies ran, as a graph. Each event, state and view is one node; an edge has
// the number of bodies that it led to. The tree repeats views that are reached in two ways, whereas
// the graph shows where paths meet.

import Foundation

/// The reasons of one or two runs as nodes and edges.
package struct CauseGraph: Equatable, Sendable {
  /// The kind of a node.
  package enum Kind: String, Sendable {
    case event
    case state
    /// A view whose body ran.
    case view
  }

  /// One event, state or view.
  package struct Node: Equatable, Sendable {
    /// The kind of the node.
    package var kind: Kind
    package var name: String
    /// The number of bodies that ran, for a view; one number for each run.
    package var bodies: [Int]
    /// The number of bodies and values that were checked and left alone, for a view; one number for
    /// each run.
    package var checked: [Int]
    /// The greatest number of steps from an event.
    package var depth: Int
  }

  /// A connection from one node to another.
  package struct Edge: Equatable, Sendable {
    /// The index of the node at which the edge begins.
    package var from: Int
    /// The index of the node at which it ends.
    package var to: Int
    /// The label: a property, a field or a writer.
    package var label: String
    /// The number of bodies that it led to; one number for each run.
    package var bodies: [Int]
  }

  /// The nodes, in the order in which the largest chains meet them.
  package private(set) var nodes: [Node] = []
  /// The edges, in the same order.
  package private(set) var edges: [Edge] = []
  /// The number of runs that the graph shows.
  package let runs: Int

  /// Creates the graph of one run, or of several merged into one.
  package init(_ causes: [CauseRecord], view: String? = nil) {
    runs = causes.count
    for (run, record) in causes.enumerated() {
      for count in record.counts where view.map(count.concerns) ?? true { add(count, run) }
      for stop in record.stops where stop.kind != .environment {
        guard let place = place(of: .view, stop.name) else { continue }
        nodes[place].checked[run] += stop.count
      }
    }
  }

  private mutating func add(_ count: CauseCount, _ run: Int) {
    var current = made(.event, count.event.isEmpty ? "(unknown)" : count.event)
    if !count.state.isEmpty {
      current = step(from: current, to: made(.state, count.state), count.writer, count.bodies, run)
    }
    for hop in count.via {
      let (label, name) = Self.parts(of: hop)
      current = step(from: current, to: made(.view, name), label, count.bodies, run)
    }
    let last = made(.view, count.view)
    current = step(from: current, to: last, count.edge, count.bodies, run)
    nodes[current].bodies[run] += count.bodies
  }

  /// Splits a step such as `_items → ListView` into the edge's label `_items` and the view
  /// `ListView`.
  private static func parts(of hop: String) -> (label: String, name: String) {
    guard let arrow = hop.range(of: " → ") else { return ("", hop) }
    return (String(hop[..<arrow.lowerBound]), String(hop[arrow.upperBound...]))
  }

  private func place(of kind: Kind, _ name: String) -> Int? {
    nodes.firstIndex { $0.kind == kind && $0.name == name }
  }

  private mutating func made(_ kind: Kind, _ name: String) -> Int {
    if let known = place(of: kind, name) { return known }
    let none = Array(repeating: 0, count: runs)
    nodes.append(Node(kind: kind, name: name, bodies: none, checked: none, depth: 0))
    return nodes.count - 1
  }

  private mutating func step(
    from: Int, to: Int, _ label: String, _ bodies: Int, _ run: Int
  ) -> Int {
    // A view may lead to itself, as a recursive one does; this does not add to the depth.
    if from != to { nodes[to].depth = max(nodes[to].depth, min(nodes[from].depth + 1, 12)) }
    if let place = edges.firstIndex(where: { $0.from == from && $0.to == to && $0.label == label })
    {
      edges[place].bodies[run] += bodies
    } else {
      var numbers = Array(repeating: 0, count: runs)
      numbers[run] = bodies
      edges.append(Edge(from: from, to: to, label: label, bodies: numbers))
    }
    return to
  }

  /// The event that led to most bodies, with their numbers; `nil` if there is none.
  package var mainEvent: (name: String, text: String)? {
    let events = nodes.indices.filter { nodes[$0].kind == .event }.map { node in
      let sums = edges.filter { $0.from == node }.reduce(Array(repeating: 0, count: runs)) {
        zip($0, $1.bodies).map(+)
      }
      return (name: nodes[node].name, sums: sums)
    }
    let most = events.reduce(nil as (name: String, sums: [Int])?) { best, event in
      event.sums.reduce(0, +) > (best?.sums.reduce(0, +) ?? 0) ? event : best
    }
    return most.map { ($0.name, Self.text($0.sums)) }
  }

  /// Returns the numbers of one or two runs as text: `240` or `240 | 1`.
  package static func text(_ numbers: [Int]) -> String {
    numbers.map(ValueFormatter.count).joined(separator: " | ")
  }

  /// Counts of bodies with their noun: `1 body`, `3 | 4 bodies`.
  package static func bodies(_ numbers: [Int]) -> String {
    "\(text(numbers)) \(numbers.allSatisfy { $0 == 1 } ? "body" : "bodies")"
  }

  /// Returns the colour of a part: grey if both runs have it, orange if only the first has it, blue
  /// if only the second has it.
  private func colour(_ numbers: [Int]) -> String {
    guard runs == 2 else { return "black" }
    return numbers[1] == 0 ? "#D55E00" : numbers[0] == 0 ? "#0072B2" : "black"
  }

  /// The graph in the language of Graphviz.
  package var dot: String {
    var lines = ["digraph causes {", "  rankdir=LR;", "  node [fontname=\"sans-serif\"];"]
    for (index, node) in nodes.enumerated() {
      var label = node.name
      if node.kind == .view {
        label += "\n" + Self.bodies(node.bodies)
        if node.checked.contains(where: { $0 > 0 }) {
          label += "\n\(Self.text(node.checked)) checked, not run"
        }
      }
      let shape =
        switch node.kind {
        case .event: "ellipse"
        case .state: "cylinder"
        case .view: "box"
        }
      lines.append("  n\(index) [shape=\(shape), label=\(Self.quoted(label))];")
    }
    for edge in edges {
      let label = [edge.label, Self.text(edge.bodies)].filter { !$0.isEmpty }.joined(
        separator: "\n")
      lines.append(
        "  n\(edge.from) -> n\(edge.to) [label=\(Self.quoted(label)), color=\"\(colour(edge.bodies))\"];"
      )
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.map { character -> String in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
