// What a row's content asks of the cell around it. Modifiers anywhere in the content can ask, as long as
// no container is between them and the cell.

import Foundation

/// What the views of a row ask of its cell; few rows have any, and their roots keep them.
package final class RowTraits {
  /// The space around the content, in points; nil for that of the list's style.
  package var insets: EdgeInsets?
  /// What the row is known by to a selection.
  package var tag: AnyHashable?
  /// Whether the cell has a disclosure indicator: something in the row leads to another screen.
  package var hasDisclosure = false
  private var decoration: RowDecoration?
  /// What lies behind the row; nil for what the list's style has there.
  package var background: _RowBackground? {
    get { decoration?.background }
    set { decoration = RowDecoration(background: newValue, badge: badge) }
  }
  /// What stands at the end of the row, before a disclosure indicator.
  package var badge: String? {
    get { decoration?.badge }
    set { decoration = RowDecoration(background: background, badge: newValue) }
  }
  /// What was asked of the separators around the row.
  package var separator: Visibility = .automatic
  /// What was asked of the separators around the section.
  package var sectionSeparator: Visibility = .automatic
  /// Whether the row can be deleted, where its ForEach allows it.
  package var canDelete = true
  /// Whether the row can be moved, where its ForEach allows it.
  package var canMove = true
}

extension HostingRoot {
  /// What the views of a row ask of the cell around them.
  package var rowTraits: RowTraits? {
    get {
      guard let cellTraits else { return nil }
      // Nothing else is kept there.
      return unsafeDowncast(cellTraits, to: RowTraits.self)
    }
    set { cellTraits = newValue }
  }
}

/// A modifier that asks something of the cell around a row.
nonisolated public struct _RowTraitModifier<Value>: PrimitiveModifier {
  package let keyPath: ReferenceWritableKeyPath<RowTraits, Value>
  package let value: Value

  nonisolated init(_ keyPath: ReferenceWritableKeyPath<RowTraits, Value>, _ value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  /// A node that notifies the row.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    RowTraitNode<C, Value>(value, inputs)
  }
}

/// The node of a modifier that asks something of a cell.
final class RowTraitNode<C: View, Value>:
  PassThroughNode<ModifiedContent<C, _RowTraitModifier<Value>>, C>
{
  private let keyPath: ReferenceWritableKeyPath<RowTraits, Value>

  init(_ value: ModifiedContent<C, _RowTraitModifier<Value>>, _ inputs: _ViewInputs) {
    keyPath = value.modifier.keyPath
    super.init(value, inputs) { $0.content }
    // After the content: of two modifiers the outer one counts.
    setRowTrait(keyPath, value.modifier.value)
  }

  override func update(_ new: ModifiedContent<C, _RowTraitModifier<Value>>) {
    super.update(new)
    setRowTrait(keyPath, new.modifier.value)
  }
}

extension _ViewNode {
  /// Asks something of the cell, if this node's content is that of a row.
  func setRowTrait<Value>(_ keyPath: ReferenceWritableKeyPath<RowTraits, Value>, _ value: Value) {
    guard let row = root.row else { return }
    var node = parent
    while let current = node {
      if current.flags.contains(.container) { return }
      node = current.parent
    }
    let traits = root.rowTraits ?? RowTraits()
    let (insets, badge, background) = (traits.insets, traits.badge, traits.background)
    let (canDelete, canMove) = (traits.canDelete, traits.canMove)
    traits[keyPath: keyPath] = value
    root.rowTraits = traits
    if traits.insets != insets || traits.badge != badge || traits.canDelete != canDelete
      || traits.canMove != canMove
    {
      row.host.needsUpdate()
    }
    if traits.background != background || traits.badge != badge { redraw() }
  }
}

extension _ViewNode {
  /// Says that the cell around the row looks otherwise: a frame has to show it.
  private func redraw() {
    runtime.changeCounters.recordVisibleChange()
    guard root.element.isInserted else { return }
    runtime.mutations.append(.update(root.element.id))
  }
}

/// What is drawn around the content of a row, apart from its other traits, since few rows have any.
private final class RowDecoration: Sendable {
  let background: _RowBackground?
  let badge: String?

  init(background: _RowBackground?, badge: String?) {
    self.background = background
    self.badge = badge
  }
}

/// What lies behind a row; the runtime's own business.
public struct _RowBackground: Equatable, Sendable {
  /// What is known of a view.
  package enum Kind: Equatable, Sendable {
    /// A colour, which may be clear.
    case color(Color)
    /// Nothing: what the list has behind its groups shows.
    case nothing
    /// A view that is not drawn; the row lies on what it usually does.
    case view
  }

  package let kind: Kind

  init<V: View>(_ view: V) {
    switch view {
    case let color as Color: kind = .color(color)
    case is EmptyView: kind = .nothing
    default: kind = .view
    }
  }
}

extension HostingRoot {
  /// The list in whose cells the content is shown; nil for a header, a footer and what is in no list.
  package var cellHost: ListHost? {
    guard let row, row.kind == .content else { return nil }
    return row.host as? ListHost
  }

  /// Says whether the content of a row leads to another screen; the cell of a list shows it.
  package func setDisclosure(_ hasDisclosure: Bool) {
    guard let row, row.host.usesCells else { return }
    let traits = rowTraits ?? RowTraits()
    guard traits.hasDisclosure != hasDisclosure else { return }
    traits.hasDisclosure = hasDisclosure
    rowTraits = traits
    row.host.needsUpdate()
  }
}

extension View {
  /// Applies an inset to the rows in a list.
  nonisolated public func listRowInsets(
    _ insets: EdgeInsets?
  ) -> ModifiedContent<Self, _RowTraitModifier<EdgeInsets?>> {
    modifier(_RowTraitModifier(\.insets, insets))
  }

  /// Places a custom background view behind a list row item.
  ///
  /// A colour is drawn; any other view is noted, and the row lies on what it usually does.
  nonisolated public func listRowBackground<V: View>(
    _ view: V?
  ) -> ModifiedContent<Self, _RowTraitModifier<_RowBackground?>> {
    modifier(_RowTraitModifier(\.background, view.map { _RowBackground($0) }))
  }

  /// Generates a badge for the view from an integer value: in a row of a list it is shown at the end; 0 shows none.
  nonisolated public func badge(
    _ count: Int
  ) -> ModifiedContent<Self, _RowTraitModifier<String?>> {
    modifier(_RowTraitModifier(\.badge, count == 0 ? nil : "\(count)"))
  }

  /// Generates a badge for the view from a localized string key: in a row of a list it is shown at the end.
  nonisolated public func badge(
    _ key: LocalizedStringKey?
  ) -> ModifiedContent<Self, _RowTraitModifier<String?>> {
    modifier(_RowTraitModifier(\.badge, key?.string))
  }

  /// Generates a badge for the view from a string: in a row of a list it is shown at the end.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(
    _ label: S?
  ) -> ModifiedContent<Self, _RowTraitModifier<String?>> {
    modifier(_RowTraitModifier(\.badge, label.map { String($0) }))
  }

  /// Generates a badge for the view from a text: in a row of a list it is shown at the end.
  nonisolated public func badge(
    _ label: Text?
  ) -> ModifiedContent<Self, _RowTraitModifier<String?>> {
    modifier(_RowTraitModifier(\.badge, label?.string))
  }

  /// Sets the display mode for the separator associated with this specific row.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> ModifiedContent<Self, _RowTraitModifier<Visibility>> {
    modifier(_RowTraitModifier(\.separator, visibility))
  }

  /// Sets whether to hide the separator associated with a list section.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> ModifiedContent<Self, _RowTraitModifier<Visibility>> {
    modifier(_RowTraitModifier(\.sectionSeparator, visibility))
  }

  /// Adds a condition for whether the view can be deleted.
  nonisolated public func deleteDisabled(
    _ isDisabled: Bool
  ) -> ModifiedContent<Self, _RowTraitModifier<Bool>> {
    modifier(_RowTraitModifier(\.canDelete, !isDisabled))
  }

  /// Adds a condition for whether the view can be moved.
  nonisolated public func moveDisabled(
    _ isDisabled: Bool
  ) -> ModifiedContent<Self, _RowTraitModifier<Bool>> {
    modifier(_RowTraitModifier(\.canMove, !isDisabled))
  }
}
