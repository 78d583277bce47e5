// Twenty screens in the style of ordinary apps, each used as a user would, and what advice says of them.
//
// A file of `Screens` knows nothing of advice. What should be said was read out of its code by hand: where one of them is
// told of another thing, or of nothing, either the reading was wrong or the mechanism is.

import Expectations
import Foundation
import SimDevice
import SimLab
import SimMetrics
import SwiftUI
import Testing

/// A screen, what a user does with it, and what is to be said of it.
struct Trial: Sendable, CustomTestStringConvertible {
  var name: String
  var expected: [String]
  var steps: [Script.Action]
  var launch: @MainActor @Sendable (SimulatedDevice) -> Void

  init<Content: View>(
    _ name: String, _ expected: [String] = [], _ steps: [Script.Action],
    @ViewBuilder screen: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.expected = expected
    self.steps = steps
    launch = { $0.launch(screen) }
  }

  var testDescription: String { name }
}

@MainActor @Suite struct AdviceTrialTests {
  /// - Parameter measuresLaunch: whether the launch is part of the record.
  private func record(
    _ trial: Trial, system: String, measuresLaunch: Bool = false
  ) throws -> RunRecord {
    let scenario = Scenario(
      name: trial.name, summary: trial.name,
      strategies: [
        Strategy(name: "screen", summary: "as it is") { device, _ in trial.launch(device) }
      ],
      workloads: [
        Workload(
          name: "visit", summary: "a visit", measuresLaunch: measuresLaunch,
          warmUp: measuresLaunch ? nil : .seconds(1)
        ) { session in
          if measuresLaunch { session.device.settle() }
          try session.device.play(Script(steps: trial.steps.flatMap(Self.steps)))
        }
      ])
    return try Experiment(scenarios: [scenario]).run(
      RunRequest(
        scenario: trial.name, strategy: "screen", workload: "visit", items: 1, device: "iphone-13",
        system: system, seed: 1)
    ).record
  }

  /// An action as a user does it: some screens never come to rest, and people type letter by letter.
  private nonisolated static func steps(_ action: Script.Action) -> [Script.Step] {
    let pause = action.isGesture ? Script.Continuation.advance(.milliseconds(400)) : nil
    guard case .type(let text, let field) = action else {
      return [Script.Step(action, then: pause)]
    }
    return text.map { Script.Step(.type(String($0), into: field), then: pause) }
  }

  @Test(arguments: trials)
  func `a screen not written for advice gets exactly the advice for its problems`(
    trial: Trial
  ) throws {
    let record = try record(trial, system: "iOS17")
    let findings = Advice(record).findings
    let text = findings.map { "\($0.kind.rawValue): \($0.view)" }.sorted()
    let views = record.counts.views.map {
      "\($0.view) bodies \($0.bodies) without news \($0.withoutNews ?? -1) handed on \($0.handedOn ?? -1) above list \($0.aboveList ?? -1) inits \($0.initialisations) equal \($0.comparedEqual)"
    }
    let story =
      findings.flatMap(\.lines) + views
      + record.counts.causes.counts.map { "\($0.view): \($0.bodies) \($0.line)" }
      + record.messages.watchdogs.map(\.line)
    expect(record.outcome, is: .completed)
    #expect(text == trial.expected.sorted(), "\(story.joined(separator: "\n"))")
  }

  @Test func `every trapped screen has a clean sibling`() {
    expect(cures.map(\.sick.name), is: trials.filter { !$0.expected.isEmpty }.map(\.name))
  }

  @Test(arguments: cures.map(\.well))
  func `a screen with the cure applied gets no advice, and does less work`(well: Trial) throws {
    let sick = try #require(cures.first { $0.well.name == well.name }?.sick)
    // The contents of erased rows are made to be counted when the list appears.
    let isErased = sick.expected.contains { $0.hasPrefix("AnyView in rows") }
    let before = try record(sick, system: "iOS17", measuresLaunch: isErased)
    let after = try record(well, system: "iOS17", measuresLaunch: isErased)
    expect(after.outcome, is: .completed)
    let findings = Advice(after).findings
    #expect(findings == [], "\(findings.flatMap(\.lines).joined(separator: "\n"))")
    let (cost, least) = (
      try #require(NecessaryWork(before)?.time), try #require(NecessaryWork(after)?.time)
    )
    #expect(least < cost, "\(well.name): \(cost) before, \(least) after")
    // What is estimated is what the cure really spares; of rows that move by ids it is only what their bodies take.
    let told = Advice(before).findings
    let promised = told.reduce(0) { $0 + ($1.saving ?? 0) }
    let saved = cost - least
    guard promised > 0, !told.contains(where: { $0.kind == .indexIDs }) else { return }
    #expect(
      abs(saved - promised) * 4 <= saved, "\(well.name): \(promised) promised, \(saved) saved")
  }

  @Test(arguments: trials)
  func `printed names survive the renaming of every type`(trial: Trial) throws {
    let record = try record(trial, system: "iOS18")
    let types =
      record.counts.views.map(\.view) + record.messages.watchdogs.map(\.view)
      + record.memory.objects.flatMap { $0.type.split(separator: ".").map(String.init) }
      + record.counts.causes.counts.compactMap {
        $0.state.split(separator: ".").first.map(String.init)
      }
    var names: [String: String] = [:]
    for type in types where type.first?.isUppercase == true && !type.contains(" ") {
      names[type] = names[type] ?? "Zz\(names.count)"
    }
    let text = String(decoding: try JSONExporter.encoded(record), as: UTF8.self)
    let renamed = try #require(
      JSONExporter().decode(JSONExporter.file([Data(Self.renamed(text, names).utf8)])).first)
    func lines(_ record: RunRecord) -> [String] {
      Advice(record).findings.map { $0.lines.joined(separator: "\n") }
    }
    expect(lines(renamed).sorted(), is: lines(record).map { Self.renamed($0, names) }.sorted())
    #expect(text != Self.renamed(text, names))
  }

  /// A text with other words in place of some.
  private static func renamed(_ text: String, _ names: [String: String]) -> String {
    var result = ""
    var word = ""
    for character in text + "\n" {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        result += names[word] ?? word
        word = ""
        result.append(character)
      }
    }
    return String(result.dropLast())
  }
}
