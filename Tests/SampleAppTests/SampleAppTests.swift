import Expectations
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct SampleAppTests {
  @Test func `an app in language mode 6 runs as any other`() throws {
    let device = SimulatedDevice()
    device.launch { LibraryView(shelf: SlowShelf()) }
    device.advance(by: .milliseconds(100))
    expect(device.screenText, is: ["Loading", "longest 0, visits 0", "visit"])
    device.settle()
    expect(device.screenText, is: ["Emma", "Middlemarch", "longest 11, visits 0", "visit"])
    try device.tap("Emma")
    try device.tap("visit")
    device.settle()
    expect(device.screenText, is: ["Emma ✓", "Middlemarch", "longest 11, visits 1", "visit"])
    expect(device.diagnostics, is: [])
  }
}
