// Preferences: values that views hand up the tree. They are read through the nodes, in the tree's order,
// once an update and only when something that could change one of them has changed.

/// A named value produced by a view.
public protocol PreferenceKey {
  /// The type of value produced by this preference.
  associatedtype Value
  /// The value of a view that has not set it.
  static var defaultValue: Value { get }
  /// Combines a sequence of values by modifying the previously accumulated value with the next one.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

/// A node that wants to hear of a preference.
@MainActor
protocol PreferenceObserving: AnyObject {
  /// Reads the preference anew and calls the closure if it changed.
  func lookAtPreference()
}
