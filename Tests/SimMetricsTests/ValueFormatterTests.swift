import Expectations
import SimMetrics
import Testing

@Suite struct ValueFormatterTests {
  @Test(
    arguments: [
      (0, "0 ms"), (1, "1 ns"), (999, "999 ns"), (1_000, "1.0 µs"), (12_345, "12.3 µs"),
      (999_949, "999.9 µs"), (999_950, "1.00 ms"), (16_666_667, "16.67 ms"),
      (99_994_999, "99.99 ms"), (99_995_000, "100.0 ms"), (1_520_000_000, "1.52 s"),
      (59_995_000_000, "1 min 0.0 s"), (123_400_000_000, "2 min 3.4 s"), (-4_100_000, "-4.10 ms"),
    ] as [(Int64, String)])
  func `a duration takes the unit that suits it`(nanoseconds: Int64, text: String) {
    expect(ValueFormatter.duration(nanoseconds), is: text)
  }

  @Test(
    arguments: [
      (0, "0 B"), (999, "999 B"), (1_000, "1.0 KB"), (3_249_999, "3.2 MB"), (3_250_000, "3.3 MB"),
      (999_949_999, "999.9 MB"), (1_364_000_000, "1.36 GB"), (-512, "-512 B"),
    ] as [(Int64, String)])
  func `an amount of memory is decimal`(bytes: Int64, text: String) {
    expect(ValueFormatter.bytes(bytes), is: text)
  }

  @Test func `counts have commas and nouns have plurals`() {
    expect(ValueFormatter.count(7_203), is: "7,203")
    expect(ValueFormatter.count(1_000_000), is: "1,000,000")
    expect(ValueFormatter.count(-999), is: "-999")
    expect(ValueFormatter.count(1, "frame"), is: "1 frame")
    expect(ValueFormatter.count(0, "frame"), is: "0 frames")
  }

  @Test func `ratios, factors and shares round half away from zero`() {
    expect(ValueFormatter.hitchRatio(4.05), is: "4.1 ms/s")
    expect(ValueFormatter.factor(3.24), is: "3.2×")
    expect(ValueFormatter.factor(51.4), is: "51×")
    expect(ValueFormatter.percent(0.125), is: "12.5 %")
    expect(ValueFormatter.decimal(-0.04, digits: 1), is: "0.0")
    expect(ValueFormatter.decimal(.infinity, digits: 1), is: "–")
    expect(ValueFormatter.milliseconds(250_000), is: "0.25 ms")
  }
}
