// Modifiers that put gestures on the elements of their content. They have no element of their own.

public import Foundation

/// The modifier behind `gesture` and its relatives.
nonisolated public struct _AddGestureModifier<T: Gesture>: PrimitiveModifier {
  var gesture: T
  var mask: GestureMask
  let rank: GestureRank

  /// A node that marks the elements of its content.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    GestureNode<C, T>(value, inputs)
  }
}

/// How a gesture stands to those inside the view.
enum GestureRank { case normal, high, simultaneous }

/// The node of a view with a gesture.
final class GestureNode<C: View, T: Gesture>:
  PassThroughNode<ModifiedContent<C, _AddGestureModifier<T>>, C>
{
  private var attachment: GestureAttachment?

  init(_ value: ModifiedContent<C, _AddGestureModifier<T>>, _ inputs: _ViewInputs) {
    super.init(value, inputs) { $0.content }
    let attachment = GestureAttachment(rank: value.modifier.rank, node: self)
    self.attachment = attachment
    take(value.modifier)
  }

  override func update(_ new: ModifiedContent<C, _AddGestureModifier<T>>) {
    take(new.modifier)
    super.update(new)
  }

  private func take(_ modifier: _AddGestureModifier<T>) {
    let gesture = modifier.gesture
    attachment?.mask = modifier.mask
    attachment?.makeRecogniser = { ErasedRecogniser(T._makeRecogniser(gesture)) }
  }

  override func collect(into elements: inout [RenderElement]) {
    let start = elements.count
    super.collect(into: &elements)
    guard let attachment else { return }
    for element in elements[start...] {
      let traits = element.touchTraits
      if !traits.gestures.contains(where: { $0 === attachment }) {
        traits.gestures.append(attachment)
      }
    }
  }

  override func tearDown() {
    if let attachment {
      attachment.isDetached = true
      runtime.touches.wasRemoved(attachment)
    }
    super.tearDown()
  }
}

/// The modifier behind `contentShape` and `allowsHitTesting`.
nonisolated public struct _HitTestingModifier: PrimitiveModifier {
  var takesWholeFrame = false
  var ignoresTouches = false
  /// Where touches are taken; nil for the whole frame.
  var shape: ContentOutline?

  /// A node that marks the elements of its content.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    HitTestingNode<C>(value, inputs)
  }
}

/// The node of a view that says where it takes touches.
final class HitTestingNode<C: View>: PassThroughNode<ModifiedContent<C, _HitTestingModifier>, C> {
  private var modifier: _HitTestingModifier

  init(_ value: ModifiedContent<C, _HitTestingModifier>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(value, inputs) { $0.content }
  }

  override func update(_ new: ModifiedContent<C, _HitTestingModifier>) {
    if new.modifier.ignoresTouches != modifier.ignoresTouches || new.modifier.shape != nil {
      modifier = new.modifier
      runtime.changeCounters.recordVisibleChange()
      var elements: [RenderElement] = []
      super.collect(into: &elements)
      for element in elements { mark(element) }
    }
    super.update(new)
  }

  override func collect(into elements: inout [RenderElement]) {
    let start = elements.count
    super.collect(into: &elements)
    for element in elements[start...] { mark(element) }
  }

  private func mark(_ element: RenderElement) {
    if modifier.takesWholeFrame {
      element.touchTraits.takesWholeFrame = true
      element.touchTraits.contentShape = nil
      if let shape = modifier.shape {
        element.touchTraits.contentShape = { point, frame in shape.contains(point, in: frame) }
      }
    } else {
      let traits = element.touchTraits
      traits.refusals.removeAll { $0 == ObjectIdentifier(self) }
      if modifier.ignoresTouches { traits.refusals.append(ObjectIdentifier(self)) }
    }
  }
}

extension View {
  /// Attaches a gesture to the view with a lower precedence than gestures defined by the view.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, _AddGestureModifier<T>> {
    modifier(_AddGestureModifier(gesture: gesture, mask: mask, rank: .normal))
  }

  /// Attaches a gesture to the view with a higher precedence than gestures defined by the view.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, _AddGestureModifier<T>> {
    modifier(_AddGestureModifier(gesture: gesture, mask: mask, rank: .high))
  }

  /// Attaches a gesture to the view to process simultaneously with gestures defined by the view.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, _AddGestureModifier<T>> {
    modifier(_AddGestureModifier(gesture: gesture, mask: mask, rank: .simultaneous))
  }

  /// Adds an action to perform when this view recognizes a tap gesture.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> ModifiedContent<Self, _AddGestureModifier<_EndedGesture<TapGesture>>> {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Adds an action to perform when this view recognizes a tap gesture, with the location of the tap.
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> ModifiedContent<Self, _AddGestureModifier<_EndedGesture<SpatialTapGesture>>> {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Adds an action to perform when this view recognizes a long press gesture.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> ModifiedContent<Self, _AddGestureModifier<_PressingGesture>> {
    gesture(
      _PressingGesture(
        gesture: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, onPressingChanged: onPressingChanged))
  }

  /// Adds an action to perform when this view recognizes a long press gesture.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> ModifiedContent<Self, _AddGestureModifier<_PressingGesture>> {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Configures whether this view participates in hit test operations.
  nonisolated public func allowsHitTesting(
    _ enabled: Bool
  ) -> ModifiedContent<Self, _HitTestingModifier> {
    modifier(_HitTestingModifier(ignoresTouches: !enabled))
  }

  /// Defines the content shape for hit testing.
  nonisolated public func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false
  ) -> ModifiedContent<Self, _HitTestingModifier> {
    modifier(_HitTestingModifier(takesWholeFrame: true, shape: ContentOutline(shape, eoFill)))
  }

  /// Sets the content shape for this view, for some of its uses; uses other than touches only affect drawing.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> ModifiedContent<Self, _HitTestingModifier> {
    let takesTouches = kind.contains(.interaction)
    return modifier(
      _HitTestingModifier(
        takesWholeFrame: takesTouches, shape: takesTouches ? ContentOutline(shape, eoFill) : nil))
  }
}

/// A kind for the content shape of a view.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The kind for hit-testing and accessibility.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The kind for previews of drag and drop.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The kind for previews of context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The kind for hover effects.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The kind for accessibility visuals and sorting.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// A long press that tells when the finger comes down and when the press is over.
nonisolated public struct _PressingGesture: PrimitiveGesture {
  let gesture: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?
  /// Whether the finger is down.
  public typealias Value = Bool

  /// A recogniser that tells.
  @MainActor public static func _makeRecogniser(_ gesture: Self) -> _GestureRecogniser<Bool> {
    var isPressing = false
    func pressing(_ new: Bool) {
      guard new != isPressing else { return }
      isPressing = new
      gesture.onPressingChanged?(new)
    }
    return ActionRecogniser(
      LongPressGesture._makeRecogniser(gesture.gesture), onCancel: { pressing(false) }
    ) { phase in
      switch phase {
      case .possible: return nil
      case .active: return .call { pressing(true) }
      case .failed: return .call { pressing(false) }
      case .ended:
        return .call {
          pressing(false)
          gesture.action()
        }
      }
    }
  }
}
