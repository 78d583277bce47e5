// What is counted of each view type, in one list: comparisons, gates, budgets and the tables of reports go through it.

/// One count of a view type.
package struct ViewMetric: Sendable {
  /// The name, as records have it.
  package let name: String
  /// The name for people, behind the view's.
  package let title: String
  /// The head of its column in reports; nil where they have none.
  package let heading: String?
  /// Whether less is better; where not, the number describes the run.
  package let lessIsBetter: Bool
  /// Whether gates hold it; what was not counted from the first on is compared and not gated.
  package let isGated: Bool
  /// The count; nil in a record that does not have it.
  package let read: @Sendable (ViewCount) -> Int?

  /// Every count, in the order in which tables have them.
  package static let all: [ViewMetric] = [
    bodies, initialisations,
    ViewMetric(
      name: "comparedEqual", title: "compared equal", heading: "Compared equal",
      lessIsBetter: false, isGated: true, read: { $0.comparedEqual }),
    ViewMetric(
      name: "withoutNews", title: "bodies without news", heading: nil, lessIsBetter: true,
      isGated: false, read: { $0.withoutNews }),
    ViewMetric(
      name: "appearances", title: "appearances", heading: "Appeared", lessIsBetter: false,
      isGated: true, read: { $0.appearances }),
    ViewMetric(
      name: "disappearances", title: "disappearances", heading: "Disappeared",
      lessIsBetter: false, isGated: true, read: { $0.disappearances }),
  ]

  /// Evaluations of the body.
  package static let bodies = ViewMetric(
    name: "bodies", title: "bodies", heading: "Bodies", lessIsBetter: true, isGated: true,
    read: { $0.bodies })
  /// Values seen to be made.
  package static let initialisations = ViewMetric(
    name: "initialisations", title: "inits", heading: "Inits", lessIsBetter: true, isGated: true,
    read: { $0.initialisations })

  /// The table of a report: a row for each view, a column for each count that has a heading.
  package static func table(_ views: [ViewCount]) -> Table {
    let metrics = all.filter { $0.heading != nil }
    return Table(
      header: ["View"] + metrics.compactMap(\.heading),
      rows: views.map { view in
        [view.view]
          + metrics.map { $0.read(view).map { ValueFormatter.count($0) } ?? ValueFormatter.missing }
      }, numbers: Set(1...metrics.count))
  }
}
