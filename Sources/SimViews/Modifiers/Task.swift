// task: asynchronous work that begins when the view appears and is cancelled when it disappears. Nothing
// that the closure reads becomes a dependency; only a change of the id cancels the task and starts a new one.

/// The modifier behind `task`.
nonisolated public struct _TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  /// A node that runs the task while the view is shown.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    TaskNode<C, ID>(value, inputs)
  }

  /// Rows with one task for all of them.
  @MainActor public static func _makeRows<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _RowInputs
  ) -> _RowSource<ModifiedContent<C, Self>> {
    mergedRows(value, inputs) { TaskNode<C, ID>(value, $0, rows: $1) }
  }
}

/// The task of a view that is shown.
///
/// The closure that ends it runs with the disappear callbacks of its removal, so it may outlive the view's node (mechanism.md#8.8).
@MainActor
private final class ShownTask<ID: Equatable> {
  /// The modifier that began the task; nil while the view is not shown.
  private(set) var modifier: _TaskModifier<ID>?
  private var task: Task<Void, Never>?

  /// Begins the task of a modifier, and ends the one before.
  func begin(_ modifier: _TaskModifier<ID>, by writer: CauseName) {
    task?.cancel()
    self.modifier = modifier
    let action = modifier.action
    let writer = writer.rawValue
    // Detached, so a closure of the main actor's begins a hop later than a task that an `onAppear` makes.
    task = Task.detached(priority: modifier.priority) {
      await CauseTable.$taskWriter.withValue(writer) { await action() }
    }
  }

  /// The view is not shown any more.
  func end() {
    task?.cancel()
    task = nil
    modifier = nil
  }

  deinit { task?.cancel() }
}

/// The node of a view with a task.
final class TaskNode<C: View, ID: Equatable>:
  PassThroughNode<ModifiedContent<C, _TaskModifier<ID>>, C>, AppearanceCarrying
{
  private var modifier: _TaskModifier<ID>
  private(set) var appearance: AppearanceNode?
  private let shown = ShownTask<ID>()

  /// - Parameter rows: the rows that the modifier stands around, where it has no content of its own.
  init(
    _ value: ModifiedContent<C, _TaskModifier<ID>>, _ inputs: _ViewInputs, rows: ModifiedRows? = nil
  ) {
    modifier = value.modifier
    let appearance = AppearanceNode(AppearanceActions(), .engine)
    self.appearance = appearance
    inputs.root.register(appearance)
    if rows == nil {
      super.init(value, inputs) { $0.content }
    } else {
      super.init(aroundRows: inputs) { $0.content }
    }
    appearance.attach(to: self, rows: rows)
    appearance.actions.appear = { [weak self] in MainActor.withoutCheck { self?.appeared() } }
    appearance.actions.disappear = { [shown] in MainActor.withoutCheck { shown.end() } }
  }

  override func update(_ new: ModifiedContent<C, _TaskModifier<ID>>) {
    let isOther = new.modifier.id != modifier.id
    modifier = new.modifier
    super.update(new)
    guard isOther else { return }
    runtime.changeCounters.recordVisibleChange()
    guard shown.modifier != nil else { return }
    // A change of the id restarts it, in the order of `onChange`, with the closure of the body that changed it.
    runtime.callbacks.add(self, "task") { [weak self, next = new.modifier] in
      guard let self, let current = shown.modifier, current.id != next.id else { return }
      begin(next)
    }
  }

  private func appeared() {
    if shown.modifier == nil { begin(modifier) }
  }

  private func begin(_ modifier: _TaskModifier<ID>) {
    runtime.report(.taskStarted)
    shown.begin(modifier, by: actor("task"))
  }

  override var appearanceCount: Int { appearance == nil ? 0 : 1 }

  override func tearDown() {
    if let appearance {
      appearance.disappear(isRemoved: true)
      appearance.detach()
    }
    appearance = nil
    super.tearDown()
  }
}

extension View {
  /// Adds an asynchronous task to perform before this view appears.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> ModifiedContent<Self, _TaskModifier<Int>> {
    task(id: 0, priority: priority, action)
  }

  /// Adds a task to perform before this view appears or when a specified value changes.
  nonisolated public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> ModifiedContent<Self, _TaskModifier<T>> {
    ModifiedContent(
      content: self, modifier: _TaskModifier(id: id, priority: priority, action: action))
  }
}
