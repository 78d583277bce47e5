// The dismissal of screens: each screen has one target, which does not change during its lifetime,
// so reading it never makes a body run.

@_spi(Runtime) public import SimViews

/// Called when a screen requests its dismissal.
@MainActor
final class DismissTarget {
  /// Removes the screen; set by the presenter.
  var dismiss: (@MainActor () -> Void)?
  private nonisolated let gate: ThreadGate
  /// The place behind `presentationMode`.
  private(set) lazy var mode = PresentationModeLocation(self)

  init(_ runtime: ViewRuntime) { gate = runtime.gate }

  /// Requests the removal of the screen, from any thread.
  nonisolated func ask() {
    guard gate.isOpen else { return gate.enqueueOnMainLoop { self.dismiss?() } }
    gate.asMainThread { dismiss?() }
  }
}

/// An action that dismisses a presentation.
public struct DismissAction {
  let target: DismissTarget?

  /// Dismisses the view if it is currently presented.
  @MainActor @preconcurrency public func callAsFunction() { target?.ask() }
}

/// An indication whether a view is currently presented by another view.
public struct PresentationMode {
  /// Whether a view is currently presented.
  public internal(set) var isPresented: Bool

  /// Dismisses the view if it is currently presented.
  public nonisolated mutating func dismiss() { isPresented = false }
}

/// The place that holds a screen's presentation mode.
final class PresentationModeLocation: Location<PresentationMode> {
  private unowned let target: DismissTarget
  init(_ target: DismissTarget) { self.target = target }
  override func get() -> PresentationMode { PresentationMode(isPresented: true) }
  override func set(_ value: PresentationMode) {
    guard !value.isPresented else { return }
    target.ask()
  }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissTarget? { nil } }

extension EnvironmentValues {
  var dismissTarget: DismissTarget? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// An action that dismisses the current presentation.
  public var dismiss: DismissAction { DismissAction(target: dismissTarget) }

  /// Whether the view associated with this environment is currently presented.
  public var isPresented: Bool { dismissTarget != nil }

  /// A binding to the current presentation mode of the view associated with this environment.
  public var presentationMode: Binding<PresentationMode> {
    guard let target = dismissTarget else {
      return .constant(PresentationMode(isPresented: false))
    }
    return Binding(location: MainActor.withoutCheck { target.mode })
  }
}
