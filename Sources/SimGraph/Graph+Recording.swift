// Records the nodes that an evaluation reads.
//
// The old inputs of a node stay in its list while it is evaluated, and a cursor moves along them. A
// read of the same input keeps its edge; any other read inserts a new edge before the cursor; edges
// after the cursor at the end were not read again and are removed.
//
// A stamp on the input identifies a second read in the same evaluation. Evaluations nest, and an
// inner one overwrites the stamp; each edge stores the stamp that it replaced, and the end of the
// evaluation restores it.

extension Graph {
  /// Runs code whose reads create no dependencies.
  package func withoutRecording<R>(_ body: () throws -> R) rethrows -> R {
    frames.append(.barrier)
    defer { frames.removeLast() }
    return try body()
  }

  /// Begins to record the nodes that a node reads.
  func beginEvaluation(_ index: UInt32) {
    evaluationSerial &+= 1
    frames.append(
      EvaluationFrame(
        node: index, serial: evaluationSerial, revision: revision,
        oldInput: nodes[Int(index)].firstInput, lastKept: -1))
    enter(index)
  }

  /// Removes the inputs that were not read again.
  func endEvaluation(_ index: UInt32) {
    guard let frame = frames.popLast(), frame.node == index else {
      preconditionFailure("Evaluations must end in the reverse order of their beginning.")
    }
    let slot = Int(index)
    if frame.lastKept >= 0 {
      edges[Int(frame.lastKept)].nextInput = -1
    } else {
      nodes[slot].firstInput = -1
    }
    var leftover = frame.oldInput
    while leftover >= 0 {
      let next = edges[Int(leftover)].nextInput
      unlinkFromOutputs(leftover)
      freeEdge(leftover)
      leftover = next
    }
    if !frames.isEmpty { restoreStamps(of: slot) }
    leave(index)
    // If the node was marked during the evaluation, one of its inputs has been written since, and
    // it must be checked again.
    nodes[slot].checkedAt = nodes[slot].mark == .clean ? revision : frame.revision
  }

  /// Adds a node to the path of nodes being checked or evaluated.
  ///
  /// Marks that are made from now on are kept.
  func enter(_ index: UInt32) {
    path.append(index)
    nodes[Int(index)].isEvaluating = true
    nodes[Int(index)].mark = .clean
  }

  /// Removes the last node from the path.
  func leave(_ index: UInt32) {
    path.removeLast()
    nodes[Int(index)].isEvaluating = false
  }

  /// Makes `input` an input of the innermost evaluation.
  func record(_ input: UInt32) {
    guard let top = frames.indices.last, frames[top].isRecording else { return }
    let frame = frames[top]
    let stamp = nodes[Int(input)].readStamp
    guard stamp != frame.serial else { return }
    nodes[Int(input)].readStamp = frame.serial
    let edge: Int32
    if frame.oldInput >= 0, edges[Int(frame.oldInput)].input == input {
      edge = frame.oldInput
      frames[top].oldInput = edges[Int(edge)].nextInput
    } else {
      edge = makeEdge(from: input, to: frame.node)
    }
    edges[Int(edge)].serial = frame.serial
    edges[Int(edge)].outerStamp = stamp
    keep(edge, in: top)
    // The input was marked while it was updated, because one of its own inputs was written.
    if nodes[Int(input)].mark != .clean { mark(frame.node, as: .maybeStale) }
  }

  private func keep(_ edge: Int32, in top: Int) {
    let last = frames[top].lastKept
    let next = frames[top].oldInput
    edges[Int(edge)].previousInput = last
    edges[Int(edge)].nextInput = next
    if last >= 0 {
      edges[Int(last)].nextInput = edge
    } else {
      nodes[Int(frames[top].node)].firstInput = edge
    }
    if next >= 0 { edges[Int(next)].previousInput = edge }
    frames[top].lastKept = edge
  }

  private func restoreStamps(of slot: Int) {
    var edge = nodes[slot].firstInput
    while edge >= 0 {
      let record = edges[Int(edge)]
      nodes[Int(record.input)].readStamp = record.outerStamp
      edge = record.nextInput
    }
  }
}

/// An evaluation in progress, or an interval without recording.
struct EvaluationFrame {
  var node: UInt32
  var serial: UInt32
  /// The graph's revision when the evaluation began.
  var revision: UInt64
  /// The next of the old inputs that has not been matched yet.
  var oldInput: Int32
  var lastKept: Int32

  /// A frame that separates the evaluations below it: reads are not recorded.
  static let barrier = EvaluationFrame(
    node: .max, serial: 0, revision: 0, oldInput: -1, lastKept: -1)

  var isRecording: Bool { node != .max }
}
