// Further forms of shapes and colours.

public import Foundation
public import SimViews

extension _ShapeView {
  /// The shape filled with another style, above what it is filled with already; the upper one counts.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View { shape.fill(content).background(self) }

  /// The shape with an outline above what it is filled with.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { overlay(shape.stroke(content, lineWidth: lineWidth)) }

  /// The shape with an outline of a style above what it is filled with.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { overlay(shape.stroke(content, style: style)) }
}

extension _ShapeView where Content: InsettableShape {
  /// The shape with an outline inside its edge above what it is filled with.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { overlay(shape.strokeBorder(content, lineWidth: lineWidth)) }

  /// The shape with an outline of a style inside its edge above what it is filled with.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> some View { overlay(shape.strokeBorder(content, style: style)) }
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
