// What a script responds with in place of a network, and what is said of addresses that had no response.

import Expectations
import Foundation
import SimComponents
import SimDevice
import SimMetrics
import SwiftUI
import Testing

@testable import SimLab

extension CatalogRuns {
  @Suite @MainActor struct ResponseTests {
    /// Loads one address as it appears and another one on a tap.
    private struct Loader: View {
      @State private var texts = ["nothing"]
      var body: some View {
        VStack {
          ForEach(texts, id: \.self) { Text($0) }
          Button("more") { Task { await load("https://example.com/more?page=2") } }
        }
        .task { await load("https://example.com/first") }
      }

      private func load(_ address: String) async {
        guard let url = URL(string: address) else { return }
        do {
          let (data, response) = try await URLSession.shared.data(from: url)
          let status = (response as? HTTPURLResponse)?.statusCode ?? 0
          texts.append("\(status) \(String(decoding: data, as: UTF8.self))")
        } catch {
          texts.append("failed")
        }
      }
    }

    private func run(_ script: String, file: String = "own.yaml") throws -> FinishedRun {
      let scenario = Scenario(
        name: "own", summary: "",
        strategies: [
          Strategy(name: "one", summary: "") { device, _ in device.launch { Loader() } }
        ],
        workloads: [])
      return try Experiment(scenarios: [scenario]).run(
        RunRequest(
          scenario: "own", strategy: "one", workload: "play", items: 1, device: "iphone-13",
          system: "iOS17", seed: 1, script: RequestedScript(file: file, text: script)))
    }

    @Test func `the first response whose pattern fits counts, from the launch on`() throws {
      let run = try run(
        """
        responses:
        - {address: "https://example.com/f*", text: one}
        - {address: "https://*/more?page=*", json: [2], status: 201, after: 3 s}
        - {address: "*", text: other}
        steps:
        - tap: more
          until: "201 [2]"
        """)
      expect(run.finalTexts, is: ["nothing", "200 one", "201 [2]", "more"])
      #expect(run.record.duration > 3_000_000_000)
      expect(run.record.messages.notes, is: [])
      // A tape of the run has the same responses.
      let tape = try #require(run.tape)
      try expect(self.run(tape).finalTexts, is: run.finalTexts)
    }

    @Test func `addresses without a response are named, with what to put into the script`() throws {
      let run = try run("steps: [{tap: more}, {tap: more}]")
      let entries = [
        #"{address: "https://example.com/first", json: {}}"#,
        #"{address: "https://example.com/more?page=2", json: {}}"#,
      ].joined(separator: ", ")
      expect(
        run.record.messages.notes,
        is: [
          "2 addresses had no response; to give one, put into the script: responses: [\(entries)]"
        ])
      let again = try self.run("responses: [\(entries)]\nsteps: [{tap: more}]")
      expect(again.finalTexts, is: ["nothing", "200 {}", "200 {}", "more"])
      expect(again.record.messages.notes, is: [])
    }

    @Test func `a file beside the script, or in the folder of responses, is a content`() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "responses-\(UUID())")
      defer { try? FileManager.default.removeItem(at: folder) }
      let host = folder.appending(path: "example.com")
      try FileManager.default.createDirectory(at: host, withIntermediateDirectories: true)
      try Data("from a file".utf8).write(to: host.appending(path: "more.json"))
      let run = try run(
        "responses: [{address: '*first', file: example.com/more.json}]\nsteps: [settle]",
        file: folder.appending(path: "own.yaml").path)
      expect(run.finalTexts, is: ["nothing", "200 from a file", "more"])

      SimulatedResponses.begin(folder: folder)
      let device = SimulatedDevice()
      device.launch { Loader() }
      device.settle()
      try device.tap("more")
      device.settle()
      expect(device.screenText, is: ["nothing", "failed", "200 from a file", "more"])
      expect(SimulatedResponses.unanswered.map(\.address), is: ["https://example.com/first"])
      expect(
        SimulatedResponses.lines,
        is: [
          "1 address had no response. Put a file for each into the folder Responses, such as",
          "  Responses/example.com/first.json", "or this into a script:", "responses:",
          #"- address: "https://example.com/first""#, "  json: {}",
        ])
      SimulatedResponses.begin()
    }
  }
}
