// Tabs: when they are made, and which of them appears.

import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension Screens {
  /// 16.4.
  @Test func `tabs by value are made when they are selected, and keep their state`() throws {
    let device = showing(on: .iOS18) { Tabbed() }
    expect(device.console, is: ["Tabbed a", "child 0", "here 0"])
    try expect(device.lines(afterTapping: "c"), is: ["child 1"])
    try expect(device.lines(afterSelecting: "B"), is: ["Tabbed b", "B 0", "+B", "gone 1"])
    try expect(device.lines(afterTapping: "k"), is: ["B 1"])
    try expect(device.lines(afterSelecting: "A"), is: ["Tabbed a", "here 1", "-B"])
  }

  /// GT-113, GT-026: tabs of a sheet come and go as others do, the one on screen with the sheet.
  @Test func `tabs of a sheet come when they are selected and go with it`() throws {
    let device = showing(on: .iOS18) { TabsInSheets() }
    try expect(bodies(device.lines(afterTapping: "show")), is: ["a here"])
    try expect(Set(device.lines(afterSelecting: "B")), is: ["b here", "a gone"])
    try expect(device.linesOfSwipingDown(), is: ["b gone"])
  }

  /// GT-113.
  @Test func `a tab that the app selects appears before the other one goes`() throws {
    let device = showing(on: .iOS18) { Pages() }
    expect(device.console, is: ["pages 1", "one appears"])
    try expect(device.lines(afterTapping: "next"), is: ["pages 2", "two appears", "one gone"])
    try expect(device.lines(afterTapping: "next"), is: ["pages 1", "one appears", "two gone"])
  }

  /// On iOS 17 both were told at launch that they appear (GT-113), so only the one before has news.
  @Test func `where the app selects another tab, the one before goes`() throws {
    let device = showing { Selecting() }
    expect(device.console, is: ["one appears", "two appears"])
    try expect(device.lines(afterTapping: "to two"), is: ["one goes"])
  }

  @Test func `a view on a hidden tab runs its body and its onChange`() throws {
    let device = showing { HiddenTab() }
    expect(device.console, is: ["body 0", "first 0", "second 0"])
    try expect(
      device.lines(afterTapping: "add"), is: ["body 1", "first 1", "second 1", "change 1"])
  }
}

private struct Lived: View {
  @State var n = 0;
  var body: some View {
    let _ = print("child \(n)");
    Button("c") { n += 1 }.onDisappear { print("gone \(n)") }.onAppear { print("here \(n)") }
  }
}

private struct Tabbed: View {
  @State var t = "a"
  var body: some View {
    let _ = print("Tabbed \(t)")
    TabView(selection: $t) {
      Tab("A", systemImage: "a", value: "a") { Lived() };
      Tab("B", systemImage: "b", value: "b") { TabB() }
    }
  }
}

private struct TabB: View {
  @State var k = 0;
  var body: some View { let _ = print("B \(k)"); Button("k") { k += 1 }.told("B") }
}

extension View {
  fileprivate func told(_ name: String) -> some View {
    onAppear { print("+\(name)") }.onDisappear { print("-\(name)") }
  }
}

@MainActor private func bodies(_ lines: [String]) -> [String] {
  lines.filter { !$0.hasPrefix("UI") }
}

private struct TabsInSheets: View {
  @State private var isShown = false
  var body: some View {
    Button("show") { isShown = true }
      .sheet(isPresented: $isShown) {
        TabView {
          told("a").tabItem { Text("A") }
          told("b").tabItem { Text("B") }
        }
      }
  }

  private func told(_ name: String) -> some View {
    Text(name).onAppear { print("\(name) here") }.onDisappear { print("\(name) gone") }
  }
}

private struct Pages: View {
  @State private var page = 1
  var body: some View {
    let _ = print("pages \(page)")
    TabView(selection: $page) {
      Button("next") { page = 2 }
        .onAppear { print("one appears") }.onDisappear { print("one gone") }
        .tabItem { Text("1") }.tag(1)
      Button("next") { page = 1 }
        .onAppear { print("two appears") }.onDisappear { print("two gone") }
        .tabItem { Text("2") }.tag(2)
    }
  }
}

private struct Selecting: View {
  @State private var tab = 1
  var body: some View {
    TabView(selection: $tab) {
      Button("to two") { tab = 2 }
        .onAppear { print("one appears") }.onDisappear { print("one goes") }
        .tabItem { Text("1") }.tag(1)
      Text("two")
        .onAppear { print("two appears") }.onDisappear { print("two goes") }
        .tabItem { Text("2") }.tag(2)
    }
  }
}

private struct HiddenTab: View {
  @State private var n = 0
  var body: some View {
    let _ = print("body \(n)")
    TabView {
      Page(name: "first", n: n) { n += 1 }.tabItem { Text("one") }
      Page(name: "second", n: n) {}.onChange(of: n) { print("change \(n)") }.tabItem { Text("two") }
    }
  }
  struct Page: View {
    let name: String
    let n: Int
    let add: () -> Void
    var body: some View {
      let _ = print("\(name) \(n)")
      Button(name == "first" ? "add" : "none", action: add)
    }
  }
}
