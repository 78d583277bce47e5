// A navigation link outside a list is a button: it has the style of buttons around it.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Controls {
  @Test func `a link has the body of a custom style of buttons, and is followed by it`() throws {
    let device = showing { Links() }
    expect(
      device.screenText,
      is: ["<", "grid", ">", "alone", "in a row"])
    try device.tap("alone")
    device.settle()
    expect(device.screenText, is: ["there"])
    try device.goBack()
    device.settle()
    try device.tap("in a row")
    device.settle()
    expect(device.screenText, is: ["there"])
    expect(device.diagnostics, is: [])
  }

  @Test func `a bordered link is as large as a bordered button`() {
    let device = showing {
      NavigationStack {
        VStack {
          NavigationLink("same") { Text("there") }.buttonStyle(.borderedProminent).seen("link")
          Button("same") {}.buttonStyle(.borderedProminent).seen("button")
        }
      }
    }
    let lines = device.console.filter { $0.hasPrefix("link ") || $0.hasPrefix("button ") }
    let sizes = lines.map { $0.split(separator: " ").suffix(2) }
    expect(sizes.count, is: 2)
    expect(sizes.first, is: sizes.last)
  }
}

private struct Angled: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("<")
      configuration.label
      Text(">")
    }
  }
}

private struct Links: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("grid") { Text("there") }.buttonStyle(Angled())
        NavigationLink("alone") { Text("there") }.buttonStyle(.plain)
        List { NavigationLink("in a row") { Text("there") } }.buttonStyle(Angled())
      }
    }
  }
}
