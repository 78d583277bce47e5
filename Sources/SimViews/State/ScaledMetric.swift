// A number that grows with the user's text size. It scales as its text style does between the sizes that a user can
// choose (Human Interface Guidelines, Typography), and is rounded to a third of a point [estimate].

import Foundation

/// A dynamic property that scales a numeric value.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value
  private let style: Font.TextStyle

  /// Creates the scaled metric with an unscaled value and a text style to scale relative to.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Creates the scaled metric with an unscaled value using the default scaling.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The value scaled based on the current environment.
  public var wrappedValue: Value {
    let scale = Double(style.size(in: size) / style.size(in: .large))
    guard scale != 1 else { return base }
    return Value((Double(base) * scale * 3).rounded() / 3)
  }
}
