// GT-009: what following a row's link does.

import Expectations
@testable import DeepInsideViews
import SimDevice
import SwiftUI
import Testing

extension MasterDetailLogs {
  @Test func `GT-009 a push evaluates the destination that the row holds; siblings are made first`()
    throws
  {
    let device = launched(AppStateDemo.self)
    try addItems(1, to: device)
    device.advance(by: .seconds(7))
    let added = try addItems(1, to: device)
    let pushed = try pushFirstRow(of: device)
    expectLog(
      added + pushed,
      """
      ContentView.body #3 {
        MasterView.init() #11
      }
      MasterView.body #11 {
        List 2 items
      }
      DetailView.init() #12
      DetailViewModel.init() #13
      ItemDateView.init() #14
      ItemDateView.body #14 {
        2020-09-09 00:06:24 +0000
      }
      ItemDateView.deinit() #9
      DetailViewModel.deinit() #8
      DetailView.deinit() #7
      DetailView.init() #15
      DetailViewModel.init() #16
      ItemDateView.init() #17
      ItemDateView.body #17 {
        2020-09-09 00:06:31 +0000
      }
      MasterView.deinit() #6
      DetailView.body #12 {
        DetailContentView.init() #18
      }
      DetailContentView.body #18 {
        ItemDateView.init() #19
        DetailStateView.init() #20
        DetailBoilerplateView.init() #21
      }
      ItemDateView.body #19 {
        2020-09-09 00:06:24 +0000
      }
      DetailStateView.body #20 {
        C3901189-FC7F-444C-A17F-C4C1781954CE
      }
      DetailBoilerplateView.body #21 {
        You're viewing model #13.
      }
      DetailView onAppear
      """)
    #expect(device.screenText.contains { $0.hasPrefix("You're viewing model #") })
  }

  @Test(arguments: SimulatedSystem.all)
  func `the demo app shows the same on every system`(_ system: SimulatedSystem) throws {
    let device = launched(AppStateDemo.self, on: system)
    try addItems(2, to: device)
    expect(
      device.screenText, is: ["Master", "2024-01-01 09:41:00 +0000", "2024-01-01 09:41:07 +0000"])
    try pushFirstRow(of: device)
    expect(device.screenText.count, is: 4)
    expect(device.screenText.prefix(2), is: ["Detail", "2024-01-01 09:41:00 +0000"])
  }
}
