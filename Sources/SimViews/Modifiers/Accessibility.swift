/// A modifier that names the elements of its content for accessibility clients and scripts.
nonisolated public struct _AccessibilityNameModifier: ViewModifier {
  let names: AccessibilityNames
  /// Never called.
  public typealias Body = Never

  /// A node that marks the elements of its content.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    AccessibilityNode<C>(value, inputs)
  }
}

/// The node of a view that is named for accessibility.
final class AccessibilityNode<C: View>:
  PassThroughNode<ModifiedContent<C, _AccessibilityNameModifier>, C>
{
  private var names: AccessibilityNames

  init(_ value: ModifiedContent<C, _AccessibilityNameModifier>, _ inputs: _ViewInputs) {
    names = value.modifier.names
    super.init(value, inputs) { $0.content }
  }

  override func update(_ new: ModifiedContent<C, _AccessibilityNameModifier>) {
    if names != new.modifier.names {
      names = new.modifier.names
      var elements: [RenderElement] = []
      super.collect(into: &elements)
      mark(elements)
    }
    super.update(new)
  }

  override func collect(into elements: inout [RenderElement]) {
    let start = elements.count
    super.collect(into: &elements)
    mark(Array(elements[start...]))
  }

  private func mark(_ elements: [RenderElement]) {
    for element in elements {
      var merged = element.accessibility ?? AccessibilityNames()
      if let label = names.label { merged.label = label }
      if let identifier = names.identifier { merged.identifier = identifier }
      element.accessibility = merged
    }
  }
}

extension View {
  /// Adds a label to the view that describes its contents.
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringKey
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityNames(label: label.string))
  }

  /// Adds a label to the view that describes its contents.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityNames(label: String(label)))
  }

  /// Adds a label to the view that describes its contents.
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityNames(label: label.string))
  }

  /// Uses the string you specify to identify the view.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityNames(identifier: identifier))
  }

  nonisolated private func named(
    _ names: AccessibilityNames
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    ModifiedContent(content: self, modifier: _AccessibilityNameModifier(names: names))
  }
}
