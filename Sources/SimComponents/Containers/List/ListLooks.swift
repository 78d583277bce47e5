// The appearance of lists apart from layout: colors of separators, spacing, indices. All values are
// recorded for drawing.

public import Foundation
public import SimViews

/// The spacing options between two adjacent sections in a list.
public struct ListSectionSpacing: Hashable, Sendable {
  /// Nil for that of the style.
  let value: ListSpacings.Sections?
  /// The default spacing between sections.
  public static let `default` = ListSectionSpacing(value: nil)
  /// Compact spacing between sections.
  public static let compact = ListSectionSpacing(value: .compact)
  /// Returns a spacing, in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(value: .points(spacing))
  }
}

/// A tint effect configuration that you can apply to content in a list.
public struct ListItemTint: Hashable, Sendable {
  private let name: String
  /// Returns an explicit tint color.
  public static func fixed(_ tint: Color) -> ListItemTint {
    ListItemTint(name: "fixed \(tint.name)")
  }
  /// Returns an explicit tint color that is overridable.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(name: "preferred \(tint.name)")
  }
  /// A standard grayscale tint effect.
  public static let monochrome = ListItemTint(name: "monochrome")
}

/// An effect applied when the pointer hovers over a view.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  /// The effect depends on the view.
  public static let automatic = HoverEffect(name: "automatic")
  /// The pointer morphs into a platter behind the view.
  public static let highlight = HoverEffect(name: "highlight")
  /// The pointer slides under the view, which is scaled up.
  public static let lift = HoverEffect(name: "lift")
}

extension View {
  /// Sets the vertical spacing, in points, between two adjacent rows in a list.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.listSpacings) { $0.rows = spacing }
  }

  /// Sets the spacing between adjacent sections in a list, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    transformEnvironment(\.listSpacings) { $0.sections = .points(spacing) }
  }

  /// Sets the spacing between adjacent sections in a list; around a single section it has no effect.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listSpacings) { $0.sections = spacing.value }
  }

  /// Sets the tint color associated with a row's separators; recorded without effect.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> ModifiedContent<Self, _NotedModifier<Color?>> {
    noted("listRowSeparatorTint", color)
  }

  /// Sets the tint color associated with a section's separators; recorded without effect.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> ModifiedContent<Self, _NotedModifier<Color?>> {
    noted("listSectionSeparatorTint", color)
  }

  /// Sets a fixed tint color for content in a list; recorded without effect.
  nonisolated public func listItemTint(_ tint: Color?) -> ModifiedContent<
    Self, _NotedModifier<Color?>
  > {
    noted("listItemTint", tint)
  }

  /// Sets the tint effect for content in a list; recorded without effect.
  @_disfavoredOverload
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> ModifiedContent<
    Self, _NotedModifier<ListItemTint?>
  > {
    noted("listItemTint", tint)
  }

  /// Sets a margin for sections of a list, in points; recorded without effect.
  nonisolated public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> ModifiedContent<Self, _NotedModifier<CGFloat?>> {
    noted("listSectionMargins", length)
  }

  /// Requests that the containing list row use the provided hover effect; there is no pointer.
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> ModifiedContent<
    Self, _NotedModifier<HoverEffect?>
  > {
    noted("listRowHoverEffect", effect)
  }

  /// Requests that the containing list row have its hover effect disabled; there is no pointer.
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> ModifiedContent<
    Self, _NotedModifier<Bool>
  > {
    noted("listRowHoverEffectDisabled", disabled)
  }

  /// Adds a condition that controls whether users can select this view; recorded without effect.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> ModifiedContent<
    Self, _NotedModifier<Bool>
  > {
    noted("selectionDisabled", isDisabled)
  }

  /// Sets the label of a section in an index of sections; recorded without effect.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> ModifiedContent<
    Self, _NotedModifier<Text?>
  > {
    noted("sectionIndexLabel", label)
  }

  /// Sets the label of a section in an index of sections; recorded without effect.
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> ModifiedContent<
    Self, _NotedModifier<S?>
  > {
    noted("sectionIndexLabel", label)
  }

  /// Changes the visibility of the list section index; recorded without effect.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> ModifiedContent<
    Self, _NotedModifier<Visibility>
  > {
    noted("listSectionIndexVisibility", visibility)
  }

  /// Applies a hover effect to this view; there is no pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> ModifiedContent<
    Self, _NotedModifier<HoverEffect>
  > {
    noted("hoverEffect", effect)
  }

  /// Applies a hover effect to this view if a condition holds; there is no pointer.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> ModifiedContent<Self, _NotedModifier<HoverEffect>> {
    noted("hoverEffect", effect)
  }

  /// Adds a condition that controls whether this view can display hover effects; there is no pointer.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> ModifiedContent<
    Self, _NotedModifier<Bool>
  > {
    noted("hoverEffectDisabled", disabled)
  }

  /// Sets the default hover effect to use for views within this view; there is no pointer.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> ModifiedContent<
    Self, _NotedModifier<HoverEffect?>
  > {
    noted("defaultHoverEffect", effect)
  }
}
