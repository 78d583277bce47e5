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

  // With a NavigationView: a NavigationStack is not there yet.
  @Test
  func `GT-025 a push covers its parent, which keeps its state; a pop destroys what it shows`()
    throws
  {
    let device = launched(PushDemo())
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
  var body: some View {
    NavigationView {
      VStack {
        LifeMonitor("root")
        NavigationLink("push", destination: Pushed())
      }
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
