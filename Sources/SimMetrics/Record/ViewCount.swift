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

extension ViewCount {
  private enum CodingKeys: String, CodingKey {
    case view, bodies, initialisations, comparedEqual, withoutNews, handedOn, aboveList
    case appearances, disappearances
  }

  /// Reads a count; what an older record does not have stays absent.
  ///
  /// - Throws: `DecodingError` when a number is missing or below zero.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      view: try container.decode(String.self, forKey: .view),
      bodies: try container.decodeCount(forKey: .bodies),
      initialisations: try container.decodeCount(forKey: .initialisations),
      comparedEqual: try container.decodeCount(forKey: .comparedEqual),
      appearances: try container.decodeCount(forKey: .appearances),
      disappearances: try container.decodeCount(forKey: .disappearances))
    withoutNews = try container.decodeCountIfPresent(forKey: .withoutNews)
    handedOn = try container.decodeCountIfPresent(forKey: .handedOn)
    aboveList = try container.decodeCountIfPresent(forKey: .aboveList)
  }
}
