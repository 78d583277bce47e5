// The focus of assistive technologies. None runs on the device, so nothing ever has that focus: the
// state keeps the value that the app writes, and no view is notified.

public import SimViews

/// A property wrapper type that can read and write the position of the accessibility focus.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  private let state: State<Value>

  private nonisolated init(initial: Value) { state = State(initialValue: initial) }

  /// Creates a state for whether a view has the focus.
  public nonisolated init() where Value == Bool { self.init(initial: false) }

  /// Creates a state for the view that has the focus, if any.
  public nonisolated init<T: Hashable>() where Value == T? { self.init(initial: nil) }

  /// Creates a state, limited to some technologies, for whether a view has the focus.
  public nonisolated init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init(initial: false)
  }

  /// Creates a state, limited to some technologies, for the view that has the focus, if any.
  public nonisolated init<T: Hashable>(
    for technologies: AccessibilityTechnologies
  ) where Value == T? { self.init(initial: nil) }

  /// The last written value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A projection that views can be bound to.
  public var projectedValue: Binding {
    guard state.isInstalled else {
      FocusStateUse.warn("AccessibilityFocusState")
      return Binding(value: .constant(state.wrappedValue))
    }
    return Binding(value: state.projectedValue)
  }

  /// A reference to a focus state.
  @propertyWrapper
  public struct Binding {
    let value: SimViews.Binding<Value>
    /// The last written value.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }
}

// Apart from the type, so that the actor of the protocol does not become the type's own.
extension AccessibilityFocusState: DynamicProperty {}

/// Accessibility technologies available to the system.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Modifies this view by binding its accessibility element's focus state to a Boolean value;
  /// recorded without effect.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("accessibilityFocused", ()) }

  /// Modifies this view by binding its accessibility element's focus state to a value; recorded
  /// without effect.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, _NotedModifier<Value>> { noted("accessibilityFocused", value) }
}
