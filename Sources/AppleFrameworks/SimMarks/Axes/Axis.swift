// Axes: what is said of them is put together, so that its code runs as far as it needs no values, and is not drawn.

public import Foundation
public import SimViews

/// A type that represents the elements you use to build the axis of a chart.
public protocol AxisContent {}

/// A type that represents what stands at a value of an axis.
public protocol AxisMark {}

/// A value of an axis.
public struct AxisValue: Sendable {
  let position: Double
  /// Which of the values it is, from zero.
  public let index: Int
  /// How many values there are.
  public let count: Int
  /// The value as a type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    P.PrimitivePlottable._value(position).flatMap { P(primitivePlottable: $0) }
  }
}

/// The values that an axis shows.
public struct AxisMarkValues: Sendable {
  /// What the chart finds fitting.
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
  /// Values at a distance.
  public static func stride<P: Plottable>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  /// Moments at a distance.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
}

/// A side of a chart that an axis stands at.
public struct AxisMarkPosition: Sendable, Hashable {
  let name: String
  /// What the chart finds fitting.
  public static let automatic = AxisMarkPosition(name: "automatic")
  /// Before.
  public static let leading = AxisMarkPosition(name: "leading")
  /// Behind.
  public static let trailing = AxisMarkPosition(name: "trailing")
  /// Above.
  public static let top = AxisMarkPosition(name: "top")
  /// Below.
  public static let bottom = AxisMarkPosition(name: "bottom")
}

/// A layout of an axis.
public struct AxisMarkPreset: Sendable, Hashable {
  let name: String
  /// What the chart finds fitting.
  public static let automatic = AxisMarkPreset(name: "automatic")
  /// Over the edge of the plot.
  public static let extended = AxisMarkPreset(name: "extended")
  /// In line with the plot.
  public static let aligned = AxisMarkPreset(name: "aligned")
  /// Within the plot.
  public static let inset = AxisMarkPreset(name: "inset")
}

/// A group of marks of an axis.
public struct AxisMarks: AxisContent {
  /// Marks at values that the chart finds fitting, or at those given.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}
  /// Marks at values.
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
  /// Marks with labels of a format.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {}
}

/// A line across the plot at a value.
public struct AxisGridLine: AxisMark {
  /// Creates a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line at a value.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// What the chart finds fitting.
    public static let automatic = Length(floatLiteral: 0)
    /// As long as the label.
    public static let label = Length(floatLiteral: 0)
    /// As long as the longest label.
    public static let longestLabel = Length(floatLiteral: 0)
    /// A number of points.
    public init(floatLiteral value: Double) {}
    /// A number of points.
    public init(integerLiteral value: Int) {}
  }
  /// Creates a tick.
  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {}
}

/// A label at a value.
public struct AxisValueLabel: AxisMark {
  /// What becomes of labels that do not fit.
  public struct CollisionResolution: Sendable, Hashable {
    let name: String
    /// What the chart finds fitting.
    public static let automatic = CollisionResolution(name: "automatic")
    /// The ones that come first stay.
    public static func greedy(
      priority: Double = 0, minimumSpacing: CGFloat? = nil
    ) -> CollisionResolution { CollisionResolution(name: "greedy") }
    /// The ones that come first stay.
    public static var greedy: CollisionResolution { greedy() }
    /// They stand over each other.
    public static let disabled = CollisionResolution(name: "disabled")
    /// They are cut.
    public static let truncate = CollisionResolution(name: "truncate")
  }
  /// How labels are turned.
  public struct Orientation: Sendable, Hashable {
    let name: String
    /// What the chart finds fitting.
    public static let automatic = Orientation(name: "automatic")
    /// Sideways.
    public static let horizontal = Orientation(name: "horizontal")
    /// Upwards.
    public static let vertical = Orientation(name: "vertical")
    /// Upwards, turned back.
    public static let verticalReversed = Orientation(name: "verticalReversed")
  }
  /// Creates a label of the value.
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
  /// Creates a label with a view.
  public init<V: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: CollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: Orientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) {}
  /// Creates a label with a text.
  public init(_ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
  /// Creates a label with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
}

/// What is put together from parts of axes.
public struct _AxisPart: AxisContent, AxisMark {}

extension AxisMark {
  /// Sets the font.
  public func font(_ font: Font?) -> some AxisMark { self }
  /// Sets the style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }
  /// Moves it, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}

extension AxisContent {
  /// Says how grid lines are put together.
  public func compositingLayer() -> some AxisContent { self }
}

/// A result builder that you use to compose the content of an axis.
@resultBuilder
public struct AxisContentBuilder {
  /// Content stands for itself.
  public static func buildExpression<C: AxisContent>(_ content: C) -> _AxisPart { _AxisPart() }
  /// Any number of contents.
  public static func buildBlock(_ parts: _AxisPart...) -> _AxisPart { _AxisPart() }
  /// Content under a condition.
  public static func buildIf(_ part: _AxisPart?) -> _AxisPart { _AxisPart() }
  /// Content where a condition holds.
  public static func buildEither(first part: _AxisPart) -> _AxisPart { part }
  /// Content where it does not.
  public static func buildEither(second part: _AxisPart) -> _AxisPart { part }
}

/// A result builder that you use to compose the marks of an axis.
@resultBuilder
public struct AxisMarkBuilder {
  /// A mark stands for itself.
  public static func buildExpression<C: AxisMark>(_ mark: C) -> _AxisPart { _AxisPart() }
  /// Any number of marks.
  public static func buildBlock(_ parts: _AxisPart...) -> _AxisPart { _AxisPart() }
  /// Marks under a condition.
  public static func buildIf(_ part: _AxisPart?) -> _AxisPart { _AxisPart() }
  /// Marks where a condition holds.
  public static func buildEither(first part: _AxisPart) -> _AxisPart { part }
  /// Marks where it does not.
  public static func buildEither(second part: _AxisPart) -> _AxisPart { part }
}
