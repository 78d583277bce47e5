// How far a scene's time may lie off although every price is right: what the model leaves out of a kind of work.
//
// A price that is known exactly still prices only what the model counts. Figures that were published and not fitted show how
// much is left out, by the kind of work that most of their time goes to. The factor is one for each kind and draw: it is the
// same for all frames of a run and for all runs, so that it cancels where two runs do the same kind of work.

import SimCore

/// A kind of work, as far as the model's error goes.
package enum ModelledWork: String, CaseIterable, Sendable {
  /// Bodies, what they make, and the graph around them.
  case bodies
  /// Ids, differences, and places of rows that are not shown.
  case lists
  /// Cells, and platform views.
  case cells
  /// Layout and the measuring of text.
  case layout
  /// Texts, images and layers on their way to the render server.
  case drawing
  /// The render server and the graphics processor.
  case rendering
  /// The run loop, the process and its screens.
  case host

  /// The factor of a central band of 90 %, from what published figures that were not fitted leave over [D].
  package var error: Double {
    switch self {
    case .bodies: 1.7
    case .lists: 1.7
    case .cells: 2.0
    case .layout: 1.7
    case .drawing: 1.8
    case .rendering: 1.7
    case .host: 1.5
    }
  }
}

extension CostedOperation {
  /// The kind of work that an operation belongs to; nil for what takes exactly as long as it was declared.
  package var kind: ModelledWork? {
    switch self {
    case .heapAllocation, .markAttribute, .visitAttribute, .observableObjectDelivery,
      .evaluateBody, .makeView, .applyModifier, .bindProperty, .formatText, .nameImage,
      .compareValue, .updateLeaf, .appear, .disappear, .startTask, .userInstruction:
      .bodies
    case .listBody, .collectIntegerID, .collectUUID, .diffElement, .resolveEstimate,
      .placeKnownRow, .identifyRow, .outlineRow:
      .lists
    case .realiseRow, .retargetCell, .createCell, .dequeueCell, .mountTextField, .mountSwitch,
      .mountList:
      .cells
    case .measureText, .layoutNode: .layout
    case .drawText, .drawOperation, .decodeImage, .commit, .scrollCommit: .drawing
    case .renderServer, .gpuFrame, .gpuOffscreenPass: .rendering
    case .runLoopPass, .touchDelivery, .transition, .launchProcess, .testStep, .mountWindow,
      .mountScreen:
      .host
    case .declaredWork, .sleep: nil
    }
  }
}
