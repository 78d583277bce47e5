// What the device is charged for, by name.
//
// The rows of the price table in `CostModel`; the order is that of the table and of reports.

/// An operation that takes time on the simulated device.
package enum CostedOperation: Int, CaseIterable, Codable, Hashable, Sendable {
  /// One allocation and release of up to 256 bytes.
  case heapAllocation
  /// Marking one attribute as outdated.
  case markAttribute
  /// Visiting one attribute that proves clean.
  case visitAttribute
  /// An ObservableObject's change reaching one subscribed view.
  case observableObjectDelivery
  /// Evaluating a body, without what it makes.
  case evaluateBody
  /// Making one view value.
  case makeView
  /// Applying one modifier to a view value.
  case applyModifier
  /// Binding one dynamic property before a body.
  case bindProperty
  /// Putting the string of one text together from values.
  case formatText
  /// Making one image by its name.
  case nameImage
  /// Comparing one value that a body returned with the one before.
  case compareValue
  /// A leaf taking another value or style.
  case updateLeaf
  /// Evaluating the body of a list container, without its ids.
  case listBody
  /// Collecting one integer id.
  case collectIntegerID
  case collectUUID
  /// Comparing one element of a list's old and new ids.
  case diffElement
  /// Making one row for the first time: graph and layers, without its body.
  case realiseRow
  /// Giving a reused cell another row.
  case retargetCell
  /// Making one platform cell.
  case createCell
  /// Dequeuing and configuring one platform cell.
  case dequeueCell
  /// Solving the places of a section's rows again, for one row.
  case resolveEstimate
  /// Placing one row that a lazy stack knows and does not show.
  case placeKnownRow
  /// Making one row of a list for its explicit id alone.
  case identifyRow
  case measureText
  /// Drawing one text into its backing store.
  case drawText
  /// Laying out one node in one pass.
  case layoutNode
  /// Mounting one platform text field.
  case mountTextField
  /// Mounting one platform switch.
  case mountSwitch
  /// Drawing with one operation into a canvas.
  case drawOperation
  case decodeImage
  case commit
  /// Moving content in a commit, as a scroll does.
  case scrollCommit
  /// The render server preparing one frame.
  case renderServer
  /// The graphics processor drawing one frame.
  case gpuFrame
  /// One offscreen pass of the graphics processor.
  case gpuOffscreenPass
  /// One pass of the main run loop.
  case runLoopPass
  /// Delivering one touch event.
  case touchDelivery
  case appear
  case disappear
  case startTask
  /// Making the scrolling platform view behind one list.
  case mountList
  /// Making the first window, with its scene and its hosting view.
  case mountWindow
  /// The main thread's part of pushing, popping, presenting or dismissing a screen.
  case mountScreen
  /// Work that the code under test declared, for the reference device.
  case declaredWork
  /// The main thread put to sleep by the code under test.
  case sleep
  /// One push or pop of a screen, with the frames of its animation; on the app's other threads.
  case transition
  /// The start of the app's process, up to its own code.
  case launchProcess
  /// A UI test looking for a control and touching it; paid only while one drives the app.
  case testStep
  /// Making one row of a hierarchical list, shown or not.
  case outlineRow
  /// One instruction of the app's own code, in a run that is priced by them.
  case userInstruction

  /// The row of this operation in a table in the order of `allCases`.
  var index: Int { rawValue }
}
