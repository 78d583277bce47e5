// Names for hitch ratios. Apple publishes two scales, and both are in use.
//
// The one for scrolling is that of tech talk 10855, WWDC20 session 10077 and the Organizer's pane
// "Scrolling"; the newer one, for all animations, is in "Understanding hitches in your app".

/// A published scale of hitch ratios, in ms/s.
package struct HitchScale: Sendable {
  /// The name, in words that follow "on".
  package let name: String
  /// The greatest ratio of each word except the last.
  private let limits: [(limit: Double, isIncluded: Bool, word: String)]
  private let beyond: String

  /// Scrolling: good below 5, warning up to 10, critical above.
  package static let scrolling = HitchScale(
    name: "the scale for scrolling",
    limits: [(5, false, "good"), (10, true, "warning")], beyond: "critical")
  /// All animations: good up to 10, warning up to 25, critical up to 50, and immediate attention above.
  package static let animations = HitchScale(
    name: "the scale for all animations",
    limits: [(10, true, "good"), (25, true, "warning"), (50, true, "critical")],
    beyond: "immediate attention")

  /// Returns the word for a ratio, in ms/s.
  package func word(for ratio: Double) -> String {
    limits.first { $0.isIncluded ? ratio <= $0.limit : ratio < $0.limit }?.word ?? beyond
  }

  /// Returns the words of both scales for a ratio: `good` or `critical for scrolling, warning for
  /// animations`.
  package static func words(for ratio: Double) -> String {
    let scrolling = scrolling.word(for: ratio)
    let animations = animations.word(for: ratio)
    return scrolling == animations
      ? scrolling : "\(scrolling) for scrolling, \(animations) for animations"
  }
}
