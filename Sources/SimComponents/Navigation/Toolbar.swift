@_spi(Runtime) public import SimViews

/// A modifier that adds items to the bars around the view.
nonisolated public struct _ToolbarModifier<Items: ToolbarContent>: PrimitiveModifier {
  let items: Items

  /// Returns a node that writes to its screen's bars.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    if Items._holdsProperties { return ToolbarNode<C, Items>(value, inputs) }
    return BarWriterNode<C, Self>(value, inputs, settings: { _ in BarSettings() }) {
      modifier, screen, scope in
      var items = _ToolbarItems(gap: screen.runtime.policy.geometry.bars.itemGap)
      modifier.items._addItems(to: &items)
      return items.items.map {
        BarItem(placement: $0.placement, content: $0.content(screen, scope))
      }
    }
  }
}

extension View {
  /// Populates the toolbar or navigation bar with the specified items.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> ModifiedContent<Self, _ToolbarModifier<Content>> {
    ModifiedContent(content: self, modifier: _ToolbarModifier(items: content()))
  }

  /// Populates the toolbar or navigation bar with the specified views.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> ModifiedContent<Self, _ToolbarModifier<ToolbarItemGroup<Content>>> {
    ModifiedContent(
      content: self, modifier: _ToolbarModifier(items: ToolbarItemGroup(content: content)))
  }
}
