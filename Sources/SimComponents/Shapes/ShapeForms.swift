// Additional forms of shapes and colours.

public import Foundation
@_spi(Runtime) public import SimViews

/// A shape with several styles: the visible layers, and the shape to which later styles apply.
nonisolated public struct _LayeredShape<Content: Shape, Layers: View>: PrimitiveView {
  let shape: Content
  let layers: Layers

  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  { PassThroughNode<Self, Layers>(value, inputs) { $0.layers } }
}

/// A view above another one.
public typealias _ShapeLayers<Below: View, Above: View> = ModifiedContent<
  Below, _LayeringModifier<Above>
>

extension _ShapeView {
  /// Returns the shape filled with another style above its existing fill; the upper one is visible.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _LayeredShape<Content, _ShapeLayers<_ShapeView<Content, S>, Self>> {
    _LayeredShape(
      shape: shape, layers: shape.fill(content).layered(self, .center, isBehind: true))
  }

  /// Returns the shape with an outline above its fill.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShape<Content, _ShapeLayers<Self, _ShapeView<_StrokedShape<Content>, S>>> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the shape with an outline of a style above its fill.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShape<Content, _ShapeLayers<Self, _ShapeView<_StrokedShape<Content>, S>>> {
    _LayeredShape(
      shape: shape,
      layers: layered(shape.stroke(content, style: style), .center, isBehind: false))
  }
}

extension _ShapeView where Content: InsettableShape {
  /// Returns the shape with an outline inside its edge above its fill.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShape<
    Content, _ShapeLayers<Self, _ShapeView<_StrokedShape<Content.InsetShape>, S>>
  > { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }

  /// Returns the shape with an outline of a style inside its edge above its fill.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShape<
    Content, _ShapeLayers<Self, _ShapeView<_StrokedShape<Content.InsetShape>, S>>
  > {
    _LayeredShape(
      shape: shape,
      layers: layered(shape.strokeBorder(content, style: style), .center, isBehind: false))
  }
}

extension _ShapeView {
  /// Returns the shape with an outline inside its edge above the one that it has.
  nonisolated public func strokeBorder<S: ShapeStyle, T: InsettableShape>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShape<T, _ShapeLayers<Self, _ShapeView<_StrokedShape<T.InsetShape>, S>>>
  where Content == _StrokedShape<T> {
    _LayeredShape(
      shape: shape.shape,
      layers: layered(
        shape.shape.strokeBorder(content, lineWidth: lineWidth), .center, isBehind: false))
  }
}

extension _LayeredShape {
  /// Returns the shape filled with another style below all that it has.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _LayeredShape<Content, _ShapeLayers<_ShapeView<Content, S>, Layers>> {
    _LayeredShape<Content, _ShapeLayers<_ShapeView<Content, S>, Layers>>(
      shape: shape, layers: shape.fill(content).layered(layers, .center, isBehind: true))
  }

  /// Returns the shape with one more outline above all that it has.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShape<Content, _ShapeLayers<Layers, _ShapeView<_StrokedShape<Content>, S>>> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the shape with one more outline of a style above everything it has.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShape<Content, _ShapeLayers<Layers, _ShapeView<_StrokedShape<Content>, S>>> {
    _LayeredShape<Content, _ShapeLayers<Layers, _ShapeView<_StrokedShape<Content>, S>>>(
      shape: shape,
      layers: layers.layered(shape.stroke(content, style: style), .center, isBehind: false))
  }
}

extension _LayeredShape where Content: InsettableShape {
  /// Returns the shape with one more outline inside its edge above everything it has.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShape<
    Content, _ShapeLayers<Layers, _ShapeView<_StrokedShape<Content.InsetShape>, S>>
  > {
    _LayeredShape<Content, _ShapeLayers<Layers, _ShapeView<_StrokedShape<Content.InsetShape>, S>>>(
      shape: shape,
      layers: layers.layered(
        shape.strokeBorder(content, lineWidth: lineWidth), .center, isBehind: false))
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates an outline group from a root data element and a key path to an element's children.
  nonisolated public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  )
  where
    ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element,
    Data: RangeReplaceableCollection
  {
    self.init(Data([root]), children: children, content: content)
  }
}
