// What the platform's own objects weigh: sums over the many blocks behind one thing on screen.
//
// Objects of user code are measured and not in this table; backing stores and images are computed from
// pixels. Marks of the sources as in the price table.

package import SimCore

/// An object of the platform's that weighs the same every time.
package enum SizedObject: Int, CaseIterable, Codable, Hashable, Sendable {
  /// The process of an app that shows its first screen: code, caches, the system's frameworks.
  case process
  /// What stays after the first push of a screen: caches of transitions, and of a UI test's agent.
  case firstTransition
  /// One node of the view tree in the platform's graph.
  case node
  /// What a text or an image takes besides its node and its layer: attributes of its content, its layout,
  /// its display list and its accessibility, in a page of their own.
  case leaf
  /// One layer that draws, with its view where it has one.
  case layer
  /// One control: gesture recognisers, the graph of its style, its accessibility node.
  case control
  /// One list: the scrolling platform view with layout and data source.
  case list
  /// One cell of a list, with the hosting view of its row and that view's own graph.
  case cell
  /// What remains of a row that came into view and sized itself: its attributes and its height.
  case visitedRow

  /// Whether it is in the memory accounting; the others belong to the process as a whole.
  package var isMeasured: Bool { self != .process && self != .firstTransition }

  /// The category under which it is recorded.
  package var category: AllocationCategory {
    switch self {
    case .process, .firstTransition: .other
    case .node, .leaf, .control: .graph
    case .layer: .layers
    case .list, .cell, .visitedRow: .cells
    }
  }

  package var weight: MemoryWeight { MemoryWeight.standard[rawValue] }
}

/// One row of the table.
package struct MemoryWeight: Hashable, Sendable {
  /// The memory of one object, in bytes.
  package var bytes: Bytes
  /// Factor of a central band of 90 %.
  package var uncertainty: Double
  /// Where the figure comes from, with its mark.
  package var source: String

  /// The weights that are used, in the order of `SizedObject`.
  package static let standard = SizedObject.allCases.map { weight(of: $0, .committed) }

  /// All weights before any fit, in the order of `SizedObject`.
  package static let table: [MemoryWeight] = [
    MemoryWeight(
      bytes: Bytes(11_500_000), uncertainty: 1.5,
      source: "11.5 MB for a trivial UIKit app [S: heap dump]"),
    MemoryWeight(bytes: Bytes(4_000_000), uncertainty: 2, source: "[E]"),
    // node: 8 attributes of 28 (header) + 40 (body) + 40 (value) + 24 (edges)
    MemoryWeight(
      bytes: Bytes(1_056), uncertainty: 3,
      source: "sizes of the reconstructed graph [D]"),
    // leaf: 30 of a row's 40 to 120 attributes, of 132 bytes as in a node
    MemoryWeight(
      bytes: Bytes(3_960), uncertainty: 3,
      source:
        "40-120 attributes a row [E]; an image with two modifiers takes 16.5 kB [S: measured phones]"
    ),
    // layer: wrapper 32 to 64, CALayer's own object 300 to 500, view 480 to 560, and that halved
    MemoryWeight(bytes: Bytes(768), uncertainty: 1.5, source: "[E]"),
    MemoryWeight(bytes: Bytes(24_000), uncertainty: 2, source: "[E]"),
    MemoryWeight(bytes: Bytes(60_000), uncertainty: 2, source: "[E]"),
    MemoryWeight(
      bytes: Bytes(52_000), uncertainty: 1.5,
      source: "cell 12–25 KB, hosting view with its graph 20–60 KB [E]"),
    MemoryWeight(
      bytes: Bytes(2_500), uncertainty: 5,
      source:
        "2.5 kB, in one build 55, with 10,000 rows in a simulator [D from S: KsCollectionView]"),
  ]
}
