// How a shape that another one is made of is drawn.

import Foundation

/// A shape that says how the outline of another one is drawn.
package protocol WrappedShape {
  /// The one whose outline is drawn.
  var wrapped: any Shape { get }
  /// How a line is drawn along it; nil if none is.
  var strokeStyle: StrokeStyle? { get }
  /// The part of the outline that is drawn, in fractions of its length; nil for all.
  var part: ClosedRange<Double>? { get }
}

extension _StrokedShape: WrappedShape {
  /// That of the shape whose outline it is.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  package var wrapped: any Shape { shape }
  package var strokeStyle: StrokeStyle? { style }
  package var part: ClosedRange<Double>? { nil }
}

extension _TrimmedShape: WrappedShape {
  /// That of the shape that it is part of.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  package var wrapped: any Shape { shape }
  package var strokeStyle: StrokeStyle? { nil }
  package var part: ClosedRange<Double>? {
    let (from, to) = (max(0, min(1, start)), max(0, min(1, end)))
    return from <= to ? Double(from)...Double(to) : 0...0
  }
}
