// A tab view shows a list of views, so a view of the app's own that gives several gives several tabs (mechanism.md#9.1).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Screens {
  @Test(arguments: [SimulatedSystem.iOS17, .iOS18])
  func `a view whose body gives two tabs is two tabs`(on system: SimulatedSystem) throws {
    struct Others: View {
      @State private var count = 0
      var body: some View {
        let _ = print("others \(count)")
        Button("more") { count += 1 }.tabItem { Text("B") }
        Page(name: "c\(count)").tabItem { Text("C") }
      }
    }
    struct Tabs: View {
      var body: some View {
        TabView {
          Page(name: "a").tabItem { Text("A") }
          Others()
        }
      }
    }
    let device = showing(on: system) { Tabs() }
    expect(device.console.filter { $0.hasPrefix("others") }, is: ["others 0"])
    try expect(device.lines(afterSelecting: "C").last, is: "-a")
    _ = try device.lines(afterSelecting: "B")
    // The body stands in the tab view's tree, and hands each tab its content.
    try expect(device.lines(afterTapping: "more").first, is: "others 1")
    #expect(try device.lines(afterSelecting: "C").contains("+c1"))
  }

  @Test func `tabs of a view that come and go are tabs of the tab view`() throws {
    struct Others: View {
      let count: Int
      var body: some View {
        ForEach(0..<count, id: \.self) { number in
          Page(name: "\(number)").tabItem { Text("T\(number)") }
        }
      }
    }
    struct Tabs: View {
      @State private var count = 1
      var body: some View {
        TabView {
          Button("add") { count += 1 }.tabItem { Text("A") }
          Others(count: count)
        }
      }
    }
    let device = showing(on: .iOS18) { Tabs() }
    expect(device.screenText, is: ["add", "A", "T0"])
    try expect(device.lines(afterTapping: "add"), is: [])
    expect(device.screenText, is: ["add", "A", "T0", "T1"])
    try expect(device.lines(afterSelecting: "T1"), is: ["page 1", "+1"])
  }

  @Test func `what writes the environment of several tabs leaves them several`() throws {
    struct Sized: View {
      @Environment(\.lineLimit) private var limit
      let name: String
      var body: some View {
        let _ = print("\(name) \(limit ?? 0)")
        Text(name)
      }
    }
    struct Tabs: View {
      @State private var limit = 1
      var body: some View {
        TabView {
          Button("more") { limit += 1 }.tabItem { Text("A") }
          Group {
            Sized(name: "b").tabItem { Text("B") }
            Sized(name: "c").tabItem { Text("C") }
          }
          .lineLimit(limit)
        }
      }
    }
    let device = showing(on: .iOS18) { Tabs() }
    expect(device.screenText, is: ["more", "A", "B", "C"])
    try expect(device.lines(afterSelecting: "C"), is: ["c 1"])
    _ = try device.lines(afterSelecting: "A")
    try expect(device.lines(afterTapping: "more"), is: ["c 2"])
    try expect(device.lines(afterSelecting: "B"), is: ["b 2"])
  }

  @Test func `a view that is one of two pages is one tab`() throws {
    struct Either: View {
      @State private var isOn = false
      var body: some View {
        if isOn { Page(name: "on") } else { Button("switch") { isOn = true } }
      }
    }
    struct Tabs: View {
      var body: some View {
        TabView {
          Either().tabItem { Text("A") }
          Page(name: "b").tabItem { Text("B") }
        }
      }
    }
    let device = showing(on: .iOS18) { Tabs() }
    try expect(device.lines(afterTapping: "switch"), is: ["page on", "+on"])
  }
}

private struct Page: View {
  let name: String
  var body: some View {
    let _ = print("page \(name)")
    Text("page \(name)").onAppear { print("+\(name)") }.onDisappear { print("-\(name)") }
  }
}
