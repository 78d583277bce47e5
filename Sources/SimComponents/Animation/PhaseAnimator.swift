// Phases: content that passes through a list of values, each with an animation of its own. The next
// phase begins when the animation of the last one is logically complete; without a trigger this
// never ends while the view is on screen.

@_spi(Runtime) public import SimViews

/// A container that animates its content by automatically cycling through a collection of phases.
@MainActor @preconcurrency
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: EquatableValue?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var cycle = PhaseCycle()

  /// Cycles through the given phases when the trigger value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = EquatableValue(trigger)
    self.content = content
    self.animation = animation
  }

  /// Cycles through the given phases continuously.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// The content in its phase.
  public var body: some View {
    let _ = demand(!phases.isEmpty, "A phase animator needs a phase.")
    content(phases[min(index, phases.count - 1)])
      .onAppear {
        cycle.isShown = true
        if trigger == nil { advance() }
      }
      .onDisappear { cycle.isShown = false }
      .onChange(of: trigger) {
        guard !cycle.isRunning else { return }
        advance()
      }
  }

  private func advance() {
    guard cycle.isShown, phases.count > 1 else { return }
    cycle.isRunning = true
    let next = (index + 1) % phases.count
    withAnimation(animation(phases[next]), completionCriteria: .logicallyComplete) {
      index = next
    } completion: {
      cycle.isRunning = false
      if trigger == nil || next != 0 { advance() }
    }
  }
}

/// Records whether the phases are currently being animated.
@MainActor
private final class PhaseCycle {
  var isShown = false
  var isRunning = false
  nonisolated init() {}
}

/// A value of any type that can be compared.
struct EquatableValue: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { $0 as? Value == value }
  }

  static func == (lhs: EquatableValue, rhs: EquatableValue) -> Bool { lhs.isEqual(rhs.value) }
}

/// A placeholder for the view that an animator is applied to.
nonisolated public struct _AnimatorContent<Content: View>: PrimitiveView {
  let content: Content

  /// Returns a node that shows the view.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    PassThroughNode<Self, Content>(value, inputs) { $0.content }
  }
}

extension View {
  /// Animates effects that you apply to a view over a sequence of phases that change when a trigger changes.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (_AnimatorContent<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> PhaseAnimator<Phase, Content> {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(_AnimatorContent(content: self), $0) },
      animation: animation)
  }

  /// Animates effects that you apply to a view over a sequence of phases that change continuously.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (_AnimatorContent<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> PhaseAnimator<Phase, Content> {
    PhaseAnimator(
      phases, content: { content(_AnimatorContent(content: self), $0) }, animation: animation)
  }
}
