// Parts of a control that a style arranges: the label, the title, the icon. Their types are erased,
// so that one style applies to all.

package import SimReflection
@_spi(Runtime) package import SimViews

/// A part of a control, whatever its type.
@MainActor @preconcurrency
package protocol ErasedPart: PrimitiveView, InputComparable {
  nonisolated var content: AnyView { get }
}

extension ErasedPart {
  /// Returns whether two parts are the same input: they are if their erased views are.
  ///
  /// A style's body does not run only because the control around it was made again
  /// (mechanism.md#5.1).
  package nonisolated static func isSameInput(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.content.box.isSameInput(as: rhs.content.box)
  }

  /// Returns a node that shows the part.
  public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    PassThroughNode<Self, AnyView>(value, inputs) { $0.content }
  }
}

/// The body that a style makes, as a view: its dynamic properties are those of the style.
nonisolated struct StyleBody<Style, Configuration, Content: View>: View, PropertyForwarding {
  let style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Content

  @MainActor var body: Content { make(style, configuration) }
  @MainActor static var forwardedType: Any.Type { Style.self }
}

/// A style of a control, whatever its type.
public struct _AnyStyle<Configuration> {
  /// Makes the body; nil if the appearance is that of the system and only recorded.
  let make: ((Configuration) -> AnyView)?
  let type: Any.Type
  /// The name of a style of the system.
  var name = ""
  /// The space around the label, in points.
  var insets = EdgeInsets()
  /// Whether the body is made again when a finger touches or leaves the control.
  var showsPresses = false
  /// The enclosing style, if there is one: the style of controls of this kind within the body.
  private(set) var outer: [_AnyStyle] = []

  /// Returns the style, nested in another one.
  func over(_ outer: _AnyStyle?) -> _AnyStyle {
    var style = self
    style.outer = outer.map { [$0] } ?? []
    return style
  }

  /// Returns the body of a custom style; nil if the appearance is that of the system.
  ///
  /// Within the body, controls of this kind have the enclosing style, so that a style can contain
  /// the control that it receives, and several styles can be combined.
  ///
  /// - Parameter inside: The environment key of the style without its enclosing style.
  func body(
    _ configuration: Configuration, inside: WritableKeyPath<EnvironmentValues, _AnyStyle?>
  ) -> AnyView? {
    make.map { AnyView($0(configuration).environment(inside, outer.first)) }
  }
}

extension _AnyStyle: InputComparable {
  package nonisolated static func isSameInput(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.type == rhs.type && areEqualInputs(lhs.make, rhs.make)
      && lhs.outer.count == rhs.outer.count && zip(lhs.outer, rhs.outer).allSatisfy(isSameInput)
  }
}
