// The drawing verbs as values.
//
// A figure is a list of these. Tests read the list; `CairoCanvas` draws it. Nothing else is drawn,
// so what a test has not seen is not in the picture.

package import SimScreen

/// One step of drawing a figure.
package enum DrawCommand: Equatable, Sendable {
  case rect(Rect, Colour)
  /// A filled polygon, closed from its last point to its first.
  case polygon([Point], Colour)
  /// A line through points.
  case line([Point], Stroke)
  /// A line of text.
  case text(TextMark)
  /// What is told of an area to a reader whose pointer is there; a picture does not show it.
  case note(Rect, String)
  /// The picture of a screen, fitted into a rectangle.
  case screen(DisplayList, Rect)
  /// From here to the matching `endClip`, only what lies within the rectangle is drawn.
  case clip(Rect)
  /// Ends the innermost clip.
  case endClip
}
