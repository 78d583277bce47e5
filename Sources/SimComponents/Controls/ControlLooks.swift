// The appearance of controls and tables: widths, labels, shapes of buttons.

public import Foundation
public import SimViews

extension View {
  /// Sets the spacing between the icon and the title of labels; recorded without effect.
  nonisolated public func labelIconToTitleSpacing(
    _ spacing: CGFloat
  ) -> ModifiedContent<Self, _NotedModifier<CGFloat>> { noted("labelIconToTitleSpacing", spacing) }

  /// Sets the width reserved for icons in labels; recorded without effect.
  nonisolated public func labelReservedIconWidth(
    _ width: CGFloat
  ) -> ModifiedContent<Self, _NotedModifier<CGFloat>> { noted("labelReservedIconWidth", width) }

  /// Sets the height of the rows of a wheel; recorded without effect.
  nonisolated public func defaultWheelPickerItemHeight(
    _ height: CGFloat
  ) -> ModifiedContent<Self, _NotedModifier<CGFloat>> {
    noted("defaultWheelPickerItemHeight", height)
  }

  /// Sets whether a table shows the headers of its columns; recorded without effect, because a
  /// phone shows none.
  nonisolated public func tableColumnHeaders(
    _ visibility: Visibility
  ) -> ModifiedContent<Self, _NotedModifier<Visibility>> {
    noted("tableColumnHeaders", visibility)
  }

  /// Controls the visibility of labels of any controls contained within this view.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.writtenLabelsVisibility, visibility)
  }

  /// Configures how buttons size themselves; recorded without effect.
  nonisolated public func buttonSizing(
    _ sizing: ButtonSizing
  ) -> ModifiedContent<Self, _NotedModifier<ButtonSizing>> { noted("buttonSizing", sizing) }

  /// Sets the style for tables within this view; recorded without effect.
  nonisolated public func tableStyle<S: TableStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("tableStyle", ()) }
}

extension ButtonBorderShape: KnownShape {
  /// Returns the outline of a button: a capsule or a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    name == "capsule" || name == "circle"
      ? Capsule().path(in: rect) : RoundedRectangle(cornerRadius: 8).path(in: rect)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// A shape that defers to the environment to determine the resolved button border shape.
  nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// The sizing behavior of buttons.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  public static let automatic = ButtonSizing(name: "automatic")
  /// The size of the label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// The size of the available space.
  public static let flexible = ButtonSizing(name: "flexible")
}
