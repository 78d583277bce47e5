// The drawing operations as values.
//
// A figure is a list of commands. Tests compare the list; `CairoCanvas` draws it, and draws nothing
// else.

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
  /// A note on an area, shown to a reader whose pointer is there; a bitmap does not contain it.
  case note(Rect, String)
  /// The picture of a screen, fitted into a rectangle.
  case screen(DisplayList, Rect)
  /// Begins a clip: up to the matching `endClip`, only drawing within the rectangle is visible.
  case clip(Rect)
  /// Ends the innermost clip.
  case endClip
}
