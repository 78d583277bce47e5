// Cycles: a node that is read while it is being checked or evaluated.
//
// The cycle is reported with the names of its nodes and broken: the reader continues with the
// previous value, and no edge is made for that read. The edges therefore never form a cycle, and
// every traversal of them terminates.

extension Graph {
  /// Reports the names of the nodes from the first entry to the read that closed the cycle.
  func reportCycle(reading index: UInt32) {
    guard let observer else { return }
    let start = path.firstIndex(of: index) ?? path.startIndex
    let names = path[start...].map { label(of: $0) } + [label(of: index)]
    observer.graph(self, did: .cycle(identity(of: index), names))
  }
}
