// What a canvas's closure drew, as values: each with the state of drawing in which it was drawn.

import Foundation
import SimViews

/// One thing that was drawn into a canvas, in its points.
struct CanvasDrawing {
  enum Content {
    case fill(Path, GraphicsContext.Shading)
    case stroke(Path, GraphicsContext.Shading, StrokeStyle)
    case text(GraphicsContext.ResolvedText, CGRect)
    case image(String, isSystem: Bool, GraphicsContext.Shading?, CGRect)
    /// A view, in a rectangle.
    case symbol(CanvasSymbol, CGRect)
    /// What follows is drawn as one, up to the matching end.
    case beginLayer
    case endLayer
    /// Something that is not drawn in pictures.
    case nothing
  }

  let content: Content
  let opacity: Double
  let transform: CGAffineTransform
  /// Clip shapes, in points of the canvas.
  let clips: [(path: Path, isInverse: Bool)]
  let filters: [GraphicsContext.Filter]
  let environment: EnvironmentValues
}

/// What a filter does to what is drawn; lengths in points.
enum CanvasEffect: Sendable {
  case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
  case blur(CGFloat)
}
