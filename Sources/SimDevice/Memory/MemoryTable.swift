// The sizes of the platform's own objects: sums over the blocks of one element on screen.
//
// Objects of user code are measured and not in this table; backing stores and images are computed from pixels. The marks of
// the sources are those of the price table.

package import SimCore

/// A platform object with a fixed size.
package enum SizedObject: Int, CaseIterable, Codable, Hashable, Sendable {
  /// The process of an app that shows its first screen: code, caches and system frameworks.
  case process
  /// The memory that remains after the first push: caches of transitions and of a UI test agent.
  case firstTransition
  /// One view node in the platform's graph.
  case node
  /// The memory of a text or an image in addition to its node and layer.
  ///
  /// It contains attributes, layout, display list and accessibility data, in separate pages.
  case leaf
  /// One layer that draws, with its view if it has one.
  case layer
  /// One control: gesture recognizers, the graph of its style and its accessibility node.
  case control
  /// One list: the UIKit scroll view with its layout and data source.
  case list
  /// One list cell, with the hosting view of its row and the graph of that view.
  case cell
  /// The memory that remains for a row that became visible and sized itself: its attributes and its
  /// height.
  case visitedRow

  /// Whether the object is in the memory accounting; the others belong to the process as a whole.
  package var isMeasured: Bool { self != .process && self != .firstTransition }

  /// The category of the object.
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
  /// The memory of one object in bytes.
  package var bytes: Bytes
  /// The factor of a central band of 90 %.
  package var uncertainty: Double
  /// The source of the figure, with its mark.
  package var source: String

  /// The fitted weights in the order of `SizedObject`.
  package static let standard = SizedObject.allCases.map { weight(of: $0, .committed) }

  /// The weights before any fit, in the order of `SizedObject`.
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
