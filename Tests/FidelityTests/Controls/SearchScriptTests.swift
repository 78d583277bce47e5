// Scripts find views by labels, and report those on screen where one is missing.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Controls {
  @Test func `a script is played gesture by gesture, by labels and identifiers`() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button(action: { count += 1 }) { Image(systemName: "plus") }
            .accessibilityLabel("Add").accessibilityIdentifier("add-button")
          Button("Never") { print("tapped") }.disabled(true)
          List(0..<100) { Text("row \($0)") }
          Text("\(count) taps")
        }
      }
    }
    let device = SimulatedDevice()
    device.launch { Screen() }
    device.settle()
    let script: Script = [
      .tap("Add"), .tap("add-button"), .tap("Never"), .scroll(by: 300, velocity: 600),
      .wait(.milliseconds(100)),
    ]
    try device.play(script)
    #expect(device.screenText.contains("2 taps"))
    #expect(device.console.isEmpty)
    expect(device.scrollPosition?.offset, is: 300)
    let error = #expect(throws: ScriptError.self) { try device.play([.settle, .back]) }
    expect(error?.step, is: 1)
    #expect(error?.reason as? DeviceError == .cannotGoBack)
  }

  @Test func `a missing label is reported with the labels on screen`() {
    let device = SimulatedDevice()
    device.launch {
      VStack {
        Text("title"); Button("Go") {}
      }
    }
    device.settle()
    #expect(throws: DeviceError.labelNotOnScreen("Stop", known: ["title", "Go"])) {
      try device.tap("Stop")
    }
    #expect(throws: DeviceError.notTappable("title", known: ["Go"])) { try device.tap("title") }
    #expect(throws: DeviceError.cannotGoBack) { try device.goBack() }
    #expect(throws: DeviceError.noList) { try device.scroll(toRow: 3) }
  }
}
