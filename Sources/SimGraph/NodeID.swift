/// The untyped identity of a node, on which all propagation works.
///
/// A slot is reused after its node was removed; the generation distinguishes the two nodes.
package struct NodeID: Hashable, Sendable {
  /// The slot in the graph's table.
  package let index: UInt32
  /// The number of times that the slot had been used before.
  package let generation: UInt32

  package init(index: UInt32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}

extension NodeID: CustomStringConvertible {
  package var description: String { "#\(index)" }
}
