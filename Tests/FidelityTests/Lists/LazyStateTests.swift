// Mechanism 10.1: how long lazy containers keep what their subviews own.

import SimDevice
import SwiftUI
import Testing

extension Lists {
  @Test func `a row that comes back soon has its state on every system`() throws {
    for system in [SimulatedSystem.iOS17, .iOS18, .iOS26] {
      let device = showing(on: system) { Hits() }
      _ = try device.lines(afterTapping: "0: 0")
      device.scroll(by: 300)
      device.scroll(by: -300)
      device.settle()
      #expect(device.screenText.contains("0: 1"), "\(system.name)")
    }
  }
}

private struct Hit: View {
  let name: String
  @State private var hits = 0
  var body: some View { Button("\(name): \(hits)") { hits += 1 } }
}

private struct Hits: View {
  var body: some View {
    ScrollView { LazyVStack { ForEach(0..<500, id: \.self) { Hit(name: "\($0)") } } }
  }
}
