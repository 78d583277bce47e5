// What stands inside an element: hosts, layouts of the user's, outlines of the user's. It is searched on demand, and
// kept until the structure changes.

extension RenderElement {
  struct Holding: OptionSet {
    let rawValue: UInt8
    static let knowsHosts = Holding(rawValue: 1)
    static let hosts = Holding(rawValue: 2)
    static let knowsLayouts = Holding(rawValue: 4)
    static let layouts = Holding(rawValue: 8)
    static let knowsOutlines = Holding(rawValue: 16)
    static let outlines = Holding(rawValue: 32)
  }

  /// Whether the element is filled by a host, or holds one that is.
  ///
  /// - Complexity: O(1) as long as nothing below has another structure than when it was asked last.
  package final var holdsHosts: Bool {
    holding.contains(.knowsHosts)
      ? holding.contains(.hosts) : find(.hosts, .knowsHosts, isHost) { $0.holdsHosts }
  }

  /// Whether a layout of the user's places what is inside, or something in it.
  ///
  /// - Complexity: O(1) as long as nothing below has another structure than when it was asked last.
  final var holdsLayouts: Bool {
    holding.contains(.knowsLayouts)
      ? holding.contains(.layouts)
      : find(.layouts, .knowsLayouts, isCustomLayout) { $0.holdsLayouts }
  }

  /// Whether code of the user's says what the outline of the element is, or of something in it.
  ///
  /// - Complexity: O(1) as long as nothing below has another structure than when it was asked last.
  final var holdsOutlines: Bool {
    holding.contains(.knowsOutlines)
      ? holding.contains(.outlines)
      : find(.outlines, .knowsOutlines, isOwnOutline) { $0.holdsOutlines }
  }

  /// Forgets here and above what stands below.
  final func forgetHoldings() {
    var element: RenderElement? = self
    while let current = element {
      current.holding = []
      element = current.parent
    }
  }

  /// Finds out whether something inside is of a kind, and remembers the answer.
  private func find(
    _ kind: Holding, _ known: Holding, _ isOfKind: Bool, _ inside: (RenderElement) -> Bool
  ) -> Bool {
    var holds = isOfKind
    if !holds { forEachChild { holds = holds || inside($0) } }
    holding.formUnion(holds ? [known, kind] : known)
    return holds
  }
}
