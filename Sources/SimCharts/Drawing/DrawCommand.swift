// The drawing operations of a figure as values.
//
// A figure is a list of commands. Tests compare the list; it is drawn on a paper as a display list
// (`Figure.displayList`), and the SVG writer draws it for both papers.

package import SimScreen

/// One step of drawing a figure.
package enum DrawCommand: Equatable, Sendable {
  case rect(DisplayRect, Colour)
  /// A filled polygon, closed from its last point to its first.
  case polygon([DisplayPoint], Colour)
  /// A line through points; its width and the lengths of its dashes and gaps are in points.
  case line([DisplayPoint], Colour, width: Double = 1, dash: [Double] = [])
  /// A line of text.
  case text(TextMark)
  /// A note on an area, shown to a reader whose pointer is there; a bitmap does not contain it.
  case note(DisplayRect, String)
  /// The picture of a screen, fitted into a rectangle.
  case screen(DisplayList, DisplayRect)
  /// Begins a clip: up to the matching `endClip`, only drawing within the rectangle is visible.
  case clip(DisplayRect)
  /// Ends the innermost clip.
  case endClip
}
