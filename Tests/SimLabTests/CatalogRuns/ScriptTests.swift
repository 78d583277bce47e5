// Replaying: what a tape holds, how a script is cut, and where it says that it cannot be played. That the replay
// of a tape is the run that wrote it, byte for byte, is shown on processes of their own (`ScriptCommandTests`).

import Expectations
import Foundation
import SimDevice
import SimMetrics
import SimWorkloads
import SwiftUI
import Testing

@testable import SimLab

extension CatalogRuns {
  @Suite @MainActor struct ScriptTests {
    @Test func `a workload that is cut is cut again, and its remarks are kept`() throws {
      let experiment = Experiment(scenarios: CatalogRuns.scenarios)
      var request = CatalogRuns.request("row-values", "scroll", items: 20_000)
      let run = try experiment.run(request)
      guard case .cut = run.record.outcome else {
        Issue.record("20,000 rows were scrolled within the limit: \(run.record.outcome)")
        return
      }
      request.script = RequestedScript(file: "tape.yaml", text: try #require(run.tape))
      let replay = try experiment.run(request)
      expect(replay.record.outcome, is: run.record.outcome)
      expect(replay.record.messages.notes, is: run.record.messages.notes)
      expect(replay.record.counts.views, is: run.record.counts.views)
      expect(replay.tape, is: run.tape)
      expect(replay.finalScreen, is: run.finalScreen)
    }

    @Test func `the touches of a tape carry the virtual time at which they began`() throws {
      let request = CatalogRuns.request("row-values", "navigate", items: 120)
      let tape = try #require(try Experiment(scenarios: CatalogRuns.scenarios).run(request).tape)
      let touches = try ScriptFile.parse(tape).script.steps.filter { $0.action.isGesture }
      expect(touches.count, is: 20)
      let starts = touches.compactMap(\.start)
      expect(starts.count, is: 20)
      expect(starts, is: starts.sorted())
      expect(starts.first, is: .zero)
    }

    // MARK: On a screen of their own

    private struct Ticker: View {
      @State private var ticks = 0
      var body: some View {
        Text("\(ticks) ticks").task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(100))
            ticks += 1
          }
        }
      }
    }

    /// A block of the main queue that hands over the next one.
    private struct Restless: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onAppear { step() } }

      private func step() {
        simulatedWork(.milliseconds(40))
        count += 1
        DispatchQueue.main.async { step() }
      }
    }

    private struct Late: View {
      @State private var isThere = false
      var body: some View {
        VStack {
          Text("title")
          if isThere { Button("Late") { print("found") } }
        }.task {
          try? await Task.sleep(for: .seconds(3))
          isThere = true
        }
      }
    }

    private func run(
      _ script: String? = nil, items: Int = 5,
      play: @escaping @MainActor @Sendable (Session) throws -> Void = { _ in },
      @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
    ) throws -> FinishedRun {
      let scenario = Scenario(
        name: "own", summary: "",
        strategies: [Strategy(name: "one", summary: "") { device, _ in device.launch(root) }],
        workloads: [
          Workload(name: "play", summary: "", measuresLaunch: true, play: play)
        ])
      return try Experiment(scenarios: [scenario]).run(
        RunRequest(
          scenario: "own", strategy: "one", workload: "play", items: items, device: "iphone-13",
          system: "iOS17", seed: 1,
          script: script.map { RequestedScript(file: "own.yaml", text: $0) }))
    }

    @Test func `a label that never appears is reported with its step and the labels on screen`()
      throws
    {
      let error = #expect(throws: FileError.self) {
        try run("steps:\n- settle\n- tap: Stop") { Button("Go") {} }
      }
      expect(
        error?.description,
        is: "'own.yaml', line 3, column 3: "
          + "Nothing on screen is labelled \"Stop\"; on screen: \"Go\".")
    }

    @Test func `a script waits for what is still to appear, and its tape does too`() throws {
      let run = try run("{measure-launch: true, steps: [{tap: Late}]}") { Late() }
      expect(run.record.messages.console, is: ["found"])
      #expect(run.record.duration > 3_000_000_000)
      #expect(run.record.duration < 4_000_000_000)
      let again = try self.run(run.tape) { Late() }
      expect(again.tape, is: run.tape)
      expect(again.record.fingerprint, is: run.record.fingerprint)
    }

    @Test func `a screen that never rests cuts the run and reports the pending work`() throws {
      let reason = """
        The device did not come to rest within 120 s; pending: 1 main-queue block or job, \
        an update of the view graph.
        """
      let script = try run("measure-launch: true\nsteps: [settle]") { Restless() }
      expect(script.record.outcome, is: .cut(reason))
      let workload = try run(play: { $0.device.settle() }) { Restless() }
      expect(workload.record.outcome, is: .cut(reason))
    }

    @Test func `a script past its limit is cut at the step, with the pending work`() throws {
      let text = "limit: 2 s\nmeasure-launch: true\nsteps:\n- wait: 1500 ms\n- settle\n- back"
      let run = try run(text) { Ticker() }
      let reason = """
        'own.yaml', line 5, column 3: The script was cut at its limit of 2.0 seconds of virtual \
        time; pending: 1 delayed block or sleep, last to run: the body of Ticker.
        """
      expect(run.record.outcome, is: .cut(reason))
      expect(run.record.messages.notes, is: [reason])
      // The launch, which is measured as well, comes before; and the main thread ends what it has begun.
      #expect((2_000_000_000..<2_100_000_000).contains(run.record.duration))
      // Its tape has no limit: it waits as long as the script did and says why it ends.
      let again = try self.run(run.tape) { Ticker() }
      expect(again.record.outcome, is: run.record.outcome)
      expect(again.record.duration, is: run.record.duration)
      expect(again.tape, is: run.tape)
    }

    @Test func `code that a tape cannot contain is noted in it, and by the replay`() throws {
      let run = try run(play: { session in
        session.device.post(after: .milliseconds(100)) { print("from outside") }
        session.device.settle()
      }) { Text("still") }
      expect(run.record.messages.console, is: ["from outside"])
      let tape = try #require(run.tape)
      #expect(tape.contains("- unrecorded: a closure posted after 0.1 seconds\n"))
      let again = try self.run(tape) { Text("still") }
      expect(again.record.messages.console, is: [])
      expect(
        again.record.messages.notes,
        is: [
          "The script omits code that a script cannot express: "
            + "a closure posted after 0.1 seconds."
        ])
      expect(again.tape, is: tape)
    }

    @Test func `a missing item is reported with its step`() throws {
      let error = #expect(throws: FileError.self) {
        try run("steps:\n- update: 5") { Text("still") }
      }
      expect(
        error?.description,
        is: "'own.yaml', line 2, column 3: "
          + "There is no item 5 to update: the screen has items 0 to 4.")
    }
  }
}
