import Expectations
import SimDevice
import SwiftUI
import Testing
import XCTest

extension LoopSuite {
  @Test func `an hour's sleep takes no real time, and everything keeps its order`() {
    let device = SimulatedDevice()
    device.launch { Clocks() }
    device.settle()
    expect(device.screenText, is: ["asleep"])
    device.advance(by: .seconds(3_600))
    expect(device.console, is: expected)
    expect(device.screenText, is: ["awake"])
  }

  @Test func `an async test may run a device`() async {
    let device = SimulatedDevice()
    device.launch { Clocks() }
    #expect(device.run(atMost: .seconds(86_400)))
    expect(device.console, is: expected)
    await Task.yield()
  }

  @Test func `what is random answers from the device's seed`() {
    struct Random: View {
      var body: some View { Text("\(UUID()) \(Int.random(in: 0..<1_000_000))") }
    }
    func text(_ seed: UInt64) -> [String] {
      let device = SimulatedDevice(seed: seed)
      device.launch { Random() }
      device.settle()
      return device.screenText
    }
    expect(text(1), is: text(1))
    #expect(text(1) != text(2))
  }
}

/// A view that goes through every door to a later time.
private struct Clocks: View {
  @State private var text = "asleep"

  var body: some View {
    Text(text).onAppear {
      DispatchQueue.main.async { print("main queue") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("after") }
      Task {
        print("task")
        let start = ContinuousClock.now
        try await Task.sleep(nanoseconds: 3_600_000_000_000)
        print("slept \((ContinuousClock.now - start).components.seconds) s")
        text = "awake"
      }
      Task.detached { print("detached") }
      print("appeared")
    }
  }
}

/// The detached task begins on another thread while the main one is busy with the frame.
private let expected = [
  "appeared", "detached", "main queue", "task", "after", "slept 3600 s",
]
