// Additional forms of controls, as spelled on older and newer systems.

import Foundation
@_spi(Runtime) public import SimViews

extension LinearProgressViewStyle {
  /// Creates a linear progress view style with a tint color; recorded without effect.
  nonisolated public init(tint: Color) { self.init() }
}

extension CircularProgressViewStyle {
  /// Creates a circular progress view style with a tint color; recorded without effect.
  nonisolated public init(tint: Color) { self.init() }
}

extension GroupBox {
  /// Creates a group box with the provided label and view content.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension Slider where Label: View, ValueLabel: View {
  /// Creates a slider to select a value from a given range, which displays the provided labels.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider to select a value from a given range, subject to a step increment, which displays the provided
  /// labels.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the title of its role.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: Optional(role), action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label of a button that has only a role.
nonisolated public struct DefaultButtonLabel: PrimitiveView {
  let role: ButtonRole

  /// Returns a node with the title of the role.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    PassThroughNode<Self, Text>(value, inputs) { Text(verbatim: $0.title) }
  }

  private var title: String {
    switch role {
    case .cancel: "Cancel"
    case .destructive: "Delete"
    case .confirm: "Done"
    default: "Close"
    }
  }
}

extension Picker where Label == SimComponents.Label<Text, Image> {
  /// Creates a picker that generates its label from a localized string key and a system image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SimComponents.Label(titleKey, systemImage: systemImage)
    }
  }
}

/// A picker style represented by a navigation link that presents the options by pushing a list; shown as a menu.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates a navigation link picker style.
  nonisolated public init() {}
  public static var _name: String { "menu" }
}

/// A picker style that presents the options as a row of compact elements; shown as a segmented control.
nonisolated public struct PalettePickerStyle: PickerStyle {
  /// Creates a palette picker style.
  nonisolated public init() {}
  public static var _name: String { "segmented" }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A picker style represented by a navigation link.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A picker style that presents the options as a row of compact elements.
  nonisolated public static var palette: PalettePickerStyle { .init() }
}

extension Menu where Label == SimComponents.Label<Text, Image> {
  /// Creates a menu that generates its label from a localized string key and a system image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SimComponents.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu that generates its label from a string and a system image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SimComponents.Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup {
  /// Creates a control group with a label, which only a custom style shows.
  nonisolated public init<L: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) {
    self.init(content: content)
    self.label = AnyView(label())
  }

  /// Creates a control group with a title, which only a custom style shows.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a control group with a title string, which only a custom style shows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a control group with a title and a system image, which only a custom style shows.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a control group with a title string and a system image, which only a custom style shows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension View {
  /// Limits the Dynamic Type size within the view to the given range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> some View where T.Bound == DynamicTypeSize {
    let bounds = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let least = bounds.first, let greatest = bounds.last else { return }
      size = min(max(size, least), greatest)
    }
  }

  /// Attaches a gesture to the view if it is enabled.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> ModifiedContent<Self, _AddGestureModifier<T>> {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture with a name to the view if it is enabled; the name is for gestures of UIKit.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> ModifiedContent<Self, _AddGestureModifier<T>> {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture with a higher precedence than gestures defined by the view, if it is enabled.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> ModifiedContent<Self, _AddGestureModifier<T>> {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture with a name and a higher precedence than gestures defined by the view, if it is enabled.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> ModifiedContent<Self, _AddGestureModifier<T>> {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture to process simultaneously with gestures defined by the view, if it is enabled.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> ModifiedContent<Self, _AddGestureModifier<T>> {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture with a name to process simultaneously with gestures defined by the view, if it is enabled.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> ModifiedContent<Self, _AddGestureModifier<T>> {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a context menu with a preview, which is not shown.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { contextMenu(menuItems: menuItems).noted("preview", preview()) }

  /// Adds a context menu.
  nonisolated public func contextMenu<M: View>(_ contextMenu: ContextMenu<M>?) -> some View {
    self.contextMenu { contextMenu?.items }
  }

  /// Adds an item-based context menu to a view; recorded without effect.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("contextMenu", ()) }
}

/// A container for views that you present as menu items in a context menu.
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}
