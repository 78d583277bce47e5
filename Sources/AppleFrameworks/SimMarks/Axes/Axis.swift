// Chart axes. Their content is evaluated as far as it needs no values, and is not drawn.

public import Foundation
public import SimViews

public protocol AxisContent {}

public protocol AxisMark {}

public struct AxisValue: Sendable {
  let position: Double
  public let index: Int
  public let count: Int
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    P.PrimitivePlottable._value(position).flatMap { P(primitivePlottable: $0) }
  }
}

public struct AxisMarkValues: Sendable {
  public static var automatic: AxisMarkValues { AxisMarkValues() }
  /// Values chosen by the chart, about the desired number of them.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  public static func stride<P: Plottable>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
}

public struct AxisMarkPosition: Sendable, Hashable {
  let name: String
  public static let automatic = AxisMarkPosition(name: "automatic")
  public static let leading = AxisMarkPosition(name: "leading")
  public static let trailing = AxisMarkPosition(name: "trailing")
  public static let top = AxisMarkPosition(name: "top")
  public static let bottom = AxisMarkPosition(name: "bottom")
}

public struct AxisMarkPreset: Sendable, Hashable {
  let name: String
  public static let automatic = AxisMarkPreset(name: "automatic")
  public static let extended = AxisMarkPreset(name: "extended")
  public static let aligned = AxisMarkPreset(name: "aligned")
  public static let inset = AxisMarkPreset(name: "inset")
}

public struct AxisMarks: AxisContent {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}
  public init<P: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    stroke: StrokeStyle? = nil
  ) {}
  /// Creates marks without calling the closure, because axes are not drawn.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisPart
  ) {}
  /// Creates marks without calling the closure, because axes are not drawn.
  public init<P: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisPart
  ) {}
  /// Creates marks without calling the closure, because axes are not drawn.
  @_disfavoredOverload
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> _AxisPart
  ) {}
  /// Creates marks without calling the closure, because axes are not drawn.
  @_disfavoredOverload
  public init<P: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    @AxisMarkBuilder content: @escaping () -> _AxisPart
  ) {}
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [F.FormatInput], stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {}
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {}
}

public struct AxisGridLine: AxisMark {
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

public struct AxisTick: AxisMark {
  public struct Length: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public static let automatic = Length(floatLiteral: 0)
    public static let label = Length(floatLiteral: 0)
    public static let longestLabel = Length(floatLiteral: 0)
    public init(floatLiteral value: Double) {}
    public init(integerLiteral value: Int) {}
  }
  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {}
}

public struct AxisValueLabel: AxisMark {
  public struct CollisionResolution: Sendable, Hashable {
    let name: String
    public static let automatic = CollisionResolution(name: "automatic")
    public static func greedy(
      priority: Double = 0, minimumSpacing: CGFloat? = nil
    ) -> CollisionResolution { CollisionResolution(name: "greedy") }
    public static var greedy: CollisionResolution { greedy() }
    public static let disabled = CollisionResolution(name: "disabled")
    public static let truncate = CollisionResolution(name: "truncate")
  }
  public struct Orientation: Sendable, Hashable {
    let name: String
    public static let automatic = Orientation(name: "automatic")
    public static let horizontal = Orientation(name: "horizontal")
    public static let vertical = Orientation(name: "vertical")
    public static let verticalReversed = Orientation(name: "verticalReversed")
  }
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: CollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: Orientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: CollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: Orientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {}
  public init<V: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: CollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: Orientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) {}
  public init(_ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
}

/// The erased type of all axis content.
public struct _AxisPart: AxisContent, AxisMark {}

extension AxisMark {
  public func font(_ font: Font?) -> some AxisMark { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}

extension AxisContent {
  public func compositingLayer() -> some AxisContent { self }
}

@resultBuilder
public struct AxisContentBuilder {
  public static func buildExpression<C: AxisContent>(_ content: C) -> _AxisPart { _AxisPart() }
  public static func buildBlock(_ parts: _AxisPart...) -> _AxisPart { _AxisPart() }
  public static func buildIf(_ part: _AxisPart?) -> _AxisPart { _AxisPart() }
  public static func buildEither(first part: _AxisPart) -> _AxisPart { part }
  public static func buildEither(second part: _AxisPart) -> _AxisPart { part }
}

@resultBuilder
public struct AxisMarkBuilder {
  public static func buildExpression<C: AxisMark>(_ mark: C) -> _AxisPart { _AxisPart() }
  public static func buildBlock(_ parts: _AxisPart...) -> _AxisPart { _AxisPart() }
  public static func buildIf(_ part: _AxisPart?) -> _AxisPart { _AxisPart() }
  public static func buildEither(first part: _AxisPart) -> _AxisPart { part }
  public static func buildEither(second part: _AxisPart) -> _AxisPart { part }
}
