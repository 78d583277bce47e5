// The conditions of runs, as all headers, figures and tables show them: explicitly chosen ones
// first, then the defaults. `IdentityField.all` defines which parts of an identity are mentioned,
// and their wording.

import SimCore

/// One condition of a run.
package struct RunCondition: Equatable, Sendable {
  /// The name of the condition, as a column of a file.
  package let name: String
  /// The value, in a few words.
  package let text: String
  /// Whether it differs from that of a run without options in a release build.
  package let isChosen: Bool
}

extension RunIdentity {
  /// Every condition, in the order of the fields.
  package var allConditions: [RunCondition] {
    IdentityField.all.flatMap { $0.conditions(of: self) }
  }

  /// The field `conditions` split into single conditions; a missing one has the text of its
  /// default, or none.
  var namedConditions: [RunCondition] {
    let power = conditions.contains("low-power")
    let cold = conditions.contains("cold")
    let noise = conditions.first { $0.hasPrefix("noise ") }
    let phone = conditions.first { $0.hasPrefix("profile ") }
    let rows = conditions.first { $0.hasSuffix(" rows") }
    let settings = conditions.filter { UserSetting(name: $0) != nil }
    let prices = conditions.filter { condition in
      !settings.contains(condition) && !["low-power", "cold"].contains(condition)
        && condition != noise && condition != phone && !Self.isOfRun(condition)
    }
    func condition(_ name: String, _ text: String, _ isChosen: Bool) -> RunCondition {
      RunCondition(name: name, text: text, isChosen: isChosen)
    }
    return [
      condition("profile", phone == nil ? "" : "a custom profile", phone != nil),
      condition("settings", settings.joined(separator: ", "), !settings.isEmpty),
      condition("rows", rows ?? "", rows != nil),
      condition("power", power ? "low-power mode" : "full power", power),
      condition("temperature", cold ? "cold" : "warm", cold),
      condition("noise", noise ?? "no noise", noise != nil),
      condition(
        "prices", prices.isEmpty ? "standard prices" : prices.joined(separator: ", "),
        !prices.isEmpty),
      condition(
        "user_work", pricesUserWork ? "user work priced by its instructions" : "", pricesUserWork),
    ]
  }

  /// Returns the conditions that all of some runs share, explicitly chosen ones first, and the
  /// number of their items.
  package static func setting(of identities: [RunIdentity]) -> [String] {
    guard let first = identities.first else { return [] }
    let all = identities.map(\.allConditions)
    let shared = first.allConditions.enumerated().filter { index, condition in
      !condition.text.isEmpty && all.allSatisfy { $0[index] == condition }
    }.map(\.element)
    let items = ValueFormatter.count(first.items, "item")
    return (identities.allSatisfy { $0.items == first.items } ? [items] : [])
      + (shared.filter(\.isChosen) + shared.filter { !$0.isChosen }).map(\.text)
  }
}

extension Comparison {
  /// The conditions that all runs share, explicitly chosen ones first; several seeds as a range.
  package var setting: [String] {
    let setting = RunIdentity.setting(of: rows.map(\.identity))
    guard let first = seeds.first, let last = seeds.last, seeds.count > 1 else { return setting }
    let text = "\(ValueFormatter.count(seeds.count)) seeds, \(first) to \(last): median and range"
    return [text] + setting.filter { !$0.hasPrefix("seed ") }
  }
}
