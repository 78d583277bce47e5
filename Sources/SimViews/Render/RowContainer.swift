/// The rows of a list or of a lazy stack, as elements know them.
@MainActor
package class RowContainer {
  /// The area that the rows fill.
  package let element: RenderElement

  init(element: RenderElement) { self.element = element }
}

/// A row, as whoever reads the screen knows it.
@MainActor
package class HostedRow {}
