package import Foundation

extension HostingRoot {
  /// Lays the root out in the given size.
  ///
  /// A window, a screen or a tab fills it, with what is smaller in the middle; a row, a bar item or an
  /// alert is as large as its content.
  ///
  /// Where content depends on the size that it was given, as in a geometry reader, it is made now, and
  /// the root is laid out again.
  ///
  /// - Complexity: O(1) if it was laid out under the same proposal and nothing changed since.
  package func layout(in proposal: ProposedSize) -> CGSize {
    settledSize(in: proposal) ?? layOutAnew(in: proposal)
  }

  /// The size under a proposal if the root was laid out under it and nothing changed since.
  package func settledSize(in proposal: ProposedSize) -> CGSize? {
    !isDirty && !isInFirstLayout && !(nodeRuntime.hasRightToLeft && element.turns)
      && held.isEmpty
      ? element.settledSize(proposal) : nil
  }

  /// Lays the root out, whether or not anything changed.
  func layOutAnew(in proposal: ProposedSize) -> CGSize {
    nodeRuntime.inScope { nodeRuntime.updating { layOut(in: proposal) } }
  }

  private func layOut(in proposal: ProposedSize) -> CGSize {
    var size = place(in: proposal)
    var rounds = 1
    while rounds < Self.maximumRounds {
      if !nodeRuntime.held.isPlacing {
        nodeRuntime.release(in: self)
        let haveLayers = nodeRuntime.callbacks.haveLayers
        if isDirty || haveLayers { hostedRow?.takePlace(size) }
        if haveLayers { nodeRuntime.wasPlaced(self) }
      }
      guard isDirty else { break }
      nodeRuntime.walkingLaidOut { walk() }
      size = place(in: proposal)
      rounds += 1
    }
    isInFirstLayout = false
    if hostedRow == nil { nodeRuntime.isReachStale = true }
    return size
  }

  /// How often content that depends on its size may be made again within one layout; what is still to be
  /// done after that waits for the next round of the frame, and the host bounds those.
  private static let maximumRounds = 8

  private func place(in proposal: ProposedSize) -> CGSize {
    var size = element.sizeThatFits(proposal, nodeRuntime)
    if isScreen || kind == .tab {
      size = CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }
    element.layout(at: .zero, size: size, proposal: proposal, nodeRuntime)
    return size
  }
}
