// The catalogue of the parts of an identity. All code that compares, sorts, writes or names
// identities uses it, so a new part needs one entry here, and every file has the same parts.

/// One part of the identity of a run.
package struct IdentityField: Sendable {
  /// The role of a part.
  package enum Kind: Sendable {
    /// The subject of the run: scenario, strategy, workload.
    case subject
    /// The conditions of the run: the size, the phone, the seed.
    case setting
    /// The build: objects, times and memory depend on it, bodies do not.
    case build
    /// The program: another version may count differently. A version that one side does not have is
    /// not a difference.
    case program
  }

  /// The use of a part in the name of a run's file.
  package enum FilePart: Sendable {
    /// The value is in the file's name, unchanged.
    case name
    /// The value is in the name, made safe, and unchanged in the name's hash.
    case nameAndHash
    /// The value is only in the hash.
    case hash
    /// The part does not distinguish files: another build overwrites them, and the interval follows
    /// from the phone.
    case none
  }

  /// The mention of a part among the conditions of a run, in headers, figures and tables.
  package enum Reporting: Sendable {
    /// It is omitted, because the comparison contains it or does not need it.
    case never
    /// It is shown as text; first if the user chose it.
    case whenChosenFirst
    /// It is shown in its words and listed first, unless it has the given value, that of runs meant
    /// for others.
    case unlessUsualFirst(String)
    /// It is shown in its words, last.
    case last
    /// It is shown as several conditions with names of their own.
    case parts(@Sendable (RunIdentity) -> [RunCondition])
  }

  /// The name, as records have it.
  package let name: String
  /// The name as a column of CSV.
  package let column: String
  package let kind: Kind
  /// The use of the part in file names.
  package let filePart: FilePart
  /// The value as written to files; a list has an element for each item.
  package let items: @Sendable (RunIdentity) -> [String]
  /// The value as words in a sentence that does not name the part.
  package let words: @Sendable (RunIdentity) -> String
  /// The mention among the conditions.
  package let reporting: Reporting
  /// The coding of the value in a record.
  let coding: IdentityCoding

  private init(
    _ name: String, column: String? = nil, _ kind: Kind, file: FilePart? = nil,
    reported reporting: Reporting = .never, _ coding: IdentityCoding,
    items: @escaping @Sendable (RunIdentity) -> [String],
    words: (@Sendable (RunIdentity) -> String)? = nil
  ) {
    self.reporting = reporting
    self.name = name
    self.column = column ?? name
    self.kind = kind
    filePart = file ?? (kind == .subject || kind == .setting ? .hash : .none)
    self.coding = coding
    self.items = items
    self.words = words ?? { items($0).joined(separator: ", ") }
  }

  /// Creates a part whose value is a text or a number.
  private init<Value: CustomStringConvertible & Sendable>(
    _ name: String, column: String? = nil, _ kind: Kind, file: FilePart? = nil,
    reported reporting: Reporting = .never, _ path: IdentityCoding.Path<Value>,
    _ coding: IdentityCoding,
    words: (@Sendable (RunIdentity) -> String)? = nil
  ) {
    self.init(
      name, column: column, kind, file: file, reported: reporting, coding,
      items: { ["\($0[keyPath: path])"] }, words: words)
  }

  /// Returns the value as written to files.
  package func text(_ identity: RunIdentity) -> String {
    items(identity).joined(separator: ", ")
  }

  /// Whether it is written to files as several conditions.
  package var isTakenApart: Bool {
    if case .parts = reporting { true } else { false }
  }

  /// Returns the conditions of a run that the part contributes.
  func conditions(of identity: RunIdentity) -> [RunCondition] {
    func condition(isChosen: Bool) -> [RunCondition] {
      [RunCondition(name: name, text: words(identity), isChosen: isChosen)]
    }
    switch reporting {
    case .never: return []
    case .whenChosenFirst: return condition(isChosen: identity.chosen.contains(name))
    case .unlessUsualFirst(let usual): return condition(isChosen: text(identity) != usual)
    case .last: return condition(isChosen: false)
    case .parts(let parts): return parts(identity)
    }
  }

  /// Every part, in the order in which files and tables have them.
  package static let all: [IdentityField] = [
    IdentityField("scenario", .subject, \.scenario, .required(\.scenario)),
    IdentityField("strategy", .subject, file: .nameAndHash, \.strategy, .required(\.strategy)),
    IdentityField("workload", .subject, file: .nameAndHash, \.workload, .required(\.workload)),
    IdentityField(
      "items", .setting, file: .name, \.items, .count(\.items),
      words: { ValueFormatter.count($0.items, "item") }),
    IdentityField(
      "device", .setting, file: .nameAndHash, reported: .whenChosenFirst, \.device,
      .required(\.device)),
    IdentityField(
      "system", .setting, file: .nameAndHash, reported: .whenChosenFirst, \.system,
      .required(\.system)),
    IdentityField(
      "seed", .setting, file: .name, reported: .whenChosenFirst, \.seed, .required(\.seed),
      words: { "seed \($0.seed)" }),
    IdentityField(
      "conditions", .setting, reported: .parts(\.namedConditions), .unlessEmpty(\.conditions),
      items: \.conditions,
      words: {
        $0.conditions.isEmpty ? "usual conditions" : $0.conditions.joined(separator: ", ")
      }),
    IdentityField(
      "configuration", .build, reported: .unlessUsualFirst("release"), \.configuration,
      .required(\.configuration), words: { "\($0.configuration) build" }),
    IdentityField(
      "architecture", .build, reported: .last, \.architecture, .required(\.architecture)),
    IdentityField(
      "compiler", .build, reported: .last, \.compiler, .required(\.compiler),
      words: { "Swift \($0.compiler)" }),
    IdentityField(
      "refreshInterval", column: "refresh_interval_ns", .setting, file: FilePart.none,
      \.refreshInterval, .amount(\.refreshInterval),
      words: { "every \(ValueFormatter.duration($0.refreshInterval))" }),
    IdentityField(
      "version", .program, \.version, .unlessEmpty(\.version),
      words: { $0.version.isEmpty ? "an unknown version" : "version \($0.version)" }),
  ]
}

extension RunIdentity {
  /// Returns the parts in which another run differs, in the order of the fields; an unknown version
  /// is not a difference.
  package func differences(from other: RunIdentity) -> [BaselineDifference] {
    IdentityField.all.compactMap { field in
      let (one, two) = (field.text(self), field.text(other))
      if field.kind == .program, one.isEmpty || two.isEmpty { return nil }
      return BaselineDifference(name: field.name, expected: one, actual: two)
    }
  }

  /// The sort key of a run: field by field, numbers by their value.
  package var order: [String] {
    IdentityField.all.map { field in
      let text = field.text(self)
      guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return text }
      return String(repeating: "0", count: max(20 - text.count, 0)) + text
    }
  }

  /// The first columns of every CSV line, with their names: the fields, then the conditions one by
  /// one.
  package var columns: [(name: String, text: String)] {
    let fields = IdentityField.all.filter { !$0.isTakenApart }
    let names = Set(fields.map(\.column))
    return fields.map { ($0.column, $0.text(self)) }
      + allConditions.filter { !names.contains($0.name) }.map { ($0.name, $0.text) }
  }

  /// The names of `columns`.
  package static let columnNames = RunIdentity.unknown.columns.map(\.name)
}
