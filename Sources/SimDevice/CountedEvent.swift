// What is counted about views, in one place: the events, which reports of the runtime count as each, and what records call them.
//
// Recorders and tests go through the list, so another count is one case, one line in `note`, and its entry in the catalogue of records.

package import SimViews

extension SimulatedDevice {
  /// What is counted for each view type.
  public enum CountedEvent: Int, CaseIterable, Sendable {
    /// Values that were handed to the runtime.
    case initialisations
    case bodyEvaluations
    /// New values that compared equal, so that the subtree was left alone.
    case equalComparisons
    case appearances
    case disappearances
    /// Changes that were announced to a body and stopped before it, because what it reads came out equal.
    case cutOffs
    /// Evaluations of `body` that produced what the one before produced: nothing needed them.
    case bodiesWithoutNews
    /// Evaluations of `body` that only handed other values to views inside or to rows.
    case bodiesHandedOn
    /// Evaluations of `body` that gave a list inside it another value.
    case bodiesAboveLists
  }
}

extension SimulatedDevice.CountedEvent {
  /// What counts of this event, by view type, are called in records.
  package var recordName: String {
    switch self {
    case .bodyEvaluations: "bodies"
    case .equalComparisons: "comparedEqual"
    case .bodiesWithoutNews: "withoutNews"
    case .bodiesHandedOn: "handedOn"
    case .bodiesAboveLists: "aboveList"
    case .initialisations, .appearances, .disappearances, .cutOffs: "\(self)"
    }
  }
}

extension EventCounts {
  /// Counts an event, if it is one that is counted.
  package func note(_ event: RuntimeEvent) {
    switch event {
    case .valueMade(let type): add(.initialisations, type)
    case .didEvaluateBody(let type, _): add(.bodyEvaluations, type)
    case .comparedEqual(let type): add(.equalComparisons, type)
    case .cutOff(let type): add(.cutOffs, type)
    case .bodyGaveNothing(let type): add(.bodiesWithoutNews, type)
    case .bodyHandedOn(let type): add(.bodiesHandedOn, type)
    case .bodyUpdatedList(let type): add(.bodiesAboveLists, type)
    case .appeared(let type): add(.appearances, type)
    case .disappeared(let type): add(.disappearances, type)
    default: break
    }
  }
}
