// What the runtime knows while it evaluates: which body runs, and to which view new objects belong.

extension ViewRuntime {
  /// Runs a body while it is known which one it is.
  func evaluating<R>(_ new: BodyEvaluation, _ body: () -> R) -> R {
    let outer = evaluation
    evaluation = new
    defer { evaluation = outer }
    return body()
  }

  /// The transaction of the change for which the body is evaluated, as the views around make it.
  package var transactionOfBody: Transaction {
    guard let node = evaluation?.node as? _ViewNode else { return Transaction() }
    return motion.transaction(for: node) ?? Transaction()
  }

  /// How often a body is evaluated in a row: more than once only where the system is seen to do it.
  func bodyEvaluations(at node: _ViewNode) -> Int {
    let root = node.root
    return root.kind == .row && root.isInFirstLayout ? policy.rowBodyEvaluationsOnFirstLayout : 1
  }
}
