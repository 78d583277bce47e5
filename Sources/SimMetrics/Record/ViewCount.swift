// Counts for one view type.
//
// They are exact: the runtime counts what it does, nothing is sampled.

/// Exact counts for one view type.
public struct ViewCount: Codable, Equatable, Sendable {
  /// The type's name, without its module.
  public var view: String
  /// How often its `body` was evaluated.
  public var bodies: Int
  /// How many values of it were seen to be made.
  public var initialisations: Int
  /// How often a new value compared equal and its subtree was left alone.
  public var comparedEqual: Int
  /// The bodies that gave what the one before gave: avoidable; nil in a record that does not have it.
  public var withoutNews: Int?
  /// The bodies that only handed other values to views inside or to rows; nil in a record that does not have it.
  public var handedOn: Int?
  /// The bodies that gave a list in them another value; nil in a record that does not have it.
  public var aboveList: Int?
  /// How often it appeared.
  public var appearances: Int
  /// How often it disappeared.
  public var disappearances: Int

  /// Makes a count, zero by default.
  public init(
    view: String, bodies: Int = 0, initialisations: Int = 0, comparedEqual: Int = 0,
    appearances: Int = 0, disappearances: Int = 0
  ) {
    self.view = view
    self.bodies = bodies
    self.initialisations = initialisations
    self.comparedEqual = comparedEqual
    self.appearances = appearances
    self.disappearances = disappearances
  }
}
