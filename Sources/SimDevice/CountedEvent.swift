// The events that are counted by view type: the cases, the runtime events that count as each, and their names in records.
//
// Recorders and tests iterate over the cases, so a new count needs one case, one line in `note` and an entry in the catalog
// of records.

package import SimViews

extension SimulatedDevice {
  /// The events that are counted for each view type.
  public enum CountedEvent: Int, CaseIterable, Sendable {
    /// View values passed to the runtime.
    case initialisations
    case bodyEvaluations
    /// New view values that compared equal, so that the subtree was not updated.
    case equalComparisons
    case appearances
    case disappearances
    /// Invalidations that did not reach a body because its inputs turned out to be equal.
    case cutOffs
    /// Body evaluations whose result was equal to the previous one.
    case bodiesWithoutNews
    /// Body evaluations that only passed new values to inner views or to rows.
    case bodiesHandedOn
    /// Body evaluations that gave a list inside the view a new value.
    case bodiesAboveLists
  }
}

extension SimulatedDevice.CountedEvent {
  /// The name of the event's counts in records.
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
  /// Counts a runtime event, if it is one of the counted ones.
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
