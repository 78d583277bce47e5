import SimGraph
import SimReflection
@_spi(Runtime) public import SimViews

/// A modifier that defines the screens of a navigation stack for the values of a type.
nonisolated public struct _NavigationDestinationModifier<Value: Hashable, Destination: View>:
  PrimitiveModifier
{
  let destination: (Value) -> Destination

  /// Returns a node that is registered with the enclosing stack.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    NavigationDestinationNode<C, Value, Destination>(value, inputs)
  }
}

/// The node of a declaration.
final class NavigationDestinationNode<C: View, Value: Hashable, Destination: View>:
  PassThroughNode<ModifiedContent<C, _NavigationDestinationModifier<Value, Destination>>, C>,
  DestinationProviding
{
  /// A screen that this declaration made.
  private struct Shown {
    let value: Value
    weak var screen: HostingRoot?
    weak var node: ScreenContentNode<Destination>?
  }
  private var modifier: _NavigationDestinationModifier<Value, Destination>
  private var shown: [Shown] = []
  /// Whether it stands where no stack takes it.
  private let isMisplaced: Bool

  init(
    _ value: ModifiedContent<C, _NavigationDestinationModifier<Value, Destination>>,
    _ inputs: _ViewInputs
  ) {
    modifier = value.modifier
    isMisplaced = MisplacedNavigation.reports(
      "for", of: "for type `\(typeName(Value.self))`", in: inputs.root)
    super.init(value, inputs) { $0.content }
    if !isMisplaced { root.navigation?.path.add(self) }
  }

  override func update(
    _ new: ModifiedContent<C, _NavigationDestinationModifier<Value, Destination>>
  ) {
    super.update(new)
    guard !areEqualInputs(modifier.destination, new.modifier.destination) else { return }
    modifier = new.modifier
    shown.removeAll { $0.screen?.isRemoved ?? true }
    for entry in shown { entry.node?.take(maker(of: entry.value)) }
  }

  var valueType: ObjectIdentifier { ObjectIdentifier(Value.self) }
  /// The type with its module, as the framework names it only in this message.
  var valueName: String {
    let full = String(reflecting: Value.self)
    // The name of a private type contains an address, which differs from run to run.
    guard full.contains("(unknown context") else { return full }
    return "\(full.prefix { $0 != "." }).\(typeName(Value.self))"
  }
  var screen: HostingRoot? { root.screen }

  func show(_ element: AnyHashable, on host: NavigationHost) {
    guard let value = element.base as? Value else { return }
    shown.removeAll { $0.screen?.isRemoved ?? true }
    _ = host.push(environment: environment, element: element, source: nil) { screen in
      screen.install { inputs in
        let node = ScreenContentNode<Destination>(inputs, make: maker(of: value))
        shown.append(Shown(value: value, screen: screen, node: node))
        return node
      }
    }
  }

  private func maker(of value: Value) -> @MainActor () -> Destination {
    let destination = modifier.destination
    return { destination(value) }
  }

  /// Tears the node down; a screen outlives the declaration that led to it.
  override func tearDown() {
    for entry in shown where entry.screen?.isRemoved == false { entry.screen?.environment.detach() }
    shown = []
    if !isMisplaced { root.navigation?.path.remove(self) }
    super.tearDown()
  }
}

extension View {
  /// Associates a destination view with a presented data type for use within a navigation stack.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> ModifiedContent<Self, _NavigationDestinationModifier<D, C>> {
    ModifiedContent(
      content: self, modifier: _NavigationDestinationModifier(destination: destination))
  }

  /// Associates a destination view with a binding that can be used to push the view onto a
  /// navigation stack.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> ModifiedContent<Self, _PresentationModifier<_PresentedFlag, V>> {
    let view = destination()
    return presenting(.push, isPresented) { view }
  }

  /// Associates a destination view with a bound value for use within a navigation stack.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> ModifiedContent<Self, _PresentationModifier<D, C>> {
    ModifiedContent(
      content: self,
      modifier: _PresentationModifier(
        style: .push, item: { item.current }, id: { AnyHashable($0) },
        clear: { item.wrappedValue = nil }, onDismiss: nil, content: destination))
  }
}
