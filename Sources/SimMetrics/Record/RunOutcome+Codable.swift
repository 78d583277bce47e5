// An outcome in JSON: a word, and a reason if there is one.
//
// `{"kind":"cut","reason":"60 s of virtual time"}` can be read by anyone; the synthesized coding of
// an enum with associated values cannot.

extension RunOutcome {
  private enum CodingKeys: String, CodingKey {
    case kind, reason
  }

  /// Reads an outcome.
  ///
  /// - Throws: `DecodingError` when the word is unknown or the reason is missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try container.decode(String.self, forKey: .kind)
    switch kind {
    case "completed": self = .completed
    case "cut": self = .cut(try container.decode(String.self, forKey: .reason))
    case "failed": self = .failed(try container.decode(String.self, forKey: .reason))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container, debugDescription: "unknown outcome “\(kind)”")
    }
  }

  /// Writes the outcome's word and reason.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(word, forKey: .kind)
    if let reason { try container.encode(reason, forKey: .reason) }
  }

  /// The outcome in one word: `completed`, `cut` or `failed`.
  package var word: String {
    switch self {
    case .completed: "completed"
    case .cut: "cut"
    case .failed: "failed"
    }
  }

  /// The reason for which it was cut or failed; `nil` if it completed.
  package var reason: String? {
    switch self {
    case .completed: nil
    case .cut(let reason), .failed(let reason): reason
    }
  }

  /// The word and the first line of the reason: `failed: index out of range`.
  package var line: String { reason.map { "\(word): \($0.firstLine)" } ?? word }

  /// Whether the run failed, so that its numbers are meaningless.
  package var isFailure: Bool {
    if case .failed = self { true } else { false }
  }
}
