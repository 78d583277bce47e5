// The system's styles are drawn in colours of their own.

import Expectations
import SimScreen
import SwiftUI
import Testing

@testable import SimDevice

@MainActor
@Suite struct SystemStyleTests {
  private struct Swatches: View {
    var body: some View {
      VStack(spacing: 0) {
        Rectangle().fill(.fill)
        Rectangle().fill(.fill.secondary)
        Rectangle().fill(.fill.tertiary)
        Rectangle().fill(.fill.quaternary)
        Rectangle().fill(.background.secondary)
        Rectangle().fill(.placeholder)
        Rectangle().fill(.selection)
        Rectangle().fill(.windowBackground)
      }
      .frame(width: 50, height: 160)
    }
  }

  /// The colours of the outlines of 50 points, from the top.
  private var colours: [DisplayColour] {
    let device = SimulatedDevice()
    device.launch { Swatches() }
    device.settle()
    return device.screenshot().commands.compactMap { command in
      guard case .fill(let shape, .colour(let colour)) = command, shape.bounds.width == 50
      else { return nil }
      return colour
    }
  }

  @Test func `fills, backgrounds and placeholders have the colours of UIKit`() {
    expect(
      colours,
      is: [
        DisplayColour(0x787880, alpha: 0.2), DisplayColour(0x787880, alpha: 0.16),
        DisplayColour(0x767680, alpha: 0.12), DisplayColour(0x747480, alpha: 0.08),
        DisplayColour(0xf2f2f7), DisplayColour(0x3c3c43, alpha: 0.3), DisplayColour(0x007aff),
        DisplayColour(0xffffff),
      ])
  }
}
