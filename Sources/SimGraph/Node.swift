// The per-node record, and the edges between nodes.
//
// Records are stored in one table and refer to each other by index, so that marking the dependents
// of a write changes no reference count and allocates nothing. An edge is in two lists at once: the
// inputs of the reading node, in the order of reading, and the outputs of the node that was read.

/// The kind of a node.
package enum NodeKind: UInt8, Sendable {
  /// The slot is unused.
  case free
  case source
  /// A node whose value a rule computes when it is read.
  case rule
  /// A node that its owner evaluates after asking the graph whether that is needed. Nothing reads
  /// an effect.
  case effect
}

/// The validity of a node's value.
package enum NodeMark: UInt8, Sendable {
  case clean
  /// A node upstream was written, so the inputs must be checked.
  case maybeStale
  /// The node must be evaluated, whether or not an input changed.
  case stale
}

/// One node of the graph.
struct Node {
  var kind: NodeKind = .free
  var mark: NodeMark = .clean
  /// Whether the node is being checked or evaluated; reading it then is a cycle.
  var isEvaluating = false
  /// Whether the effect is in the queue of marked effects.
  var isWaiting = false
  var generation: UInt32 = 0
  /// The last evaluation that read this node; a second read in the same one adds no edge.
  var readStamp: UInt32 = 0
  /// The slot of its subgraph, or -1.
  var subgraph: Int32 = -1
  var nextInSubgraph: Int32 = -1
  var previousInSubgraph: Int32 = -1
  var firstInput: Int32 = -1
  var firstOutput: Int32 = -1
  /// The cause of its last change or invalidation.
  var cause: CauseID = .none
  /// The number that the owner assigned to the node.
  var tag: UInt32 = 0
  /// The revision in which its value last changed.
  var changedAt: UInt64 = 0
  /// The revision in which it was last known to be up to date.
  var checkedAt: UInt64 = 0
}

struct Edge {
  var input: UInt32
  var reader: UInt32
  /// The last evaluation of `reader` that read it.
  var serial: UInt32 = 0
  /// The stamp on `input` that this read replaced.
  var outerStamp: UInt32 = 0
  var nextInput: Int32 = -1
  var previousInput: Int32 = -1
  var nextOutput: Int32 = -1
  var previousOutput: Int32 = -1
}

/// The cause of a write: an index into a table of the writer.
package struct CauseID: Hashable, Sendable {
  /// The position in the writer's table; zero for none.
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The absence of a cause.
  package static let none = CauseID(rawValue: 0)
}
