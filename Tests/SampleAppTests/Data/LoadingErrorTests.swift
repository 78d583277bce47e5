// What a screen shows of a load that failed.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

@MainActor @Suite struct LoadingErrorTests {
  @Test func `a load without an answer reports the missing network and its address`()
    throws
  {
    let device = SimulatedDevice()
    device.launch { Loader() }
    device.settle()
    try device.tap("load")
    device.settle()
    let sentence = "The Internet connection appears to be offline."
    expect(device.screenText, is: ["load", sentence, "https://nobody.example/a"])
    try device.tap("load the old way")
    device.settle()
    expect(device.console, is: [sentence])
  }

  @Test func `an error made from a code contains only the code`() {
    #expect(URLError(.notConnectedToInternet).localizedDescription.contains("-1009"))
  }
}

private struct Loader: View {
  @State private var message = ""
  @State private var address = ""

  var body: some View {
    Button("load") {
      Task {
        guard let url = URL(string: "https://nobody.example/a") else { return }
        do {
          _ = try await URLSession.shared.data(from: url)
        } catch {
          message = error.localizedDescription
          address = (error as? URLError)?.failingURL?.absoluteString ?? ""
        }
      }
    }
    Text(message)
    Text(address)
    Image(systemName: "arrow.down").onTapGesture(perform: loadTheOldWay)
      .accessibilityLabel("load the old way")
  }

  private func loadTheOldWay() {
    guard let url = URL(string: "https://nobody.example/b") else { return }
    URLSession.shared.dataTask(with: url) { _, _, error in
      print(error?.localizedDescription ?? "")
    }.resume()
  }
}
