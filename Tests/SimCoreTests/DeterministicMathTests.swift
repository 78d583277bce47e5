// Our logarithm and exponential against the C library's, within a few units in the last place.

import Expectations
import Foundation
import SimCore
import Testing

@Suite struct DeterministicMathTests {
  @Test func `the logarithm agrees with the C library's`() {
    var random = RandomStream(seed: 1)
    for _ in 0..<20_000 {
      let x = Foundation.exp(random.unit() * 1_400 - 700)
      let expected = Foundation.log(x)
      #expect(abs(DeterministicMath.log(x) - expected) <= 4 * max(expected.ulp, 1e-17))
    }
    for step in 1...2_000 {
      let x = 1 + Double(step - 1_000) / 100_000
      let expected = Foundation.log(x)
      #expect(abs(DeterministicMath.log(x) - expected) <= 4 * expected.ulp)
    }
    expect(DeterministicMath.log(1), is: 0)
    #expect(
      abs(
        DeterministicMath.log(Double.leastNonzeroMagnitude)
          - Foundation.log(Double.leastNonzeroMagnitude)) < 1e-12)
  }

  @Test func `the exponential agrees with the C library's`() {
    var random = RandomStream(seed: 2)
    for _ in 0..<20_000 {
      let x = random.unit() * 1_400 - 700
      let expected = Foundation.exp(x)
      #expect(abs(DeterministicMath.exp(x) - expected) <= 4 * expected.ulp)
    }
    expect(DeterministicMath.exp(0), is: 1)
    expect(DeterministicMath.exp(-800), is: 0)
    expect(DeterministicMath.exp(800), is: .infinity)
    #expect(DeterministicMath.exp(-740) > 0)
    #expect(DeterministicMath.exp(709.7).isFinite)
  }

  @Test func `powers agree with the C library's`() {
    for base in [0.46, 0.998, 1.5, 2.0] {
      for exponent in [-3.0, 0, 0.9, 1, 900] {
        let expected = Foundation.pow(base, exponent)
        #expect(abs(DeterministicMath.pow(base, exponent) - expected) <= 1e-12 * expected)
      }
    }
  }
}
