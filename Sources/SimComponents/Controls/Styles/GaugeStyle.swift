// Styles of a gauge. A custom style makes the body; those of the system are bars of one size.

import Foundation
public import SimViews

/// A type that specifies the appearance and interaction of all views of one kind within a view hierarchy.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// A view that represents the body of a gauge.
  associatedtype Body: View
  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// Creates a view representing the body of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge.
public struct GaugeStyleConfiguration {
  /// A type-erased label of a gauge.
  nonisolated public struct Label: ErasedPart { package let content: AnyView }
  /// A type-erased value label of a gauge.
  nonisolated public struct CurrentValueLabel: ErasedPart { package let content: AnyView }
  /// A type-erased label of the lower bound of a gauge.
  nonisolated public struct MinimumValueLabel: ErasedPart { package let content: AnyView }
  /// A type-erased label of the upper bound of a gauge.
  nonisolated public struct MaximumValueLabel: ErasedPart { package let content: AnyView }
  /// The value, from 0 to 1.
  public let value: Double
  public let label: Label
  /// The label of the value.
  public let currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound.
  public let maximumValueLabel: MaximumValueLabel?
}

/// The default gauge view style in the current context of the view being styled.
nonisolated public struct DefaultGaugeStyle: GaugeStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default gauge view style in the current context of the view being styled.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A gauge style that displays bar that fills from leading to trailing edges as the gauge's current value increases.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A gauge style that displays bar that fills from leading to trailing edges as the gauge's current value increases.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

/// A gauge style that displays an open ring with a marker.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A gauge style that displays an open ring with a marker.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

/// A gauge style that displays a closed ring that is partially filled in.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A gauge style that displays a closed ring that is partially filled in.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A gauge style that displays bar with a marker.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A gauge style that displays bar with a marker.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

/// A gauge style that displays bar that fills.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A gauge style that displays bar that fills.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: _AnyStyle<GaugeStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var gaugeStyle: _AnyStyle<GaugeStyleConfiguration>? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of each gauge within this view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    let isSystem = S.self is any SystemControlStyle.Type
    let make: (GaugeStyleConfiguration) -> AnyView = { configuration in
      AnyView(
        StyleBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
    }
    return environment(\.gaugeStyle, _AnyStyle(make: isSystem ? nil : make, type: S.self))
  }
}
