// Reading under Observation, as bodies, row contents and what a node reads by itself all do it.

import SimGraph

/// Something that runs code of the user's whose observable properties are its dependencies.
@MainActor
protocol ObservingReader: AnyObject {
  /// The node for which it reads.
  var readingNode: _ViewNode { get }
  /// The effect that a change invalidates.
  var readingAttribute: NodeID { get }
  /// What ends the registration of the last reading.
  var trap: ObservationTrap? { get set }
  /// The observable property that changed since the last reading, as an edge.
  var observedEdge: CauseName? { get set }
  /// Takes the observable property that changed by its full name, such as `Model.count`.
  func takeObservedName(_ name: CauseName)
}

extension ObservingReader {
  func takeObservedName(_ name: CauseName) {}
}

extension ObservingReader {
  /// Reads, and is told of the first change to what was read.
  @inline(__always)
  func observing<R>(_ memory: ObservationMemory, _ body: () -> R) -> R {
    trap?.spring()
    if memory.needsTrap, trap == nil { trap = ObservationTrap() }
    return memory.track(trap, body, onChange: changeHandler())
  }

  /// What the registration of the reading that begins now calls, once.
  func changeHandler() -> @MainActor (AnyKeyPath?) -> Void {
    { [weak self, generation = trap?.generation] in
      self?.observedPropertyChanged($0, generation)
    }
  }

  /// A property that was read is about to change.
  ///
  /// A registration that does not know the trap is not ended with it, so what an earlier reading left is
  /// told by the trap's generation.
  private func observedPropertyChanged(_ keyPath: AnyKeyPath?, _ generation: Int?) {
    guard !readingNode.flags.contains(.removed), trap?.isSpringing != true,
      generation == trap?.generation
    else {
      return
    }
    let runtime = readingNode.runtime
    runtime.runningEngine {
      runtime.willWrite()
      let names = runtime.causes.observedName(of: keyPath)
      observedEdge = names.edge
      takeObservedName(names.state)
      runtime.graph.invalidate(
        readingAttribute, cause: runtime.causes.write(names.state, in: runtime.graph))
    }
  }
}
