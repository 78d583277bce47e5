// A number that grows with the user's text size. It scales as the leading of its text style does between the sizes
// that a user can choose (Human Interface Guidelines, Typography: body text of 14, 15, 16, 17, 19, 21, 23, 28, 33, 40,
// 47 and 53 points), and is rounded to a third of a point [estimate].

import Foundation

/// A dynamic property that scales a numeric value.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value

  /// Creates the scaled metric with an unscaled value and a text style to scale relative to.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  /// Creates the scaled metric with an unscaled value using the default scaling.
  public init(wrappedValue: Value) { base = wrappedValue }

  /// The value scaled based on the current environment.
  public var wrappedValue: Value {
    let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    let scale = bodySizes[min(size.rawValue, bodySizes.count - 1)] / 17
    guard scale != 1 else { return base }
    return Value((Double(base) * scale * 3).rounded() / 3)
  }
}
