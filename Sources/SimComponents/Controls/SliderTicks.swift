// Sliders with ticks. The ticks are recorded and not drawn; a stepped slider moves from one to the
// next.

@_spi(Runtime) public import SimViews

/// A type that provides the ticks of a slider.
public protocol SliderTickContent<Value> {
  /// The type of the slider's values.
  associatedtype Value: BinaryFloatingPoint
  /// The values with ticks.
  nonisolated var _values: [Value] { get }
}

/// A representation of a tick in a slider.
nonisolated public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
  /// The value of the tick.
  public let _values: [V]

  /// Creates a tick at a value.
  public init(_ value: V) { _values = [value] }
  /// Creates a tick at a value, with a label that is not drawn.
  public init<L: View>(_ value: V, @ViewBuilder label: () -> L) { _values = [value] }
  /// Creates a tick at a value, with a label that is not drawn.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { _values = [value] }
  /// Creates a tick at a value, with a label that is not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) { _values = [value] }
}

/// Ticks for each element of data.
nonisolated public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  /// The values with ticks.
  public let _values: [Content.Value]

  /// Creates ticks for each element of data that a key path identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<Content.Value> content: (Data.Element) -> Content
  ) { _values = data.flatMap { content($0)._values } }
}

extension SliderTickContentForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates ticks for each element of identifiable data.
  public init(
    _ data: Data, @SliderTickBuilder<Content.Value> content: (Data.Element) -> Content
  ) { self.init(data, id: \.id, content: content) }
}

/// Ticks of several kinds.
nonisolated public struct _SliderTicks<V: BinaryFloatingPoint>: SliderTickContent {
  /// The values with ticks.
  public let _values: [V]
}

/// A result builder that creates the ticks of a slider from closures.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Ticks of any kind.
  public static func buildExpression<C: SliderTickContent>(
    _ content: C
  ) -> _SliderTicks<V> where C.Value == V { _SliderTicks(_values: content._values) }
  /// Combines ticks.
  public static func buildBlock(_ content: _SliderTicks<V>...) -> _SliderTicks<V> {
    _SliderTicks(_values: content.flatMap(\._values))
  }
  /// Returns ticks under a condition.
  public static func buildOptional(_ content: _SliderTicks<V>?) -> _SliderTicks<V> {
    content ?? _SliderTicks(_values: [])
  }
  /// Returns ticks of the first branch.
  public static func buildEither(first content: _SliderTicks<V>) -> _SliderTicks<V> { content }
  /// Returns ticks of the second branch.
  public static func buildEither(second content: _SliderTicks<V>) -> _SliderTicks<V> { content }
}

extension Slider {
  /// Creates a slider with ticks and with labels at its ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider of steps, with a tick for some of them, and with labels at its ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with ticks.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider of steps, with a tick for some of them.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider of a value within a range, in the former order of the parameters.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider of steps, in the former order of the parameters.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension View {
  /// Shows or hides the thumbs of sliders; recorded without effect, they are drawn.
  nonisolated public func sliderThumbVisibility(
    _ visibility: Visibility
  ) -> ModifiedContent<Self, _NotedModifier<Visibility>> {
    noted("sliderThumbVisibility", visibility)
  }
}
