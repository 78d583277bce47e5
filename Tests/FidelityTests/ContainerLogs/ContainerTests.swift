// GT-022 to GT-027: branches, eager scroll views, lifetimes.

import Expectations
import Probes
import SimDevice
import SwiftUI
import Testing

@testable import ViewLifecycles

extension ContainerLogs {
  @Test func `GT-022 each toggle of an if-else destroys one branch and makes the other`() throws {
    let device = showing(on: .iOS16) { IfElse() }
    expect(device.console, is: ["on: onAppear"])
    let first = try #require(device.births().first)
    let off = try device.lines(afterTapping: "toggle")
    expect(off.sorted(), is: ["off: onAppear", "on: onDisappear"])
    let second = try #require(device.births().first)
    let on = try device.lines(afterTapping: "toggle")
    expect(on.sorted(), is: ["off: onDisappear", "on: onAppear"])
    let third = try #require(device.births().first)
    expect(Set([first, second, third]).count, is: 3)
  }

  @Test func `GT-023 a ScrollView is eager: all children appear at once, none disappears`() {
    let device = showing(on: .iOS16) { EagerScrollView() }
    expect(device.console.sorted(), is: (0..<40).map { "row \($0): onAppear" }.sorted())
    device.scroll(by: 400)
    device.settle()
    expect(device.console.count, is: 40)
    expect(device.count(.disappearances), is: 0)
  }

  @Test func `GT-023 static content in a ScrollView appears at once, too`() {
    let device = showing(on: .iOS16) { StaticScrollView() }
    expect(device.console.sorted(), is: ["a: onAppear", "b: onAppear", "c: onAppear"])
    expect(device.screenText.count, is: 3)
  }

  @Test func `GT-024 a dynamic List is lazy, keeps row state and repeats appear and disappear`()
    throws
  {
    let device = showing(on: .iOS16) { DynamicList() }
    let atFirst = Set(device.console)
    #expect(atFirst.contains("row 0: onAppear"))
    #expect(!atFirst.contains("row 39: onAppear"))
    let birth = try #require(device.births(of: "row 0").first)
    try device.scroll(toRow: 39)
    device.settle()
    #expect(device.console.contains("row 0: onDisappear"))
    try device.scroll(toRow: 0)
    device.settle()
    expect(device.console.filter { $0 == "row 0: onAppear" }.count, is: 2)
    expect(device.births(of: "row 0"), is: [birth])
  }

  @Test func `GT-025 a push covers its parent, which keeps its state; so does each level`() throws {
    let device = showing(on: .iOS16) { Stack() }
    let root = device.births(of: "root")
    try expect(
      device.lines(afterTapping: "push").sorted(), is: ["level 1: onAppear", "root: onDisappear"])
    let first = device.births(of: "level 1")
    try expect(
      device.lines(afterTapping: "push").sorted(),
      is: [
        "level 1: onDisappear", "level 2: onAppear",
      ])
    try expect(
      device.linesOfGoingBack().sorted(), is: ["level 1: onAppear", "level 2: onDisappear"])
    expect(device.births(of: "level 1"), is: first)
    try expect(device.linesOfGoingBack().sorted(), is: ["level 1: onDisappear", "root: onAppear"])
    expect(device.births(of: "root"), is: root)
    _ = try device.lines(afterTapping: "push")
    #expect(device.births(of: "level 1") != first)
  }

  @Test(arguments: [false, true])
  func `GT-025 a pop destroys what it shows, in a stack and in a navigation view`(
    usesStack: Bool
  ) throws {
    let device = showing(on: .iOS16) { PushDemo(usesStack: usesStack) }
    let birth = try #require(device.births(of: "root").first)
    expect(device.console.last, is: "root: onAppear")
    let push = try device.lines(afterTapping: "push")
    expect(push.sorted(), is: ["pushed: onAppear", "root: onDisappear"])
    _ = try device.lines(afterTapping: "count 0")
    #expect(device.screenText.contains("count 1"))
    try expect(device.linesOfGoingBack().sorted(), is: ["pushed: onDisappear", "root: onAppear"])
    expect(device.births(of: "root"), is: [birth])
    _ = try device.lines(afterTapping: "push")
    #expect(device.screenText.contains("count 0"))
  }

  @Test(arguments: [SimulatedSystem.iOS14, .iOS15, .iOS16, .iOS17])
  func `GT-026 a TabView starts the life of all tabs, and switching repeats the appearances`(
    on system: SimulatedSystem
  ) throws {
    let first = Birth.next()
    let device = showing(on: system) { Tabs() }
    // Three states were made, one for each tab, before any was selected.
    let last = Birth.next()
    expect(last - first, is: 4)
    let births = try ["Second", "Third", "First"].flatMap { tab in
      _ = try device.lines(afterSelecting: tab)
      return device.births()
    }
    expect(births.sorted(), is: [first + 1, first + 2, first + 3])
    try expect(
      device.lines(afterSelecting: "Second"),
      is: [
        "second tab: onAppear", "first tab: onDisappear",
      ])
    try expect(
      device.lines(afterSelecting: "First"),
      is: [
        "first tab: onAppear", "second tab: onDisappear",
      ])
    expect(device.births(), is: [first + 1])
  }

  @Test func `GT-027 onAppear is never earlier than the state of its view`() {
    let device = showing(on: .iOS16) { OrderDemo() }
    expect(device.console, is: ["state made", "appears"])
  }
}

private struct StaticScrollView: View {
  var body: some View {
    ScrollView(.vertical) {
      VStack {
        LifecycleMonitor("a")
        LifecycleMonitor("b")
        LifecycleMonitor("c")
      }
    }
  }
}

private struct PushDemo: View {
  let usesStack: Bool
  var body: some View {
    if usesStack {
      NavigationStack { root }
    } else {
      NavigationView { root }
    }
  }

  private var root: some View {
    VStack {
      LifecycleMonitor("root")
      NavigationLink("push", destination: Pushed())
    }
  }

  private struct Pushed: View {
    @State private var count = 0
    var body: some View {
      VStack {
        LifecycleMonitor("pushed")
        Button("count \(count)") { count += 1 }
      }
    }
  }
}

private struct OrderDemo: View {
  @State private var value = OrderDemo.make()
  var body: some View {
    Text("\(value)").onAppear { print("appears") }
  }

  private static func make() -> Int {
    print("state made")
    return 1
  }
}
