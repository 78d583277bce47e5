// A mask: a view that is laid out over another one and determines its visible parts. It receives no
// touches.

@_spi(Runtime) public import SimViews

/// The modifier behind `mask`.
nonisolated public struct _MaskModifier<Mask: View>: PrimitiveModifier {
  let mask: Mask
  let alignment: Alignment

  /// Returns the view with its mask as a layer.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PassThroughNode<ModifiedContent<C, Self>, _MaskedView<C, Mask>>(value, inputs) {
      $0.content.layered(
        $0.modifier.mask.allowsHitTesting(false), $0.modifier.alignment, isBehind: true
      ).visual(.mask)
    }
  }
}

/// A view with a mask.
public typealias _MaskedView<Content: View, Mask: View> = ModifiedContent<
  ModifiedContent<Content, _LayeringModifier<ModifiedContent<Mask, _HitTestingModifier>>>,
  _VisualEffectModifier
>

extension View {
  /// Masks this view using the alpha channel of the given view.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> ModifiedContent<Self, _MaskModifier<Mask>> {
    ModifiedContent(content: self, modifier: _MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Masks this view using the alpha channel of the given view.
  nonisolated public func mask<Mask: View>(
    _ mask: Mask
  ) -> ModifiedContent<Self, _MaskModifier<Mask>> {
    ModifiedContent(content: self, modifier: _MaskModifier(mask: mask, alignment: .center))
  }
}
