// The catalogue of counts by view type. Records, their schema, comparisons, gates and the tables of
// reports use it, so another count needs one entry here and one call where it is counted.

/// One count of a view type.
package struct ViewMetric: Sendable {
  /// The name, as records have it.
  package let name: String
  /// The title, shown after the view's name.
  package let title: String
  /// The heading of its column in reports; `nil` if reports do not have the column.
  package let heading: String?
  /// Whether less is better; if not, the number describes the run.
  package let lessIsBetter: Bool
  /// Whether gates compare it, if the baseline has it.
  package let isGated: Bool
  /// Whether all records have it, even the oldest; a record without it is then damaged.
  ///
  /// Newer counts may be absent.
  package let isInEveryRecord: Bool

  private init(
    _ name: String, title: String, heading: String? = nil, lessIsBetter: Bool = false,
    isGated: Bool = false, isInEveryRecord: Bool = false
  ) {
    self.name = name
    self.title = title
    self.heading = heading
    self.lessIsBetter = lessIsBetter
    self.isGated = isGated
    self.isInEveryRecord = isInEveryRecord
  }

  /// Every count, in the order in which tables have them.
  package static let all: [ViewMetric] = [
    bodies, initialisations, comparedEqual, withoutNews, handedOn, aboveList, appearances,
    disappearances,
  ]

  /// The number of evaluations of the body.
  package static let bodies = ViewMetric(
    "bodies", title: "bodies", heading: "Bodies", lessIsBetter: true, isGated: true,
    isInEveryRecord: true)
  /// The number of values that the runtime saw being made.
  package static let initialisations = ViewMetric(
    "initialisations", title: "inits", heading: "Inits", lessIsBetter: true, isGated: true,
    isInEveryRecord: true)
  /// The number of new values that compared equal.
  package static let comparedEqual = ViewMetric(
    "comparedEqual", title: "compared equal", heading: "Compared equal", isGated: true,
    isInEveryRecord: true)
  /// The number of bodies that produced the same result as the one before.
  package static let withoutNews = ViewMetric(
    "withoutNews", title: "bodies without effect", lessIsBetter: true)
  /// The number of bodies that only passed other values on.
  package static let handedOn = ViewMetric("handedOn", title: "bodies that handed on")
  /// Bodies that gave a list another value.
  package static let aboveList = ViewMetric("aboveList", title: "bodies above a list")
  /// The number of times that views appeared.
  package static let appearances = ViewMetric(
    "appearances", title: "appearances", heading: "Appeared", isGated: true, isInEveryRecord: true)
  /// The number of times that views disappeared.
  package static let disappearances = ViewMetric(
    "disappearances", title: "disappearances", heading: "Disappeared", isGated: true,
    isInEveryRecord: true)

  /// Returns the table of a report: a row for each view, a column for each count that has a
  /// heading.
  package static func table(_ views: [ViewCount]) -> Table {
    let metrics = all.filter { $0.heading != nil }
    return Table(
      header: ["View"] + metrics.compactMap(\.heading),
      rows: views.map { view in
        [view.view]
          + metrics.map { view[$0].map { ValueFormatter.count($0) } ?? ValueFormatter.missing }
      }, numbers: Set(1...metrics.count))
  }
}
