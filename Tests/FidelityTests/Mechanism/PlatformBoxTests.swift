// Views of UIKit among SwiftUI's: how large they are, and what they are told of a change.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @Test func `a box of UIKit is asked for its size under each proposal`() {
    expect(
      frames(200, nil) {
        HStack(spacing: 0) {
          Area().seen("a")
          Area().seen("b")
        }
      }, is: ["a 0 0 100 10", "b 100 0 100 10"])
    expect(frames(200, 100) { ScrollView { Area().seen("a") } }, is: ["a 0 0 200 5"])
  }

  @Test func `a box of UIKit is updated under the transaction of the change`() throws {
    let device = showing { Boxes() }
    expect(device.console, is: ["update 0 false", "update 0 false"])
    try expect(device.lines(afterTapping: "plain"), is: ["update 1 false", "update 1 false"])
    try expect(device.lines(afterTapping: "animated"), is: ["update 2 true", "update 2 false"])
  }
}

private struct Boxes: View {
  @State private var number = 0
  var body: some View {
    VStack {
      Button("plain") { number += 1 }
      Button("animated") { withAnimation { number += 1 } }
      Watched(number: number)
      Watched(number: number).transaction { $0.animation = nil }
    }
  }
}

private struct Watched: UIViewRepresentable {
  let number: Int
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {
    print("update", number, context.transaction.animation != nil)
  }
}

/// A view of 1,000 square points, however wide it is.
private struct Area: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIView, context: Context
  ) -> CGSize? {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 10)).width
    return CGSize(width: width, height: width > 0 ? 1_000 / width : 1_000)
  }
}
