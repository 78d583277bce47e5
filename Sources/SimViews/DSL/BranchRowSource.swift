// Rows of branches: an `if` has the rows of the branch that is shown, or none. Another branch is another
// identity: the rows of the old one go. A lazy stack finds a row with an explicit id by that id alone (mechanism.md#9.8),
// so it keeps its state if it is absent for one update only (19.12).

import SimGraph

/// The source that a value shows.
struct RowBranch {
  let tag: Int
  let source: _RowProvider?
  /// The branch of the update before, if its row may be back.
  var absent: (tag: Int, source: _RowProvider)?
}

/// Hands a value to the source of the branch that is shown already, or makes the source.
@MainActor
func showRows<C: View>(
  _ tag: Int, _ content: C, _ current: RowBranch, _ inputs: _RowInputs
) -> RowBranch {
  if current.tag == tag, let source = current.source as? _RowSource<C> {
    source.update(content)
    return current
  }
  if let absent = current.absent, absent.tag == tag, let source = absent.source as? _RowSource<C> {
    source.update(content)
    return RowBranch(tag: tag, source: source)
  }
  return RowBranch(tag: tag, source: C._makeRows(content, inputs))
}

/// The rows of one of several views.
final class BranchRowSource<V>: _RowSource<V> {
  typealias Show = @MainActor (V, RowBranch, _RowInputs) -> RowBranch
  private let show: Show
  private let inputs: _RowInputs
  private var branch = RowBranch(tag: -2, source: nil)

  init(_ value: V, _ inputs: _RowInputs, show: @escaping Show) {
    self.show = show
    self.inputs = inputs
    super.init()
    update(value)
  }

  override func update(_ new: V) {
    let old = branch
    branch = show(new, old, inputs)
    if let absent = old.absent, absent.source !== branch.source { absent.source.discardAbsent() }
    branch.absent = nil
    guard let source = old.source, source !== branch.source else { return }
    if !inputs.host.usesCells, source.isExplicitlyIdentified, source.markAbsent() {
      branch.absent = (old.tag, source)
    } else {
      source.discard()
    }
    if V.self == AnyView.self, inputs.forEach != nil {
      let runtime = inputs.base.runtime
      runtime.found(.erasedReplaced, by: inputs.base.parent?.owner ?? runtime.owner)
    }
  }

  override func discard() {
    forgetAbsent()
    super.discard()
  }

  /// What the source shown says: a branch may be a branch itself.
  override var isExplicitlyIdentified: Bool { branch.source?.isExplicitlyIdentified ?? false }

  override func markAbsent() -> Bool {
    forgetAbsent()
    return branch.source?.markAbsent() ?? false
  }

  private func forgetAbsent() {
    branch.absent?.source.discardAbsent()
    branch.absent = nil
  }

  override func placeParts(from offset: Int) -> Int {
    branch.source?.place(at: offset) ?? offset
  }

  override func appendRuns(to runs: inout [RowRun]) { branch.source?.appendRuns(to: &runs) }

  override var parts: [_RowProvider] { branch.source.map { [$0] } ?? [] }
}
