// The runtime as elements know it. Elements measure text, report what they drew, and ask whether anybody sets guides; they do
// not see nodes, roots and updates.
//
// A class and not a protocol, because an element asks in the middle of layout, where a call through a table would cost more
// than the answer. And a superclass rather than a part: nodes pass the runtime on to elements as it is, and what both use is
// in one object.

import Foundation

/// What the elements of an app share: how text is measured, who is notified, what they ask of the host.
///
/// Its one subclass is the runtime itself.
@MainActor
@_spi(Runtime) public class LayoutRuntime {
  package final let policy: SystemPolicy
  package final let measurer: any TextMeasurer
  /// Who hears what the runtime does; it must outlive the runtime, or be taken off before it goes.
  ///
  /// A weak reference would cost more than most of what is reported.
  package final unowned(unsafe) var observer: (any RuntimeObserver)? {
    didSet { unretainedObserver = observer.map(UnretainedObserver.init) }
  }
  @exclusivity(unchecked) private final var unretainedObserver: UnretainedObserver?
  /// What was asked of the host since it was drawn last.
  @exclusivity(unchecked) package final var mutations: [RenderMutation] = []
  /// What the bars of the system cover of the window, in points; the window is laid out in the rest.
  @exclusivity(unchecked) package final var safeAreaInsets = EdgeInsets()
  /// Whether screens were laid out since it was found how far what scrolls goes on beyond the safe area.
  @exclusivity(unchecked) package final var isReachStale = false
  /// Whether something was scrolled that the host has not taken over yet.
  @exclusivity(unchecked) package final var hasScrolled = false
  /// The properties of UIDevice and UIScreen.
  @exclusivity(unchecked) package final var facts = DeviceFacts.outside
  /// Whether a custom layout was ever made: custom layouts receive more calls than the framework's own containers.
  @exclusivity(unchecked) final var hasCustomLayouts = false
  /// Whether a shape of the app's was ever on screen: it hears when it is drawn.
  @exclusivity(unchecked) final var hasOwnOutlines = false
  /// The shapes of the app's that are drawn anew, in the order in which they were found.
  @exclusivity(unchecked) final var outlines: [LayoutItem] = []
  /// Whether views live that were removed.
  @exclusivity(unchecked) final var retainsRemovedSubtrees = false
  /// Whether moves are recorded.
  @exclusivity(unchecked) final var notesMoves = false
  /// The elements whose place or size changed in the last update, if moves are recorded.
  @exclusivity(unchecked) final var movedItems: [LayoutItem] = []
  /// Whether some view was ever laid out from right to left: if not, no direction is read.
  @exclusivity(unchecked) final var hasRightToLeft = false
  /// The alignment guides that some modifier of this app has set.
  @exclusivity(unchecked) private final var guides: [AlignmentKey] = []
  @exclusivity(unchecked) private final var storedOwner = ViewOwner.app
  @exclusivity(unchecked) private final var nextElement: UInt32 = 0
  /// The number of the last element that there was when all was laid out for the screen.
  @exclusivity(unchecked) private(set) final var lastOnScreen: UInt32 = 0

  init(policy: SystemPolicy, measurer: any TextMeasurer, observer: (any RuntimeObserver)?) {
    self.policy = policy
    self.measurer = measurer
    self.observer = observer
    unretainedObserver = observer.map(UnretainedObserver.init)
  }

  @inline(__always)
  package final func report(_ event: @autoclosure () -> RuntimeEvent) {
    if let unretainedObserver { unretainedObserver.notify(event()) }
  }

  /// Opens the address of a link in a text; to be replaced.
  func open(_ address: URL, in environment: EnvironmentValues) {}

  /// Asks the app's own shapes that are drawn anew for their outlines.
  ///
  /// They are drawn when all is laid out, and before anything hears that it appeared.
  package final func drawOutlines() {
    guard !outlines.isEmpty else { return }
    let waiting = outlines
    outlines = []
    for element in waiting { element.drawOutline(self) }
  }

  /// Runs code of the user's, and says so.
  package final func runningUserCode<R>(_ body: () -> R) -> R {
    report(.willRunUserCode)
    defer { report(.didRunUserCode) }
    return body()
  }

  /// Runs a user closure that makes views, and reports what it made.
  package final func makingContent<Content>(
    _ contents: _ViewContents, _ make: () -> Content
  ) -> Content {
    let content = runningUserCode(make)
    report(.contentMade(contents.counts(of: content)))
    return content
  }

  /// What a body that has just run made and used; what looking for it takes is not the user's.
  ///
  /// - Parameter properties: how many dynamic properties were bound.
  /// - Parameter isCompared: whether its values are compared with those of the body before.
  package final func counts<Body>(
    of body: Body, _ contents: _ViewContents, _ properties: Int, isCompared: Bool
  ) -> ViewCounts {
    var counts = contents.fixed
    if !contents.isFixed {
      report(.willRunEngine)
      counts = contents.counts(of: body)
      report(.didRunEngine)
    }
    counts.properties = UInt16(clamping: properties)
    if isCompared { counts.compareAll() }
    return counts
  }

  /// The view to which what comes to be now belongs.
  ///
  /// Computed, since what is stored would be checked for exclusive access where the device asks (see `Graph.currentCause`).
  package final var owner: ViewOwner {
    get { storedOwner }
    set { storedOwner = newValue }
  }

  /// A number for an element that is being made.
  package final func makeElementID() -> ElementID {
    nextElement += 1
    return ElementID(number: nextElement, owner: owner)
  }

  /// Says that what was made so far has been laid out for the screen.
  final func noteElementsOnScreen() { lastOnScreen = nextElement }

  /// Whether a modifier or text may set a guide: if not, only layouts of the user's need be asked.
  final func mayBeExplicit(_ key: AlignmentKey) -> Bool {
    key.isBaseline || (!guides.isEmpty && guides.contains(key))
  }

  /// Whether views lined up by a guide may be placed otherwise than their sizes alone imply: the guide is the app's own, or
  /// may be set by somebody.
  package final func isGuided(_ key: AlignmentKey) -> Bool {
    key.isCustom || mayBeExplicit(key)
  }

  /// Notes that a modifier sets a guide.
  final func addGuide(_ key: AlignmentKey) {
    if !guides.contains(key) { guides.append(key) }
  }
}
