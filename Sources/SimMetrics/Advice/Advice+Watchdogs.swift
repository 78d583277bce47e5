// Findings that follow from the reports of a run's watchdogs. Each report was recorded where it
// occurred; only the advice is added here.

extension Advice {
  /// Returns the watchdogs' reports that a change of the view can fix, grouped by kind and view.
  static func watched(_ record: RunRecord) -> [Finding] {
    var findings: [Finding] = []
    for seen in record.messages.watchdogs {
      guard let (kind, cure) = remedy(seen, in: record) else { continue }
      let occasion = seen.watchdog == .slowFrame ? seen.trigger : ""
      if let place = findings.firstIndex(where: {
        ($0.kind, $0.view, $0.occasion) == (kind, seen.view, occasion)
      }) {
        findings[place].evidence += "; \(seen.what), \(seen.extent)"
        continue
      }
      let bodies = kind == .indexIDs ? min(seen.count, NecessaryWork.movedBodies(record)) : 0
      findings.append(
        Finding(
          kind: kind, occasion: occasion, view: seen.view, evidence: seen.line, cure: cure,
          bodies: bodies,
          saving: bodies > 0 ? NecessaryWork.time(of: bodies, in: record) : nil))
    }
    return findings
  }

  private static func remedy(
    _ seen: WatchdogCount, in record: RunRecord
  ) -> (Finding.Kind, String)? {
    let name = "`\(seen.view)`"
    switch seen.watchdog {
    case .idsChanged:
      return (
        .unstableIDs, "\(name) makes new ids for the same elements: keep an id with each element."
      )
    case .contentsShifted where seen.count >= leastBodies:
      return (
        .indexIDs,
        "The ForEach of \(name) identifies its rows by position: give each element a stable id, so that "
          + "its row moves with it."
      )
    case .rowCountVaries:
      return (
        .varyingRows,
        "Each element of \(name) should be exactly one view: put all that it shows into one stack."
      )
    case .rowsErased:
      return (.erasedRows, erased(seen.view))
    case .erasedReplaced where seen.count >= leastBodies:
      return (.erasedRows, erased(seen.view))
    case .explicitIDs:
      return (
        .explicitIDs, "Remove `.id` from the rows of \(name): the ForEach already has their ids."
      )
    case .stateLost:
      return (
        .lostState,
        "Store the state of \(name) in the model: a row's @State is lost when the row leaves the screen."
      )
    case .evaluatedOffScreen where seen.count >= leastBodies:
      // Contents that are made to be counted are made off screen, so both are one finding.
      let isErased = record.messages.watchdogs.contains {
        $0.watchdog == .rowsErased && $0.view == seen.view
      }
      guard !isErased else { return (.erasedRows, erased(seen.view)) }
      return (
        .offScreen, "\(name) is evaluated off screen: reduce what it depends on."
      )
    case .slowBody:
      return (.slowBody, "Move the work out of \(name)'s body, to where its values are made.")
    case .slowScrollFrame:
      return (
        .slowScrolling,
        "Let \(name) do less for each row, or show fewer views in one: a frame has "
          + "\(ValueFormatter.duration(record.identity.refreshInterval))."
      )
    case .slowFrame where !seen.view.isEmpty:
      return (
        .slowFrames,
        "Let \(name) do less at once: show less at first, or make its values before. A frame has "
          + "\(ValueFormatter.duration(record.identity.refreshInterval))."
      )
    case .slowDrawing:
      return (
        .slowDrawing,
        "\(name) is drawn with `\(seen.cause)`, each time into a buffer of its own in every frame: apply the modifier "
          + "once to what holds them, or to fewer views while something moves."
      )
    case .evaluatedOffScreen, .contentsShifted, .erasedReplaced, .countChangedInUpdate, .slowFrame:
      return nil
    }
  }

  private static func erased(_ view: String) -> String {
    "`\(view)` wraps its rows in AnyView: return the concrete view, and choose between different rows by an `if` or a "
      + "`switch` inside a stack."
  }
}
