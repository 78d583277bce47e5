// The drawings of a canvas's closure, as values with the drawing state at that time.

import Foundation
import SimViews

/// One drawing in a canvas, in its points.
struct CanvasDrawing {
  enum Content {
    case fill(Path, GraphicsContext.Shading)
    case stroke(Path, GraphicsContext.Shading, StrokeStyle)
    case text(GraphicsContext.ResolvedText, CGRect)
    case image(String, isSystem: Bool, GraphicsContext.Shading?, CGRect)
    /// A view, in a rectangle.
    case symbol(CanvasSymbol, CGRect)
    /// Begins a layer, which is drawn as one, up to the matching end.
    case beginLayer
    case endLayer
    /// A drawing that pictures do not show.
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

/// The effect of a filter on drawings; lengths are in points.
enum CanvasEffect: Sendable {
  case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
  case blur(CGFloat)
}
