// Sheets and alerts as rendered on iOS 26, see Rendered.swift.

import Expectations
@_spi(Runtime) import SimComponents
import SimDevice
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

extension Rendered {
  @Test func `sheet/basic: a sheet reaches from 31 below the top to the bottom`() throws {
    let (frames, device) = rendering { frames in
      Presenting { isShown in
        Button("show") { isShown.wrappedValue = true }.probe("button", frames)
          .sheet(isPresented: isShown) { Color.red.probe("sheet", frames) }
      }
    }
    let button = frames["button"]
    try device.tap("show")
    device.settle()
    expect(frames["sheet"], is: CGRect(x: 0, y: 31, width: 375, height: 667 - 31))
    expect(frames["button"], is: button)
  }

  @Test func `sheet/medium: a card of 351 floats 6 from the sides and the bottom`() throws {
    let (frames, device) = rendering { frames in
      Presenting { isShown in
        Button("show") { isShown.wrappedValue = true }
          .sheet(isPresented: isShown) {
            Color.red.probe("sheet", frames).presentationDetents([.medium])
          }
      }
    }
    try device.tap("show")
    device.settle()
    expect(frames["sheet"], is: CGRect(x: 6, y: 667 - 6 - 351, width: 375 - 12, height: 351))
  }

  @Test func `alert/basic: a card of 299 with two capsules side by side`() throws {
    let (_, device) = rendering { _ in
      Presenting { isShown in
        Button("show") { isShown.wrappedValue = true }
          .alert("Title", isPresented: isShown) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
          } message: {
            Text("message")
          }
      }
    }
    try device.tap("show")
    device.settle()
    let presentation = try #require(device.engine.runtime.presentations.first)
    let alert: AlertElement = try #require(presentation.root.element.first())
    expect(alert.size.width, is: 299)
    let parts = alert.children.map { ($0.origin, $0.size) }.sorted { $0.0.y < $1.0.y }
    let (title, message) = (parts[0], parts[1])
    expect(title.0, is: CGPoint(x: 28.5, y: 21.5))
    expect(message.0, is: CGPoint(x: 28.5, y: 21.5 + title.1.height + 10.5))
    let buttons = parts[2...].sorted { $0.0.x < $1.0.x }
    let half = (299 - 2 * 13.5 - 8.5) / 2
    for (index, button) in buttons.enumerated() {
      expect(button.0.x, is: 13.5 + CGFloat(index) * (half + 8.5))
      expect(button.0.y, is: message.0.y + message.1.height + 27)
      expect(button.1, is: CGSize(width: half, height: 46.5))
    }
    expect(alert.size.height, is: buttons[0].0.y + 46.5 + 13)
  }
}

private struct Presenting<Content: View>: View {
  @ViewBuilder let content: (Binding<Bool>) -> Content
  @State private var isShown = false
  var body: some View { content($isShown) }
}
