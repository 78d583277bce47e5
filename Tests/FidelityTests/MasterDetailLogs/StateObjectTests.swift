// GT-014 to GT-017: a model that the detail screen owns is made late, and once for each time on screen.

import Expectations
@testable import DeepInsideViews
import SimDevice
import SwiftUI
import Testing

extension MasterDetailLogs {
  @Test func `GT-014 adding an item does not make a state object`() throws {
    let device = launched(Owned.AppStateDemo.self)
    let log = try addItems(1, to: device)
    expectLog(
      log,
      """
      MasterView Changed
      MasterView.body #3 {
        List 1 items
      }
      DetailView.init() #6
      ItemDateView.init() #7
      ItemDateView.body #7 {
        2020-09-09 22:23:48 +0000
      }
      """)
  }

  @Test func `GT-015 a state object is made just before the first body of its view`() throws {
    let device = launched(Owned.AppStateDemo.self)
    let added = try addItems(1, to: device)
    let pushed = try pushFirstRow(of: device)
    expectLog(
      added + pushed,
      """
      MasterView Changed
      MasterView.body #3 {
        List 1 items
      }
      DetailView.init() #6
      ItemDateView.init() #7
      ItemDateView.body #7 {
        2020-09-09 22:23:48 +0000
      }
      DetailViewModel.init() #8
      DetailView.body #6 {
        DetailContentView.init() #9
      }
      DetailContentView.body #9 {
        ItemDateView.init() #10
        DetailStateView.init() #11
        DetailBoilerplateView.init() #12
      }
      ItemDateView.body #10 {
        2020-09-09 22:23:48 +0000
      }
      DetailStateView.body #11 {
        4C61F292-8A47-480C-BFCF-92591AD49928
      }
      DetailBoilerplateView.body #12 {
        You're viewing model #8.
      }
      DetailView.onAppear
      """)
  }

  @Test func `GT-016 going back and pushing again makes a new state object`() throws {
    let device = launched(Owned.AppStateDemo.self)
    try addItems(1, to: device)
    let first = try pushFirstRow(of: device)
    let back = try device.linesOfGoingBack()
    let second = try pushFirstRow(of: device)
    func made(_ log: [String]) -> [String] { log.filter { $0.hasPrefix("DetailViewModel.init()") } }
    expect(made(first).count, is: 1)
    expect(made(back), is: [])
    expect(made(second).count, is: 1)
    #expect(made(first) != made(second))
    // What the popped screen owned is gone by then.
    let old = try #require(made(first).first).replacing(".init()", with: ".deinit()")
    #expect(back.contains(old))
    // The same destination value is shown again; only what was stored for it is new.
    let bodies = (first + second).filter { $0.hasPrefix("DetailView.body") }
    #expect(bodies.count == 2 && Set(bodies).count == 1)
  }

  @Test func `GT-017 a thin wrapper defers the work of a destination until it is pushed`() throws {
    let device = launched(Wrapped.AppStateDemo.self)
    let added = try addItems(1, to: device)
    let pushed = try pushFirstRow(of: device)
    expectLog(
      added,
      """
      WrappedDetailView.init() #1
      ItemDateView.init() #2
      ItemDateView.body #2 {
        2020-09-09 22:23:48 +0000
      }
      """)
    expectLog(
      added.prefix(1) + pushed.prefix(8),
      """
      WrappedDetailView.init() #1
      WrappedDetailView.body #1 {
        DetailView.init() #3
      }
      DetailViewModel.init() #4
      DetailView.body #3 {
        DetailContentView.init() #5
      }
      DetailContentView.body #5 {
      """)
  }
}
