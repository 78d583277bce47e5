// Faults that tests plant, to show that a random program finds them. Each is one line where it bites, and
// `isPlanted` is a constant `false` in release builds, so the line is not there.
//
// There is one switch for a process: a test plants a fault in a child process of its own.

/// A mistake in the graph, the comparison gate, the matching of children, the lifetime of state, the rows of
/// lists and lazy stacks, or the screens of stacks, tabs and sheets.
package enum PlantedFault: String, CaseIterable, Sendable {
  // The graph
  /// A write marks the first reader and no other.
  case marksOneReader
  /// An input that is new in a later evaluation is not recorded.
  case forgetsNewInputs
  /// The check of a marked node looks at its first input only.
  case checksFirstInputOnly
  /// A rule that came out equal counts as changed.
  case neverCutsOff
  /// An effect that was taken from the queue is never queued again.
  case queuesOnce

  // The gate
  /// The last stored property is not compared.
  case skipsLastField
  /// Closures are compared by their code alone.
  case ignoresCaptures
  /// Two references are the same, whatever they refer to.
  case ignoresReferences
  /// No new value is equal to the one in use.
  case nothingIsEqual
  /// A state that is set to what it is counts as changed.
  case writesEqualState

  // The matching of children
  /// Elements are matched by their place, not by their id.
  case matchesByPlace
  /// An element that moved keeps its old value.
  case movedKeepValue
  /// A changed `.id` is the same identity.
  case ignoresID
  /// Both branches of a conditional are one identity where they have one type.
  case branchesAreOne
  /// Another branch is shown, and nobody collects what it shows.
  case keepsOldElements
  /// Children that moved keep the place in the order of the walk.
  case placesStay

  // Lifetime
  /// The attributes of a branch outlive it.
  case leavesSubgraphs
  /// A view that goes is not told that it disappeared.
  case keepsAppearance
  /// Each body makes its state object anew.
  case remakesObjects
  /// A subscription stays with the first object.
  case subscriptionStays
  /// A modifier writes the environment without telling its readers.
  case scopesAreSilent
  /// A body goes on observing what earlier bodies read.
  case observesForEver
  /// A preference that changed is not looked at.
  case preferencesStay

  // Rows that exist while they can be seen
  /// A row that is scrolled away keeps nothing.
  case rowsForgetState
  /// A row that exists keeps its content when the data changes.
  case rowsKeepContent
  /// A row that is out of sight outlives its element.
  case sleepersStay
  /// A row does not learn that its element has moved.
  case rowsLosePlace
  /// The views of a row that is scrolled away are not told.
  case rowsLeaveSilently
  /// A section hands no new content to its rows.
  case sectionsKeepContent
  /// A row that was made ahead is made once more when it is due.
  case rowsAheadAreMadeTwice
  /// Rows that were made ahead stay when the data change.
  case rowsAheadStay

  // Screens
  /// A screen that was popped lives on.
  case poppedScreensStay
  /// A screen that another one covers is not told.
  case coveredScreensStayShown
  /// What the user took off the stack stays in the path.
  case pathsAreNotWritten
  /// A path of the same length leads to the same screens.
  case pathsMatchByPlace
  /// A screen on the stack does not follow what leads to it.
  case destinationsStay
  /// A link pushes a screen and leaves the app's path as it is.
  case linksAreNotWritten
  /// A screen that is presented no longer stays on the stack.
  case presentedScreensStay
  /// Whichever screen dismisses itself, the topmost one goes.
  case dismissTakesTheTopmost
  /// A tab that was left is not told.
  case leftTabsStayShown
  /// The app's selection selects nothing.
  case selectionsAreIgnored
  /// A tab that was not made yet keeps its first value.
  case tabsKeepFirstValue
  /// A sheet that the user took off is still presented, as the app sees it.
  case sheetsAreNotWritten
  /// Nobody is told that a sheet was dismissed.
  case sheetsEndSilently
  /// Another item does not make another sheet.
  case sheetsIgnoreItems
  /// What is presented does not follow what it was made of.
  case sheetsKeepContent
  /// A sheet outlives the view that presents it.
  case sheetsOutlivePresenters
  /// What is below a cover is not told.
  case coversHideNothing
  /// What waits for a sheet to go is not presented then.
  case waitingSheetsStay

  #if DEBUG
    /// The fault that is planted in this process.
    nonisolated(unsafe) package static var active: PlantedFault?
  #endif

  /// Whether this fault is planted: never in a release build.
  @inlinable @inline(__always) package var isPlanted: Bool {
    #if DEBUG
      Self.active == self
    #else
      false
    #endif
  }
}
