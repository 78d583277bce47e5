// Light and dark below a view. The value in the environment is for code that reads it; colours are looked up where they are
// drawn, so what is drawn below is redrawn when the appearance changes, whether or not a body reads the value.

package import Foundation

/// The modifier below one that writes the colour scheme: draws in it.
nonisolated public struct _ColorSchemeModifier: LayoutModifier {
  let scheme: ColorScheme

  @MainActor package func makeElement(id: ElementID) -> ColorSchemeElement {
    ColorSchemeElement(id: id)
  }

  @MainActor package func apply(to element: ColorSchemeElement) -> Bool { element.take(scheme) }
}

/// An element whose contents are drawn light or dark.
@MainActor
package final class ColorSchemeElement: TransparentElement {
  package private(set) var scheme = ColorScheme.light
  private var isDrawnAnew = false

  /// Takes another appearance.
  ///
  /// - Returns: whether the element has to be visited for it.
  func take(_ new: ColorScheme) -> Bool {
    guard new != scheme else { return false }
    scheme = new
    isDrawnAnew = isInserted
    return true
  }

  package override var contentDescription: String { scheme == .dark ? "dark" : "light" }

  package override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    if isDrawnAnew {
      isDrawnAnew = false
      drawAnew(below: self, runtime)
    }
    super.placeChildren(in: size, runtime)
  }

  /// All that is on screen inside, rows too; another appearance around what is inside keeps its own.
  private func drawAnew(below element: RenderElement, _ runtime: LayoutRuntime) {
    for child in element.described where !(child is ColorSchemeElement) {
      if child.isInserted { runtime.mutations.append(.update(child.id)) }
      drawAnew(below: child, runtime)
    }
  }
}

extension View {
  /// Sets the colour scheme of the environment, and draws the view in it.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, _ value: ColorScheme
  ) -> ModifiedContent<
    ModifiedContent<Self, _ColorSchemeModifier>, _EnvironmentKeyWritingModifier<ColorScheme>
  > {
    ModifiedContent(
      content: ModifiedContent(content: self, modifier: _ColorSchemeModifier(scheme: value)),
      modifier: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Sets this view's color scheme.
  nonisolated public func colorScheme(
    _ colorScheme: ColorScheme
  ) -> ModifiedContent<
    ModifiedContent<Self, _ColorSchemeModifier>, _EnvironmentKeyWritingModifier<ColorScheme>
  > {
    environment(\.colorScheme, colorScheme)
  }
}
