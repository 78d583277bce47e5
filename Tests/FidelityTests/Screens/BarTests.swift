// Bars: titles, items and what hides them.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Screens {
  @Test func `items of a toolbar stand where they are placed, and act`() throws {
    let device = showing(on: .iOS16) { ToolbarDemo() }
    expect(
      device.screenText,
      is: ["Title", "Leading", "Middle", "Trailing", "one", "two", "0", "Bottom"])
    _ = try device.lines(afterTapping: "Trailing")
    #expect(device.screenText.contains("1"))
    #expect(!device.screenText.contains("Leading"))
    _ = try device.lines(afterTapping: "two")
    #expect(device.screenText.contains("3"))
  }

  @Test func `a hidden bar gives its height to the screen`() throws {
    let area = 844 - 47 - 34
    for (kind, bar) in [(0, 96), (1, 0), (2, 0), (3, 96)] {
      let device = showing(on: .iOS16) { HiddenBar(kind: kind) }
      expect(device.heightOfColor, is: area - bar)
      expect(device.screenText, is: (bar == 0 ? [] : ["Bar"]))
    }
  }

  @Test func `without a back button there is no going back by touch`() throws {
    let device = showing(on: .iOS16) { NoBackButton() }
    _ = try device.lines(afterTapping: "push")
    #expect(throws: DeviceError.noBackButton) { try device.goBack() }
    _ = try device.lines(afterTapping: "dismiss true")
    expect(device.screenText, is: ["push"])
  }

  @Test func `a title follows the binding it is made from`() throws {
    let device = showing(on: .iOS16) { BoundTitle() }
    expect(device.screenText, is: ["first", "rename"])
    _ = try device.lines(afterTapping: "rename")
    expect(device.screenText, is: ["second", "rename"])
  }
}

private struct ToolbarDemo: View {
  @State private var count = 0
  var body: some View {
    NavigationStack {
      Text("\(count)")
        .navigationTitle(Text("Title"))
        .toolbar {
          if count == 0 {
            ToolbarItem(placement: .topBarLeading) { Text("Leading") }
          }
          ToolbarItem(placement: .principal) { Text("Middle") }
          ToolbarItem(placement: .primaryAction) { Button("Trailing") { count += 1 } }
          ToolbarItem(placement: .bottomBar) { Text("Bottom") }
          MoreItems(count: $count)
        }
    }
  }

  private struct MoreItems: ToolbarContent {
    @Binding var count: Int
    var body: some ToolbarContent {
      ToolbarItemGroup(placement: .navigationBarTrailing) {
        Text("one")
        Button("two") { count += 2 }
      }
    }
  }
}

private struct HiddenBar: View {
  let kind: Int
  var body: some View {
    NavigationStack {
      switch kind {
      case 1: content.toolbar(.hidden, for: .navigationBar)
      case 2: content.navigationBarHidden(true)
      case 3: content.navigationBarTitleDisplayMode(.large)
      default: content
      }
    }
  }

  private var content: some View {
    Color.red.navigationTitle("Bar")
  }
}

private struct NoBackButton: View {
  var body: some View {
    NavigationStack {
      NavigationLink("push", destination: Dismisser().navigationBarBackButtonHidden())
    }
  }
}

private struct BoundTitle: View {
  @State private var title = "first"
  var body: some View {
    NavigationStack {
      Button("rename") { title = "second" }.navigationTitle($title)
    }
  }
}
