// Custom properties: each is made of the dynamic properties that it stores.

import SimGraph

extension _PropertyInputs {
  /// The runtime of the app.
  @inline(__always)
  package var runtime: ViewRuntime { nodeRuntime.whole }
}

extension _PropertyBox {
  /// The runtime of the app.
  @inline(__always)
  package final var runtime: ViewRuntime { nodeRuntime.whole }
}

extension DynamicProperty {
  /// A custom property is bound through the dynamic properties that it stores.
  public static func _makeBox(
    at property: UnsafeMutablePointer<Self>, _ inputs: _PropertyInputs
  ) -> _PropertyBox {
    CustomPropertyBox<Self>(at: property, inputs)
  }
}

/// The box of a property of the user's own: the boxes of the properties that it stores.
///
/// These report for themselves, and are named by where they lie in the view: what lies where the property of the
/// user's own does has its name, any other is `@` and its offset (mechanism.md#3.6).
final class CustomPropertyBox<P: DynamicProperty>: _PropertyBox {
  private let properties: [ViewPlan.Property]
  private let boxes: [_PropertyBox]

  init(at property: UnsafeMutablePointer<P>, _ inputs: _PropertyInputs) {
    let base = UnsafeMutableRawPointer(property)
    properties = inputs.runtime.properties(of: P.self)
    boxes = properties.map { inner in
      let offset = inputs.place + inner.place
      let own = _PropertyInputs(
        nodeRuntime: inputs.nodeRuntime, node: inputs.node,
        name: inner.place == 0 ? inputs.name : "@\(offset)", place: offset, state: inputs.state,
        subgraph: inputs.subgraph)
      return inner.makeBox(base + inner.offset, own)
    }
    super.init(inputs)
  }

  override var isUpdatedAtVisits: Bool { true }

  override func bind(_ property: UnsafeMutableRawPointer) {
    for (inner, box) in zip(properties, boxes) { box.bind(property + inner.offset) }
    property.assumingMemoryBound(to: P.self).pointee.update()
  }

  override func report(isFirst: Bool, since revision: UInt64) {
    for box in boxes { box.report(isFirst: isFirst, since: revision) }
  }

  override func addChangedNames(to names: inout [String]) {
    for box in boxes { box.addChangedNames(to: &names) }
  }

  /// That of the part which changed last; the first of them on a tie.
  override var cause: CauseID {
    boxes.max { $0.changedAt < $1.changedAt }?.cause ?? .none
  }

  override var changedAt: UInt64 { boxes.filter(\.concernsBody).map(\.changedAt).max() ?? 0 }

  override var holdsState: Bool { boxes.contains(where: \.holdsState) }

  override func remove() {
    for box in boxes { box.remove() }
  }
}
