// Late frames that no code of the app's takes long for: the graphics processor draws into too many buffers.

import Expectations
import SimDevice
import SimMetrics
import SwiftUI
import Testing

extension WatchdogTests {
  private struct Squares: View {
    let count: Int
    let isBlurred: Bool
    var body: some View {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(), count: 10)) {
          ForEach(0..<count, id: \.self) { _ in
            if isBlurred {
              Square().blur(radius: 3)
            } else {
              Square()
            }
          }
        }
      }
    }
  }

  private struct Square: View {
    var body: some View { Color.red.frame(width: 20, height: 20) }
  }

  private func drawn(_ squares: Squares) throws -> [WatchdogCount] {
    try watchdogs {
      squares
    } play: {
      $0.scroll(by: 300)
    }.filter { $0.watchdog == .slowDrawing }
  }

  @Test func `late frames because of drawing are reported with the modifier and its view`() throws {
    let seen = try drawn(Squares(count: 600, isBlurred: true))
    expect(seen.map(\.view), is: ["Square"])
    expect(seen.map(\.cause), is: ["blur"])
    #expect(seen.allSatisfy { $0.worst > 100 }, "\(seen)")
    try expect(drawn(Squares(count: 600, isBlurred: false)), is: [])
    // A few buffers are drawn in time.
    try expect(drawn(Squares(count: 30, isBlurred: true)), is: [])
  }
}
