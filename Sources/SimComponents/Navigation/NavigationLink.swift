// Links. A destination is a value that is made with the link, long before the link is followed. Its
// body is evaluated on the screen that shows it, and a new value of the link passes a new
// destination to that screen. A value link has no destination: the stack finds one when the link is
// followed.

public import SimViews

/// A view that controls a navigation presentation.
nonisolated public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  // The order matters: when a row is removed, the label is released first, as logs of SwiftUI show.
  let label: Label
  let target: LinkTarget<Destination>

  /// Creates a navigation link that presents the destination view.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .destination(destination)
    self.label = label()
  }

  /// Creates a navigation link that presents the destination view.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .destination(destination())
    self.label = label()
  }

  /// Creates a navigation link that presents the destination view when a value is true.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .bound(destination(), isActive)
    self.label = label()
  }

  /// Creates a navigation link that presents the destination view when a value is true.
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    target = .bound(destination, isActive)
    self.label = label()
  }

  /// Creates a navigation link that presents the destination view when a selection has a value.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .bound(destination(), selection.isEqual(to: tag))
    self.label = label()
  }

  /// Creates a navigation link that presents the destination view when a selection has a value.
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    target = .bound(destination, selection.isEqual(to: tag))
    self.label = label()
  }

  /// Returns a node with a control that pushes the destination.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    linkNode(value, inputs)
  }

  /// The label is certain to be shown; the destination is not.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Label.self)
  }
}

/// The target of a link.
enum LinkTarget<Destination> {
  /// To a view that was made with the link.
  case destination(Destination)
  /// To such a view, while a binding is true.
  indirect case bound(Destination, Binding<Bool>)
  /// The destination that the stack declares for a value; none if there is no value.
  indirect case value(AnyHashable?)

  var destination: Destination? {
    switch self {
    case .destination(let view), .bound(let view, _): return view
    case .value: return nil
    }
  }

  var isActive: Binding<Bool>? {
    guard case .bound(_, let isActive) = self else { return nil }
    return isActive
  }
}

extension Binding {
  /// Returns a binding to whether an optional value equals a given one; writing false makes it nil.
  fileprivate nonisolated func isEqual<V: Hashable>(to tag: V) -> Binding<Bool>
  where Value == V? {
    Binding<Bool>(
      get: { current == tag },
      set: { isActive in
        if isActive {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      })
  }
}
