// The graph as text: one line per node, in the order of creation, with what it read.

extension Graph: CustomStringConvertible {
  /// One line a node: number, kind, mark when not clean, name, and its inputs in order.
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
