import SimGraph

/// A row of a known view type.
@MainActor
final class ViewRow<Content: View>: ListRow {
  private let make: @MainActor () -> Content
  @exclusivity(unchecked) private var node: RowContentNode<Content>?
  /// What the host was given to show; it keeps the view value alive until the next one is in place.
  @exclusivity(unchecked) private var content: Content?

  init(
    source: _RowProvider, place: RowPlace, _ inputs: _RowInputs,
    make: @escaping @MainActor () -> Content
  ) {
    self.make = make
    super.init(source: source, place: place, inputs)
  }

  override func install() {
    if isSuspended { return resume() }
    let runtime = root.runtime
    runtime.inScope {
      root.install { inputs in
        let node = RowContentNode(inputs, make: make) { [unowned self] in replace($0) }
        self.node = node
        return node
      }
      for _ in 1..<runtime.policy.rowContentEvaluationsOnFirstLayout { _ = node?.makeContent() }
      show()
      runtime.report(.rowRealised)
    }
  }

  /// A row that comes back keeps its state and gets new content and a new body.
  private func resume() {
    isStale = false
    root.runtime.inScope {
      root.resume()
      show()
      root.runtime.report(.rowRealised)
    }
  }

  override func refresh() {
    isStale = false
    let old = content
    let runtime = root.runtime
    runtime.inScope {
      let changeCounters = runtime.changeCounters
      guard renew() else { return }
      runtime.causes.count(
        runtime.graph.currentCause, rows: 1, new: runtime.changeCounters == changeCounters ? 0 : 1)
      root.walk()
    }
    withExtendedLifetime(old) {}
  }

  private func show() {
    if renew() { root.walk() }
  }

  /// Makes the content again and passes it down.
  ///
  /// - Returns: false if its source no longer exists.
  private func renew() -> Bool {
    guard let made = node?.makeContent() else { return false }
    content = made
    root.update(made)
    return true
  }

  /// Something that the content's closure read has changed; the old content goes with the update.
  private func replace(_ made: Content) {
    if let old = content { root.runtime.retire(old) }
    content = made
  }

  override func remove() {
    super.remove()
    node = nil
    content = nil
  }
}
