// Cycles: a node that is read while it is being evaluated.
//
// The cycle is reported by name and broken: the reader goes on with the value from before.

extension Graph {
  func reportCycle(reading index: UInt32) {
    var names: [String] = []
    if let start = frames.firstIndex(where: { $0.node == index }) {
      names = frames[start...].map { label(of: $0.node) }
    } else {
      names = frames.map { label(of: $0.node) }
    }
    names.append(label(of: index))
    observer?.graph(self, did: .cycle(names))
  }
}
