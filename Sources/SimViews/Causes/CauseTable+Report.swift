// Chains as text, and as rows of a table: names are resolved here and nowhere else.

package import SimGraph

/// One chain that led to bodies, and how often.
package struct CauseChain: Sendable, Equatable {
  /// What happened on the device, such as `tap "Add"`; empty if nothing is known.
  package var event: String
  /// The kind of event, such as `tap`.
  package var eventKind: String
  /// The state that was written last on the way; empty if nothing was written.
  package var state: String
  /// In whose code it was written.
  package var writer: String
  /// What lies between the write and the edge, such as `_count → ContentView`.
  package var via: [String]
  /// The edge that led to the body.
  package var edge: String
  /// The view whose body was evaluated.
  package var view: String
  package var count: Int { Int(tally.bodies) }
  /// How often, and what came of it.
  package var tally: CauseTally
  /// The whole chain in one line.
  package var line: String
}

/// How often an environment rule came out equal and stopped a change.
package struct RuleStop: Sendable, Equatable {
  /// The property that reads the environment, such as `Row._locale`.
  package var property: String
  package var count: Int
}

extension CauseTable {
  /// What came of each link, so far.
  package var marks: ContiguousArray<CauseTally> { tallies }

  /// The chains that led to bodies since a moment, in the order in which they first did.
  ///
  /// - Parameter marks: the counts of that moment.
  package func chains(since marks: ContiguousArray<CauseTally> = []) -> [CauseChain] {
    tallies.indices.compactMap { index in
      let tally = tallies[index].since(index < marks.count ? marks[index] : CauseTally())
      return tally.bodies > 0 ? chain(CauseID(rawValue: UInt32(index)), tally) : nil
    }
  }

  /// How often rules of the environment came out equal, by property, in the order of the names.
  package var stops: [RuleStop] {
    ruleStops.indices.filter { ruleStops[$0] > 0 }
      .map { RuleStop(property: names[$0], count: Int(ruleStops[$0])) }
      .sorted { $0.property < $1.property }
  }

  /// The chain that ends in a link, in one line; empty if nothing is known.
  package func line(of id: CauseID) -> String { chain(id).line }

  /// What lies at the beginning of the chain that ends in a link: the state that was written last on the way, and who wrote
  /// it, otherwise what happened; empty if nothing is known.
  package func origin(of id: CauseID) -> String {
    let chain = chain(id)
    guard !chain.state.isEmpty else { return chain.eventKind }
    let writer = chain.writer.isEmpty ? chain.eventKind : chain.writer
    return writer.isEmpty ? chain.state : "\(chain.state) ← \(writer)"
  }

  /// The chain that ends in the link of a number.
  package func chain(numbered number: UInt32) -> CauseChain {
    chain(CauseID(rawValue: number))
  }

  fileprivate func chain(_ id: CauseID, _ tally: CauseTally = CauseTally()) -> CauseChain {
    var path: [CauseLink] = []
    var current = id
    while current != .none {
      let link = links[Int(current.rawValue)]
      path.append(link)
      current = link.previous
    }
    path.reverse()
    var chain = CauseChain(
      event: "", eventKind: "", state: "", writer: "", via: [], edge: "", view: "", tally: tally,
      line: "")
    var parts: [String] = []
    for (index, link) in path.enumerated() {
      let hop = text(of: link, unless: chain.event)
      switch link.kind {
      case .event:
        chain.event = text(link.name)
        chain.eventKind = text(link.other)
      case .write:
        chain.state = text(link.name)
        chain.writer = text(link.other)
        chain.via = []
      case .environment, .body, .content:
        if index == path.count - 1 {
          chain.edge = text(link.name)
          chain.view = text(link.other)
        } else {
          chain.via.append(hop)
        }
      }
      parts.append(hop)
    }
    chain.line = parts.joined(separator: " → ")
    return chain
  }

  /// A name as it is shown.
  func text(_ name: CauseName) -> String { names[Int(name.rawValue)] }

  private func text(of link: CauseLink, unless event: String) -> String {
    let (name, other) = (text(link.name), text(link.other))
    switch link.kind {
    case .event: return name
    case .write: return other.isEmpty || other == event ? name : "\(name) (\(other))"
    case .environment: return "environment \(name)"
    case .body: return name.isEmpty ? other : "\(name) → \(other)"
    case .content: return "\(name.isEmpty ? "" : "\(name) → ")content of \(other)"
    }
  }
}
