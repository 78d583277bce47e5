// Sentences of the public documentation about keyframes, phases and transactions.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

private struct Place {
  var x = 0.0
  var y = 0.0
}

@KeyframesBuilder<Place> private func jump(to x: Double) -> some Keyframes<Place> {
  KeyframeTrack(\.x) {
    MoveKeyframe(x)
    LinearKeyframe(x + 10, duration: 1)
  }
  KeyframeTrack(\.y) { LinearKeyframe(4, duration: 2) }
}

@KeyframeTrackContentBuilder<Double> private func twice(
  _ value: Double
) -> some KeyframeTrackContent<Double> {
  LinearKeyframe(value, duration: 1)
  LinearKeyframe(0, duration: 1)
}

private struct Emphasis: TransactionKey {
  static let defaultValue = "plain"
}

extension Transaction {
  fileprivate var emphasis: String {
    get { self[Emphasis.self] }
    set { self[Emphasis.self] = newValue }
  }
}

@MainActor @Suite struct DocumentedMotionTests {
  @Test func `a timeline is as long as its longest track, and a move takes no time`() {
    let timeline = KeyframeTimeline(initialValue: Place()) { jump(to: 100) }
    expect(timeline.duration, is: 2)
    expect(timeline.value(time: 0).x, is: 100)
    expect(timeline.value(time: 0.5).x, is: 105)
    expect(timeline.value(time: 1.5).x, is: 110)
    #expect(abs(timeline.value(time: 1).y - 2) < 1e-9)
  }

  @Test func `keyframes follow each other`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { KeyframeTrack { twice(8) } }
    expect(timeline.duration, is: 2)
    for time in [0.5, 1.5] { #expect(abs(timeline.value(time: time) - 4) < 1e-9) }
  }

  @Test func `animators show their first value until something triggers them`() throws {
    struct Animators: View {
      @State private var count = 0
      var body: some View {
        VStack {
          KeyframeAnimator(initialValue: 1.0, trigger: count) { value in
            Text("key \(value >= 1.9 ? "high" : "low")")
          } keyframes: { _ in
            KeyframeTrack {
              MoveKeyframe(2)
              LinearKeyframe(2, duration: 0.5)
              LinearKeyframe(1, duration: 0.5)
            }
          }
          PhaseAnimator([1, 2, 3], trigger: count) { phase in Text("phase \(phase)") }
          Button("go") { count += 1 }
        }
      }
    }
    let device = showing { Animators() }
    expect(device.screenText, is: ["key low", "phase 1", "go"])
    try device.tap("go")
    device.settle()
    expect(device.screenText, is: ["key low", "phase 1", "go"])
  }

  @Test func `keyframes that repeat begin where the ones before ended`() {
    struct Climb: View {
      var body: some View {
        KeyframeAnimator(initialValue: 0.0) { value in
          Text("floor \(Int(value / 10))")
        } keyframes: { value in
          KeyframeTrack { LinearKeyframe(value + 10, duration: 1) }
        }
      }
    }
    let device = SimulatedDevice(system: .iOS17)
    device.launch { Climb() }
    for floor in 0...3 {
      device.advance(by: .milliseconds(floor == 0 ? 500 : 1_000))
      expect(device.screenText, is: ["floor \(floor)"])
    }
  }

  @Test func `a transaction carries a value of the app's own to those who see it`() throws {
    struct Carrier: View {
      @State private var seen: [String] = []
      @State private var count = 0
      var body: some View {
        Text("\(count)").transaction { print("saw \($0.emphasis)") }
        Button("strong") { withTransaction(\.emphasis, "strong") { count += 1 } }
      }
    }
    let device = showing { Carrier() }
    let lines = try device.lines { try device.tap("strong") }
    #expect(lines.contains("saw strong"))
  }
}
