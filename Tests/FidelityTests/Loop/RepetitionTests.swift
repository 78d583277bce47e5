// What comes back by itself and brings nothing new counts as rest; what brings something new is waited for.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension LoopSuite {
  @MainActor @Suite struct RepetitionTests {
    /// A number that grows by itself until a last one, after which something else is on screen.
    private struct Ticking: View {
      var interval = 0.1
      var last = Int.max
      var isAnimated = false
      @State private var count = 0
      @State private var timer: Timer?

      var body: some View {
        VStack {
          Button("go") {
            timer = .scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
              MainActor.assumeIsolated {
                if isAnimated {
                  withAnimation(.linear(duration: interval)) { count += 1 }
                } else {
                  count += 1
                }
                if count == last { timer.invalidate() }
              }
            }
          }
          Text("\(count)").opacity(count.isMultiple(of: 2) ? 1 : 0.5)
          if count == last { Text("over") }
        }
      }
    }

    /// The same, in a task that sleeps.
    private struct Sleeping: View {
      var interval = Duration.milliseconds(200)
      var last = Int.max
      @State private var count = 0
      var body: some View {
        Text(count == last ? "over" : "\(count)").task {
          while count < last {
            try? await Task.sleep(for: interval)
            count += 1
          }
        }
      }
    }

    /// How long something takes, and what it answers.
    private func timed<R>(
      _ device: SimulatedDevice, _ body: () throws -> R
    ) rethrows -> (span: Duration, answer: R) {
      let start = device.now
      let answer = try body()
      return (device.now - start, answer)
    }

    /// Expects the device to come to rest within a time.
    private func expectRest(_ device: SimulatedDevice, in spans: Range<Duration>) {
      let (span, isAtRest) = timed(device) { device.settle() }
      #expect(isAtRest)
      #expect(spans.contains(span), "\(span)")
    }

    @Test func `a timer that repeats what it did before is not waited for`() throws {
      let device = showing { Ticking() }
      try device.tap("go")
      expectRest(device, in: .seconds(1)..<(.seconds(2)))
      expectRest(device, in: .seconds(1)..<(.seconds(2)))
      expect(device.diagnostics, is: [])
    }

    @Test func `a timer that brings something new soon is waited for`() throws {
      let device = showing { Ticking(interval: 0.4, last: 9) }
      try device.tap("go")
      #expect(device.settle())
      expect(device.screenText, is: ["go", "9", "over"])
    }

    @Test func `a timer that animates each of its steps without a pause comes to rest as well`()
      throws
    {
      let device = showing { Ticking(isAnimated: true) }
      try device.tap("go")
      expectRest(device, in: .zero..<(.seconds(12)))
    }

    @Test func `a block that is due within half a second is waited for beside a timer`() throws {
      let device = showing { Ticking() }
      try device.tap("go")
      device.settle()
      device.post(after: .milliseconds(450)) { print("posted") }
      device.settle()
      expect(device.console, is: ["posted"])
    }

    @Test func `a task that sleeps in a loop counts as rest when it brought nothing new for 10 s`()
    {
      let device = showing { Sleeping() }
      expectRest(device, in: .seconds(10)..<(.seconds(12)))
    }

    @Test func `a run without an end stops when all that is left repeats`() throws {
      for root in [AnyView(Ticking()), AnyView(Sleeping(interval: .seconds(1)))] {
        let device = showing { root }
        try? device.tap("go")
        let (span, isIdle) = timed(device) { device.run(atMost: .seconds(86_400)) }
        #expect(!isIdle)
        #expect((.seconds(10)...(.seconds(13))).contains(span), "\(span)")
        expect(device.diagnostics, is: [])
      }
    }

    @Test func `a run without an end waits for what comes once while something repeats`() throws {
      let device = showing { Ticking() }
      try device.tap("go")
      device.post(after: .seconds(60)) { print("posted") }
      device.run(atMost: .seconds(86_400))
      expect(device.console, is: ["posted"])
      #expect(device.now < .seconds(75))
    }

    @Test func `a run without an end plays a countdown in full if its last step comes in time`() {
      let device = showing { Sleeping(interval: .seconds(1), last: 9) }
      #expect(device.run(atMost: .seconds(86_400)))
      expect(device.screenText, is: ["over"])
    }

    @Test func `advancing by a time does not stop for what repeats`() throws {
      let device = showing { Ticking() }
      try device.tap("go")
      device.advance(by: .seconds(30))
      #expect(device.screenText.contains { $0 == "299" || $0 == "300" }, "\(device.screenText)")
    }

    @Test func `a step runs until a text is on screen, or says that it never came`() throws {
      let script = Script(steps: [
        .init(.tap("go"), then: .until("over")), .init(.note("after"), then: .nothing),
      ])
      let device = showing { Ticking(interval: 1, last: 30) }
      let (span, _) = try timed(device) { try device.play(script) { _ in } }
      #expect((.seconds(30)...(.seconds(31))).contains(span), "\(span)")

      let endless = showing { Ticking(interval: 1) }
      let error = #expect(throws: ScriptError.self) { try endless.play(script) { _ in } }
      expect(error?.step, is: 0)
      #expect(endless.now > .seconds(120))
      let still = showing { Text("still") }
      #expect(throws: ScriptError.self) {
        try still.play(Script(steps: [.init(.settle, then: .until("over"))]))
      }
      #expect(still.now < .seconds(2))
    }
  }
}
