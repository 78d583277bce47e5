// Rows as elements and screen readers use them. Their contents belong to the layers above.

import Foundation

/// The rows of a list or of a lazy stack.
@MainActor
package class RowContainer {
  /// The element that contains the rows.
  package let element: RenderElement
  /// The node that holds the rows of a lazy stack, whose views are its own.
  ///
  /// The rows of a list have hosts of their own.
  package unowned(unsafe) final var holder: AnyObject?

  init(element: RenderElement) { self.element = element }

  /// Whether rows are shown in reused cells.
  package var usesCells: Bool { false }
  /// Calls the closure with the element of each existing row, ordered by position.
  func forEachRowElement(_ body: (RenderElement) -> Void) {}
  /// Requests an update of the rows before the next frame.
  package func needsUpdate() {}
  /// Records a write during an update of the rows.
  func noteWriteInUpdate() {}
}

/// An existing row.
@MainActor
package class HostedRow {
  /// The container of the row.
  package unowned(unsafe) let container: RowContainer
  /// The content has to be made again.
  @exclusivity(unchecked) package final var isStale = false
  /// When the row is removed; nil if its element was not deleted from the data.
  @exclusivity(unchecked) final var removalPolicy: RemovalPolicy?
  /// Whether the element was deleted from the data.
  package final var isDeleted: Bool { removalPolicy != nil }

  init(in container: RowContainer) { self.container = container }

  /// The position among all rows of the container.
  var placeInContainer: Int { 0 }
  /// Where the content is placed in the container's content, in points.
  var originInContainer: CGPoint { .zero }
  /// Places content of a chosen size before readers of its frame are made.
  func takePlace(_ size: CGSize) {}
}

/// How a row left the screen.
package enum RowExit: Sendable {
  /// The row keeps its state for the next time.
  case suspended
  /// The row keeps nothing.
  case evicted
  /// The element was deleted, or the container was removed.
  case removed
}
