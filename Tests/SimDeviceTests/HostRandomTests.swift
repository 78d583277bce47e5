// The system's randomness inside a device's loop, within one process and across processes.

import Expectations
import Foundation
import SimDevice
import Testing

struct HostRandomTests {
  /// Draws by every door that user code has.
  static func draw(seed: UInt64) -> String {
    let host = HostToy(seed: seed)
    return host.context.run {
      var generator = SystemRandomNumberGenerator()
      let draws: [Any] = [
        UUID(), Int.random(in: 0..<1_000_000_000), Double.random(in: 0..<1), Bool.random(),
        Array(1...20).shuffled(), (1...1000).randomElement() ?? 0, generator.next() as UInt64,
      ]
      return draws.map { "\($0)" }.joined(separator: " ")
    }
  }

  @Test func `equal seeds give equal values and others differ`() {
    expect(Self.draw(seed: 7), is: Self.draw(seed: 7))
    #expect(Self.draw(seed: 7) != Self.draw(seed: 8))
  }

  @Test func `randomness outside a loop stays random`() {
    let host = HostToy(seed: 7)
    let inside = host.context.run { UUID() }
    #expect(UUID() != UUID())
    #expect(host.context.run { HostContext.outside { UUID() } } != inside)
  }

  @Test func `another process draws the same from the same seed`() async throws {
    let here = Self.draw(seed: 7)
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      print("drew", HostRandomTests.draw(seed: 7), "end")
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("drew \(here) end"))
  }
}
