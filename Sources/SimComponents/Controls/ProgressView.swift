import Foundation
@_spi(Runtime) public import SimViews

/// A view that shows the progress toward completion of a task.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  /// The fraction from 0 to 1; nil if it is not known.
  let fraction: Double?
  /// The interval that is shown, if there is one.
  var timer: ProgressTimer?

  nonisolated init(_ label: Label?, _ current: CurrentValueLabel?, _ fraction: Double?) {
    self.label = label
    currentValueLabel = current
    if let fraction, fraction < 0 || fraction > 1 {
      runtimeWarning(
        """
        ProgressView initialized with an out-of-bounds progress value. The value will be clamped to \
        the range of `0...total`.
        """)
    }
    self.fraction = fraction.map { min(max($0, 0), 1) }
  }

  /// Creates a progress view for showing determinate progress.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label(), currentValueLabel(), value.map { Double($0 / total) })
  }

  /// Returns a node with a bar or a wheel, or with the body of a style.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    StyledNode<Self>(value, inputs) { value, values in
      values.progressViewStyle?.body(
        ProgressViewStyleConfiguration(
          fractionCompleted: value.fraction,
          label: value.label.map { .init(content: AnyView($0)) },
          currentValueLabel: value.currentValueLabel.map { .init(content: AnyView($0)) }),
        inside: \.progressViewStyleInside)
    } system: { value, inputs in
      ProgressNode<Label, CurrentValueLabel>(value, inputs)
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a progress view for showing indeterminate progress, without a label.
  nonisolated public init() where Label == EmptyView { self.init(nil, nil, nil) }

  /// Creates a progress view for showing indeterminate progress that displays a custom label.
  nonisolated public init(@ViewBuilder label: () -> Label) { self.init(label(), nil, nil) }

  /// Creates a progress view for showing indeterminate progress that generates its label from a localized
  /// string.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(Text(titleKey), nil, nil)
  }

  /// Creates a progress view for showing indeterminate progress that generates its label from a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(Text(title), nil, nil)
  }

  /// Creates a progress view for showing determinate progress.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView {
    self.init(nil, nil, value.map { Double($0 / total) })
  }

  /// Creates a progress view for showing determinate progress, with a custom label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), nil, value.map { Double($0 / total) })
  }

  /// Creates a progress view for showing determinate progress that generates its label from a localized
  /// string.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(Text(titleKey), nil, value.map { Double($0 / total) })
  }

  /// Creates a progress view for showing determinate progress that generates its label from a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(Text(title), nil, value.map { Double($0 / total) })
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view based on a style configuration.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.label, configuration.currentValueLabel, configuration.fractionCompleted)
  }
}

/// The node of a progress view: the label, a bar or a wheel, the label of the value.
final class ProgressNode<Label: View, Current: View>:
  ControlNode<ProgressView<Label, Current>, TupleView<Label?, Current?>>
{
  private let bar: PlatformElement
  private let wheel: PlatformElement
  private var isCircular = false

  /// Creates the node.
  ///
  /// A bar is 4 points high (UIProgressView), a wheel 20 points wide and high
  /// (UIActivityIndicatorView).
  init(_ value: ProgressView<Label, Current>, _ inputs: _ViewInputs) {
    bar = Self.part(inputs, .bar(nil), height: 4)
    wheel = Self.part(inputs, .wheel(nil), width: 20, height: 20)
    super.init(value, inputs) { TupleView($0.label, $0.currentValueLabel) }
    element.arrangement = ProgressArrangement()
  }

  override func render(_ values: EnvironmentValues) {
    let fraction = value.timer?.fraction(in: values, runtime) ?? value.fraction
    let isCircular = fraction == nil || values.progressViewStyle?.name == "circular"
    let shown = fraction.map { "\(Int(($0 * 100).rounded())) %" } ?? "in progress"
    bar.art = .bar(fraction)
    wheel.art = .wheel(fraction)
    bar.show(shown, runtime)
    wheel.show(shown, runtime)
    element.value = shown
    hidesLabel = values.labelsAreHidden
    // A large wheel has 37 points (UIActivityIndicatorView.Style).
    let side: CGFloat = values.controlSize == .large || values.controlSize == .extraLarge ? 37 : 20
    wheel.resize(width: side, height: side)
    if isCircular != self.isCircular {
      self.isCircular = isCircular
      element.arrangement = isCircular ? ColumnArrangement() : ProgressArrangement()
      arrangementChanged()
    }
  }

  override func arrange(_ label: [RenderElement]) -> [RenderElement] {
    let part = isCircular ? wheel : bar
    guard !hidesLabel else { return shown(label) + [part] }
    let hasLabel = value.label != nil
    return (hasLabel ? label.prefix(1) : []) + [part] + label.dropFirst(hasLabel ? 1 : 0)
  }
}

/// A type that applies standard interaction behavior to all progress views within a view hierarchy.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// A view that represents the body of a progress view.
  associatedtype Body: View
  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Creates a view that represents the body of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view instance.
public struct ProgressViewStyleConfiguration {
  /// A type-erased label describing the task represented by the progress view.
  nonisolated public struct Label: ErasedPart {
    package let content: AnyView
  }
  /// A type-erased label that describes the current value of a progress view.
  nonisolated public struct CurrentValueLabel: ErasedPart {
    package let content: AnyView
  }
  /// The completed fraction of the task represented by the progress view, from 0 to 1, or nil.
  public let fractionCompleted: Double?
  /// A view that describes the task represented by the progress view.
  public var label: Label?
  /// A view that describes the current value of a progress view.
  public var currentValueLabel: CurrentValueLabel?
}

/// A style of progress views of the system.
@MainActor
protocol SystemProgressStyle: ProgressViewStyle {
  nonisolated static var name: String { get }
}

extension SystemProgressStyle {
  /// Returns the label unchanged.
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    configuration.label
  }
}

/// The default progress view style in the current context of the view being styled.
nonisolated public struct DefaultProgressViewStyle: SystemProgressStyle {
  /// Creates a default progress view style.
  nonisolated public init() {}
  nonisolated static var name: String { "automatic" }
}

/// A progress view that visually indicates its progress using a horizontal bar.
nonisolated public struct LinearProgressViewStyle: SystemProgressStyle {
  /// Creates a linear progress view style.
  nonisolated public init() {}
  nonisolated static var name: String { "linear" }
}

/// A progress view that uses a circular gauge to indicate the partial completion of an activity.
nonisolated public struct CircularProgressViewStyle: SystemProgressStyle {
  /// Creates a circular progress view style.
  nonisolated public init() {}
  nonisolated static var name: String { "circular" }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default progress view style in the current context of the view being styled.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A progress view that visually indicates its progress using a horizontal bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The style of a progress view that uses a circular gauge.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private enum ProgressStyleKey: EnvironmentKey {
  static var defaultValue: _AnyStyle<ProgressViewStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var progressViewStyle: _AnyStyle<ProgressViewStyleConfiguration>? {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue?.over(self[ProgressStyleKey.self]) }
  }
  /// The style without its enclosing style, for use within the body of another one.
  var progressViewStyleInside: _AnyStyle<ProgressViewStyleConfiguration>? {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for progress views in this view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let make: (ProgressViewStyleConfiguration) -> AnyView = { configuration in
      AnyView(
        StyleBody(style: style, configuration: configuration) {
          $0.makeBody(configuration: $1)
        })
    }
    let system = S.self as? any SystemProgressStyle.Type
    return environment(
      \.progressViewStyle,
      _AnyStyle(make: system == nil ? make : nil, type: S.self, name: system?.name ?? ""))
  }
}
