// The parts of an identity in one list. Who compares, sorts, writes or names identities goes through it, so a new part is one
// entry here, and no file can have one part and lack another.

/// One part of what was run, on what.
package struct IdentityField: Sendable {
  /// What a part says.
  package enum Kind: Sendable {
    /// What was run: scenario, strategy, workload.
    case subject
    /// On what: the size, the phone, the seed.
    case setting
    /// By which build: objects, times and memory depend on it, bodies do not.
    case build
    /// By which program: another one may count otherwise. A part that one side does not know is no difference.
    case program
  }

  /// The name, as records have it.
  package let name: String
  /// The name as a column of CSV.
  package let column: String
  /// What it says.
  package let kind: Kind
  /// The value as it stands in files.
  package let text: @Sendable (RunIdentity) -> String
  /// The value as it stands in a sentence that has no name for it.
  package let words: @Sendable (RunIdentity) -> String

  private init(
    _ name: String, column: String? = nil, _ kind: Kind,
    _ text: @escaping @Sendable (RunIdentity) -> String,
    words: (@Sendable (RunIdentity) -> String)? = nil
  ) {
    self.name = name
    self.column = column ?? name
    self.kind = kind
    self.text = text
    self.words = words ?? text
  }

  /// Every part, in the order in which files and tables have them.
  package static let all: [IdentityField] = [
    IdentityField("scenario", .subject, { $0.scenario }),
    IdentityField("strategy", .subject, { $0.strategy }),
    IdentityField("workload", .subject, { $0.workload }),
    IdentityField(
      "items", .setting, { String($0.items) }, words: { ValueFormatter.count($0.items, "item") }),
    IdentityField("device", .setting, { $0.device }),
    IdentityField("system", .setting, { $0.system }),
    IdentityField("seed", .setting, { String($0.seed) }, words: { "seed \($0.seed)" }),
    IdentityField("configuration", .build, { $0.configuration }),
    IdentityField("architecture", .build, { $0.architecture }),
    IdentityField("compiler", .build, { $0.compiler }, words: { "Swift \($0.compiler)" }),
    IdentityField(
      "refreshInterval", column: "refresh_interval_ns", .setting, { String($0.refreshInterval) },
      words: { "every \(ValueFormatter.duration($0.refreshInterval))" }),
    conditions,
    IdentityField(
      "version", .program, { $0.version },
      words: { $0.version.isEmpty ? "an unknown version" : "version \($0.version)" }),
  ]

  private static let conditions = IdentityField(
    "conditions", .setting, { $0.conditions.joined(separator: ", ") },
    words: { $0.conditions.isEmpty ? "usual conditions" : $0.conditions.joined(separator: ", ") })
}

extension RunIdentity {
  /// In what another run was made otherwise, in the order of the fields; a version that is not known is no difference.
  package func differences(from other: RunIdentity) -> [BaselineDifference] {
    IdentityField.all.compactMap { field in
      let (one, two) = (field.text(self), field.text(other))
      if field.kind == .program, one.isEmpty || two.isEmpty { return nil }
      return BaselineDifference(name: field.name, expected: one, actual: two)
    }
  }

  /// Where a run stands among others: field by field, numbers by their size.
  package var order: [String] {
    IdentityField.all.map { field in
      let text = field.text(self)
      guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return text }
      return String(repeating: "0", count: max(20 - text.count, 0)) + text
    }
  }

  /// What every CSV file begins a line with, each with its column: the fields, the conditions one by one.
  package var columns: [(name: String, text: String)] {
    let fields = IdentityField.all.filter { $0.name != "conditions" }
    let names = Set(fields.map(\.column))
    return fields.map { ($0.column, $0.text(self)) }
      + allConditions.filter { !names.contains($0.name) }.map { ($0.name, $0.text) }
  }

  /// The names of `columns`.
  package static let columnNames = RunIdentity(
    scenario: "", strategy: "", workload: "", items: 0, device: "", system: "", seed: 0,
    configuration: "", architecture: "", compiler: "", refreshInterval: 0
  ).columns.map(\.name)
}
