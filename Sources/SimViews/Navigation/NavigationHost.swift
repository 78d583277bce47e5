// A stack of screens, as a navigation controller holds it. Each screen is a hosting boundary of its own.

package import Foundation
import SimGraph

/// A navigation controller as the runtime sees it.
@MainActor
package final class NavigationHost {
  package unowned(unsafe) let runtime: ViewRuntime
  package let element: NavigationElement
  /// The screens, the root first.
  package private(set) var screens: [HostingRoot] = []
  /// A screen that is on its way out; its state lives until the transition has ended.
  package private(set) var leaving: HostingRoot?
  private unowned(unsafe) let parentRoot: HostingRoot
  private let subgraph: SubgraphID
  private var links: [ObjectIdentifier: any LinkActivation] = [:]

  init(_ inputs: _ViewInputs, element: NavigationElement) {
    runtime = inputs.runtime
    parentRoot = inputs.root
    subgraph = inputs.subgraph
    self.element = element
  }

  /// Installs the root screen.
  func installRoot<V: View>(_ value: V, environment: EnvironmentScope) -> HostingRoot {
    let screen = makeScreen(order: parentRoot.order - 1, environment: environment)
    screens = [screen]
    screen.install(value)
    return screen
  }

  /// Pushes a screen that shows a link's destination.
  func push<V: View>(_ value: V, environment: EnvironmentScope, link: any LinkActivation)
    -> HostingRoot
  {
    finishTransition()
    let screen = makeScreen(
      order: parentRoot.order + 1_000 * screens.count, environment: environment)
    screens.append(screen)
    links[ObjectIdentifier(screen)] = link
    runtime.inScope { screen.install(value) }
    runtime.request(.push)
    return screen
  }

  /// Whether there is a screen to go back to.
  package var canPop: Bool { screens.count > 1 }

  /// Takes the topmost screen off; its state lives until `finishTransition`.
  package func pop() {
    precondition(canPop, "The root of a navigation stack cannot be popped.")
    finishTransition()
    let screen = screens.removeLast()
    links.removeValue(forKey: ObjectIdentifier(screen))?.deactivate()
    leaving = screen
    runtime.request(.pop)
  }

  /// Ends a transition: what left the screen is destroyed.
  package func finishTransition() {
    guard let screen = leaving else { return }
    leaving = nil
    runtime.inScope {
      screen.setAppeared(false)
      screen.remove()
    }
  }

  /// Tells each screen whether it is the one that is shown.
  package func updateAppearance() {
    guard let top = screens.last else { return }
    for screen in screens.dropLast() { screen.setAppeared(false) }
    top.setAppeared(true)
  }

  private func makeScreen(order: Int, environment: EnvironmentScope) -> HostingRoot {
    let screen = HostingRoot(
      runtime: runtime, kind: .screen, order: order, in: subgraph, parentScope: environment)
    screen.navigation = self
    return screen
  }

  func removeAll() {
    finishTransition()
    for screen in screens.reversed() {
      screen.setAppeared(false)
      screen.remove()
    }
    screens = []
    links = [:]
  }
}

/// A link whose destination is on the stack.
@MainActor
protocol LinkActivation: AnyObject {
  /// The destination was popped.
  func deactivate()
}

/// The area of a navigation stack: the topmost screen under a bar.
@MainActor
package final class NavigationElement: RenderElement {
  package weak var host: NavigationHost?
  package override var isHost: Bool { true }
  package override var kind: RenderKind { .navigation }

  /// The height of the bar, in points (UINavigationBar: 44 compact).
  package static let barHeight: CGFloat = 44

  package override func computeSize(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  package override func placeChildren(in size: CGSize, _ runtime: ViewRuntime) {}

  /// Lays out the screens that can be seen.
  package func layoutScreens(_ runtime: ViewRuntime) {
    guard let host, let top = host.screens.last else { return }
    let available = CGSize(width: size.width, height: max(0, size.height - Self.barHeight))
    _ = top.layout(in: ProposedSize(available))
  }
}
