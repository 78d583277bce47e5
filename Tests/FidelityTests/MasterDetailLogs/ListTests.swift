// GT-006 to GT-008: what adding an item does to the root, the list and its rows.

@testable import DeepInsideViews
import SimDevice
import SwiftUI
import Testing

extension MasterDetailLogs {
  @Test func `GT-006 the first tap runs both bodies, and a new row's body three times`() throws {
    let device = launched(AppStateDemo.self, on: .iOS14Beta)
    try addItems(1, to: device)
    expectLog(
      device.console,
      """
      AppStateDemo.init() #1
      AppStateDemo.body #1 {
        MasterViewModel.init() #2
        ContentView.init() #3
      }
      UINavigationController.initWithRootViewController
      ContentView.body #3 {
        MasterView.init() #4
      }
      MasterView.body #4 {
        List 0 items
      }
      MasterView.onAppear
      ContentView.body #3 {
        MasterView.init() #6
      }
      MasterView.body #6 {
        List 1 items
      }
      DetailView.init() #7
      DetailViewModel.init() #8
      ItemDateView.init() #9
      ItemDateView.body #9 {
        2020-08-23 22:36:14 +0000
      }
      ItemDateView.body #9 {
        2020-08-23 22:36:14 +0000
      }
      ItemDateView.body #9 {
        2020-08-23 22:36:14 +0000
      }
      MasterView.deinit() #4
      """)
  }

  @Test func `GT-007 a row's destination and model are made with the row, before its label`() throws
  {
    let device = launched(AppStateDemo.self)
    let log = try addItems(1, to: device)
    expectLog(
      log.filter { $0.contains(".init()") },
      """
        MasterView.init() #6
      DetailView.init() #7
      DetailViewModel.init() #8
      ItemDateView.init() #9
      """)
    #expect(!device.console.contains { $0.hasPrefix("DetailView.body") })
  }

  @Test func `GT-008 a second tap rebuilds the old row; its destination and model are let go`()
    throws
  {
    let device = launched(AppStateDemo.self)
    let first = try addItems(1, to: device)
    device.advance(by: .seconds(7))
    let second = try addItems(1, to: device)
    expectLog(
      first + second,
      """
      ContentView.body #3 {
        MasterView.init() #6
      }
      MasterView.body #6 {
        List 1 items
      }
      DetailView.init() #7
      DetailViewModel.init() #8
      ItemDateView.init() #9
      ItemDateView.body #9 {
        2020-09-09 00:06:24 +0000
      }
      MasterView.deinit() #4
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
      """)
  }
}
