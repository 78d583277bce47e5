// Cycles: a node that is read while it is being checked or evaluated.
//
// The cycle is reported by name and broken: the reader goes on with the previous value, and no edge
// is made for that read, so the edges never form a cycle and no walk over them can run for ever.

extension Graph {
  /// Reports the names of the nodes from the first entry to the read that closed the cycle.
  func reportCycle(reading index: UInt32) {
    guard let observer else { return }
    let start = path.firstIndex(of: index) ?? path.startIndex
    let names = path[start...].map { label(of: $0) } + [label(of: index)]
    observer.graph(self, did: .cycle(identity(of: index), names))
  }
}
