// Parts of a control that a style arranges: the label, the title, the icon. Their types are erased, so that one
// style fits all.

package import SimReflection
@_spi(Runtime) package import SimViews

/// A part of a control, whatever its type.
@MainActor @preconcurrency
package protocol ErasedPart: PrimitiveView, InputComparable {
  nonisolated var content: AnyView { get }
}

extension ErasedPart {
  /// A style's body does not run because the control around it was made again: the part is the same input if
  /// what it erases is (mechanism.md#5.1).
  package nonisolated static func isSameInput(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.content.box.isSameInput(as: rhs.content.box)
  }

  /// A node that shows the part.
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
  /// Makes the body; nil if the look is the system's own and only recorded.
  let make: ((Configuration) -> AnyView)?
  let type: Any.Type
  /// The name of a style of the system's own.
  var name = ""
  /// The space around the label, in points.
  var insets = EdgeInsets()
  /// Whether the body is made again when a finger comes down or goes up.
  var showsPresses = false
  /// The style around this one, if there is one: the style of controls of this kind within the body.
  private(set) var outer: [_AnyStyle] = []

  /// The style, set within another one.
  func over(_ outer: _AnyStyle?) -> _AnyStyle {
    var style = self
    style.outer = outer.map { [$0] } ?? []
    return style
  }

  /// The body of a custom style; nil if the look is the system's own.
  ///
  /// Within it controls of this kind have the style around this one, so that a style can show the control that it
  /// was given, and several styles can be combined.
  ///
  /// - Parameter inside: the environment key of the style as it is, without the style around it.
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
