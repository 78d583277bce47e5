// Closures and methods of the user's that are no bodies: how often the framework calls them when their owner runs for
// another reason (mechanism.md#5.1).

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension CostsSuite {
  @Test func `styles make no body for a control that is made anew as it was`() throws {
    let device = showing { StyledControls() }
    expect(device.console, is: ["body 0", "button plain", "toggle false", "label"])
    try expect(device.lines(afterTapping: "n"), is: ["body 1"])
    try expect(device.lines(afterTapping: "more"), is: ["body 1", "button more"])
    try expect(device.lines(afterTapping: "flip"), is: ["toggle true"])
  }

  @Test
  func `a canvas draws when its closure, its symbols or its size changed, not when its owner ran`()
    throws
  {
    let device = showing { Drawn() }
    expect(device.console, is: ["body 0", "canvas 50.0", "symbols 50.0"])
    try expect(device.lines(afterTapping: "n"), is: ["body 1"])
    try expect(device.lines(afterTapping: "wide"), is: ["body 1", "canvas 60.0"])
    try expect(device.lines(afterTapping: "symbol"), is: ["body 1", "symbols 50.0"])
  }
}

private struct MoreStyle: ButtonStyle {
  let name: String
  func makeBody(configuration: Configuration) -> some View {
    let _ = print("button \(name)")
    configuration.label
  }
}

private struct FlatToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    let _ = print("toggle \(configuration.isOn)")
    configuration.label
  }
}

private struct FlatLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    let _ = print("label")
    configuration.title
  }
}

private struct StyledControls: View {
  @State private var n = 0
  @State private var name = "plain"
  @State private var isOn = false
  var body: some View {
    let _ = print("body \(n)")
    VStack {
      Button("n") { n += 1 }
      Button("more") { name = "more" }
      Button("flip") { isOn.toggle() }
      Button("styled") { n += 1 }.buttonStyle(MoreStyle(name: name))
      Toggle("on", isOn: $isOn).toggleStyle(FlatToggle())
      Label("title", systemImage: "star").labelStyle(FlatLabel())
    }
  }
}

private struct Drawn: View {
  @State private var n = 0
  @State private var isWide = false
  @State private var symbol = "a"
  var body: some View {
    let _ = print("body \(n)")
    VStack {
      Canvas { context, size in print("canvas \(size.width)") }
        .frame(width: isWide ? 60 : 50, height: 50)
      Canvas { context, size in
        print("symbols \(size.width)")
      } symbols: {
        Text(symbol).tag(0)
      }
      .frame(width: 50, height: 50)
      Button("n") { n += 1 }
      Button("wide") { isWide = true }
      Button("symbol") { symbol = "b" }
    }
  }
}
