// GT-010 to GT-013: several published writes in one action, and the one update that follows them.

import Expectations
@testable import DeepInsideViews
import SimDevice
import SwiftUI
import Testing

extension MasterDetailLogs {
  /// Two items, the first of them pushed, and then "Update" tapped: all lines, and those of the tap.
  private func update(on device: SimulatedDevice) throws -> [String] {
    try addItems(2, to: device)
    try pushFirstRow(of: device)
    return try device.lines(afterTapping: "Update")
  }

  @Test
  func `GT-010 writes reach sinks at once, views after the action, bodies after the main queue`()
    throws
  {
    let log = try update(on: launched(Updates.AppStateDemo.self))
    expectLog(
      log.prefix(20),
      """
      ### Begin Update
      Sink 0 recived change notification
      Sink 1 recived value = 1
      Sink 0 recived change notification
      Sink 2 recived value = 1
      Sink 0 recived change notification
      Sink 1 recived value = 2
      Sink 0 recived change notification
      Sink 2 recived value = 2
      ### End Update
      MasterView Changed
      MasterView Update 1 Received 1
      MasterView Changed
      MasterView Update 2 Received 1
      MasterView Changed
      MasterView Update 1 Received 2
      MasterView Changed
      MasterView Update 2 Received 2
      ### Begin Update Cycle
      DetailView.body #12 {
      """)
  }

  @Test func `GT-011 four writes make one update: the pushed screen, the root, the screen again`()
    throws
  {
    let log = try update(on: launched(Updates.AppStateDemo.self))
    let cycle = log.drop { $0 != "### Begin Update Cycle" }.dropFirst()
    // The excerpt ends with the screen's last body; after it nothing but releases follows.
    let end = try #require(cycle.lastIndex { $0.contains("You're viewing") }) + 2
    #expect(cycle[end...].allSatisfy { $0.contains(".deinit()") })
    expectLog(
      releasesOfListLast(Array(cycle[..<end])),
      releasesOfListLast(Self.updateCycle.components(separatedBy: "\n")).joined(separator: "\n"))
  }

  /// Moves what is released while the covered list is rebuilt behind what is made then, oldest first.
  ///
  /// The order of the rows is free, and with it the place of their releases.
  private func releasesOfListLast(_ lines: [String]) -> [String] {
    guard let start = lines.firstIndex(where: { $0.hasPrefix("ContentView.body") }),
      let end = lines.lastIndex(where: { $0.hasPrefix("DetailView.body") }), start < end
    else { return lines }
    func number(_ line: String) -> Int { Int(line.drop { $0 != "#" }.dropFirst()) ?? 0 }
    let list = lines[start..<end]
    let made = list.filter { !$0.contains(".deinit()") }
    let released = list.filter { $0.contains(".deinit()") }.sorted { number($0) < number($1) }
    return lines[..<start] + made + released + lines[end...]
  }

  /// The document's log with its rows in the order of the screen and without the `onAppear` that it marks as a bug.
  private static let updateCycle = """
    DetailView.body #12 {
      DetailContentView.init() #22
    }
    DetailContentView.deinit() #18
    DetailContentView.body #22 {
      ItemDateView.init() #23
      DetailStateView.init() #24
      DetailBoilerplateView.init() #25
    }
    ItemDateView.deinit() #19
    DetailStateView.deinit() #20
    DetailBoilerplateView.deinit() #21
    ItemDateView.body #23 {
      2020-09-09 00:35:14 +0000
    }
    DetailStateView.body #24 {
      09E1696F-9C5B-441E-8CDA-7C499439E78B
    }
    DetailBoilerplateView.body #25 {
      You're viewing model #13.
    }
    ContentView.body #3 {
      MasterView.init() #26
    }
    MasterView.body #26 {
      List 2 items
    }
    DetailView.init() #30
    DetailViewModel.init() #31
    ItemDateView.init() #32
    ItemDateView.body #32 {
      2020-09-09 00:35:14 +0000
    }
    DetailView.init() #27
    DetailViewModel.init() #28
    ItemDateView.init() #29
    ItemDateView.body #29 {
      2020-09-09 00:35:15 +0000
    }
    MasterView.deinit() #11
    ItemDateView.deinit() #14
    ItemDateView.deinit() #17
    DetailViewModel.deinit() #16
    DetailView.deinit() #15
    DetailView.body #30 {
      DetailContentView.init() #33
    }
    DetailContentView.deinit() #22
    DetailContentView.body #33 {
      ItemDateView.init() #34
      DetailStateView.init() #35
      DetailBoilerplateView.init() #36
    }
    ItemDateView.deinit() #23
    DetailStateView.deinit() #24
    DetailBoilerplateView.deinit() #25
    ItemDateView.body #34 {
      2020-09-09 00:35:14 +0000
    }
    DetailStateView.body #35 {
      09E1696F-9C5B-441E-8CDA-7C499439E78B
    }
    DetailBoilerplateView.body #36 {
      You're viewing model #31.
    }
    """

  @Test func `GT-012 state survives the replacement of the value that declares it`() throws {
    let log = try update(on: launched(Updates.AppStateDemo.self))
    let bodies = log.indices.filter { log[$0].hasPrefix("DetailStateView.body") }
    let values = bodies.map { log[$0 + 1] }
    expect(bodies.count, is: 2)
    expect(Set(bodies.map { log[$0] }).count, is: 2)
    expect(Set(values).count, is: 1)
    expect(log.filter { $0.contains("DetailStateView.init()") }.count, is: 2)
  }

  @Test func `GT-013 an observed object made in init is replaced under the visible screen`() throws
  {
    let device = launched(Updates.AppStateDemo.self)
    try addItems(2, to: device)
    try pushFirstRow(of: device)
    let before = try #require(device.screenText.first { $0.hasPrefix("You're viewing") })
    let log = try device.lines(afterTapping: "Update")
    let after = try #require(device.screenText.first { $0.hasPrefix("You're viewing") })
    #expect(before != after)
    let shown = log.filter { $0.contains("You're viewing") }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    expect(shown, is: [before, after])
    let made = log.filter { $0.hasPrefix("DetailViewModel.init()") }
    #expect(made.contains { after.hasSuffix("model \($0.suffix(3)).") })
  }
}
