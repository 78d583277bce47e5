// The place where a strategy's state is stored, and its reader: the words in which an answer names
// a group of strategies.
//
// The catalogue describes its strategies, and each record repeats the description, so that a saved
// record can be explained without the catalogue.

/// The place where the state of a strategy is stored, and its reader.
public struct StateDescription: Codable, Hashable, Sendable {
  /// The stored value, as the object of "hold": `an object per item`, `one value of all items`.
  public var storage: String
  /// The holder of the value, as spelled in code: `@State`, `@StateObject`, `@Observable`.
  public var holder: String
  /// The reader of the value: `the row that shows it`, `the list`, `every row`.
  public var reader: String
  /// The mistake that the strategy demonstrates, as a noun phrase: `a new UUID at every update`;
  /// `nil` for a strategy that can be chosen.
  ///
  /// A mistake is measured beside the other strategies and never ranked among them.
  public var mistake: String?

  /// Creates the description of a strategy.
  public init(storage: String, holder: String, reader: String, mistake: String? = nil) {
    self.storage = storage
    self.holder = holder
    self.reader = reader
    self.mistake = mistake
  }
}
