// Settings of controls: sizes, shapes, prominence. All code that reads the values receives them;
// among the system's controls, the size changes only the insets of bordered buttons.

public import Foundation
public import SimViews

/// The size classes, like regular or small, that you can apply to controls within a view.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// A shape that is used to draw a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
  let name: String
  /// A shape that defers to the system.
  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  public static let circle = ButtonBorderShape(name: "circle")
  /// Returns a rounded rectangle with a corner radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle \(radius)")
  }
}

/// The prominence of a view or of its header.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// Less prominent than usual.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As prominent as usual.
  public static let standard = BadgeProminence(name: "standard")
  /// More prominent than usual.
  public static let increased = BadgeProminence(name: "increased")
}

/// The set of button repeat behaviors.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// The default of the system.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The action repeats while the button is pressed.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The action does not repeat.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// The order in which a menu presents its content.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The default of the system.
  public static let automatic = MenuOrder(name: "automatic")
  /// In the order of the source.
  public static let fixed = MenuOrder(name: "fixed")
  /// The first item nearest to the user.
  public static let priority = MenuOrder(name: "priority")
}

/// The set of menu dismissal behavior options.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// The default of the system.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum BorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}
private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}
private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}
private enum RepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}
private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
  /// The size to apply to controls within a view.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  /// The shape of the borders of buttons.
  package var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
  /// The prominence to apply to section headers within a view.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
  /// The prominence to apply to badges associated with this environment.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
  /// Whether buttons with this associated environment should repeatedly trigger their actions.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[RepeatBehaviorKey.self] }
    set { self[RepeatBehaviorKey.self] = newValue }
  }
  /// The preferred order of items for menus presented from this view.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension View {
  /// Sets the size for controls within this view.
  nonisolated public func controlSize(
    _ controlSize: ControlSize
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ControlSize>> {
    environment(\.controlSize, controlSize)
  }

  /// Sets the border shape for buttons in this view; recorded for drawing.
  nonisolated public func buttonBorderShape(
    _ shape: ButtonBorderShape
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ButtonBorderShape>> {
    environment(\.buttonBorderShape, shape)
  }

  /// Sets whether buttons in this view should repeatedly trigger their actions on prolonged
  /// interactions; recorded without effect.
  nonisolated public func buttonRepeatBehavior(
    _ behavior: ButtonRepeatBehavior
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ButtonRepeatBehavior>> {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// Sets the header prominence for this view; recorded for drawing.
  nonisolated public func headerProminence(
    _ prominence: Prominence
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Prominence>> {
    environment(\.headerProminence, prominence)
  }

  /// Specifies the prominence of badges created by this view; recorded for drawing.
  nonisolated public func badgeProminence(
    _ prominence: BadgeProminence
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<BadgeProminence>> {
    environment(\.badgeProminence, prominence)
  }

  /// Sets the preferred order of items for menus presented from this view; a menu shows them in the given order.
  nonisolated public func menuOrder(
    _ order: MenuOrder
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<MenuOrder>> {
    environment(\.menuOrder, order)
  }

  /// Sets whether a menu is dismissed after performing an action; a menu always closes.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> ModifiedContent<Self, _NotedModifier<MenuActionDismissBehavior>> {
    noted("menuActionDismissBehavior", behavior)
  }
}
