import Expectations

// Debug builds look at the invariants of the tree at every update, whoever runs it.

@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews

#if DEBUG
  import SimDevice
  import SimGraph
  import SwiftUI
  import Testing

  @testable import SimViews

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("add") { count += 1 }
        if count == 0 {
          Text("none").onAppear {}.padding()
        }
        Text("\(count)")
      }
      .animation(.linear(duration: 1), value: count)
    }
  }

  @MainActor @Suite struct InvariantTests {
    private final class Findings { var sentences: [String] = [] }

    /// A device at rest, and what the checks find.
    private func launched() -> (device: SimulatedDevice, findings: Findings) {
      let device = SimulatedDevice()
      let findings = Findings()
      device.engine.runtime.graph.onBrokenInvariant = { findings.sentences.append($0) }
      device.launch { Counter() }
      device.settle()
      return (device, findings)
    }

    /// The nodes at and below the window's, outer ones first.
    private func nodes(of device: SimulatedDevice) -> [_ViewNode] {
      var found: [_ViewNode] = []
      func visit(_ node: _ViewNode) {
        found.append(node)
        node.forEachChild(visit)
      }
      if let node = device.engine.runtime.window?.node { visit(node) }
      return found
    }

    private func add(_ device: SimulatedDevice, then time: Duration) throws {
      try device.tap("add")
      device.advance(by: time)
    }

    @Test func `a tree in order is left alone, also while a view is on its way out`() throws {
      let (device, findings) = launched()
      try add(device, then: .milliseconds(300))
      expect(device.engine.runtime.removedSubtrees.existing.count, is: 1)
      try add(device, then: .milliseconds(300))
      expect(device.engine.runtime.removedSubtrees.existing.count, is: 1)
      device.settle()
      #expect(device.engine.runtime.removedSubtrees.isEmpty)
      expect(findings.sentences, is: [])
    }

    @Test func `a node flagged outside of updates is reported at the next update`()
      throws
    {
      let (device, findings) = launched()
      let leaf = try #require(nodes(of: device).last)
      leaf.flags.insert(.stale)
      try add(device, then: .milliseconds(100))
      expect(findings.sentences.first?.contains("is flagged and no update will reach it"), is: true)
    }

    @Test func `a child with a wrong parent is reported when its parent is evaluated`()
      throws
    {
      let (device, findings) = launched()
      let row = try #require(
        nodes(of: device).first { node in
          var count = 0
          node.forEachChild { _ in count += 1 }
          return count == 3
        })
      var children: [_ViewNode] = []
      row.forEachChild { children.append($0) }
      children[2].position = -1
      row.flagStale()
      try add(device, then: .milliseconds(100))
      expect(findings.sentences.first?.contains("stands at another place in"), is: true)
    }

    @Test func `a view on its way out is checked like those that stay`() throws {
      let (device, findings) = launched()
      try add(device, then: .milliseconds(300))
      let leaving = try #require(device.engine.runtime.removedSubtrees.existing.first?.node)
      leaving.flags.insert(.below)
      try add(device, then: .milliseconds(100))
      expect(findings.sentences.first?.contains("is flagged and no update will reach it"), is: true)
    }

    @Test func `a removed view in a wrong state is reported`() throws {
      let (device, findings) = launched()
      try add(device, then: .milliseconds(300))
      let outgoing = try #require(device.engine.runtime.removedSubtrees.existing.first?.node)
      expect(outgoing.removalState, is: .outgoing)
      outgoing.removalState = .present
      try add(device, then: .milliseconds(100))
      expect(findings.sentences.first?.hasSuffix("is a removed subtree and is present."), is: true)
    }

    @Test func `a removal goes on from state to state, and nothing leaves the last one`() {
      func next(after state: RemovalState) -> [RemovalState] {
        RemovalState.allCases.filter { $0 != state && state.canBecome($0) }
      }
      expect(next(after: .present), is: [.pendingRemoval, .outgoing, .suspended, .removed])
      expect(next(after: .pendingRemoval), is: [.present, .suspended, .removed])
      expect(next(after: .outgoing), is: [.present, .removed])
      expect(next(after: .suspended), is: [.present, .removed])
      expect(next(after: .removed), is: [])
    }

    @Test func `an appearance missing in its root is reported`() throws {
      let (device, findings) = launched()
      let root = try #require(device.engine.runtime.window)
      root.register(AppearanceNode(AppearanceActions()))
      try add(device, then: .milliseconds(100))
      expect(findings.sentences.first, is: "A root knows 2 appearances of 1.")
    }

    @Test func `a node that outlives the app is reported at its end`() throws {
      let (device, findings) = launched()
      let inputs = try #require(nodes(of: device).first).inputsForChild
      let stray = Text._makeNode(Text("stray"), inputs)
      device.engine.shutDown()
      expect(findings.sentences, is: ["Nodes outlived the app: 1."])
      withExtendedLifetime(stray) {}
    }
  }
#endif
