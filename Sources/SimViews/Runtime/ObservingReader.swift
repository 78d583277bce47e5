// Reading under Observation, as done by bodies, row contents and nodes that read by themselves.

import SimGraph

/// Something that runs code of the user's whose observable properties are its dependencies.
@MainActor
protocol ObservingReader: AnyObject, Sendable {
  /// The node for which it reads.
  var readingNode: _ViewNode { get }
  /// The effect that a change invalidates.
  var readingAttribute: NodeID { get }
  /// What ends the registration of the last reading.
  var token: ObservationToken? { get set }
  /// The observable property that changed since the last reading, as an edge.
  var observedEdge: CauseName? { get set }
  /// Takes the observable property that changed by its full name, such as `Model.count`.
  func takeObservedName(_ name: CauseName)
}

extension ObservingReader {
  func takeObservedName(_ name: CauseName) {}
}

extension ObservingReader {
  /// Reads, and is notified of the first change to what was read.
  @inline(__always)
  func observing<R>(_ memory: ObservationMemory, _ body: () -> R) -> R {
    if !readingNode.runtime.policy.keepsObservations { token?.cancel() }
    return alsoObserving(memory, body)
  }

  /// Reads, and is notified of the first change to what was read now or in the last reading.
  @inline(__always)
  func alsoObserving<R>(_ memory: ObservationMemory, _ body: () -> R) -> R {
    if memory.needsToken, token == nil { token = ObservationToken() }
    return track(self, token, memory, body)
  }

  /// What the registration of the reading that begins now calls, once.
  func changeHandler() -> ObservationMemory.ChangeHandler { makeChangeHandler(for: self) }

  /// A property that was read is about to change.
  ///
  /// A registration that does not know the trap is not ended with it, so what an earlier reading left is
  /// told by the trap's generation.
  fileprivate func observedPropertyChanged(_ keyPath: AnyKeyPath?, _ generation: Int?) {
    guard !readingNode.isRemoved, token?.isCancelling != true,
      generation == token?.generation
    else {
      return
    }
    let runtime = readingNode.runtime
    if runtime.policy.keepsObservations { token?.cancel() }
    runtime.runningEngine {
      runtime.willWrite()
      let names = runtime.causes.observedName(of: keyPath)
      let cause = runtime.causes.write(names.state, in: runtime.graph)
      runtime.postpone(ObservedChange(self, names, cause), isImmediate: true)
    }
  }
}

// Not methods: they would ask for the type of the reader at each body.

/// Reads, and says what is called at a change only if something observable was read.
@MainActor @inline(__always)
private func track<R>(
  _ reader: any ObservingReader, _ token: ObservationToken?, _ memory: ObservationMemory,
  _ body: () -> R
) -> R {
  memory.track(token, body, onChange: makeChangeHandler(for: reader))
}

/// What the registration of a reading that begins now calls, once.
@MainActor
private func makeChangeHandler(for reader: any ObservingReader) -> ObservationMemory.ChangeHandler {
  let (gate, generation) = (reader.readingNode.runtime.gate, reader.token?.generation)
  return { [weak reader] keyPath in
    nonisolated(unsafe) let keyPath = keyPath
    guard gate.isOpen else {
      return gate.enqueueOnMainLoop { reader?.observedPropertyChanged(keyPath, generation) }
    }
    MainActor.withoutCheck { reader?.observedPropertyChanged(keyPath, generation) }
  }
}

/// A change of an observable property that a reader has not been notified of yet.
@MainActor
private final class ObservedChange: PendingWriting {
  private weak var reader: (any ObservingReader)?
  private let names: ObservedName
  private let cause: CauseID
  var waitsIn: UInt64 = 0

  init(_ reader: any ObservingReader, _ names: ObservedName, _ cause: CauseID) {
    self.reader = reader
    self.names = names
    self.cause = cause
  }

  func merge() {}

  func apply(in runtime: ViewRuntime) {
    // The attribute goes with the node, which the reader does not keep.
    guard let reader, runtime.graph.isLive(reader.readingAttribute) else { return }
    reader.observedEdge = names.edge
    reader.takeObservedName(names.state)
    runtime.graph.invalidate(reader.readingAttribute, cause: cause)
    if runtime.motion.ambient != nil { runtime.motion.written(reader.readingNode) }
  }
}
