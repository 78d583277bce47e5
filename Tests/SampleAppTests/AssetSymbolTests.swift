// Symbols of an asset catalogue, made by the build-tool plugin for this very target.

import Expectations
import SimDevice
import SwiftUI
import Testing

private struct Brand: View {
  var body: some View {
    VStack(spacing: 0) {
      Image(.logo)
      Image(.Icons.icHome)
      Text("Title").foregroundStyle(.brandPrimary).background(Color(.brandPrimary))
      Text("\(Int(UIImage(resource: .logo).size.width)) wide")
    }
  }
}

@MainActor @Suite struct AssetSymbolTests {
  @Test func `images of a catalogue have the size of their files`() {
    let device = SimulatedDevice()
    device.launch { Brand() }
    device.settle()
    let lines = device.screenDescription.split(separator: "\n").filter { $0.contains("image") }
    expect(
      lines.map { $0.drop { $0 == " " } },
      is: [
        "image logo (0, 0) 120x40", "image Icons/ic_home (38, 40) 44x44",
      ])
    expect(device.screenText, is: ["Title", "120 wide"])
  }
}
