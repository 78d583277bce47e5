/// What one modifier says for accessibility.
struct AccessibilityChange: Hashable {
  var label: String?
  var identifier: String?
  var value: String?
  var hint: String?
  var hides: Bool?
  var traits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var children: AccessibilityChildBehavior?

  /// Whether it names what another one does not name.
  func isMoreSpecific(than other: AccessibilityChange) -> Bool {
    label != nil && other.label == nil || identifier != nil && other.identifier == nil
      || value != nil && other.value == nil || hint != nil && other.hint == nil
      || hides != nil && other.hides == nil
  }
}

/// Defines the behavior for the child elements of the new parent element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// Any child accessibility elements become hidden: their texts are read as one.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Any child accessibility elements become children of the new accessibility element.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// Any child accessibility element's properties are merged into the new accessibility element.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// A modifier that names the elements of its content for accessibility clients and scripts.
nonisolated public struct _AccessibilityNameModifier: PrimitiveModifier {
  let names: AccessibilityChange

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
  private var names: AccessibilityChange

  init(_ value: ModifiedContent<C, _AccessibilityNameModifier>, _ inputs: _ViewInputs) {
    names = value.modifier.names
    super.init(value, inputs) { $0.content }
  }

  override func update(_ new: ModifiedContent<C, _AccessibilityNameModifier>) {
    if names != new.modifier.names {
      let before = names
      names = new.modifier.names
      runtime.changeCounters.recordVisibleChange()
      var elements: [RenderElement] = []
      super.collect(into: &elements)
      if before.isMoreSpecific(than: names) {
        withdraw(before, from: elements)
        elements = []
        super.collect(into: &elements)
      }
      mark(elements)
    }
    super.update(new)
  }

  override func collect(into elements: inout [RenderElement]) {
    let start = elements.count
    super.collect(into: &elements)
    mark(Array(elements[start...]))
  }

  /// Takes back what it no longer says; a modifier further in says its own again when it is collected.
  private func withdraw(_ old: AccessibilityChange, from elements: [RenderElement]) {
    for element in elements {
      guard var given = element.accessibility else { continue }
      if old.label != nil, names.label == nil { given.label = nil }
      if old.identifier != nil, names.identifier == nil { given.identifier = nil }
      if old.value != nil, names.value == nil { given.value = nil }
      if old.hint != nil, names.hint == nil { given.hint = nil }
      if old.hides != nil, names.hides == nil { given.isHidden = false }
      element.accessibility = given
    }
  }

  private func mark(_ elements: [RenderElement]) {
    for element in elements {
      var merged = element.accessibility ?? AccessibilityNames()
      if let label = names.label { merged.label = label }
      if let identifier = names.identifier { merged.identifier = identifier }
      if let value = names.value { merged.value = value }
      if let hint = names.hint { merged.hint = hint }
      if let isHidden = names.hides { merged.isHidden = isHidden }
      merged.traits = merged.traits.union(names.traits).subtracting(names.removedTraits)
      if names.children == .combine || names.children == .ignore { merged.group = element.id }
      element.accessibility = merged
    }
  }
}

extension View {
  /// Adds a label to the view that describes its contents.
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringKey
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(label: label.string))
  }

  /// Adds a label to the view that describes its contents.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(label: String(label)))
  }

  /// Adds a label to the view that describes its contents.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(label: label.string))
  }

  /// Uses the string you specify to identify the view.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(identifier: identifier))
  }

  /// Adds a textual description of the value that the view contains.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(value: valueKey.string))
  }

  /// Adds a textual description of the value that the view contains.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(value: String(value)))
  }

  /// Adds a textual description of the value that the view contains.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(value: valueDescription.string))
  }

  /// Communicates to the user what happens after performing the view's action.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(hint: hintKey.string))
  }

  /// Communicates to the user what happens after performing the view's action.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(hint: String(hint)))
  }

  /// Specifies whether to hide this view from system accessibility features; scripts do not find it either.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(hides: hidden))
  }

  /// Adds the given traits to the view.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(traits: traits))
  }

  /// Removes the given traits from this view.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(removedTraits: traits))
  }

  /// Creates a new accessibility element, or modifies the children of the existing one.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(children: children))
  }

  nonisolated func named(
    _ names: AccessibilityChange
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    ModifiedContent(content: self, modifier: _AccessibilityNameModifier(names: names))
  }
}
