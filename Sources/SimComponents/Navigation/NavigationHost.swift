// A stack of screens, like that of a navigation controller. Each screen is a hosting boundary of
// its own.
//
// A value that the app writes changes the stack in the next update. An action of the user changes
// the stack at once and is written back when the animation has ended.

import Foundation
import SimGraph
@_spi(Runtime) package import SimViews

/// The runtime's navigation controller.
@MainActor
package final class NavigationHost: RootHost, ScreenHost {
  /// One screen, and its source.
  struct Level {
    let screen: HostingRoot
    /// The source; nil for the root, and for screens of a path.
    let source: (any ScreenSource)?
    /// The element of the path that the screen represents.
    let element: AnyHashable?
  }

  package unowned(unsafe) let runtime: ViewRuntime
  package let element: NavigationElement
  /// The screens, the root first.
  package var screens: [HostingRoot] { levels.map(\.screen) }
  private(set) var levels: [Level] = []
  package var top: HostingRoot? { levels.last?.screen }
  /// Screens that are being removed, the topmost last; their state exists until the transition has
  /// ended.
  private var outgoing: [Level] = []
  private var popCause = PopCause.path
  /// The user action that removed them.
  private var popOrigin = CauseID.none
  private var transition: ScreenTransition?
  private unowned(unsafe) let parentRoot: HostingRoot
  private let subgraph: SubgraphID
  let path = PathState()
  /// Whether it shows destinations for values, as a `NavigationStack` does and a `NavigationView` does not.
  let takesValues: Bool

  /// Whether its screens are the columns of a split view.
  private let showsColumns: Bool
  /// The stack of columns of which one is filled by this stack: on a phone the two are one stack, with one bar.
  private(set) weak var continued: NavigationHost?

  init(
    _ inputs: _ViewInputs, element: NavigationElement, takesValues: Bool, showsColumns: Bool
  ) {
    self.takesValues = takesValues
    self.showsColumns = showsColumns
    runtime = inputs.runtime
    parentRoot = inputs.root
    subgraph = inputs.subgraph
    self.element = element
    path.host = self
    if parentRoot.kind == .screen, let outer = parentRoot.navigation, outer.showsColumns {
      continued = outer
      parentRoot.navigationItem.continuation = self
    }
    runtime.add(self)
  }

  /// Installs the root screen.
  func installRoot<V: View>(_ value: V, environment: EnvironmentScope) -> HostingRoot {
    let screen = makeScreen(order: parentRoot.order - 1, environment: environment)
    levels = [Level(screen: screen, source: nil, element: nil)]
    screen.install(value)
    return screen
  }

  /// All existing screens, in the order of their creation, including those that are being removed.
  var livingScreens: [HostingRoot] { levels.map(\.screen) + outgoing.map(\.screen) }

  /// The screens below the topmost, and their bar items; during a push, the screen below is
  /// visible.
  package var coveredRoots: [HostingRoot] {
    let isPushing = transition?.kind == .push
    return levels.dropLast(isPushing ? 2 : 1).flatMap { level in
      [level.screen] + ((level.screen.bars as? NavigationItem)?.bars ?? [])
    }
  }

  // MARK: Pushing

  /// Pushes a screen.
  ///
  /// - Parameter below: The screen that requests it; those above that one are removed.
  func push(
    environment: EnvironmentScope, element: AnyHashable? = nil, source: (any ScreenSource)?,
    above below: HostingRoot? = nil, install: (HostingRoot) -> Void
  ) -> HostingRoot {
    // Following a link runs no user code.
    runtime.runningEngine {
      pushing(environment: environment, element, source, above: below, install)
    }
  }

  /// Whether screens that a path removed still exist, because nothing has moved since.
  private var isReplacing: Bool {
    guard popCause == .path, let transition else { return false }
    return transition.kind == .pop && !transition.hasBegun
  }

  private func pushing(
    environment: EnvironmentScope, _ element: AnyHashable?, _ source: (any ScreenSource)?,
    above below: HostingRoot?, _ install: (HostingRoot) -> Void
  ) -> HostingRoot {
    // Screens that replace others of a path cover them while they slide in, like new screens of a
    // navigation controller.
    if !isReplacing { removeOutgoing() }
    if let below, let index = levels.firstIndex(where: { $0.screen === below }) {
      removeLevels(above: index, because: .source)
      removeOutgoing()
    }
    let target = DismissTarget(runtime)
    let screen = makeScreen(
      order: parentRoot.order + 1_000 * levels.count, environment: environment, target)
    target.dismiss = { [weak self, weak screen] in
      guard let self, let screen else { return }
      self.dismiss(screen)
    }
    levels.append(Level(screen: screen, source: source, element: element))
    runtime.inScope { install(screen) }
    begin(.push)
    deferCoveredScreens()
    return screen
  }

  private func makeScreen(
    order: Int, environment: EnvironmentScope, _ target: DismissTarget? = nil
  ) -> HostingRoot {
    let editMode = ScreenEditMode()
    let screen = HostingRoot(
      runtime: runtime, kind: .screen, order: order, in: subgraph, parentScope: environment
    ) { values in
      editMode.write(into: &values)
      if let target { values.dismissTarget = target }
    }
    editMode.begin(in: screen)
    screen.stack = self
    screen.enclosing = parentRoot
    return screen
  }

  // MARK: Popping

  /// Whether there is a screen to return to.
  package var canPop: Bool { levels.count > 1 }

  /// Whether the topmost screen shows a button to go back with.
  package var hasBackButton: Bool {
    guard let item = levels.last?.screen.navigationItem else { return false }
    if let continuation = item.continuation { return continuation.hasBackButton }
    return (canPop || continued?.canPop == true) && !item.isBackButtonHidden && !item.isBarHidden
  }

  /// Whether there is no bar over the topmost screen: its views hide it, or the stack that continues this one has it.
  var isBarHidden: Bool {
    guard let item = levels.last?.screen.navigationItem else { return false }
    return item.isBarHidden || item.continuation != nil
  }

  /// The title of the screen to return to.
  var titleBelow: String {
    guard levels.count > 1 else { return continued?.titleBelow ?? "" }
    return levels[levels.count - 2].screen.navigationItem.title
  }

  /// Pops a screen for the user: the screen moves first, then the state that led to it is written.
  package func pop() {
    precondition(canPop, "The root of a navigation stack cannot be popped.")
    pop(to: levels.count - 2, because: .user)
  }

  /// Handles a screen's request to be removed.
  private func dismiss(_ screen: HostingRoot) {
    guard let index = levels.firstIndex(where: { $0.screen === screen }), index > 0 else { return }
    pop(to: index - 1, because: .user)
  }

  /// The source of a screen no longer shows it: the screen follows.
  func remove(_ screen: HostingRoot) {
    guard let index = levels.firstIndex(where: { $0.screen === screen }), index > 0 else { return }
    pop(to: index - 1, because: .source)
  }

  /// Removes the screens above a level; their state lives until the transition has ended.
  func pop(to index: Int, because cause: PopCause) {
    guard index < levels.count - 1 else { return }
    runtime.runningEngine {
      removeOutgoing()
      removeLevels(above: index, because: cause)
      begin(.pop)
    }
  }

  private func removeLevels(above index: Int, because cause: PopCause) {
    let gone = levels[(index + 1)...]
    guard !gone.isEmpty else { return }
    popCause = cause
    popOrigin = runtime.graph.currentCause
    outgoing = Array(gone)
    levels.removeSubrange((index + 1)...)
    for level in outgoing.reversed() {
      level.screen.beginTransitionOut()
      level.source?.screenIsOutgoing()
    }
    path.levelsLeft(outgoing.count { $0.element != nil }, because: cause)
    deferCoveredScreens()
  }

  /// Lets the screens that are neither the first nor the topmost one follow no change, on systems that do so; while one is
  /// pushed, what it moves over is still visible.
  private func deferCoveredScreens() {
    guard runtime.policy.defersCoveredScreens else { return }
    let visible = transition?.kind == .push ? 2 : 1
    for (index, level) in levels.enumerated() {
      level.screen.defersUpdates = index > 0 && index < levels.count - visible
    }
  }

  // MARK: Transitions

  /// Screens that move in one update move together.
  private func begin(_ kind: ScreenTransition.Kind) {
    if let transition, transition.kind == kind, !transition.hasBegun { return }
    let next = ScreenTransition(kind) { [weak self] in self?.endTransition() }
    transition = next
    runtime.request(.transition(next))
  }

  private func endTransition() {
    transition = nil
    notifyDisappearance()
    // A closure of a removed view may have removed more, which has a transition of its own.
    if transition == nil { removeOutgoing() }
    for level in levels.dropLast() { level.screen.setAppeared(false) }
    deferCoveredScreens()
  }

  /// Calls the disappear callbacks of popped screens while these still exist: a controller is
  /// notified before the stack releases it.
  private func notifyDisappearance() {
    guard !outgoing.isEmpty else { return }
    runtime.inScope { for level in outgoing.reversed() { level.screen.setAppeared(false) } }
    runtime.runActions()
  }

  /// Destroys the removed screens, and writes the user's action back.
  private func removeOutgoing() {
    guard !outgoing.isEmpty else { return }
    let gone = outgoing
    outgoing = []
    runtime.inScope {
      for level in gone.reversed() { level.screen.disappearAndRemove() }
    }
    runtime.screenWasRemoved()
    guard popCause != .path else { return }
    let isUser = popCause == .user
    runtime.enqueue(for: popOrigin) { [path] in
      if isUser { for level in gone.reversed() { level.source?.screenWasRemoved() } }
      path.writeBack()
    }
  }

  func removeAll() {
    popCause = .path
    removeOutgoing()
    for level in levels.reversed() { level.screen.disappearAndRemove() }
    levels = []
    if continued != nil, parentRoot.navigationItem.continuation === self {
      parentRoot.navigationItem.continuation = nil
    }
    path.removeAll()
    runtime.remove(self)
  }
}

/// Why screens are taken off a stack.
enum PopCause {
  /// The user went back, or a screen dismissed itself.
  case user
  /// The presenter no longer presents the screen.
  case source
  /// The path is another.
  case path
}

/// The source of a screen on the stack that does not belong to a path.
@MainActor
protocol ScreenSource: AnyObject {
  /// The screen was taken off; its animation may still run.
  func screenIsOutgoing()
  /// Notifies that the user dismissed the screen, so that the state can be written back.
  func screenWasRemoved()
}
