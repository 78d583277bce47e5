// The contents of a toolbar: items with a position each. The items are made with the modifier;
// their views' bodies are evaluated when the bar receives them, at the end of the update. Custom
// content has a node, for its dynamic properties; `ToolbarNode.swift` makes it.

import Foundation
@_spi(Runtime) public import SimViews

/// Conforming types represent items that can be placed in various locations in a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of content representing the body of this toolbar content.
  associatedtype Body: ToolbarContent
  /// The composition of content that comprise the toolbar content.
  @ToolbarContentBuilder var body: Body { get }
  /// Adds the items; the runtime's own contents replace it.
  func _addItems(to items: inout _ToolbarItems)
  /// Whether it contains custom content, which may have dynamic properties.
  static var _holdsProperties: Bool { get }
  /// Creates the node of content that contains custom content; other content has a leaf.
  static func _makeItems(
    _ value: _ToolbarView<Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<_ToolbarView<Self>>
}

extension ToolbarContent {
  /// Adds the items of custom content.
  public func _addItems(to items: inout _ToolbarItems) { body._addItems(to: &items) }
  /// True, because it is custom content.
  public static var _holdsProperties: Bool { true }
  /// Returns a body with the content's dynamic properties.
  public static func _makeItems(
    _ value: _ToolbarView<Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<_ToolbarView<Self>> {
    composed(value, inputs) { ToolbarBody(content: $0.content) }
  }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// False, because items of the system's types have none.
  public static var _holdsProperties: Bool { false }
  /// Items are a leaf.
  public static func _makeItems(
    _ value: _ToolbarView<Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<_ToolbarView<Self>> { ToolbarItemsNode(value, inputs) }
}

/// Items of a toolbar, in order.
@MainActor
public struct _ToolbarItems {
  struct Item {
    let placement: BarPlacement
    let content: @MainActor (HostingRoot, EnvironmentScope) -> any BarContent
  }
  /// The distance of the items to each other, in points.
  let gap: CGFloat
  private(set) var items: [Item] = []

  mutating func add<V: View>(_ view: V, at placement: ToolbarItemPlacement) {
    items.append(
      Item(placement: placement.place) {
        TypedBarContent(
          view: view, screen: $0, scope: $1, isProminent: placement.isProminent)
      })
  }
}

/// A structure that defines the placement of a toolbar item.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Kind { case leading, principal, trailing, bottom, keyboard, confirmation }
  private let kind: Kind

  init(place: Kind) { kind = place }

  var place: BarPlacement {
    switch kind {
    case .leading: .leading
    case .principal: .principal
    case .trailing, .confirmation: .trailing
    case .bottom: .bottom
    case .keyboard: .keyboard
    }
  }

  /// Whether the item completes the screen's purpose.
  var isProminent: Bool { kind == .confirmation }

  /// The system places the item: at the trailing edge of a navigation bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// The middle of the navigation bar.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// The leading edge of the navigation bar.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// The trailing edge: the item represents a primary action.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// The item represents a change in status for the current context.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// The item represents a confirmation action for a modal interface.
  public static let confirmationAction = ToolbarItemPlacement(place: .confirmation)
  /// The item represents a cancellation action for a modal interface.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// The item represents a destructive action for a modal interface.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// The leading edge of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing edge of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The leading edge of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing edge of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
}

/// A model that represents an item which can be placed in the toolbar or navigation bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent, Primitive {
  let placement: ToolbarItemPlacement
  let content: Content
  /// Whether it is in the toolbar before anybody has rearranged it.
  var isShown = true

  /// Adds the one item.
  @MainActor public func _addItems(to items: inout _ToolbarItems) {
    if isShown { items.add(content, at: placement) }
  }
}

extension ToolbarItem where ID == () {
  /// Creates a toolbar item with the specified placement and content.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Creates a toolbar item with an identifier, the specified placement and content.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// A model that represents a group of toolbar items which can be placed in the toolbar.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent, Primitive {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a toolbar item group for the specified placement.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Creates a toolbar item group with a label for its form as a menu; on a phone it stays a group.
  nonisolated public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) { self.init(placement: placement, content: content) }

  /// Adds the group as one item, whose views are next to each other.
  @MainActor public func _addItems(to items: inout _ToolbarItems) {
    items.add(HStack(spacing: items.gap) { content }, at: placement)
  }
}

/// Several contents of a toolbar, in source order.
nonisolated public struct _TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent,
  Primitive
{
  let value: (repeat each Content)

  nonisolated init(_ value: repeat each Content) { self.value = (repeat each value) }

  /// Adds the items of each part.
  @MainActor public func _addItems(to items: inout _ToolbarItems) {
    repeat (each value)._addItems(to: &items)
  }

  /// Whether a part holds some.
  @MainActor public static var _holdsProperties: Bool {
    var result = false
    repeat result = result || (each Content)._holdsProperties
    return result
  }

  /// Returns a node with one child a part.
  @MainActor public static func _makeItems(
    _ value: _ToolbarView<Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<_ToolbarView<Self>> {
    composed(value, inputs) { view in
      TupleView(repeat _ToolbarView(content: each view.content.value))
    }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Adds the items of the value, if there is one.
  @MainActor public func _addItems(to items: inout _ToolbarItems) { self?._addItems(to: &items) }

  /// Whether the value holds some.
  @MainActor public static var _holdsProperties: Bool { Wrapped._holdsProperties }

  /// Returns a node with a branch.
  @MainActor public static func _makeItems(
    _ value: _ToolbarView<Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<_ToolbarView<Self>> {
    composed(value, inputs) { if let content = $0.content { _ToolbarView(content: content) } }
  }
}

/// One of two contents of a toolbar.
nonisolated public enum _EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
  ToolbarContent, Primitive
{
  case first(First)
  case second(Second)

  /// Adds the items of the branch.
  @MainActor public func _addItems(to items: inout _ToolbarItems) {
    switch self {
    case .first(let content): content._addItems(to: &items)
    case .second(let content): content._addItems(to: &items)
    }
  }

  /// Whether a branch holds some.
  @MainActor public static var _holdsProperties: Bool {
    First._holdsProperties || Second._holdsProperties
  }

  /// Returns a node with two branches.
  @MainActor public static func _makeItems(
    _ value: _ToolbarView<Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<_ToolbarView<Self>> {
    composed(value, inputs) {
      switch $0.content {
      case .first(let content): _ToolbarView(content: content)
      case .second(let content): _ToolbarView(content: content)
      }
    }
  }
}

/// Constructs a toolbar item set from multi-expression closures.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Returns the content.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several contents, in source order; none at all are a view's, so that `toolbar {}` means one thing.
  public static func buildBlock<First: ToolbarContent, each Content: ToolbarContent>(
    _ first: First, _ content: repeat each Content
  ) -> _TupleToolbarContent<First, repeat each Content> {
    _TupleToolbarContent(first, repeat each content)
  }

  /// Returns the content.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Returns an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Returns the first branch of an `if`/`else` or a `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _EitherToolbarContent<First, Second> {
    .first(first)
  }

  /// Returns the second branch of an `if`/`else` or a `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _EitherToolbarContent<First, Second> {
    .second(second)
  }
}
