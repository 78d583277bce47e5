// The operations that the device charges for, in the order of the price table and of reports.

/// An operation that takes time on the simulated device.
package enum CostedOperation: Int, CaseIterable, Codable, Hashable, Sendable {
  /// One allocation and release of up to 256 bytes.
  case heapAllocation
  /// Marking one attribute as stale.
  case markAttribute
  /// Visiting one attribute that is up to date.
  case visitAttribute
  /// Delivering a change of an ObservableObject to one subscribed view.
  case observableObjectDelivery
  /// Evaluating a body, without the values that it creates.
  case evaluateBody
  /// Creating one view value.
  case makeView
  /// Applying one modifier to a view value.
  case applyModifier
  /// Updating one dynamic property before a body evaluation.
  case bindProperty
  /// Formatting the string of one text from values.
  case formatText
  /// Looking up one image by name.
  case nameImage
  /// Comparing one value returned by a body with the previous one.
  case compareValue
  /// Updating a leaf view with another value or style.
  case updateLeaf
  /// Evaluating the body of a list, without its identifiers.
  case listBody
  /// Collecting one integer identifier.
  case collectIntegerID
  case collectUUID
  /// Comparing one element of the old and new identifiers of a list.
  case diffElement
  /// Creating one row: graph and layers, without its body.
  case realiseRow
  /// Assigning another row to a reused cell.
  case retargetCell
  /// Creating one UIKit cell.
  case createCell
  /// Dequeuing and configuring one UIKit cell.
  case dequeueCell
  /// Solving the positions of the rows of a section again, per row.
  case resolveEstimate
  /// Placing one known row of a lazy stack that is not visible.
  case placeKnownRow
  /// Creating one list row only to read its explicit identifier.
  case identifyRow
  case measureText
  /// Drawing one text into its backing store.
  case drawText
  /// Laying out one view node in one pass.
  case layoutNode
  /// Creating one UIKit text field.
  case mountTextField
  /// Creating one UIKit switch.
  case mountSwitch
  /// Performing one drawing operation in a canvas.
  case drawOperation
  case decodeImage
  case commit
  /// Moving content in a commit, as a scroll does.
  case scrollCommit
  /// Preparing one frame in the render server.
  case renderServer
  /// Drawing one frame on the graphics processor.
  case gpuFrame
  /// Drawing one offscreen pass on the graphics processor.
  case gpuOffscreenPass
  /// Running one pass of the main run loop.
  case runLoopPass
  /// Delivering one touch event.
  case touchDelivery
  case appear
  case disappear
  case startTask
  /// Creating the UIKit scroll view of one list.
  case mountList
  /// Creating the first window, with its scene and hosting view.
  case mountWindow
  /// The work of the main thread to push, pop, present or dismiss a screen.
  case mountScreen
  /// Work that the code under test declares, for the reference device.
  case declaredWork
  /// Sleeping on the main thread, as requested by the code under test.
  case sleep
  /// One push or pop of a screen with the frames of its animation, on other threads of the app.
  case transition
  /// Starting the process of the app, up to its own code.
  case launchProcess
  /// A step of a UI test that finds and touches a control. It is charged only while a UI test
  /// drives the app.
  case testStep
  /// Creating one row of a hierarchical list, visible or not.
  case outlineRow
  /// One instruction of the app's own code, in a run that is priced by instructions.
  case userInstruction

  /// The index of the operation in a table in the order of `allCases`.
  var index: Int { rawValue }
}
