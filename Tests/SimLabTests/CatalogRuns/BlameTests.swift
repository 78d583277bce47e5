// Whose a hitch is, on screens of which it is known by hand.

import Expectations
import SimDevice
import SimMetrics
import SwiftUI
import Testing

@testable import SimLab

extension CatalogRuns {
  @Suite @MainActor struct BlameTests {
    /// A list that is scrolled while two states change, each with work of its own.
    private struct Screen: View {
      let changes: PassthroughSubject<Int, Never>
      var body: some View {
        VStack {
          Slow(changes: changes, milliseconds: 60)
          Quick(changes: changes, milliseconds: 20)
          List(0..<200, id: \.self) { Text("Row \($0)") }
        }
      }
    }

    private struct Slow: View {
      let changes: PassthroughSubject<Int, Never>
      let milliseconds: Int
      @State private var slow = 0
      var body: some View {
        if slow > 0 { simulatedWork(.milliseconds(milliseconds)) }
        return Text("slow \(slow)").onReceive(changes) { slow = $0 }
      }
    }

    private struct Quick: View {
      let changes: PassthroughSubject<Int, Never>
      let milliseconds: Int
      @State private var quick = 0
      var body: some View {
        if quick > 0 { simulatedWork(.milliseconds(milliseconds)) }
        return Text("quick \(quick)").onReceive(changes) { quick = $0 }
      }
    }

    private struct Photo: View {
      let number: Int
      var body: some View { Image("photo \(number % 20)").resizable().frame(width: 60, height: 60) }
    }

    @Test func `what images take to be decoded is the view's that shows them`() throws {
      let scenario = Scenario(
        name: "photos", summary: "rows with large images",
        strategies: [
          Strategy(name: "large", summary: "large") { device, _ in
            for number in 0..<20 {
              device.addImage(
                named: "photo \(number)", ImageAsset(width: 3_000, height: 2_000, scale: 1))
            }
            device.launch { List(0..<200, id: \.self) { Photo(number: $0) } }
          }
        ],
        workloads: [
          Workload(name: "scroll", summary: "a fling") { session in
            session.device.fling(velocity: 1_000)
            session.device.settle()
          }
        ])
      let record = try Experiment(scenarios: [scenario]).run(
        RunRequest(
          scenario: "photos", strategy: "large", workload: "scroll", items: 2, device: "iphone-13",
          system: "iOS17", seed: 1)
      ).record
      let hitch = record.play.frames.reduce(0) { $0 + $1.hitch }
      #expect(hitch > 0)
      expect(record.play.blame.reduce(0) { $0 + $1.hitch }, is: hitch)
      let most = try #require(record.play.blame.first)
      expect(most.line, is: "Photo ← decoding images")
      #expect(most.hitch * 10 > hitch * 8)
    }

    /// A screen that a publisher changes once while a fling goes on.
    private func record<Content: View>(
      @ViewBuilder of screen: @escaping @MainActor (PassthroughSubject<Int, Never>) -> Content
    ) throws -> RunRecord {
      let scenario = Scenario(
        name: "blame", summary: "a screen that changes",
        strategies: [
          Strategy(name: "one", summary: "the screen") { device, input in
            let changes = PassthroughSubject<Int, Never>()
            input.updates.onUpdate { changes.send($0) }
            device.launch { screen(changes) }
          }
        ],
        workloads: [
          Workload(name: "scroll", summary: "a fling with one change") { session in
            session.device.fling(velocity: 2_000)
            session.device.advance(by: .milliseconds(300))
            session.update(item: 1, after: .zero)
            session.device.settle()
          }
        ])
      return try Experiment(scenarios: [scenario]).run(
        RunRequest(
          scenario: "blame", strategy: "one", workload: "scroll", items: 2, device: "iphone-13",
          system: "iOS17", seed: 1)
      ).record
    }

    @Test
    func
      `of 60 and 20 ms in a frame each has what its removal spares, on average over both orders`()
      throws
    {
      let record = try record { Screen(changes: $0) }
      let late = record.play.frames.filter { $0.hitch > 0 }
      let hitch = late.reduce(0) { $0 + $1.hitch }
      let interval = Double(record.identity.refreshInterval)
      #expect(late.count == 1 && (Double(hitch) / interval).rounded() == 3)
      expect(record.play.blame.reduce(0) { $0 + $1.hitch }, is: hitch)
      func intervals(_ view: String) -> Double {
        Double(record.play.blame.filter { $0.view == view }.reduce(0) { $0 + $1.hitch }) / interval
      }
      // It begins between two vsyncs, so 22 ms would have been in time and 62 late by two: without the slow one it is
      // earlier by three, or by two if the quick one is gone already; without the quick one by one, or not at all.
      #expect(abs(intervals("Slow") - 2.5) < 0.1, "\(record.play.blame)")
      #expect(abs(intervals("Quick") - 0.5) < 0.1, "\(record.play.blame)")
      expect(record.play.blame[0].view, is: "Slow")
      expect(record.play.blame[0].cause, is: "Slow._slow ← onReceive of Slow")
      expect(record.play.blame[0].frames, is: 1)
      // The commit of texts is no view's.
      #expect(
        !(record.play.blame.map(\.cause) + record.play.costs.reasons.map(\.cause)).contains(
          "decoding images")
      )
    }

    /// Many rows that all change, in a stack that is scrolled.
    private struct Wide: View {
      let changes: PassthroughSubject<Int, Never>
      @State private var number = 0
      var body: some View {
        ScrollView {
          VStack { ForEach(0..<400, id: \.self) { WideRow(place: $0, number: number) } }
        }.onReceive(changes) { number = $0 }
      }
    }

    private struct WideRow: View {
      let place, number: Int
      var body: some View { Text("row \(place) of \(number)") }
    }

    @Test func `what rows take to be measured has the cause of their bodies`() throws {
      let record = try record { Wide(changes: $0) }
      let hitch = record.play.frames.reduce(0) { $0 + $1.hitch }
      #expect(hitch > 0)
      expect(record.play.blame.reduce(0) { $0 + $1.hitch }, is: hitch)
      expect(record.play.blame.first?.line, is: "WideRow ← Wide._number ← onReceive of Wide")
      #expect(record.play.blame.filter { $0.view == "WideRow" }.count == 1, "\(record.play.blame)")
    }

    /// Many cheap bodies and one dear one, for one change, with time for all of them in a frame.
    private struct Mixed: View {
      let changes: PassthroughSubject<Int, Never>
      @State private var number = 0
      var body: some View {
        VStack {
          ForEach(0..<40, id: \.self) { Cheap(place: $0, number: number) }
          Dear(number: number)
        }.onReceive(changes) { number = $0 }
      }
    }

    private struct Cheap: View {
      let place, number: Int
      var body: some View { Text("\(place): \(number)") }
    }

    private struct Dear: View {
      let number: Int
      var body: some View {
        if number > 0 { simulatedWork(.milliseconds(8)) }
        return Text("dear \(number)")
      }
    }

    @Test
    func `the worst frame is put down to what took its time, not to what had most bodies in it`()
      throws
    {
      let scenario = Scenario(
        name: "blame", summary: "many bodies, one of which is dear",
        strategies: [
          Strategy(name: "both", summary: "both") { device, input in
            let changes = PassthroughSubject<Int, Never>()
            input.updates.onUpdate { changes.send($0) }
            device.launch { Mixed(changes: changes) }
          }
        ],
        workloads: [
          Workload(name: "change", summary: "one change") { session in
            session.update(item: 1, after: .zero)
            session.device.settle()
          }
        ])
      let record = try Experiment(scenarios: [scenario]).run(
        RunRequest(
          scenario: "blame", strategy: "both", workload: "change", items: 2, device: "iphone-13",
          system: "iOS17", seed: 1)
      ).record
      let worst = try #require(record.worstFrame)
      #expect(record.play.frames[worst].hitch == 0 && record.play.frames[worst].bodies == 42)
      let most = try #require(record.log.events.bodies.max { $0.count < $1.count })
      #expect(record.log.events.causes[most.cause].line.hasSuffix("Cheap"))
      let costs = record.play.costs
      let part = costs.greatest(frames: record.play.frames.count)[worst]
      let parts = costs.parts(ofFrame: worst)
      #expect(costs.reasons[part.reason].view == "Dear", "\(costs.reasons)")
      #expect(costs.reasons[part.reason].cause.hasSuffix("_number → Mixed → field number → Dear"))
      #expect(part.time >= 8_000_000 && part == parts[0])
      // The parts are the main thread's work for the frame.
      let work = record.play.spans.filter { $0.frame == worst && $0.kind != .render }
      let time = work.reduce(0) { $0 + $1.duration }
      expect(parts.reduce(0) { $0 + $1.time }, is: time)
    }
  }
}
