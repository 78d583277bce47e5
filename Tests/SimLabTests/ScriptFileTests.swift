// Scripts in files: what is read, that it is written as it was read, and how what is wrong is told.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

@testable import SimLab

@Suite struct ScriptFileTests {
  /// One of each action, with what is hard to write: quotes, colons, signs, fractions, nothing.
  static let everything: [Script.Action] = [
    .tap("Item 3"), .tap("key: value # no comment", count: 2), .tapAt(x: 120, y: 300.5, count: 2),
    .hold("- dash"),
    .hold("it's \"quoted\"", for: .nanoseconds(1_234_567_891)), .drag("Card", dx: -20, dy: 0.1),
    .drag("42", dx: 0, dy: 1e-7, velocity: 1_200.5), .scroll(by: 600),
    .scroll(by: -33.333333333333336, along: .horizontal, velocity: 900), .fling(velocity: 3_000),
    .fling(velocity: -1e5, along: .vertical), .showRow(500), .swipe("null", action: "~"),
    .openRow("Item 3"), .fullSwipe("Item 4", edge: .leading), .deleteRow("Zeile ü 🙂"),
    .moveRow(3, to: 0), .back, .tab("true"), .dismissSheet, .refresh,
    .closeWindow, .background, .foreground, .memoryWarning, .type("two\nlines\tand more "),
    .type("", into: "Name"), .delete(3), .submit,
    .slide("Volume", to: -0.7), .increment("Quantity"), .decrement("[Quantity]"),
    .pick("{a}", in: "Colour"), .setDate("Due", to: Date(timeIntervalSince1970: 1_800_000_000)),
    .setDate("Due", to: Date(timeIntervalSinceReferenceDate: 0.1)), .settle,
    .wait(.nanoseconds(16_666_667)), .run(atMost: .seconds(10)), .update(0),
    .update(17, after: .milliseconds(200)), .note("100 % full"), .cut("too long"),
    .change("insert 0"), .change("swap 1 998", after: .milliseconds(200)), .unrecorded("a closure"),
  ]

  private static let responses = [
    ScriptResponse(address: "https://example.com/a*?b=1", body: .json(#"[{"id":1,"x":[true]}]"#)),
    ScriptResponse(
      address: "https://example.com/*", body: .text("two\nlines: é"), status: 404,
      delay: .milliseconds(250)),
    ScriptResponse(address: "https://example.com/file", body: .file("a b.json")),
    ScriptResponse(address: "https://example.com/none"),
  ]

  private func expectRoundTrip(_ file: ScriptFile) throws {
    let text = file.text
    let read = try ScriptFile.parse(text)
    #expect(read == file, "\(text)")
    expect(read.text, is: text)
  }

  @Test func `every action is written as it is read, whatever follows it`() throws {
    try expectRoundTrip(ScriptFile(script: Script(Self.everything)))
    let continuations: [Script.Continuation] = [
      .settle, .advance(.milliseconds(600)), .nothing, .until("settle"),
    ]
    for (number, then) in continuations.enumerated() {
      let steps = Self.everything.enumerated().map { index, action in
        Script.Step(
          action, start: index % 3 == number ? .nanoseconds(index * 1_000_001) : nil, then: then,
          times: index % 4 == 0 ? 7 : 1)
      }
      try expectRoundTrip(
        ScriptFile(
          name: "a name: with a colon", scenario: "list", items: 3, measuresLaunch: true,
          responses: Self.responses, script: Script(steps: steps, limit: .seconds(600))))
    }
    try expectRoundTrip(ScriptFile(script: []))
  }

  @Test func `every word has an action, and its example is one`() throws {
    let text = ScriptFile(script: Script(Self.everything)).text
    for word in ScriptWord.all {
      #expect(text.contains("- \(word.name)"), "no action is written as '\(word.name)'")
      let script = try ScriptFile.parse("steps:\n- \(word.example)").script
      expect(script.steps.count, is: 1)
      try expectRoundTrip(ScriptFile(script: script))
    }
  }

  @Test func `a script in YAML and the same in JSON are equal`() throws {
    let yaml = try ScriptFile.parse(
      """
      name: visit
      limit: 2 min
      steps:
        - tap: Item 3
        - back
        - fling: 3000 pt/s
          then: 600 ms
          times: 2
        - refresh:
          at: 10 s
      """)
    let json = try ScriptFile.parse(
      """
      {"name": "visit", "limit": "2min", "steps": [{"tap": "Item 3"}, "back",
       {"fling": "3000 pt/s", "then": "0.6 s", "times": 2}, {"refresh": null, "at": "10000 ms"}]}
      """)
    expect(yaml, is: json)
    expect(
      yaml.script,
      is: Script(
        steps: [
          .init(.tap("Item 3")), .init(.back),
          .init(.fling(velocity: 3_000), then: .advance(.milliseconds(600)), times: 2),
          .init(.refresh, start: .seconds(10)),
        ], limit: .seconds(120)))
  }

  @Test func `a gesture lets the device settle unless the next step has its own time`() throws {
    let script = try ScriptFile.parse("steps: [back, {back: , at: 1 s}, {back: , at: 2 s}, back]")
      .script
    expect(script.steps.map(\.then), is: [.nothing, .nothing, .settle, .settle])
    let waits = try ScriptFile.parse("steps: [settle, {wait: 1 s}, {update: 3}, {note: x}]").script
    expect(waits.steps.map(\.then), is: [.nothing, .nothing, .nothing, .nothing])
  }

  @Test(arguments: [
    ("1 ns", 1), ("2us", 2_000), ("2 µs", 2_000), ("16.666667 ms", 16_666_667),
    ("1.5 s", 1_500_000_000), ("2 min", 120_000_000_000), ("1 h", 3_600_000_000_000),
  ])
  func `times carry one of six units`(text: String, nanoseconds: Int64) throws {
    let script = try ScriptFile.parse("steps: [{wait: \(text)}]").script
    expect(script.steps.map(\.action), is: [.wait(.nanoseconds(nanoseconds))])
  }

  @Test(arguments: [
    ("steps", "line 1, column 1: expected the file to be keys with values"),
    ("name: a", "line 1, column 1: the key 'steps' is missing"),
    ("setps: []", "line 1, column 1: unknown key 'setps': the nearest is 'steps'; known are name,"),
    ("steps: back", "line 1, column 8: expected a list of steps for 'steps', found 'back'"),
    ("name: []\nsteps: []", "line 1, column 7: expected a name for 'name', found 'a list'"),
    ("items: 0\nsteps: []", "line 1, column 8: expected a whole number from 1 to 1000000 for"),
    ("measure-launch: 1\nsteps: []", "line 1, column 17: expected true or false for"),
    (
      "limit: -1 s\nsteps: []", "line 1, column 8: expected a time that is not negative for 'limit'"
    ),
    (
      "scenario: lst\nsteps: []", "line 1, column 11: unknown scenario 'lst': the nearest is 'list'"
    ),
    ("steps: [tpa]", "line 1, column 9: unknown step 'tpa': the nearest is 'tap'; known are tap,"),
    ("steps: [{at: 1 s}]", "line 1, column 9: expected a step with an action; known are tap,"),
    ("steps: [[]]", "line 1, column 9: expected a step, such as 'back' or 'tap: Play', found"),
    ("steps: [tap]", "line 1, column 9: 'tap' needs a value, such as '{tap: Play, taps: 2}'"),
    ("steps: [{tap: }]", "line 1, column 15: expected a label for 'tap', found nothing"),
    ("steps: [{tap: {a: b}}]", "line 1, column 15: expected a label for 'tap', found 'keys with"),
    ("steps: [{tap: a, tap: b}]", "line 1, column 10: the key 'tap' occurs twice"),
    ("steps: [{tap: a, back: }]", "line 1, column 18: a step does one thing, and this one says"),
    ("steps: [{tap: a, into: b}]", "line 1, column 18: unknown key 'into'; known are tap,"),
    ("steps: [{back: now}]", "line 1, column 16: 'back' takes no value, found 'now'"),
    ("steps: [{tap: a, taps: 0}]", "line 1, column 24: expected a whole number from 1 to 1000 for"),
    ("steps: [{wait: 300}]", "line 1, column 16: expected a time with its unit, such as '300 ms',"),
    ("steps: [{wait: 300 mss}]", "line 1, column 16: expected a time with its unit, such as"),
    (
      "steps: [{wait: -3 ms}]", "line 1, column 16: expected a time that is not negative for 'wait'"
    ),
    ("steps: [{wait: 101 h}]", "line 1, column 16: expected 100 h at most for 'wait', found"),
    ("steps: [{back: , at: -1 s}]", "line 1, column 22: expected a time that is not negative for"),
    ("steps: [{back: , then: soon}]", "line 1, column 24: expected settle, nothing or a time such"),
    ("steps: [{back: , for: soon}]", "line 1, column 23: expected a time with its unit, such as"),
    ("steps: [{back: , until: }]", "line 1, column 25: expected a text or a label on screen for"),
    (
      "steps: [{back: , then: 1 s, until: a}]",
      "line 1, column 36: a step goes on in one way, and this one says 'then' and 'until'"
    ),
    (
      "responses: [{json: {}}]\nsteps: []", "line 1, column 13: the key 'address' is missing"
    ),
    (
      "responses: [{address: items}]\nsteps: []",
      "line 1, column 23: expected an address such as https://example.com/items* for 'address'"
    ),
    (
      "responses: [{address: a*, jsn: 1}]\nsteps: []",
      "line 1, column 27: unknown key 'jsn': the nearest is 'json'"
    ),
    (
      "responses: [{address: a*, json: 1, text: b}]\nsteps: []",
      "line 1, column 36: a response has one content, and this one has 'json' and 'text'"
    ),
    (
      "responses: [{address: a*, json: '{'}]\nsteps: []",
      "line 1, column 33: expected JSON for 'json', found '{'"
    ),
    (
      "responses: [{address: a*, status: 99}]\nsteps: []",
      "line 1, column 35: expected a whole number from 100 to 599 for 'status'"
    ),
    ("responses: all\nsteps: []", "line 1, column 12: expected a list for 'responses', found"),
    ("steps: [{back: , times: -2}]", "line 1, column 25: expected a whole number from 1 to 100000"),
    (
      "steps: [{back: , at: 2 s}, {back: , at: 1 s}]",
      "line 1, column 41: expected a time that is not before that of the step before (2000 ms) for"
    ),
    ("steps: [{fling: 300}]", "line 1, column 17: expected a speed with its unit, such as '3000"),
    ("steps: [{fling: 300 pt}]", "line 1, column 17: expected a speed with its unit, such as"),
    ("steps: [{scroll: 1 pt, speed: 0 pt/s}]", "line 1, column 31: expected a speed above 0 pt/s"),
    ("steps: [{scroll: 1 pt, along: y}]", "line 1, column 31: expected vertical or horizontal for"),
    ("steps: [{drag: a}]", "line 1, column 10: 'drag' needs 'right' or 'down', such as"),
    (
      "steps: [{pick: a}]", "line 1, column 10: 'pick' needs 'in' as well, such as '{pick: Red, in:"
    ),
    ("steps: [{set-date: a, to: May}]", "line 1, column 27: expected a date such as 2026-01-31 or"),
    ("steps: [{show-row: -1}]", "line 1, column 20: expected a whole number from 0 to 999999 for"),
    ("steps: [{slide: a, to: far}]", "line 1, column 24: expected a number for 'to', found 'far'"),
  ])
  func `a problem in a script is reported with line and column`(text: String, problem: String) {
    let error = #expect(throws: ConfigurationError.self) {
      try ScriptFile.read(text, scenarios: ["list", "grid"])
    }
    #expect(error?.description.hasPrefix(problem) == true, "\(error?.description ?? "")")
  }

  @Test func `the documentation lists the words and keys that there are, and its scripts are read`()
    throws
  {
    let text = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Documentation/scripts.md"), encoding: .utf8)
    let table = try #require(
      text.firstMatch(of: /<!-- words -->(.*)<!-- end of words -->/.dotMatchesNewlines())
    ).output.1
    let rows = table.matches(of: /\n\| `([^`]*)` \| ([^\n]*) \|/)
    expect(rows.map { String($0.output.1) }, is: ScriptWord.all.map(\.example))
    for (row, word) in zip(rows, ScriptWord.all) {
      for key in word.keys {
        #expect("\(row.output.1) \(row.output.2)".contains(key), "\(word.name) has '\(key)'")
      }
    }
    for key in ScriptFile.keys + ScriptWord.stepKeys { #expect(text.contains("\n| `\(key)` | ")) }
    let scripts = text.matches(of: /```yaml\n(.*?)```/.dotMatchesNewlines())
    expect(scripts.count, is: 3)
    for script in scripts { _ = try ScriptFile.parse(String(script.output.1)) }
  }

  @Test func `a step says for how long or until what the device runs, alone or after an action`()
    throws
  {
    let text =
      "steps: [{back: , for: 2 s}, {tap: Start, until: Done}, {until: Over},"
      + " {for: 1 s}, {hold: Play, for: 3 s}]"
    let steps = try ScriptFile.parse(text).script.steps
    expect(
      steps,
      is: [
        .init(.back, then: .advance(.seconds(2))), .init(.tap("Start"), then: .until("Done")),
        .init(.settle, then: .until("Over")), .init(.settle, then: .advance(.seconds(1))),
        .init(.hold("Play", for: .seconds(3))),
      ])
  }

  @Test func `JSON is written as YAML or quoted, and a file has to lie beside the script`() throws {
    let text =
      "responses: [{address: 'a*', json: {b: [1, 2.5, null, yes, 'yes']}}, "
      + "{address: 'b*', json: '{\"c\": 1}', after: 2 s}]\nsteps: []"
    expect(
      try ScriptFile.parse(text).responses,
      is: [
        ScriptResponse(address: "a*", body: .json(#"{"b":[1,2.5,null,true,"yes"]}"#)),
        ScriptResponse(address: "b*", body: .json(#"{"c": 1}"#), delay: .seconds(2)),
      ])
    let error = #expect(throws: ConfigurationError.self) {
      try ScriptFile.read(
        "responses: [{address: 'a*', file: b.json}]\nsteps: []", folder: URL(filePath: "/nowhere"))
    }
    expect(
      error?.description,
      is: "line 1, column 35: there is no file 'b.json' beside the script that can be read")
  }

  @Test func `the place of each step is known`() throws {
    let places = try ScriptFile.read("steps:\n  - back\n\n  - {times: 2, tap: a}\n").places
    expect(places, is: [.init(line: 2, column: 5), .init(line: 4, column: 16)])
  }
}
