// The vocabulary of script files: each word is one action with its keys. The parser and its error messages use this table,
// and Documentation/scripts.md lists the same words.

import Foundation
import SimDevice
import SimViews
import Yams

/// One step in a file: its keys with their values.
struct ScriptStepReader {
  /// The word of the action.
  let word: String
  /// The value of the word; `nil` for a step that is only a word.
  let value: Node?
  /// The place of the word.
  let place: Node
  /// All keys of the step; `nil` for a step that is only a word.
  let mapping: ConfigurationMapping?

  func label() throws -> String { try subject().text(word, "a label") }

  func text() throws -> String { try subject().text(word, "a text") }

  func subject() throws -> Node {
    guard let value else {
      throw place.error("'\(word)' needs a value, such as '\(ScriptWord.example(word))'")
    }
    return value
  }

  func node(_ key: String) throws -> Node {
    guard let node = mapping?.value(key) else {
      throw place.error("'\(word)' needs '\(key)' as well, such as '\(ScriptWord.example(word))'")
    }
    return node
  }

  func text(_ key: String, _ what: String) throws -> String { try node(key).text(key, what) }

  func time(_ key: String, otherwise: Duration) throws -> Duration {
    try mapping?.time(key) ?? otherwise
  }

  /// The minimum velocity of a drag in pt/s; with a lower one, a drag would hardly end.
  private static let leastSpeed = 0.01

  /// Returns the positive velocity of a drag; the default is 300 pt/s.
  func velocity() throws -> Double {
    guard let node = mapping?.value("speed") else { return 300 }
    let speed = try node.speed("speed")
    guard speed >= Self.leastSpeed else {
      throw node.error("expected a speed above 0 pt/s for 'speed', found '\(node.shown)'")
    }
    return speed
  }

  func axis() throws -> Axis? {
    guard let node = mapping?.value("along") else { return nil }
    switch node.shown {
    case "vertical": return .vertical
    case "horizontal": return .horizontal
    default:
      throw node.error("expected vertical or horizontal for 'along', found '\(node.shown)'")
    }
  }

  func edge() throws -> HorizontalEdge {
    guard let node = mapping?.value("edge") else { return .trailing }
    switch node.shown {
    case "leading": return .leading
    case "trailing": return .trailing
    default:
      throw node.error("expected leading or trailing for 'edge', found '\(node.shown)'")
    }
  }

  func date() throws -> Date {
    let node = try node("to")
    let text = node.shown
    if let seconds = Double(text), seconds.isFinite {
      return Date(timeIntervalSinceReferenceDate: seconds)
    }
    let whole = text.contains("T") ? text : text + "T00:00:00Z"
    guard let date = try? Date(whole, strategy: .iso8601) else {
      throw node.error(
        "expected a date such as 2026-01-31 or 2026-01-31T12:00:00Z for 'to', found '\(text)'")
    }
    return date
  }
}

/// A word with which a step of a script file can begin.
struct ScriptWord: Sendable {
  let name: String
  /// An example of a step with the word.
  let example: String
  /// Whether the word has no value.
  var isAlone = false
  /// The keys of the word.
  var keys: [String] = []
  let action: @Sendable (ScriptStepReader) throws -> Script.Action

  /// The maximum number of repetitions, taps and characters.
  static let most = 100_000
  /// The range of positions of rows and items.
  private static let positions = 0...999_999

  /// The keys that any step may have.
  static let stepKeys = ["at", "times"] + continuationKeys
  /// The keys that say what the device does after a step.
  static let continuationKeys = ["then", "for", "until"]
  /// The names of all words.
  static let names = all.map(\.name)

  static func named(_ name: String) -> ScriptWord? { all.first { $0.name == name } }

  static func example(_ name: String) -> String { named(name)?.example ?? name }

  /// All words, in the order in which they are reported.
  static let all: [ScriptWord] = touches + screens + controls + times + outside

  private static let touches: [ScriptWord] = [
    ScriptWord(name: "tap", example: "{tap: Play, taps: 2}", keys: ["taps"]) {
      .tap(try $0.label(), count: try $0.mapping?.whole("taps", 1...1_000) ?? 1)
    },
    ScriptWord(
      name: "tap-at", example: "{tap-at: 120 pt, down: 300 pt}", keys: ["down", "taps"]
    ) {
      .tapAt(
        x: try $0.subject().distance("tap-at"), y: try $0.node("down").distance("down"),
        count: try $0.mapping?.whole("taps", 1...1_000) ?? 1)
    },
    ScriptWord(name: "hold", example: "{hold: Play, for: 1 s}", keys: ["for"]) {
      .hold(try $0.label(), for: try $0.time("for", otherwise: .seconds(1)))
    },
    ScriptWord(
      name: "drag", example: "{drag: Card, right: 20 pt, down: 80 pt}",
      keys: ["right", "down", "speed"]
    ) { step in
      let across = try step.mapping?.value("right")?.distance("right")
      guard let down = try step.mapping?.value("down")?.distance("down") ?? across.map({ _ in 0 })
      else { throw step.place.error("'drag' needs 'right' or 'down', such as 'down: 80 pt'") }
      return .drag(try step.label(), dx: across ?? 0, dy: down, velocity: try step.velocity())
    },
    ScriptWord(name: "scroll", example: "{scroll: 600 pt}", keys: ["along", "speed"]) {
      .scroll(
        by: try $0.subject().distance("scroll"), along: try $0.axis(), velocity: try $0.velocity())
    },
    ScriptWord(name: "fling", example: "{fling: 3000 pt/s}", keys: ["along"]) {
      .fling(velocity: try $0.subject().speed("fling"), along: try $0.axis())
    },
    ScriptWord(name: "show-row", example: "{show-row: 500}") {
      .showRow(try $0.subject().whole("show-row", positions))
    },
    ScriptWord(name: "swipe", example: "{swipe: Item 3, action: Flag}", keys: ["action"]) {
      .swipe(try $0.label(), action: try $0.text("action", "the label of an action"))
    },
    ScriptWord(name: "open-row", example: "{open-row: Item 3, edge: leading}", keys: ["edge"]) {
      .openRow(try $0.label(), edge: try $0.edge())
    },
    ScriptWord(name: "full-swipe", example: "{full-swipe: Item 3, edge: leading}", keys: ["edge"]) {
      .fullSwipe(try $0.label(), edge: try $0.edge())
    },
    ScriptWord(name: "delete-row", example: "{delete-row: Item 3}") { .deleteRow(try $0.label()) },
    ScriptWord(name: "move-row", example: "{move-row: 3, to: 0}", keys: ["to"]) {
      .moveRow(
        try $0.subject().whole("move-row", positions),
        to: try $0.node("to").whole("to", positions))
    },
  ]

  private static let screens: [ScriptWord] = [
    ScriptWord(name: "back", example: "back", isAlone: true) { _ in .back },
    ScriptWord(name: "tab", example: "{tab: Second}") { .tab(try $0.label()) },
    ScriptWord(name: "dismiss-sheet", example: "dismiss-sheet", isAlone: true) { _ in
      .dismissSheet
    },
    ScriptWord(name: "refresh", example: "refresh", isAlone: true) { _ in .refresh },
    ScriptWord(name: "close-window", example: "close-window", isAlone: true) { _ in .closeWindow },
    ScriptWord(name: "background", example: "background", isAlone: true) { _ in .background },
    ScriptWord(name: "foreground", example: "foreground", isAlone: true) { _ in .foreground },
    ScriptWord(name: "memory-warning", example: "memory-warning", isAlone: true) { _ in
      .memoryWarning
    },
  ]

  private static let controls: [ScriptWord] = [
    ScriptWord(name: "type", example: "{type: Ada, into: Name}", keys: ["into"]) { step in
      let field = try step.mapping?.value("into")?.text("into", "the label of a field")
      return .type(try step.text(), into: field)
    },
    ScriptWord(name: "delete", example: "{delete: 3}") {
      .delete(try $0.subject().whole("delete", 1...most))
    },
    ScriptWord(name: "submit", example: "submit", isAlone: true) { _ in .submit },
    ScriptWord(name: "slide", example: "{slide: Volume, to: 0.7}", keys: ["to"]) {
      .slide(try $0.label(), to: try $0.node("to").number("to"))
    },
    ScriptWord(name: "increment", example: "{increment: Quantity}") { .increment(try $0.label()) },
    ScriptWord(name: "decrement", example: "{decrement: Quantity}") { .decrement(try $0.label()) },
    ScriptWord(name: "pick", example: "{pick: Red, in: Colour}", keys: ["in"]) {
      .pick(
        try $0.subject().text("pick", "the label of an option"),
        in: try $0.text("in", "the label of a picker or a menu"))
    },
    ScriptWord(name: "set-date", example: "{set-date: Due, to: 2026-01-31}", keys: ["to"]) {
      .setDate(try $0.label(), to: try $0.date())
    },
  ]

  private static let times: [ScriptWord] = [
    ScriptWord(name: "settle", example: "settle", isAlone: true) { _ in .settle },
    ScriptWord(name: "wait", example: "{wait: 300 ms}") { .wait(try $0.subject().time("wait")) },
    ScriptWord(name: "run-at-most", example: "{run-at-most: 10 s}") {
      .run(atMost: try $0.subject().time("run-at-most"))
    },
  ]

  private static let outside: [ScriptWord] = [
    ScriptWord(name: "update", example: "{update: 17, after: 200 ms}", keys: ["after"]) {
      .update(
        try $0.subject().whole("update", positions), after: try $0.time("after", otherwise: .zero))
    },
    ScriptWord(name: "change", example: "{change: theme, after: 200 ms}", keys: ["after"]) {
      .change(try $0.text(), after: try $0.time("after", otherwise: .zero))
    },
    ScriptWord(name: "note", example: "{note: The list is full now.}") { .note(try $0.text()) },
    ScriptWord(name: "cut", example: "{cut: The list was too long.}") { .cut(try $0.text()) },
    ScriptWord(name: "unrecorded", example: "{unrecorded: a closure}") {
      .unrecorded(try $0.text())
    },
  ]
}
