// The error of a predicted time when every price is right, due to work that the model omits.
//
// An exact price still covers only the work that the model counts. Published figures that were not used in the fit show the
// omission for the kind of work that dominates their time. There is one factor for each kind and draw. It is the same for
// all frames and runs, so that it cancels when two runs do the same kind of work.

import SimCore

/// A kind of work with its own model error.
package enum ModelledWork: String, CaseIterable, Sendable {
  /// Bodies, the values that they create, and their part of the graph.
  case bodies
  /// Identifiers, differences, and positions of rows that are not visible.
  case lists
  /// Cells and UIKit views.
  case cells
  /// Layout and text measurement.
  case layout
  /// Texts, images and layers up to the commit.
  case drawing
  /// The render server and the graphics processor.
  case rendering
  /// The run loop, the process and its screens.
  case host

  /// The factor of a central band of 90 %, from published figures that were not fitted [D].
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
  /// The kind of work of an operation, or nil for declared work.
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
