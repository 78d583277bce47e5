// Undo and redo. Foundation on Linux has no undo manager; this one has its name and its observable
// behaviour.

public import Foundation
@_spi(Runtime) public import SimViews

/// A general-purpose recorder of operations that enables undo and redo.
///
/// Operations that are registered in one iteration of the main loop are undone together
/// (`groupsByEvent`); operations that are registered during an undo can be redone.
@MainActor @preconcurrency
open class UndoManager: NSObject {
  private struct Operation {
    weak var target: AnyObject?
    let run: () -> Void
  }
  /// Operations that are undone together.
  private struct Group {
    var operations: [Operation] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  /// The group that ends with the turn of the loop is the outermost open one.
  private var isOpenByEvent = false
  private var disablings = 0

  /// Whether operations of one iteration of the main loop are undone together.
  public var groupsByEvent = true
  /// The greatest number of groups; zero for no limit.
  public var levelsOfUndo = 0 { didSet { trim() } }
  /// Whether something is undone at the moment.
  public private(set) var isUndoing = false
  /// Whether something is redone at the moment.
  public private(set) var isRedoing = false

  /// Creates an undo manager with nothing to undo.
  public nonisolated override init() { super.init() }

  /// Whether there is an operation to undo.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.operations.isEmpty } }
  /// Whether there is an operation to redo.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// The number of open groups.
  open var groupingLevel: Int { open.count }
  /// Whether operations are recorded.
  open var isUndoRegistrationEnabled: Bool { disablings == 0 }
  /// The name of the next operation to undo.
  open var undoActionName: String { (open.first ?? undoStack.last)?.name ?? "" }
  /// The name of the next operation to redo.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of the undo menu item, in English.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the redo menu item, in English.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns the title of an undo menu item, in English.
  open func undoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? "Undo" : "Undo \(name)"
  }
  /// Returns the title of a redo menu item, in English.
  open func redoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? "Redo" : "Redo \(name)"
  }

  /// Records an operation for undo; the target is not retained.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      demand(
        groupsByEvent || isUndoing || isRedoing,
        "Without groups by event, operations are registered between beginUndoGrouping and endUndoGrouping."
      )
      open.append(Group())
      if !isUndoing, !isRedoing { closeWithTurn() }
    }
    let operation = Operation(target: target) { [weak target] in
      if let target { handler(target) }
    }
    open[open.count - 1].operations.append(operation)
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  /// Names the action of the current group.
  open func setActionName(_ actionName: String) {
    if open.isEmpty {
      if !undoStack.isEmpty { undoStack[undoStack.count - 1].name = actionName }
    } else {
      open[0].name = actionName
    }
  }

  open func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing {
      open.append(Group())
      closeWithTurn()
    }
    open.append(Group())
  }

  /// Closes the group that was opened last.
  open func endUndoGrouping() {
    demand(!open.isEmpty, "endUndoGrouping was called without beginUndoGrouping.")
    let group = open.removeLast()
    guard !group.operations.isEmpty else { return }
    if let outer = open.indices.last {
      open[outer].operations += group.operations
      if !group.name.isEmpty { open[outer].name = group.name }
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      trim()
    }
  }

  /// Undoes the group that was closed last.
  open func undo() {
    closeEventGroup()
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Undoes the group that was closed last.
  open func undoNestedGroup() { undo() }

  /// Performs the last undone operation again.
  open func redo() {
    closeEventGroup()
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  /// Disables recording until `enableUndoRegistration` has been called the same number of times.
  open func disableUndoRegistration() { disablings += 1 }

  /// Reverts one call of `disableUndoRegistration`.
  open func enableUndoRegistration() {
    demand(
      disablings > 0, "enableUndoRegistration was called without disableUndoRegistration.")
    disablings -= 1
  }

  open func removeAllActions() {
    (undoStack, redoStack) = ([], [])
    for index in open.indices { open[index].operations = [] }
    disablings = 0
  }

  /// Forgets the operations of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.operations.removeAll { $0.target === target }
        return group.operations.isEmpty ? nil : group
      }
    }
    (undoStack, redoStack) = (without(undoStack), without(redoStack))
    for index in open.indices { open[index].operations.removeAll { $0.target === target } }
  }

  /// Runs the operations, the last first; operations that they register form one group of the same
  /// name.
  private func run(_ group: Group) {
    open.append(Group(name: group.name))
    for operation in group.operations.reversed() { operation.run() }
    endUndoGrouping()
  }

  private func closeWithTurn() {
    isOpenByEvent = true
    DispatchQueue.main.async { [weak self] in self?.closeEventGroup() }
  }

  private func closeEventGroup() {
    guard isOpenByEvent, open.count == 1 else { return }
    isOpenByEvent = false
    endUndoGrouping()
  }

  private func trim() {
    if levelsOfUndo > 0 { undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo)) }
  }
}

/// The undo manager of the app's window.
@MainActor
final class WindowUndo: RuntimeFeature {
  let manager = UndoManager()
  init(_ runtime: ViewRuntime) {}
}

extension EnvironmentValues {
  /// The undo manager used to register a view's undo operations: that of the window.
  public var undoManager: UndoManager? {
    ViewRuntime.ambient { $0.feature(WindowUndo.self).manager }
  }
}
