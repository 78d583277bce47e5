// The graph as text: one line per node, in the order of creation, with the nodes that it read.

extension Graph: CustomStringConvertible {
  /// The nodes, one per line: number, kind, mark if it is not clean, name, and inputs in order.
  package var description: String {
    var lines: [String] = []
    for index in nodes.indices where nodes[index].kind != .free {
      let node = nodes[index]
      var line = "#\(index) \(node.kind) \(label(of: UInt32(index)))"
      if node.mark != .clean { line += " (\(node.mark))" }
      var inputs: [String] = []
      var edge = node.firstInput
      while edge >= 0 {
        inputs.append("#\(edges[Int(edge)].input)")
        edge = edges[Int(edge)].nextInput
      }
      if !inputs.isEmpty { line += " <- " + inputs.joined(separator: " ") }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }
}
