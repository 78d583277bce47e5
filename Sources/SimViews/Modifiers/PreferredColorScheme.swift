// The colour scheme that a view asks its window or sheet for. It does not change the environment below the view: all of
// the presentation takes it, and goes back to its own when the view goes. Of several views the first to come wins.

/// The modifier behind `preferredColorScheme`.
nonisolated public struct _PreferredColorSchemeModifier: PrimitiveModifier {
  let scheme: ColorScheme?

  /// A node that asks the presentation around it.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PreferredColorSchemeNode<C>(value, inputs)
  }
}

/// The node of a view that asks for a colour scheme.
final class PreferredColorSchemeNode<C: View>:
  PassThroughNode<ModifiedContent<C, _PreferredColorSchemeModifier>, C>
{
  private let schemes: PreferredColorSchemes?
  private weak var context: HostingRoot?

  init(_ value: ModifiedContent<C, _PreferredColorSchemeModifier>, _ inputs: _ViewInputs) {
    context = inputs.root.presentationContext
    schemes = context?.preferredColorSchemes
    super.init(value, inputs) { $0.content }
    ask(value.modifier.scheme)
  }

  override func update(_ new: ModifiedContent<C, _PreferredColorSchemeModifier>) {
    ask(new.modifier.scheme)
    super.update(new)
  }

  private func ask(_ scheme: ColorScheme?) {
    if let context { schemes?.set(scheme, of: self, in: context) }
  }

  override func tearDown() {
    if let context { schemes?.remove(self, from: context) }
    super.tearDown()
  }
}

extension View {
  /// Sets the preferred color scheme for this presentation.
  nonisolated public func preferredColorScheme(
    _ colorScheme: ColorScheme?
  ) -> ModifiedContent<Self, _PreferredColorSchemeModifier> {
    modifier(_PreferredColorSchemeModifier(scheme: colorScheme))
  }
}
