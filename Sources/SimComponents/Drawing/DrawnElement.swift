import Foundation
@_spi(Runtime) import SimViews

/// An element that draws itself and everything inside of it.
///
/// Of any other element a picture shows the children.
@MainActor
protocol DrawnElement: RenderElement {
  /// Draws the element.
  ///
  /// - Parameter frame: The place of the element on the screen, in points.
  func draw(with pen: inout ScreenPen, in frame: CGRect)
}
