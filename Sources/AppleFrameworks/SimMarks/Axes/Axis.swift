// Axes: what is said of them is put together, so that its code runs as far as it needs no values, and is not drawn.

public import Foundation
public import SimViews

/// A type that represents the elements you use to build the axis of a chart.
public protocol AxisContent {}

/// A type that represents what stands at a value of an axis.
public protocol AxisMark {}

public struct AxisValue: Sendable {
  let position: Double
  /// Which of the values it is, from zero.
  public let index: Int
  public let count: Int
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    P.PrimitivePlottable._value(position).flatMap { P(primitivePlottable: $0) }
  }
}

public struct AxisMarkValues: Sendable {
  public static var automatic: AxisMarkValues { AxisMarkValues() }
  /// What the chart finds suitable, about a given number.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  /// What the chart finds fitting, at least so far from each other.
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

/// A side of a chart that an axis stands at.
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

/// A group of marks of an axis.
public struct AxisMarks: AxisContent {
  /// Marks at values that the chart finds fitting, or at those given.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}
  public init<P: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    stroke: StrokeStyle? = nil
  ) {}
  /// Marks that a closure makes, which is not asked, for none are drawn.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisPart
  ) {}
  /// Marks that a closure makes, which is not asked, for none are drawn.
  public init<P: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    @AxisMarkBuilder content: @escaping (AxisValue) -> _AxisPart
  ) {}
  /// Marks that a closure makes, which is not asked, for none are drawn.
  @_disfavoredOverload
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> _AxisPart
  ) {}
  /// Marks that a closure makes, which is not asked, for none are drawn.
  @_disfavoredOverload
  public init<P: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [P],
    @AxisMarkBuilder content: @escaping () -> _AxisPart
  ) {}
  /// Marks at values with labels of a format.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [F.FormatInput], stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {}
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {}
}

/// A line across the plot at a value.
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
  /// What becomes of labels that do not fit.
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
  /// Creates a label of the value in a format.
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

/// What is put together from parts of axes.
public struct _AxisPart: AxisContent, AxisMark {}

extension AxisMark {
  public func font(_ font: Font?) -> some AxisMark { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}

extension AxisContent {
  /// Says how grid lines are put together.
  public func compositingLayer() -> some AxisContent { self }
}

/// A result builder that you use to compose the content of an axis.
@resultBuilder
public struct AxisContentBuilder {
  public static func buildExpression<C: AxisContent>(_ content: C) -> _AxisPart { _AxisPart() }
  public static func buildBlock(_ parts: _AxisPart...) -> _AxisPart { _AxisPart() }
  public static func buildIf(_ part: _AxisPart?) -> _AxisPart { _AxisPart() }
  public static func buildEither(first part: _AxisPart) -> _AxisPart { part }
  public static func buildEither(second part: _AxisPart) -> _AxisPart { part }
}

/// A result builder that you use to compose the marks of an axis.
@resultBuilder
public struct AxisMarkBuilder {
  public static func buildExpression<C: AxisMark>(_ mark: C) -> _AxisPart { _AxisPart() }
  public static func buildBlock(_ parts: _AxisPart...) -> _AxisPart { _AxisPart() }
  public static func buildIf(_ part: _AxisPart?) -> _AxisPart { _AxisPart() }
  public static func buildEither(first part: _AxisPart) -> _AxisPart { part }
  public static func buildEither(second part: _AxisPart) -> _AxisPart { part }
}
