// Why a body runs, as the body itself asks for it.

import SimReflection

extension BodyEvaluation {
  /// Why the body of a view or a modifier is being evaluated.
  ///
  /// The format is the real framework's: `Row: @self, @identity, _count changed.`
  fileprivate static func changes(of type: Any.Type) -> String {
    let name = typeNameInLogs(type)
    guard let evaluation = ViewRuntime.current?.evaluation, evaluation.plan.holder == type else {
      return "\(name): unchanged."
    }
    let names = evaluation.node.changedNames()
    return names.isEmpty
      ? "\(name): unchanged." : "\(name): \(names.joined(separator: ", ")) changed."
  }
}

extension View {
  /// Why the body that calls it is being evaluated, in the line that `_printChanges` prints.
  package static func changesLine() -> String { BodyEvaluation.changes(of: Self.self) }

  /// Prints why the body that calls it is being evaluated.
  public static func _printChanges() { print(BodyEvaluation.changes(of: Self.self)) }

  /// Logs why the body that calls it is being evaluated.
  ///
  /// The system's log is the console: there is no other one here.
  public static func _logChanges() { print(BodyEvaluation.changes(of: Self.self)) }
}

extension ViewModifier {
  /// Prints why the body that calls it is being evaluated.
  public static func _printChanges() { print(BodyEvaluation.changes(of: Self.self)) }

  /// Logs why the body that calls it is being evaluated.
  ///
  /// The system's log is the console: there is no other one here.
  public static func _logChanges() { print(BodyEvaluation.changes(of: Self.self)) }
}
