// The flags that the walk of an update checks at each node.

/// The work that an update has to do at a node.
package struct NodeFlags: OptionSet, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }
  /// The node must be evaluated, or must check whether it is stale.
  package static let stale = NodeFlags(rawValue: 1)
  /// Some node below is flagged.
  package static let below = NodeFlags(rawValue: 2)
  /// The node makes elements of its own, so it contributes none of its children's elements.
  package static let container = NodeFlags(rawValue: 8)
  /// A container whose list of child elements has to be collected again.
  package static let collect = NodeFlags(rawValue: 16)
  /// The node is being walked.
  ///
  /// Nodes flagged below it meanwhile will be reached.
  package static let walking = NodeFlags(rawValue: 32)
  /// The node was resumed and has received no value since.
  package static let isBack = NodeFlags(rawValue: 128)
  /// The node changes the transaction of its contents.
  package static let transacts = NodeFlags(rawValue: 256)
  /// A leaf that has to be drawn with another value.
  package static let changed = NodeFlags(rawValue: 512)
  /// The node counts the views inside it.
  package static let countsViews = NodeFlags(rawValue: 1024)
  /// The node was a container until it was removed.
  package static let wasContainer = NodeFlags(rawValue: 2048)
  /// The node belongs to a modifier around the rows of a container, beside the rows.
  package static let standsAroundRows = NodeFlags(rawValue: 4096)
  /// Contents of the node can be removed while the state of its outermost views is kept.
  package static let keepsOutermost = NodeFlags(rawValue: 8192)
  /// Nodes below may have to wait for a later part of the update.
  package static let mayHold = NodeFlags(rawValue: 16384)
  /// Nodes below are waiting.
  package static let isHolding = NodeFlags(rawValue: 32768)

  /// The bits of `stale` and `below`: an update has work here or below.
  static let flagged = NodeFlags(rawValue: 3)
}

// The set operations of the standard library are generic. A debug build does not specialise them
// and spends a tenth of an update in them, so these repeat them on the bits.
extension NodeFlags {
  package func contains(_ flags: NodeFlags) -> Bool {
    rawValue & flags.rawValue == flags.rawValue
  }

  package func isDisjoint(with flags: NodeFlags) -> Bool { rawValue & flags.rawValue == 0 }

  package mutating func formUnion(_ flags: NodeFlags) {
    self = NodeFlags(rawValue: rawValue | flags.rawValue)
  }
}
