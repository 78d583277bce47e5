// What the walk of an update finds at a node: each flag is a question that it asks of every node on its way.

/// What an update has to do at a node.
package struct NodeFlags: OptionSet, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }
  /// The node itself must be evaluated, or look whether it must.
  package static let stale = NodeFlags(rawValue: 1)
  /// Some node below is flagged.
  package static let below = NodeFlags(rawValue: 2)
  /// The node is out of the tree.
  package static let removed = NodeFlags(rawValue: 4)
  /// The node makes elements of its own, so what its children contribute ends here.
  package static let container = NodeFlags(rawValue: 8)
  /// A container whose list of child elements has to be collected again.
  package static let collect = NodeFlags(rawValue: 16)
  /// The node was removed and goes when the closures of the update have run; until then it is not evaluated.
  package static let pendingRemoval = NodeFlags(rawValue: 64)
  /// The node is being walked: what is flagged below it meanwhile will be reached.
  package static let walking = NodeFlags(rawValue: 32)
  /// The node came back on screen, and has taken nothing since.
  package static let isBack = NodeFlags(rawValue: 128)
  /// The node changes the transaction of updates for what it holds.
  package static let transacts = NodeFlags(rawValue: 256)
  /// A leaf that has to be drawn with another value.
  package static let changed = NodeFlags(rawValue: 512)
  /// The node wants to know whether there is any view that it stands around.
  package static let countsViews = NodeFlags(rawValue: 1024)
  /// The node was a container until it was removed.
  package static let wasContainer = NodeFlags(rawValue: 2048)
  /// The node stands beside the rows of a container, around which its modifier stands.
  package static let standsAroundRows = NodeFlags(rawValue: 4096)
  /// What the node holds may go while the state of its outermost views stays.
  package static let keepsOutermost = NodeFlags(rawValue: 8192)
  /// What is below may have to wait for what the update has still to find out.
  package static let mayHold = NodeFlags(rawValue: 16384)
  /// What is below waits.
  package static let isHolding = NodeFlags(rawValue: 32768)

  /// An update has something to do here or below: the bits of `stale` and `below`, known without a computation.
  static let flagged = NodeFlags(rawValue: 3)
}

// The standard library's operations of sets are generic: a debug build, which specialises nothing, spends a tenth of an update in
// them. These are the same, said of the bits.
extension NodeFlags {
  package func contains(_ flags: NodeFlags) -> Bool {
    rawValue & flags.rawValue == flags.rawValue
  }

  package func isDisjoint(with flags: NodeFlags) -> Bool { rawValue & flags.rawValue == 0 }

  package mutating func formUnion(_ flags: NodeFlags) {
    self = NodeFlags(rawValue: rawValue | flags.rawValue)
  }
}
