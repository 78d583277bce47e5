// Findings that follow from a run: from the outcomes of bodies, the chains that led to them, the
// reports of watchdogs, and the objects that were made. Names are not interpreted, so the findings
// are the same when all types are renamed.

/// The work that a run could do without, largest saving first.
package struct Advice: Equatable, Sendable {
  package let findings: [Finding]

  /// The least number of needless bodies that is reported; some view has to be evaluated for a
  /// change.
  package static let leastBodies = 20
  /// The share of a view's bodies, for one reason, that must have been needless to be reported.
  static let share = 0.5

  /// The checks of a record, each with its findings.
  private static let checks: [@Sendable (RunRecord) -> [Finding]] = [
    bodies, aboveLists, destinations, inits, watched,
  ]

  init(findings: [Finding]) { self.findings = findings }

  /// Creates the advice for a record; a failed run has no findings.
  package init(_ record: RunRecord) {
    guard !record.outcome.isFailure else {
      findings = []
      return
    }
    findings = Self.checks.flatMap { $0(record) }.sorted { one, other in
      ((other.saving ?? 0), other.bodies, one.kind.rawValue, one.view)
        < ((one.saving ?? 0), one.bodies, other.kind.rawValue, other.view)
    }
  }

  // MARK: Needless bodies

  /// Returns the views most of whose bodies produced nothing new, by the edge that led to most of
  /// them.
  private static func bodies(_ record: RunRecord) -> [Finding] {
    record.counts.views.compactMap { view in
      guard let reason = reason(of: view.view, in: record) else { return nil }
      let needless = reason.outcome?.withoutNews ?? view.withoutNews ?? 0
      guard needless >= leastBodies,
        Double(needless) >= share * Double(reason.bodies)
      else { return nil }
      let count = min(needless, reason.bodies)
      let evidence =
        "\(ValueFormatter.bodies(reason.bodies)) for \(reason.line); "
        + "\(ValueFormatter.count(needless)) gave what the one before gave"
      guard let (kind, cure) = remedy(reason, view: view, needless: needless) else { return nil }
      return Finding(
        kind: kind, view: view.view, evidence: evidence, cure: cure, bodies: count,
        saving: NecessaryWork.time(of: count, for: reason, in: record))
    }
  }

  /// Returns the reason for which most bodies of a view ran again; bodies for one edge count
  /// together.
  private static func reason(of view: String, in record: RunRecord) -> CauseCount? {
    record.counts.causes.reasons(of: view).max { ($0.bodies, $1.line) < ($1.bodies, $0.line) }
  }

  private static func remedy(
    _ reason: CauseCount, view: ViewCount, needless: Int
  ) -> (Finding.Kind, String)? {
    let name = "`\(view.view)`"
    if let field = reason.edge.after("closure ") {
      let captured = reason.via.last.map { hop in
        let parts = hop.split(separator: " → ")
        guard parts.count == 2 else { return "" }
        return ", which captures `\(parts[0].drop { $0 == "_" })` of `\(parts[1])`"
      }
      return (
        .closure,
        "\(name) receives the closure `\(field)`\(captured ?? ""): pass a method of the object, or "
          + "make \(name) Equatable without it."
      )
    }
    if let field = reason.edge.after("field ") {
      // A binding exists to be written through, and its writing half cannot be passed on alone.
      if field.hasPrefix("_") { return nil }
      return (
        .wholeValue,
        "\(name) receives `\(field)` but shows only part of it: pass only the values that it "
          + "shows."
      )
    }
    guard reason.edge.hasPrefix("_") || reason.edge.hasPrefix("property ") else { return nil }
    let property = reason.property
    if needless >= reason.bodies {
      return (.unreadDependency, unread(reason, name: name))
    }
    let owner = reason.state.split(separator: ".").first.map { " of `\($0)`" } ?? ""
    return (
      .fanOut,
      "\(name) depends on all\(owner) by `\(property)`: pass it the values that it shows, or an object "
        + "of its own."
    )
  }

  /// Returns the advice for a declared dependency that nothing on screen used.
  ///
  /// One run cannot show that it is never used.
  private static func unread(_ reason: CauseCount, name: String) -> String {
    let owner = reason.state.split(separator: ".").first.map { "`\($0)`" } ?? "its object"
    let silence =
      reason.state.hasSuffix(".objectWillChange")
      ? "\(owner) sent objectWillChange although none of its published properties changed: send it only for a change. "
      : ""
    return silence
      + "\(name) declares `\(reason.property)`, but nothing that it showed depended on it: remove the declaration, "
      + "and pass the values that it shows at other times, or a closure for an action."
  }

  // MARK: Models of screens

  /// Returns the views that were made repeatedly and hardly ever shown, with the class of which an
  /// object was made each time.
  private static func destinations(_ record: RunRecord) -> [Finding] {
    record.counts.views.compactMap { view in
      let made = view.initialisations
      guard made >= leastBodies, view.bodies * 10 <= made, view.comparedEqual * 10 <= made else {
        return nil
      }
      let models = record.memory.objects.first { object in
        isOneEach(object, of: made) && !isLetGo(object)
      }
      guard let models else { return nil }
      let type = shortName(models.type)
      return Finding(
        kind: .eagerDestination, view: view.view,
        evidence:
          "\(ValueFormatter.count(made, "value")) of \(view.view) and "
          + "\(ValueFormatter.count(models.made, "object")) of \(type) were made for "
          + "\(ValueFormatter.bodies(view.bodies))",
        cure:
          "`\(view.view)` makes a `\(type)` when it is made: hold it in a @StateObject, or make the "
          + "screen when it is shown.",
        bodies: 0, saving: nil)
    }
  }

  /// Returns whether one object was made for each value, or two where a system makes the content of
  /// a row twice.
  ///
  /// More objects, or a box of a library, have another origin.
  private static func isOneEach(_ object: ObjectMemory, of values: Int) -> Bool {
    object.category == "models" && object.made >= values * 9 / 10
      && object.made <= values * 21 / 10 && !isOfLibrary(object.type)
  }

  // MARK: Work in inits

  /// Returns the views whose values were made repeatedly although hardly one was new, each with an
  /// object that was released at once.
  ///
  /// Whatever a value retains lives as long as the value, and many values exist at a time.
  private static func inits(_ record: RunRecord) -> [Finding] {
    record.memory.objects.filter(isLetGo).compactMap { object in
      let made = record.counts.views.filter {
        $0.initialisations >= leastBodies && isOneEach(object, of: $0.initialisations)
          && $0.comparedEqual * 2 >= $0.initialisations
      }
      guard let view = made.max(by: { ($0.comparedEqual, $1.view) < ($1.comparedEqual, $0.view) })
      else { return nil }
      let type = shortName(object.type)
      return Finding(
        kind: .heavyInit, view: view.view,
        evidence:
          "\(ValueFormatter.count(view.initialisations, "value")) of \(view.view) were made, "
          + "\(ValueFormatter.count(view.comparedEqual)) of them equal to the one before, and with each a "
          + "\(type) that was released at once",
        cure:
          "`\(view.view)` makes a `\(type)` in its init, even when nothing changes: do that work in the "
          + "body, or once for all rows.",
        bodies: 0, saving: nil)
    }
  }

  /// Returns whether objects of a class never coexisted, except while one replaces another.
  private static func isLetGo(_ object: ObjectMemory) -> Bool {
    object.live == 0 && (1...2).contains(object.peak)
  }

  /// Returns whether a class belongs to a library rather than to the app, judged by its module.
  private static func isOfLibrary(_ type: String) -> Bool {
    guard let end = type.firstIndex(of: ".") else { return false }
    return libraries.contains(String(type[..<end]))
  }

  /// The modules of the toolchain, and those that are under other names here than in an app.
  private static let libraries: Set<String> = [
    "Swift", "_Concurrency", "_StringProcessing", "Observation", "Synchronization", "Dispatch",
    "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "OpenCombine", "SwiftUI", "SimCombine",
    "SimPublishers", "SimUIKit", "SimData", "SimRecords", "SimMaps", "SimFrameworks", "SimStore",
    "SimMarks", "SimOS",
  ]

  /// A class without the modules of itself and of its arguments: `Box<Item>` for `App.Box<App.Item>`.
  private static func shortName(_ type: String) -> String {
    var short = ""
    var word = ""
    for character in type {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        if character != "." { short += word + String(character) }
        word = ""
      }
    }
    return short + word
  }
}

extension String {
  /// Returns the text after a prefix; `nil` if the text does not have the prefix.
  fileprivate func after(_ start: String) -> String? {
    hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }
}
