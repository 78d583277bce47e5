/// A gesture that a modifier puts on the elements of its content.
@MainActor
final class GestureAttachment: TouchAttachment {
  let rank: GestureRank
  var mask = GestureMask.all
  /// Makes the recogniser of a touch.
  var makeRecogniser: @MainActor () -> ErasedRecogniser = {
    preconditionFailure("A gesture is attached before it can be touched.")
  }

  init(rank: GestureRank, node: _ViewNode) {
    self.rank = rank
    super.init(environment: node.environment)
  }
}

extension TouchAttachment {
  /// What is attached; there is nothing else than gestures.
  var gesture: GestureAttachment { unsafeDowncast(self, to: GestureAttachment.self) }
}
