// The node at the root of a screen whose content a closure makes: a sheet, a destination. The closure is an
// observation scope of its own. A state that it reads it sees as the body around the modifier did which made the
// closure; when that body makes a different one, the content is made again (mechanism.md#16.1, #16.2).

import SimGraph
import SimReflection

/// The node of what a closure makes.
package final class ScreenContentNode<Content: View>: _TypedNode<Content>, NodeOwner {
  private var make: @MainActor () -> Content
  private var child: _TypedNode<Content>?
  private lazy var reading = NodeReading(self, typeName(Content.self))
  /// The environment around the screen, which is handed to it like its content.
  private lazy var outside = NodeReading(self, "environment")
  /// The closure that the next update takes.
  private var next: (@MainActor () -> Content)?
  /// Whether that update has come.
  private var isDue = false

  package init(_ inputs: _ViewInputs, make: @escaping @MainActor () -> Content) {
    self.make = make
    super.init(inputs.owned(by: inputs.runtime.owner(of: Content.self)))
    readOutside()
    root.environment.takeOutside()
    child = Content._makeNode(makeContent(), inputsForChild)
  }

  private func readOutside() { outside.read { _ = root.environment.readOutside() } }

  /// The environment around the screen is another one: the host takes it as it takes its content, in one update of its own.
  private func followOutside() {
    readOutside()
    runtime.deferUntilCallbacksRan { [weak self] in
      guard let self, !isRemoved, root.takesValues else { return }
      root.environment.takeOutside()
    }
  }

  /// Takes another closure; the content is made again when what the same change led to has run, unless the screen is outgoing
  /// by then.
  package func take(_ make: @escaping @MainActor () -> Content) {
    guard root.takesValues else { return }
    let isWaiting = next != nil
    next = make
    if !isWaiting { runtime.deferUntilCallbacksRan { [weak self] in self?.takeNow() } }
  }

  private func takeNow() {
    guard next != nil, !isRemoved else { return }
    isDue = true
    reading.wasHanded()
    runtime.changeCounters.handed &+= 1
    flagStale()
  }

  private func makeContent() -> Content {
    reading.read { runtime.owned(by: owner) { runtime.makingContent(.of(Content.self), make) } }
  }

  package override func evaluate() {
    // An outgoing screen takes no new value (mechanism.md#9.3).
    if !root.takesValues { next = nil } else if outside.isStale { followOutside() }
    guard isDue && next != nil || reading.isStale else { return }
    isDue = false
    if let next { make = next }
    next = nil
    reading.following { child?.update(makeContent()) }
  }

  package override func update(_ new: Content) { child?.update(new) }
  package override func collect(into elements: inout [RenderElement]) {
    child?.collect(into: &elements)
  }
  package override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  package override var label: String { "screen" }
  nonisolated func label(of node: NodeID) -> String { "screen content" }

  package override func tearDown() {
    child?.remove()
    child = nil
    reading.end()
    outside.end()
  }
}
