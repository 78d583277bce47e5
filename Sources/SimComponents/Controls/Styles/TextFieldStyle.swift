// Styles of text fields. A custom style receives the field with the system's appearance, and makes
// a body around it.

import Foundation
import SimGraph
@_spi(Runtime) public import SimViews

/// A specification for the appearance and interaction of a text field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// A view that represents the body of a text field.
  associatedtype _Body: View
  /// The label of the field that a style gets.
  typealias _Label = _TextFieldStyleLabel
  /// Creates a view that represents the body of a text field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The type-erased label of a text field.
nonisolated public struct _TextFieldStyleLabel: ErasedPart { package let content: AnyView }

/// A style of the system.
nonisolated protocol SystemTextFieldStyle {
  /// The space around the text, in points.
  var insets: EdgeInsets { get }
}

/// The default text field style, based on the text field's context.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, SystemTextFieldStyle {
  /// Creates a default text field style.
  nonisolated public init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
  var insets: EdgeInsets { EdgeInsets() }
}

/// A text field style with no decoration.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, SystemTextFieldStyle {
  /// Creates a plain text field style.
  nonisolated public init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
  var insets: EdgeInsets { EdgeInsets() }
}

/// A text field style with a system-defined rounded border.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, SystemTextFieldStyle {
  /// Creates a rounded border text field style.
  nonisolated public init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
  /// A bordered field is 34 points high (UITextField), with 7 points on each side of the text.
  var insets: EdgeInsets { EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default text field style, based on the text field's context.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A text field style with no decoration.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A text field style with a system-defined rounded border.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: _AnyStyle<TextField<_TextFieldStyleLabel>>? { nil }
}

extension EnvironmentValues {
  var textFieldStyle: _AnyStyle<TextField<_TextFieldStyleLabel>>? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

/// Returns the node of a field: with the body of a style around it, if there is one when the field
/// is made.
@MainActor
func styledFieldNode<V>(
  _ value: V, _ inputs: _ViewInputs,
  _ styled: KeyPath<V, TextField<_TextFieldStyleLabel>?>,
  system: @escaping @MainActor (V, _ViewInputs) -> _TypedNode<V>
) -> _TypedNode<V> {
  guard value[keyPath: styled] != nil else { return system(value, inputs) }
  nonisolated(unsafe) let styled = styled
  return StyledNode.make(value, inputs, by: \.textFieldStyle) { value, values in
    value[keyPath: styled].flatMap { values.textFieldStyle?.make?($0) }
  } system: {
    system($0, $1)
  }
}
