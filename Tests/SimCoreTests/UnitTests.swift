// Spans, points and amounts: exact arithmetic, and what is cut or rounded where.

import Expectations
import SimCore
import Testing

@Suite struct UnitTests {
  @Test func `spans are written in four units`() {
    expect(Nanoseconds.nanoseconds(7).value, is: 7)
    expect(Nanoseconds.microseconds(300).value, is: 300_000)
    expect(Nanoseconds.milliseconds(-2).value, is: -2_000_000)
    expect(Nanoseconds.seconds(3_600).value, is: 3_600_000_000_000)
  }

  @Test func `a standard duration is cut to whole nanoseconds and comes back`() {
    expect(Nanoseconds(Duration.milliseconds(1.5)), is: .microseconds(1_500))
    expect(
      Nanoseconds(Duration(secondsComponent: 0, attosecondsComponent: 1_999_999_999)).value, is: 1)
    expect(Nanoseconds.seconds(2).duration, is: .seconds(2))
  }

  @Test func `a computed figure is rounded once, halves away from zero`() {
    expect(
      [0.4, 0.5, 1.5, -0.5, -1.4].map { Nanoseconds.rounded($0).value }, is: [0, 1, 2, -1, -1])
  }

  @Test func `spans add, scale and divide`() {
    var span = Nanoseconds.milliseconds(10) + .microseconds(5) - .nanoseconds(1)
    expect(span.value, is: 10_004_999)
    span -= .nanoseconds(4_999)
    expect(span * 2 / 3, is: Nanoseconds(6_666_666))
    expect(Nanoseconds.seconds(1) / Nanoseconds.milliseconds(300), is: 3)
    #expect(-span < .zero)
  }

  @Test func `points and spans are different things`() {
    let point = Instant.launch + .milliseconds(16)
    expect(point - .milliseconds(1), is: Instant(15_000_000))
    expect(point.since(Instant(6_000_000)), is: .milliseconds(10))
    expect(Instant(5) - Instant(9), is: Nanoseconds(-4))
    expect("\(point) \(point - .launch)", is: "@16000000 ns 16000000 ns")
  }

  @Test func `amounts round up to a step`() {
    expect([0, 1, 16, 17].map { Bytes($0).roundedUp(to: 16).value }, is: [0, 16, 16, 32])
    expect(Bytes(2_048) + .megabytes(1), is: Bytes(1_050_624))
    expect("\(Bytes(3) * 4 - Bytes(20))", is: "-8 B")
  }
}
