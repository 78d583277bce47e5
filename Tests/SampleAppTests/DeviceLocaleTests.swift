// What an app formats itself reads as on the device, whatever locale the machine has.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

private struct Formatted: View {
  var body: some View {
    let currency = NumberFormatter()
    let _ = currency.numberStyle = .currency
    Text(Locale.current.identifier)
    Text(12.5, format: .currency(code: "USD"))
    Text((12.5).formatted(.currency(code: "USD")))
    Text(currency.string(from: 12.5) ?? "")
    Text(Date().formatted(.dateTime.month().day()))
    Text("\(Calendar.current.firstWeekday)")
  }
}

@MainActor @Suite struct DeviceLocaleTests {
  @Test func `formats without a locale take the device's`() {
    let device = SimulatedDevice()
    device.launch { Formatted() }
    device.settle()
    expect(device.screenText, is: ["en_US", "$12.50", "$12.50", "$12.50", "Jan 1", "1"])
  }
}
