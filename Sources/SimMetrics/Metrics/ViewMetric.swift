// What is counted of each view type, in one list: comparisons, gates and budgets go through it.

/// One count of a view type.
package struct ViewMetric: Sendable {
  /// The name, as records have it.
  package let name: String
  /// The name for people, behind the view's.
  package let title: String
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
      name: "comparedEqual", title: "compared equal", lessIsBetter: false, isGated: true,
      read: { $0.comparedEqual }),
    ViewMetric(
      name: "withoutNews", title: "bodies without news", lessIsBetter: true, isGated: false,
      read: { $0.withoutNews }),
    ViewMetric(
      name: "appearances", title: "appearances", lessIsBetter: false, isGated: true,
      read: { $0.appearances }),
    ViewMetric(
      name: "disappearances", title: "disappearances", lessIsBetter: false, isGated: true,
      read: { $0.disappearances }),
  ]

  /// Evaluations of the body.
  package static let bodies = ViewMetric(
    name: "bodies", title: "bodies", lessIsBetter: true, isGated: true, read: { $0.bodies })
  /// Values seen to be made.
  package static let initialisations = ViewMetric(
    name: "initialisations", title: "inits", lessIsBetter: true, isGated: true,
    read: { $0.initialisations })
}
