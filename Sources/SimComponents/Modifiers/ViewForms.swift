// Further forms of modifiers, as older and newer systems spell them.

public import Foundation
public import SimViews

extension View {
  /// Specifies whether to hide this view from system accessibility features.
  nonisolated public func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> { accessibilityHidden(hidden) }

  /// Adds a label to the view that describes its contents.
  nonisolated public func accessibility(
    label: Text
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> { accessibilityLabel(label) }

  /// Uses the specified string to identify the view.
  nonisolated public func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> { accessibilityIdentifier(identifier) }

  /// Communicates to the user what happens after performing the view's action.
  nonisolated public func accessibility(
    hint: Text
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> { accessibilityHint(hint) }

  /// Adds a textual description of the value that the view contains.
  nonisolated public func accessibility(
    value: Text
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> { accessibilityValue(value) }

  /// Adds the given traits to the view.
  nonisolated public func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> { accessibilityAddTraits(traits) }

  /// Removes the given traits from this view.
  nonisolated public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> { accessibilityRemoveTraits(traits) }

  /// Sets the sort priority order for this view's accessibility element; noted.
  nonisolated public func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, _NotedModifier<Double>> {
    noted("accessibilitySortPriority", sortPriority)
  }

  /// Sets the specified style to the background of a bar; noted.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _NotedModifier<S>> { noted("toolbarBackground", style) }

  /// Populates the toolbar with the specified items, allowing for user customization; the identifier is not used.
  nonisolated public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }

  /// Sets the container background of the enclosing container using a style; noted.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> ModifiedContent<Self, _NotedModifier<S>> { noted("containerBackground", style) }

  /// Sets the container background of the enclosing container using a view; noted, the view is not made.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("containerBackground", ()) }

  /// Inserts an inspector at the applied position in the view hierarchy: a sheet, as on a phone.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, V>> {
    sheet(isPresented: isPresented, content: content)
  }

  /// Sets a fixed, preferred width for the inspector containing this view when presented as a trailing column; noted.
  nonisolated public func inspectorColumnWidth(
    _ width: CGFloat
  ) -> ModifiedContent<Self, _NotedModifier<CGFloat>> { noted("inspectorColumnWidth", width) }

  /// Sets a flexible, preferred width for the inspector in a trailing-column presentation; noted.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> ModifiedContent<Self, _NotedModifier<CGFloat>> { noted("inspectorColumnWidth", ideal) }

  /// Shows the specified content beside the modified view, as a bar; it takes its place as an inset does.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds an action to perform when the visible targets of a scroll view change; never called.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<Double>> {
    noted("onScrollTargetVisibilityChange", threshold)
  }

  /// Defines the destination of a drag and drop operation, by identifiers of types; nothing is dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> ModifiedContent<Self, _NotedModifier<[String]>> { noted("onDrop", supportedContentTypes) }

  /// Defines the destination of a drag and drop operation, by identifiers of types; nothing is dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> ModifiedContent<Self, _NotedModifier<[String]>> { noted("onDrop", supportedContentTypes) }

  /// Defines the destination of a drag and drop operation, by identifiers of types; nothing is dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [String], delegate: any DropDelegate
  ) -> ModifiedContent<Self, _NotedModifier<[String]>> { noted("onDrop", supportedContentTypes) }

  /// Controls the visibility of labels of any controls contained within this view.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsAreHidden, visibility == .hidden)
  }

  /// Configures how buttons size themselves; noted.
  nonisolated public func buttonSizing(
    _ sizing: ButtonSizing
  ) -> ModifiedContent<Self, _NotedModifier<ButtonSizing>> { noted("buttonSizing", sizing) }

  /// Adds an action to perform in response to a move command; noted.
  nonisolated public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)? = nil
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("onMoveCommand", ()) }

  /// Sets up an action that triggers in response to receiving the exit command; noted.
  nonisolated public func onExitCommand(
    perform action: (() -> Void)?
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("onExitCommand", ()) }

  /// Adds an action to perform in response to the system's Delete command; noted.
  nonisolated public func onDeleteCommand(
    perform action: (() -> Void)?
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("onDeleteCommand", ()) }

  /// Sets the style for tables within this view; noted.
  nonisolated public func tableStyle<S: TableStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("tableStyle", ()) }

  /// Specifies the customizations to apply to the sidebar representation of the tab view; noted.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("tabViewCustomization", ()) }

  /// Sets how the foreground of symbols varies; noted.
  nonisolated public func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?
  ) -> ModifiedContent<Self, _NotedModifier<SymbolVariableValueMode?>> {
    noted("symbolVariableValueMode", mode)
  }

  /// Returns a view that has a set of gestures of the device's hands; noted.
  nonisolated public func allowedDynamicRange(
    _ range: Image.DynamicRange?
  ) -> ModifiedContent<Self, _NotedModifier<Image.DynamicRange?>> {
    noted("allowedDynamicRange", range)
  }
}

/// The placement of a container background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// The background placement of a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// The background placement of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The background placement of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The background placement of a tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// The background placement of a window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

/// The sizing behavior of buttons.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As large as the label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As large as the place.
  public static let flexible = ButtonSizing(name: "flexible")
}

/// Specifies the direction of an arrow key movement.
public enum MoveCommandDirection: Hashable, Sendable {
  /// The directions.
  case up, down, left, right
}

/// The customizations a user makes to a tab view.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  /// Creates customizations: none.
  public init() {}
}

/// How a symbol shows a variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  /// By color.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By drawing a part.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension Image {
  /// The range of brightness in which an image is shown.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// The standard range.
    public static let standard = DynamicRange(name: "standard")
    /// A constrained high range.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// The high range.
    public static let high = DynamicRange(name: "high")
  }
}

extension HorizontalAlignment {
  private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  /// A guide marking the leading edge of a list row separator; separators are noted.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// A guide marking the trailing edge of a list row separator; separators are noted.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}
