// GT-022 to GT-027: branches, eager scroll views, lifetimes.

import SimDevice
import SwiftUI
import Testing

extension Seed001 {
  private func launched<V: View>(
    _ view: @autoclosure @escaping @MainActor () -> V
  ) -> SimulatedDevice {
    let device = SimulatedDevice(system: .iOS16)
    device.launch { view() }
    device.settle()
    return device
  }

  @Test func `GT-022 each toggle of an if-else destroys one branch and makes the other`() throws {
    let device = launched(BranchDemo())
    #expect(device.console == ["on: onAppear"])
    let first = try #require(device.births().first)
    let off = try device.lines(afterTapping: "flip")
    #expect(off.sorted() == ["off: onAppear", "on: onDisappear"])
    let second = try #require(device.births().first)
    let on = try device.lines(afterTapping: "flip")
    #expect(on.sorted() == ["off: onDisappear", "on: onAppear"])
    let third = try #require(device.births().first)
    #expect(Set([first, second, third]).count == 3)
  }

  @Test func `GT-023 a ScrollView is eager: all children appear at once, none disappears`() {
    let device = launched(ScrollDemo())
    #expect(device.console.sorted() == (0..<40).map { "row \($0): onAppear" }.sorted())
    device.scroll(by: 400)
    device.settle()
    #expect(device.console.count == 40)
    #expect(device.count(.disappearances) == 0)
  }

  @Test func `GT-023 static content in a ScrollView appears at once, too`() {
    let device = launched(StaticScrollDemo())
    #expect(device.console.sorted() == ["a: onAppear", "b: onAppear", "c: onAppear"])
    #expect(device.screenText.count == 3)
  }

  @Test func `GT-024 a dynamic List is lazy, keeps row state and repeats appear and disappear`()
    throws
  {
    let device = launched(ListDemo())
    let atFirst = Set(device.console)
    #expect(atFirst.contains("row 0: onAppear"))
    #expect(!atFirst.contains("row 39: onAppear"))
    let birth = try #require(device.births(of: "row 0 ").first)
    try device.scroll(toRow: 39)
    device.settle()
    #expect(device.console.contains("row 0: onDisappear"))
    try device.scroll(toRow: 0)
    device.settle()
    #expect(device.console.filter { $0 == "row 0: onAppear" }.count == 2)
    #expect(device.births(of: "row 0 ") == [birth])
  }

  @Test(arguments: [false, true])
  func `GT-025 a push covers its parent, which keeps its state; a pop destroys what it shows`(
    usesStack: Bool
  ) throws {
    let device = launched(PushDemo(usesStack: usesStack))
    let birth = try #require(device.births(of: "root").first)
    #expect(device.console.last == "root: onAppear")
    let push = try device.lines(afterTapping: "push")
    #expect(push.sorted() == ["pushed: onAppear", "root: onDisappear"])
    _ = try device.lines(afterTapping: "count 0")
    #expect(device.screenText.contains("count 1"))
    let pop = try device.log {
      try device.goBack()
      device.settle()
    }
    #expect(pop.sorted() == ["pushed: onDisappear", "root: onAppear"])
    #expect(device.births(of: "root") == [birth])
    _ = try device.lines(afterTapping: "push")
    #expect(device.screenText.contains("count 0"))
  }

  @Test(arguments: [SimulatedSystem.iOS14, .iOS15, .iOS16, .iOS17])
  func `GT-026 a TabView starts the life of all tabs, and switching repeats the appearances`(
    on system: SimulatedSystem
  ) throws {
    let first = Birth.next()
    let device = SimulatedDevice(system: system)
    device.launch { TabDemo() }
    device.settle()
    // Three states were made, one for each tab, before any was selected.
    let last = Birth.next()
    #expect(last - first == 4)
    let births = try ["Two", "Three", "One"].flatMap { tab in
      try device.selectTab(tab)
      device.settle()
      return device.births()
    }
    #expect(births.sorted() == [first + 1, first + 2, first + 3])
    let log = try device.log {
      try device.selectTab("Two")
      device.settle()
      try device.selectTab("One")
      device.settle()
    }
    #expect(
      log == ["two: onAppear", "one: onDisappear", "one: onAppear", "two: onDisappear"])
    #expect(device.births() == [first + 1])
  }

  @Test func `GT-027 onAppear is never earlier than the state of its view`() {
    let device = launched(OrderDemo())
    #expect(device.console == ["state made", "appears"])
  }
}

private struct BranchDemo: View {
  @State private var flag = true
  var body: some View {
    VStack {
      Button("flip") { flag.toggle() }
      if flag { LifeMonitor("on") } else { LifeMonitor("off") }
    }
  }
}

private struct ScrollDemo: View {
  var body: some View {
    ScrollView {
      VStack { ForEach(0..<40, id: \.self) { LifeMonitor("row \($0)") } }
    }
  }
}

private struct StaticScrollDemo: View {
  var body: some View {
    ScrollView(.vertical) {
      VStack {
        LifeMonitor("a")
        LifeMonitor("b")
        LifeMonitor("c")
      }
    }
  }
}

private struct ListDemo: View {
  var body: some View {
    List { ForEach(0..<40, id: \.self) { LifeMonitor("row \($0)") } }
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
      LifeMonitor("root")
      NavigationLink("push", destination: Pushed())
    }
  }

  private struct Pushed: View {
    @State private var count = 0
    var body: some View {
      VStack {
        LifeMonitor("pushed")
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

private struct TabDemo: View {
  var body: some View {
    TabView {
      LifeMonitor("one").tabItem { Text("One") }
      LifeMonitor("two").tabItem { Text("Two") }
      LifeMonitor("three").tabItem { Text("Three") }
    }
  }
}
