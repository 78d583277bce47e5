// A script in a file, in YAML or JSON (Documentation/scripts.md):
//
//     name: visit                    # optional, the file's own name otherwise
//     scenario: master-detail        # optional where the catalogue has one scenario
//     items: 200                     # optional
//     stage: search                  # optional, what surrounds the screen
//     measure-launch: false          # optional
//     limit: 10 min                  # optional, of virtual time
//     responses:                     # optional, in place of a network
//       - address: https://example.com/items*
//         json: [{id: 1}]
//     steps:
//       - tap: Item 3
//       - back
//       - fling: 3000 pt/s
//         then: 600 ms
//
// Writing a script and reading it back gives an equal script with the same text.

package import Foundation
public import SimDevice
import Yams

/// A script as stored in a file, with the screen for which it was made.
public struct ScriptFile: Equatable, Sendable {
  /// The name of its runs in results, in place of a workload's name; nil for the name of the file.
  public var name: String?
  /// The scenario on whose screen it is played; nil for the only one.
  public var scenario: String?
  /// The number of items on the screen; nil for any.
  public var items: Int?
  /// The surroundings of the screen, one of the scenario's stages; nil for none.
  public var stage: String?
  /// Whether the launch is measured; otherwise the app is at rest when the script begins.
  public var measuresLaunch: Bool
  /// How addresses respond, in place of a network.
  public var responses: [ScriptResponse]
  /// The steps of the script.
  public var script: Script

  /// Creates a script with the screen for which it was made.
  public init(
    name: String? = nil, scenario: String? = nil, items: Int? = nil, stage: String? = nil,
    measuresLaunch: Bool = false, responses: [ScriptResponse] = [], script: Script
  ) {
    self.name = name
    self.scenario = scenario
    self.items = items
    self.stage = stage
    self.measuresLaunch = measuresLaunch
    self.responses = responses
    self.script = script
  }

  static let keys = [
    "name", "scenario", "items", "stage", "measure-launch", "limit", "responses", "steps",
  ]

  /// Parses a script from the text of a file.
  ///
  /// - Throws: `ConfigurationError` for the first error.
  public static func parse(_ text: String) throws -> ScriptFile { try read(text).file }

  /// A place in a file.
  package struct Place: Equatable, Sendable {
    /// The line, from 1.
    package var line: Int
    /// The column, from 1.
    package var column: Int
  }

  /// Reads a script with the place of each step.
  ///
  /// - Parameter scenarios: the names of the existing scenarios; nil for any.
  /// - Parameter folder: where the files of responses have to be; nil if they are not looked for.
  /// - Throws: `ConfigurationError`
  package static func read(
    _ text: String, scenarios: [String]? = nil, folder: URL? = nil
  ) throws -> (file: ScriptFile, places: [Place]) {
    let file = try ConfigurationMapping.parse(text)
    try file.require(onlyKeys: keys)
    let scenario = try file.value("scenario")?.line("scenario")
    if let scenario, let scenarios, !scenarios.contains(scenario) {
      throw try file.required("scenario").unknown("scenario", scenario, known: scenarios)
    }
    let list = try file.required("steps")
    guard case .sequence(let nodes) = list else {
      throw list.error("expected a list of steps for 'steps', found '\(list.shown)'")
    }
    let steps = try nodes.map { try ScriptStep($0) }
    for (step, before) in zip(steps.dropFirst(), steps) {
      try step.requireOrder(after: before)
    }
    let resolved = steps.indices.map { steps[$0].step(before: steps.dropFirst($0 + 1).first) }
    return (
      ScriptFile(
        name: try file.value("name")?.line("name"), scenario: scenario,
        items: try file.whole("items", 1...1_000_000),
        stage: try file.value("stage")?.line("stage"),
        measuresLaunch: try file.value("measure-launch")?.truth("measure-launch") ?? false,
        responses: try file.list("responses").map { try ScriptResponse($0, folder: folder) },
        script: Script(steps: resolved, limit: try file.time("limit"))),
      steps.map { Place(line: $0.place.mark?.line ?? 1, column: $0.place.mark?.column ?? 1) }
    )
  }
}

/// A step in a file.
private struct ScriptStep {
  let action: Script.Action
  let start: Duration?
  let then: Script.Continuation?
  let times: Int
  let place: Node
  private let startNode: Node?

  init(_ node: Node) throws {
    let reader = try Self.reader(node)
    guard let word = ScriptWord.named(reader.word) else {
      throw reader.place.unknown("step", reader.word, known: ScriptWord.names)
    }
    let mapping = reader.mapping
    try mapping?.require(onlyKeys: [word.name] + word.keys + ScriptWord.stepKeys)
    if word.isAlone, let value = reader.value, !value.isNothing {
      throw value.error("'\(word.name)' takes no value, found '\(value.shown)'")
    }
    action = try word.action(reader)
    startNode = mapping?.value("at")
    start = try mapping?.time("at")
    then = try mapping.flatMap {
      try Self.continuation($0, isSpanOfWord: word.keys.contains("for"))
    }
    times = try mapping?.whole("times", 1...ScriptWord.most) ?? 1
    place = reader.place
  }

  /// Returns the word of a step: the step itself, or its only key that is a word.
  private static func reader(_ node: Node) throws -> ScriptStepReader {
    if case .scalar(let scalar) = node, !node.isNothing {
      return ScriptStepReader(word: scalar.string, value: nil, place: node, mapping: nil)
    }
    guard case .mapping = node else {
      throw node.error("expected a step, such as 'back' or 'tap: Play', found '\(node.shown)'")
    }
    let mapping = try ConfigurationMapping(node, of: "a step")
    let words = mapping.entries.filter { ScriptWord.named($0.key.string) != nil }
    if words.count > 1 {
      throw Node.scalar(words[1].key).error(
        "a step does one thing, and this one says '\(words[0].key.string)' and "
          + "'\(words[1].key.string)'")
    }
    guard let entry = words.first ?? mapping.entries.first(where: { isWord($0.key.string) }) else {
      // Only how the device goes on.
      if let key = mapping.entries.first(where: { ["for", "until"].contains($0.key.string) })?.key {
        return ScriptStepReader(
          word: "settle", value: nil, place: .scalar(key), mapping: mapping)
      }
      throw node.error(
        "expected a step with an action; known are "
          + ScriptWord.names.joined(separator: ", "))
    }
    return ScriptStepReader(
      word: entry.key.string, value: entry.value, place: .scalar(entry.key), mapping: mapping)
  }

  /// Returns whether an unknown key was meant to be a word.
  private static func isWord(_ key: String) -> Bool {
    !ScriptWord.stepKeys.contains(key) && !ScriptWord.all.contains { $0.keys.contains(key) }
  }

  /// What the device does after a step: one of `then`, `for` and `until`.
  private static func continuation(
    _ mapping: ConfigurationMapping, isSpanOfWord: Bool
  ) throws -> Script.Continuation? {
    let keys = ScriptWord.continuationKeys.filter { !(isSpanOfWord && $0 == "for") }
    let given = keys.filter { mapping.value($0) != nil }
    guard let key = given.first, let node = mapping.value(key) else { return nil }
    if given.count > 1, let second = mapping.value(given[1]) {
      throw second.error("a step goes on in one way, and this one says '\(key)' and '\(given[1])'")
    }
    switch key {
    case "for": return .advance(try node.time("for"))
    case "until": return .until(try node.text("until", "a text or a label on screen"))
    default: return try continuation(node)
    }
  }

  private static func continuation(_ node: Node) throws -> Script.Continuation {
    switch node.shown {
    case "settle": return .settle
    case "nothing": return .nothing
    default:
      guard case .scalar(let scalar) = node, scalar.string.contains(where: \.isNumber) else {
        throw node.error(
          "expected settle, nothing or a time such as '300 ms' for 'then', found '\(node.shown)'")
      }
      return .advance(try node.time("then"))
    }
  }

  /// Throws an error for a time before that of the previous step.
  func requireOrder(after before: ScriptStep) throws {
    guard let start, let startNode, let earlier = before.start, start < earlier else { return }
    throw startNode.error(
      "expected a time that is not before that of the step before "
        + "(\(Quantity.text(earlier))) for 'at', found '\(startNode.shown)'")
  }

  func step(before next: ScriptStep?) -> Script.Step {
    Script.Step(
      action, start: start,
      then: then
        ?? ScriptFile.continuation(of: action, times: times, nextHasStart: next?.start != nil),
      times: times)
  }
}

extension ScriptFile {
  /// Returns the default continuation of a step: after a gesture the device settles, unless the
  /// next step has a start time.
  static func continuation(
    of action: Script.Action, times: Int, nextHasStart: Bool
  ) -> Script.Continuation {
    nextHasStart && times == 1 ? .nothing : action.usualContinuation
  }
}

extension Node {
  /// Returns a nonempty text on one line.
  fileprivate func line(_ key: String) throws -> String {
    let text = try text(key, "a name")
    guard !text.isEmpty, !text.contains(where: \.isNewline) else {
      throw error("expected a name on one line for '\(key)'")
    }
    return text
  }

  fileprivate func truth(_ key: String) throws -> Bool {
    switch shown {
    case "true": return true
    case "false": return false
    default: throw error("expected true or false for '\(key)', found '\(shown)'")
    }
  }
}
