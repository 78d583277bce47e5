// What a finger finds of a view, and what a control's label may be made of.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

private struct Paper: View {
  @State private var strokes = 0
  var body: some View {
    Canvas { _, _ in }
      .gesture(DragGesture(minimumDistance: 0).onEnded { _ in strokes += 1 })
      .frame(height: 100)
      .accessibilityLabel("paper")
    Text("\(strokes) strokes")
  }
}

@MainActor @Suite struct DocumentedTouchTests {
  @Test func `a canvas takes touches wherever it lies, whatever is drawn`() throws {
    let device = launched { Paper() }
    try device.tap("paper")
    device.settle()
    try device.drag("paper", by: CGSize(width: 30, height: 10))
    device.settle()
    expect(device.screenText, is: ["2 strokes"])
  }
}
