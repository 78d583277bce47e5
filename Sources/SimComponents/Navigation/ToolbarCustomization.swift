// Toolbar content that users may rearrange, groups of content, and hidden content. On the device it
// is never rearranged: content that is not shown by default is not shown.

@_spi(Runtime) public import SimViews

/// Conforming types represent items that can be placed in various locations in a customizable toolbar.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension _TupleToolbarContent: CustomizableToolbarContent
where repeat each Content: CustomizableToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
extension _EitherToolbarContent: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
extension _HiddenToolbarContent: CustomizableToolbarContent
where Content: CustomizableToolbarContent {}

/// The customization behavior of customizable toolbar content.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// People may move and remove it.
  public static var `default`: ToolbarCustomizationBehavior { .init(name: "default") }
  /// People may move it.
  public static var reorderable: ToolbarCustomizationBehavior { .init(name: "reorderable") }
  /// The item cannot be moved.
  public static var disabled: ToolbarCustomizationBehavior { .init(name: "disabled") }
}

/// Options that influence the default customization behavior of customizable toolbar content.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It can be reached in a menu while it is not in the toolbar.
  public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}

extension ToolbarItem where ID == String {
  /// Creates a toolbar item that is in the toolbar, or only offered to those who rearrange it.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
    isShown = showsByDefault
  }
}

extension CustomizableToolbarContent {
  /// Configures how users may rearrange the content, which never happens.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Configures whether the content is in the toolbar before anybody has rearranged it.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    _HiddenToolbarContent(content: self, isHidden: defaultVisibility == .hidden)
  }

  /// Configures whether the content is in the toolbar before anybody has rearranged it.
  nonisolated public func defaultCustomization(
    options: ToolbarCustomizationOptions
  ) -> some CustomizableToolbarContent { defaultCustomization(.automatic, options: options) }

  /// Hides the toolbar content within its toolbar.
  nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    _HiddenToolbarContent(content: self, isHidden: hidden)
  }
}

extension ToolbarContent {
  /// Hides the toolbar content within its toolbar.
  @_disfavoredOverload
  nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _HiddenToolbarContent(content: self, isHidden: hidden)
  }
}

/// Content of a toolbar that may be hidden.
nonisolated public struct _HiddenToolbarContent<Content: ToolbarContent>: ToolbarContent, Primitive
{
  let content: Content
  let isHidden: Bool

  /// Adds the items, unless they are hidden.
  @MainActor public func _addItems(to items: inout _ToolbarItems) {
    if !isHidden { content._addItems(to: &items) }
  }

  /// Whether the content holds some.
  @MainActor public static var _holdsProperties: Bool { Content._holdsProperties }

  /// Returns a node that keeps the state of custom content while it is hidden; items alone have a
  /// leaf.
  @MainActor public static func _makeItems(
    _ value: _ToolbarView<Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<_ToolbarView<Self>> {
    guard _holdsProperties else { return ToolbarItemsNode(value, inputs) }
    return HiddenItemsNode<Content>(value, inputs)
  }
}

/// A node whose items may be hidden.
@MainActor
protocol ToolbarItemHiding: AnyObject {
  var hidesItems: Bool { get }
}

/// The node of custom content that may be hidden.
final class HiddenItemsNode<Content: ToolbarContent>:
  PassThroughNode<_ToolbarView<_HiddenToolbarContent<Content>>, _ToolbarView<Content>>,
  ToolbarItemHiding
{
  private(set) var hidesItems: Bool

  init(_ value: _ToolbarView<_HiddenToolbarContent<Content>>, _ inputs: _ViewInputs) {
    hidesItems = value.content.isHidden
    super.init(value, inputs) { _ToolbarView(content: $0.content.content) }
  }

  override func update(_ new: _ToolbarView<_HiddenToolbarContent<Content>>) {
    if hidesItems != new.content.isHidden {
      hidesItems = new.content.isHidden
      root.screen?.navigationItem.changed(in: runtime)
    }
    super.update(new)
  }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Creates a group of toolbar content.
  @_disfavoredOverload
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(of: content())
  }

  /// Adds the items of the content.
  @MainActor public func _addItems(to items: inout _ToolbarItems) {
    content._addItems(to: &items)
  }

  /// Whether the content holds some.
  @MainActor public static var _holdsProperties: Bool { Content._holdsProperties }

  /// Returns a node with the content.
  @MainActor public static func _makeItems(
    _ value: _ToolbarView<Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<_ToolbarView<Self>> {
    composed(value, inputs) { _ToolbarView(content: $0.content.content) }
  }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// Creates a menu with the entries of the screen's own title.
  public init() { self.init { EmptyView() } }
}
