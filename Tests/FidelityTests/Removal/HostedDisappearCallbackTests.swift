// When those are told that go with what they stand in: the tasks of views, and views in hosts of their own (mechanism.md#8.8,
// 8.9 and 16.5).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension RemovalSuite {
  @Test func `callbacks of a branch shown in another host run after those of its replacement`()
    throws
  {
    let stack = showing { Swapping { NavigationStack { Hosted("hosted") } } }
    try expect(
      stack.lines(afterTapping: "swap"), is: ["+second", "-first", "-hosted"])
    let tabs = showing { Swapping { TabView { Hosted("hosted").tabItem { Text("tab") } } } }
    try expect(tabs.lines(afterTapping: "swap"), is: ["+second", "-first", "-hosted"])
    let pages = showing { Swapping { TabView { Hosted("hosted") }.tabViewStyle(.page) } }
    try expect(pages.lines(afterTapping: "swap"), is: ["+second", "-first", "-hosted"])
    let list = showing { Swapping { List { Hosted("hosted") } } }
    try expect(list.lines(afterTapping: "swap"), is: ["+second", "-first", "-hosted"])
  }

  @Test func `subviews of a lazy stack go before the views around it`() throws {
    let device = showing { Swapping { ScrollView { LazyVStack { Hosted("inner") } } } }
    try expect(device.lines(afterTapping: "swap"), is: ["+second", "-inner", "-first"])
  }
}

private struct Hosted: View {
  let name: String
  init(_ name: String) { self.name = name }
  var body: some View {
    Text(name).onAppear { print("+\(name)") }.onDisappear { print("-\(name)") }
  }
}

private struct Swapping<Content: View>: View {
  @State private var isFirst = true
  @ViewBuilder let content: Content
  var body: some View {
    VStack {
      if isFirst {
        content.onDisappear { print("-first") }
      } else {
        Text("second").onAppear { print("+second") }
      }
    }
    Button("swap") { isFirst.toggle() }
  }
}
