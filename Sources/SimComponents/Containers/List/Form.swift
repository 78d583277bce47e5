@_spi(Runtime) public import SimViews

/// A container for grouping controls used for data entry, such as in settings or inspectors.
///
/// Its rows are those of a list in the grouped style.
nonisolated public struct Form<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a form with the provided content.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Returns a node whose rows are made on demand, spaced as in a grouped list unless a style
  /// specifies otherwise.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    StyledNode.make(value, inputs, by: \.formStyle) { value, values in
      values.formStyle?.body(
        FormStyleConfiguration(content: .init(content: AnyView(value.content))),
        inside: \.formStyleInside)
    } system: {
      makeList($0, $1)
    }
  }

  @MainActor private static func makeList(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    var inputs = inputs
    inputs.environment = EnvironmentScope(
      graph: inputs.runtime.graph, parent: inputs.environment, subgraph: inputs.subgraph
    ) { values in
      if values.listForm == nil { values.listForm = .insetGrouped }
    }
    return ListNode<Self, Content>(value, inputs, name: "Form") {
      $0.content
    } apply: { _, _ in
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form based on a form style configuration.
  nonisolated public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}
