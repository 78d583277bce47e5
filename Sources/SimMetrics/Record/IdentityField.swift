// The parts of an identity in one list. Everything that compares, sorts, writes or names identities goes through it, so a new
// part is one entry here, and no file can have one part and lack another.

/// One part of what was run, on what.
package struct IdentityField: Sendable {
  /// What a part says.
  package enum Kind: Sendable {
    /// What was run: scenario, strategy, workload.
    case subject
    /// On what: the size, the phone, the seed.
    case setting
    /// The build: objects, times and memory depend on it, bodies do not.
    case build
    /// The program: another one may count differently. A part that one side does not know is not a difference.
    case program
  }

  /// How a part distinguishes the file of one run from that of another.
  package enum FilePart: Sendable {
    /// Its value is readable in the file's name, whole.
    case name
    /// Its value is readable in the name, made safe, and whole in the name's hash.
    case nameAndHash
    /// Its value is in the hash alone.
    case hash
    /// It does not distinguish files: another build overwrites them, and the interval follows from the phone.
    case none
  }

  /// How headers, figures and tables mention a part among the conditions of a run.
  package enum Reporting: Sendable {
    /// It is omitted, because the comparison contains it or does not need it.
    case never
    /// As text; first if the user chose it.
    case whenChosenFirst
    /// In its words; listed first unless it has the given value, that of runs meant for others.
    case unlessUsualFirst(String)
    /// In its words, last.
    case last
    /// As several conditions with names of their own.
    case parts(@Sendable (RunIdentity) -> [RunCondition])
  }

  /// The name, as records have it.
  package let name: String
  /// The name as a column of CSV.
  package let column: String
  package let kind: Kind
  /// How it tells files apart.
  package let filePart: FilePart
  /// The value as written to files, item by item if it is a list.
  package let items: @Sendable (RunIdentity) -> [String]
  /// The value as worded in a sentence without a name for it.
  package let words: @Sendable (RunIdentity) -> String
  /// Its text among the conditions.
  package let reporting: Reporting
  /// How the value is read from a record and written to it.
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

  /// A text or a number.
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

  /// The value as it stands in files.
  package func text(_ identity: RunIdentity) -> String {
    items(identity).joined(separator: ", ")
  }

  /// Whether it is written to files as several conditions, not as a whole.
  package var isTakenApart: Bool {
    if case .parts = reporting { true } else { false }
  }

  /// The conditions that it tells of a run.
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
  /// How another run was made differently, in the order of the fields; an unknown version is not a difference.
  package func differences(from other: RunIdentity) -> [BaselineDifference] {
    IdentityField.all.compactMap { field in
      let (one, two) = (field.text(self), field.text(other))
      if field.kind == .program, one.isEmpty || two.isEmpty { return nil }
      return BaselineDifference(name: field.name, expected: one, actual: two)
    }
  }

  /// A run's position among others: field by field, numbers by their size.
  package var order: [String] {
    IdentityField.all.map { field in
      let text = field.text(self)
      guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return text }
      return String(repeating: "0", count: max(20 - text.count, 0)) + text
    }
  }

  /// What every CSV line begins with, each with its column: the fields, the conditions one by one.
  package var columns: [(name: String, text: String)] {
    let fields = IdentityField.all.filter { !$0.isTakenApart }
    let names = Set(fields.map(\.column))
    return fields.map { ($0.column, $0.text(self)) }
      + allConditions.filter { !names.contains($0.name) }.map { ($0.name, $0.text) }
  }

  /// The names of `columns`.
  package static let columnNames = RunIdentity.unknown.columns.map(\.name)
}
