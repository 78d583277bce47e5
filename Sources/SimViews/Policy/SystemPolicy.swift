// Where systems differ, the difference is a value here, never an `if` in the engine.

/// What one system does differently from another.
package struct SystemPolicy: Sendable {
  /// What the host makes of a `List`.
  package enum ListHosting: Sendable {
    /// A table view (iOS 13 to 15).
    case tableView
    /// A collection view (iOS 16 and later).
    case collectionView
  }

  /// The system's name, such as `iOS17`.
  package var name: String
  /// What a `List` becomes.
  package var listHosting: ListHosting
  /// Whether a list without a style is an inset grouped one, or a plain one.
  ///
  /// An issue on iOS 13 and 14 says that they are plain there and groups from iOS 15 on.
  package var groupsLists = false
  /// Whether a tap selects a row where one at most can be, without the edit mode.
  ///
  /// Notes on iOS 14 and 15 say that nothing is selected outside the edit mode; from iOS 16 on a single row is. Several are
  /// selected in the edit mode alone, everywhere.
  package var selectsWithoutEditing = false
  /// Whether headers of groups are set in capitals by default.
  ///
  /// Up to iOS 18: "no longer" so in Apple's guide to the design of iOS 26.
  package var capitalizesHeaders = true
  /// How often a row's content closure is called when the row is first laid out.
  ///
  /// Once in the logs of iOS 14; about twice in all lazy containers from iOS 16 on.
  package var rowContentEvaluationsOnFirstLayout: Int
  /// How often each body inside a row is evaluated when the row is first laid out.
  ///
  /// Three times in a log of an early iOS 14 (August 2020), once everywhere else.
  package var rowBodyEvaluationsOnFirstLayout: Int
  /// Whether a list keeps the state of rows that were scrolled away.
  ///
  /// Every observed system does.
  package var keepsRowState = true
  /// Whether an explicit `id` on the rows of a ForEach makes a list build the contents of all elements.
  ///
  /// 40,000 row values on iOS 15 (2022), a screenful without the id. No log is published of later
  /// systems; that they are lazy, and that iOS 14 is like 15, are estimates.
  package var explicitIDsBuildAllRows = false
  /// For how many updates a lazy stack keeps the state of elements of a ForEach that went off screen; nil as
  /// long as the stack itself lives.
  ///
  /// Kept in all observations up to iOS 17. With the SDK of iOS 18 each ForEach evicts rows that were not looked up
  /// for 8 updates, at most 64 elements an update, as was read from the binaries; iOS 27 documents "a number of
  /// updates".
  package var lazyStackRetention: Int?
  /// Whether a list makes its next cell in the time that a frame of a scroll leaves.
  ///
  /// With the SDK of iOS 15 table views and collection views do (WWDC21-10252); table views had nothing
  /// of the kind before.
  package var preparesCells = false
  /// How many cells of a list wait for the rows that they showed when those left the screen.
  ///
  /// Since iOS 15 a cell that leaves "may stay prepared" (WWDC21-10252), before it went to the pool; that two
  /// do is an estimate (×/÷2).
  package var waitingCells = 0
  /// Whether a lazy stack makes its next subview in the time that frames of a scroll leave, the body in one
  /// and the layout in another.
  ///
  /// Documented in WWDC26-321; that iOS 26 does it, whose updates are "better scheduled" (WWDC25-256), and
  /// that no earlier system does, are estimates.
  package var preparesLazySubviews = false
  /// When a lazy stack tells its subviews that they disappear.
  ///
  /// Only at the bottom edge in a log of iOS 15 (2021); never on iOS 16 (2022). Always from iOS 17 on is
  /// an estimate: no log is published.
  package var lazyStackDisappearance = Disappearance.always

  /// When `onDisappear` is called for what is scrolled away.
  package enum Disappearance: Sendable {
    case never
    /// At the end only: what is scrolled away over the top is not reported.
    case atEnd
    case always
  }

  /// How often a closure of `onChange` is called in one frame before it is cut off.
  ///
  /// Two calls in a log of iOS 15 (2022) where a button started it.
  package var actionsInFrame = 2
  /// How often it is called in the frame in which its screen is made.
  ///
  /// Six calls in the same log where `onAppear` started it at launch; the author saw six or seven. The calls are
  /// counted by renderings of the graph (mechanism.md#7.5), of which a screen's first frame has several and
  /// what a button inserts later has one.
  package var actionsInFirstFrame = 6
  /// How many rounds of a frame may follow from what its layout led to: an `onGeometryChange` that writes state.
  ///
  /// Further rounds belong to the next frame. Nil for the limit of any update.
  ///
  /// Two as read from the binaries (mechanism.md#7.4). No log shows it, and a view that grows by its own geometry
  /// would then go on frame after frame, so no system has it.
  package var layoutRoundsInFrame: Int?
  /// Whether an `onGeometryChange` is called for each new value of a frame, and dropped for one that it was called with
  /// shortly before; if not, its third call of a frame is dropped, whatever its value.
  ///
  /// With the SDK of iOS 18, as was read from the binaries; many apps' logs have the message.
  package var dropsCyclingGeometry = false
  /// Whether what `onReceive` receives evaluates the body that carries it, whatever the closure changes.
  ///
  /// An article on iOS 15 and 16 says so, and no log is published for or against it. The value that a
  /// publisher sends when it is subscribed to belongs to the evaluation that subscribed, and is not an event.
  package var eventsRunBodies = true
  /// Whether `_printChanges` names a change of an `@Observable` object by its key path, such as
  /// `\Model.count`; if not, it says `@dependencies`.
  ///
  /// The latter in a log of iOS 17, the former in one of the systems of 2024.
  package var namesObservedProperties = false
  /// Whether a modifier in a list of views is called once for all views that its content resolves to, when the first of
  /// them appears and when the last is gone, or once for each.
  ///
  /// With the SDK of iOS 15, as was read from the binaries (mechanism.md#8.5); before, each view had it.
  package var mergesCallbacks = true
  /// Whether closures of one update are called in the order in which the graph comes to their subgraphs
  /// (`SubgraphOrder`), so that a stack with a `ForEach` appears before its children, and later siblings
  /// before earlier ones.
  ///
  /// Inferred from how the graph updates as it was read from the binaries; logs show static views only.
  package var ordersCallbacksBySubgraph = true
  /// Whether a `@State` and a `@StateObject` take part in the comparison of views with what they begin
  /// with.
  ///
  /// The graph's comparison as it was read from the binaries exempts no wrapper, so a child whose `@State`
  /// begins with a new object is another input each time. Against it stands one sentence of GT-101, which
  /// was measured with constant initial values.
  package var comparesInitialState = true
  /// Whether a binding takes part in the comparison of views with the value that it was made with, so that a
  /// parent which runs for the state hands its child another input.
  ///
  /// Inferred from the three fields of a binding as they were read from the binaries (mechanism.md#4.2); no log
  /// shows it.
  package var comparesBoundValues = true
  /// Whether two bindings made of closures are the same input where their closures are, by code and captures; if not, where
  /// they are one and the same binding.
  ///
  /// With the SDK of iOS 17, as was read from the binaries (mechanism.md#4.5).
  package var comparesBindingClosures = false
  /// Whether `withTransaction` adds its keys to those of the transaction around it, and `withAnimation` so its one; if not,
  /// theirs alone count.
  ///
  /// With the SDK of iOS 17, as was read from the binaries (mechanism.md#7.7).
  package var mergesTransactions = false
  /// Whether an object whose `objectWillChange` is another publisher than the one that it has by itself is subscribed to again
  /// at each body that observes it.
  ///
  /// Up to the SDK of iOS 17, as was read from the binaries (mechanism.md#6.3).
  package var subscribesAnew = true
  /// Whether a ForEach that is the same input calls none of its content closures.
  ///
  /// Read from the binaries: with the SDK of iOS 18; before, no two values of a ForEach were the same.
  package var comparesForEach = false
  /// Whether a body that runs for another reason goes on observing what earlier ones read, until one of these
  /// properties changes.
  ///
  /// One audit of the decompiled sources says so (mechanism.md#6.7), and no log shows it.
  package var keepsObservations = false
  /// Whether the expression of a `@State`'s initial value runs only when its storage is made.
  ///
  /// False up to Xcode 26: every value of the view runs it. True with the macro of Xcode 27, here for objects alone: a
  /// wrapper that takes a closure cannot be assigned in an initialiser, as people's views do.
  package var hasLazyState = false
  /// Whether the default animation is a spring without bounce, as since iOS 17; before, it eases in and
  /// out.
  package var defaultAnimationIsSpring = false
  /// Whether a tab view makes all its tabs at once, with their state, or each when it is selected first.
  ///
  /// At once up to iOS 17; from iOS 18 on a tab is made when it is selected.
  package var makesAllTabs = true
  /// Whether onAppear runs at launch in tabs that are not selected.
  ///
  /// Seen on iOS 17 only; a log of 2021 and notes on iOS 16 say that only the selected tab appears.
  package var appearsInAllTabsAtLaunch = false
  /// Whether a stack keeps two texts apart by their leading, and rounds what a text keeps to other views up to pixels,
  /// not to 4 points.
  ///
  /// With the SDK of iOS 17, as was read from the binaries; a dump of that year shows it.
  package var spacesTextByLeading = false
  /// Whether scrolling dismisses the keyboard by default.
  ///
  /// "When linked against iOS 16 or later" in the documentation of `scrollDismissesKeyboard`.
  package var scrollDismissesKeyboard = false
  /// Whether a search field without a placement is below the navigation bar and scrolls with the content.
  ///
  /// Up to iOS 18. From iOS 26 on it stands in the toolbar at the bottom of a phone's screen and stays (WWDC25-323); here it
  /// stays below the navigation bar.
  package var hidesSearchFields = true
  /// Whether a custom animation decides how a scroll view moves to what the app scrolls to, or UIKit's of an
  /// animated change of the offset; a list always moves as UIKit has it.
  ///
  /// Up to iOS 16: an app of that time changes the duration of UIKit's animation to change that of a `scrollTo`, though
  /// that stands in a `withAnimation`. That it is the app's from iOS 17 on is an estimate.
  package var scrollsByAnimation = false
  /// Whether a drag gesture takes the finger that recognises where content would begin to follow it, and one of high priority
  /// around what scrolls does; if not, the content follows.
  ///
  /// From iOS 18 on: a report with both systems side by side (FB14688465, drags of ten points; iOS 17.5 scrolls), and a list of bugs for
  /// the high priority, which names a longer distance as the remedy. With a shorter one the gesture has the finger everywhere
  /// (an article on iOS 16).
  package var dragsStopScrolls = false
  /// Whether a cover stays when its item becomes another one, with its state, and only what is in it disappears and appears.
  ///
  /// Notes of a log of iOS 26 (ryansobol/swiftui-view-lifecycle), beside sheets, which are replaced. Before, as Apple documents
  /// for any item: the cover is dismissed and another one comes.
  package var keepsCovers = false
  /// Whether the screens between the first and the topmost one of a navigation stack follow no change until they are shown again.
  ///
  /// Seen on iOS 15 to 18: of three screens that observe one model the covered one in the middle runs neither its body nor its
  /// `onChange`, and the other two do. That it is so on iOS 26 and 27 is an estimate; no log is known of iOS 14.
  package var defersCoveredScreens = false
  /// Whether the update before a commit is part of UIKit's update cycle (iOS 18 and later).
  package var usesUpdateCycle: Bool

  /// The sizes by which screens are laid out.
  package var geometry = SystemGeometry()

  /// The style of a list without one.
  package var defaultListForm: ListForm { groupsLists ? .insetGrouped : .plain }

  /// The policy of every system that is known, oldest first.
  package static let all: [SystemPolicy] = [
    iOS14Beta, iOS14, iOS15, iOS16, iOS17, iOS18, iOS26, iOS27,
  ]

  package static let iOS14Beta = SystemPolicy(
    name: "iOS14Beta", listHosting: .tableView, rowContentEvaluationsOnFirstLayout: 1,
    rowBodyEvaluationsOnFirstLayout: 3, explicitIDsBuildAllRows: true,
    lazyStackDisappearance: .atEnd, mergesCallbacks: false, usesUpdateCycle: false)
  package static let iOS14 = SystemPolicy(
    name: "iOS14", listHosting: .tableView, rowContentEvaluationsOnFirstLayout: 1,
    rowBodyEvaluationsOnFirstLayout: 1, explicitIDsBuildAllRows: true,
    lazyStackDisappearance: .atEnd, mergesCallbacks: false, usesUpdateCycle: false)
  package static let iOS15 = SystemPolicy(
    name: "iOS15", listHosting: .tableView, groupsLists: true,
    rowContentEvaluationsOnFirstLayout: 1,
    rowBodyEvaluationsOnFirstLayout: 1, explicitIDsBuildAllRows: true, preparesCells: true,
    waitingCells: 2, lazyStackDisappearance: .atEnd, defersCoveredScreens: true,
    usesUpdateCycle: false)
  package static let iOS16 = SystemPolicy(
    name: "iOS16", listHosting: .collectionView, groupsLists: true, selectsWithoutEditing: true,
    rowContentEvaluationsOnFirstLayout: 2,
    rowBodyEvaluationsOnFirstLayout: 1, preparesCells: true, waitingCells: 2,
    lazyStackDisappearance: .never, scrollDismissesKeyboard: true, defersCoveredScreens: true,
    usesUpdateCycle: false)
  package static let iOS17 = iOS16.renamed("iOS17") {
    $0.lazyStackDisappearance = .always
    $0.defaultAnimationIsSpring = true
    $0.appearsInAllTabsAtLaunch = true
    $0.scrollsByAnimation = true
    $0.spacesTextByLeading = true
    $0.comparesBindingClosures = true
    $0.mergesTransactions = true
  }
  package static let iOS18 = iOS17.renamed("iOS18") {
    $0.usesUpdateCycle = true
    $0.namesObservedProperties = true
    $0.comparesForEach = true
    $0.subscribesAnew = false
    $0.lazyStackRetention = 8
    $0.dropsCyclingGeometry = true
    $0.makesAllTabs = false
    $0.appearsInAllTabsAtLaunch = false
    $0.dragsStopScrolls = true
  }
  package static let iOS26 = iOS18.renamed("iOS26") {
    $0.preparesLazySubviews = true
    $0.capitalizesHeaders = false
    $0.hidesSearchFields = false
    $0.keepsCovers = true
    $0.geometry = .iOS26
  }
  package static let iOS27 = iOS26.renamed("iOS27") {
    $0.hasLazyState = true
  }

  private func renamed(_ name: String, _ change: (inout SystemPolicy) -> Void = { _ in })
    -> SystemPolicy
  {
    var copy = self
    copy.name = name
    change(&copy)
    return copy
  }
}
