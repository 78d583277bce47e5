// Shapes that mark points. A chart draws all of them as circles; as views they have their own
// shapes.

public import Foundation
public import SimViews

/// A shape that marks a point; a chart draws all of them as circles.
public protocol ChartSymbolShape: Shape {
  /// The part of a unit square that the shape appears to fill.
  nonisolated var perceptualUnitRect: CGRect { get }
}

nonisolated public struct BasicChartSymbolShape: ChartSymbolShape, InsettableShape, KnownShape,
  Sendable
{
  enum Name: Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
  let name: Name
  private var inset: CGFloat = 0

  init(name: Name) { self.name = name }

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  public func inset(by amount: CGFloat) -> BasicChartSymbolShape {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// The outline; lines that cross have no interior.
  public func path(in rect: CGRect) -> Path {
    let box = rect.insetBy(dx: inset, dy: inset)
    return switch name {
    case .circle: Path(ellipseIn: box)
    case .square: Path(box)
    case .triangle: polygon(of: 3, in: box)
    case .diamond: polygon(of: 4, in: box)
    case .pentagon: polygon(of: 5, in: box)
    case .plus: lines(through: box, angles: [0, 90])
    case .cross: lines(through: box, angles: [45, 135])
    case .asterisk: lines(through: box, angles: [0, 60, 120])
    }
  }

  private func point(_ degrees: Double, _ box: CGRect) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(
      x: box.midX + cos(angle) * box.width / 2, y: box.midY + sin(angle) * box.height / 2)
  }

  private func polygon(of corners: Int, in box: CGRect) -> Path {
    Path { path in
      path.addLines((0..<corners).map { point(Double($0 * 360 / corners - 90), box) })
      path.closeSubpath()
    }
  }

  private func lines(through box: CGRect, angles: [Double]) -> Path {
    Path { path in
      for angle in angles { path.addLines([point(angle, box), point(angle + 180, box)]) }
    }
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(name: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(name: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(name: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(name: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(name: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(name: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(name: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(name: .asterisk) }
}

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

nonisolated public struct _SymbolBorder<Symbol: ChartSymbolShape & InsettableShape>:
  ChartSymbolShape, KnownShape
{
  let symbol: Symbol
  let style: StrokeStyle

  public var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }

  public func path(in rect: CGRect) -> Path {
    symbol.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style)
  }
}

// Disfavored so that the variants of `Shape`, which return views, take precedence.
extension ChartSymbolShape where Self: InsettableShape {
  /// Returns the border of the symbol as a symbol, with a line width in points.
  @_disfavoredOverload
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    _SymbolBorder(symbol: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  @_disfavoredOverload
  nonisolated public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    _SymbolBorder(symbol: self, style: style)
  }
}
