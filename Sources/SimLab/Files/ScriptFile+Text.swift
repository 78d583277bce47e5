// The text of a script file. Keys have a fixed order, redundant ones are omitted, and times are exact to the nanosecond, so
// equal scripts have equal texts.

import Foundation
import SimDevice
import SimViews
import Yams

extension ScriptFile {
  /// The text of the file in YAML.
  public var text: String {
    var pairs: [(String, Node)] = []
    if let name { pairs.append(("name", .word(name))) }
    if let scenario { pairs.append(("scenario", .word(scenario))) }
    if let items { pairs.append(("items", .word("\(items)"))) }
    if let stage { pairs.append(("stage", .word(stage))) }
    if measuresLaunch { pairs.append(("measure-launch", .word("true"))) }
    if let limit = script.limit { pairs.append(("limit", .word(Quantity.text(limit)))) }
    if !responses.isEmpty {
      pairs.append(
        ("responses", .sequence(.init(responses.map { .block($0.pairs) }, .implicit, .block))))
    }
    let steps = script.steps.indices.map { index in
      node(of: script.steps[index], nextHasStart: startsAtTime(index + 1))
    }
    pairs.append(("steps", .sequence(.init(steps, .implicit, steps.isEmpty ? .flow : .block))))
    guard let text = try? Yams.serialize(node: .block(pairs), width: -1, allowUnicode: true) else {
      preconditionFailure("A tree of texts can be written as YAML.")
    }
    return text
  }

  private func startsAtTime(_ index: Int) -> Bool {
    index < script.steps.count && script.steps[index].start != nil
  }

  private func node(of step: Script.Step, nextHasStart: Bool) -> Node {
    var pairs = Self.pairs(of: step.action)
    if let start = step.start { pairs.append(("at", .word(Quantity.text(start)))) }
    let usual = Self.continuation(
      of: step.action, times: step.times, nextHasStart: nextHasStart)
    if case .until(let label) = step.then {
      pairs.append(("until", .word(label)))
    } else if step.then != usual {
      pairs.append(("then", .word(Self.text(step.then))))
    }
    if step.times > 1 { pairs.append(("times", .word("\(step.times)"))) }
    if pairs.count == 1, ScriptWord.named(pairs[0].0)?.isAlone == true { return .word(pairs[0].0) }
    return .block(pairs)
  }

  private static func text(_ continuation: Script.Continuation) -> String {
    switch continuation {
    case .settle: "settle"
    case .nothing: "nothing"
    case .advance(let span): Quantity.text(span)
    case .until(let label): label
    }
  }

  private static func pairs(of action: Script.Action) -> [(String, Node)] {
    switch action {
    case .tap(let label, let count): with("tap", label, count == 1 ? [] : [("taps", "\(count)")])
    case .tapAt(let x, let y, let count):
      with(
        "tap-at", points(x), [("down", points(y))] + (count == 1 ? [] : [("taps", "\(count)")]))
    case .hold(let label, let span):
      with("hold", label, span == .seconds(1) ? [] : [("for", Quantity.text(span))])
    case .drag(let label, let dx, let dy, let velocity):
      with("drag", label, [("right", points(dx)), ("down", points(dy))] + speed(velocity))
    case .scroll(let distance, let axis, let velocity):
      with("scroll", points(distance), along(axis) + speed(velocity))
    case .fling(let velocity, let axis):
      with("fling", "\(Quantity.text(velocity)) pt/s", along(axis))
    case .showRow(let row): with("show-row", "\(row)")
    case .swipe(let label, let name): with("swipe", label, [("action", name)])
    case .openRow(let label, let edge): with("open-row", label, side(edge))
    case .fullSwipe(let label, let edge): with("full-swipe", label, side(edge))
    case .deleteRow(let label): with("delete-row", label)
    case .moveRow(let row, let place): with("move-row", "\(row)", [("to", "\(place)")])
    case .back: alone("back")
    case .tab(let label): with("tab", label)
    case .dismissSheet: alone("dismiss-sheet")
    case .refresh: alone("refresh")
    case .closeWindow: alone("close-window")
    case .background: alone("background")
    case .foreground: alone("foreground")
    case .memoryWarning: alone("memory-warning")
    case .type(let text, let label): with("type", text, label.map { [("into", $0)] } ?? [])
    case .delete(let count): with("delete", "\(count)")
    case .submit: alone("submit")
    case .slide(let label, let value): with("slide", label, [("to", Quantity.text(value))])
    case .increment(let label): with("increment", label)
    case .decrement(let label): with("decrement", label)
    case .pick(let option, let label): with("pick", option, [("in", label)])
    case .setDate(let label, let date): with("set-date", label, [("to", text(date))])
    case .settle: alone("settle")
    case .wait(let span): with("wait", Quantity.text(span))
    case .run(let limit): with("run-at-most", Quantity.text(limit))
    case .update(let item, let span):
      with("update", "\(item)", span == .zero ? [] : [("after", Quantity.text(span))])
    case .change(let name, let span):
      with("change", name, span == .zero ? [] : [("after", Quantity.text(span))])
    case .note(let text): with("note", text)
    case .cut(let reason): with("cut", reason)
    case .unrecorded(let what): with("unrecorded", what)
    }
  }

  private static func alone(_ word: String) -> [(String, Node)] { [(word, .nothing)] }

  private static func with(
    _ word: String, _ value: String, _ rest: [(String, String)] = []
  ) -> [(String, Node)] {
    ([(word, value)] + rest).map { ($0.0, .word($0.1)) }
  }

  private static func points(_ number: Double) -> String { "\(Quantity.text(number)) pt" }

  private static func speed(_ velocity: Double) -> [(String, String)] {
    velocity == 300 ? [] : [("speed", "\(Quantity.text(velocity)) pt/s")]
  }

  private static func side(_ edge: HorizontalEdge) -> [(String, String)] {
    edge == .trailing ? [] : [("edge", "leading")]
  }

  private static func along(_ axis: Axis?) -> [(String, String)] {
    axis.map { [("along", $0 == .vertical ? "vertical" : "horizontal")] } ?? []
  }

  /// Returns a date for whole seconds, or else the exact number of seconds since 2001-01-01.
  private static func text(_ date: Date) -> String {
    let seconds = date.timeIntervalSinceReferenceDate
    let text = date.formatted(.iso8601)
    let isExact = (try? Date(text, strategy: .iso8601)) == date
    return isExact ? text : "\(seconds)"
  }
}

extension ScriptResponse {
  /// The keys with their values.
  fileprivate var pairs: [(String, Node)] {
    var pairs: [(String, Node)] = [("address", .word(address))]
    switch body {
    case .json(let text): pairs.append(("json", .scalar(.init(text, .implicit, .singleQuoted))))
    case .text(let text): pairs.append(("text", .word(text)))
    case .file(let name): pairs.append(("file", .word(name)))
    case .empty: break
    }
    if status != 200 { pairs.append(("status", .word("\(status)"))) }
    if delay != Self.usualDelay { pairs.append(("after", .word(Quantity.text(delay)))) }
    return pairs
  }
}

extension Node {
  /// Returns a text as a value, with quotes if it would be a null value.
  fileprivate static func word(_ text: String) -> Node {
    let plain = Node.Scalar(text)
    return .scalar(plain.isNothing ? Node.Scalar(text, .implicit, .singleQuoted) : plain)
  }

  /// The empty value of a key.
  fileprivate static var nothing: Node { .scalar(Node.Scalar("", .implicit, .plain)) }

  fileprivate static func block(_ pairs: [(String, Node)]) -> Node {
    .mapping(Node.Mapping(pairs.map { (Node.scalar(Node.Scalar($0.0)), $0.1) }, .implicit, .block))
  }
}
