// Undo and redo. Foundation on Linux has no undo manager: this is one under its name, with its observable behaviour.

public import Foundation
@_spi(Runtime) public import SimViews

/// A general-purpose recorder of operations that enables undo and redo.
///
/// What is registered in one turn of the main loop is undone as one, as `groupsByEvent` says; what is registered while
/// something is undone can be redone.
@MainActor @preconcurrency
open class UndoManager: NSObject {
  private struct Operation {
    weak var target: AnyObject?
    let run: () -> Void
  }
  /// What is undone at once.
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

  /// Whether what is registered in one turn of the loop is undone as one.
  public var groupsByEvent = true
  /// How many groups are kept; zero for all.
  public var levelsOfUndo = 0 { didSet { trim() } }
  /// Whether something is undone at the moment.
  public private(set) var isUndoing = false
  /// Whether something is redone at the moment.
  public private(set) var isRedoing = false

  /// Creates an undo manager with nothing to undo.
  public nonisolated override init() { super.init() }

  /// Whether there is something to undo.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.operations.isEmpty } }
  /// Whether there is something to redo.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// How many groups are open.
  open var groupingLevel: Int { open.count }
  /// Whether operations are recorded.
  open var isUndoRegistrationEnabled: Bool { disablings == 0 }
  /// The name of what is undone next.
  open var undoActionName: String { (open.first ?? undoStack.last)?.name ?? "" }
  /// The name of what is redone next.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title for what is undone next, in English.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title for what is redone next, in English.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title for undoing something of a name, in English.
  open func undoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? "Undo" : "Undo \(name)"
  }
  /// The title for redoing something of a name, in English.
  open func redoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? "Redo" : "Redo \(name)"
  }

  /// Records an operation that undoes something; the target is not kept alive.
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

  /// Names what the current group does.
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

  /// Does again what was undone last.
  open func redo() {
    closeEventGroup()
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  /// Records nothing until `enableUndoRegistration` has been called as many times.
  open func disableUndoRegistration() { disablings += 1 }

  /// Takes back one call of `disableUndoRegistration`.
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

  /// Runs the operations, the last first; what they register makes one group of the same name.
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
