import SimDevice
import SwiftUI
import Testing

extension Seed000 {
  @Test func `GT-001 the navigation host is made before the first body`() {
    let device = SimulatedDevice(system: .iOS14)
    device.launch(AppStateDemo.self)
    device.settle()
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
      """)
  }

  @Test func `GT-008 a second tap rebuilds the old row, and its destination and model are let go`() throws {
    let device = SimulatedDevice(system: .iOS14)
    device.launch(AppStateDemo.self)
    device.settle()
    try device.tap("plus")
    device.settle()
    device.advance(by: .seconds(7))
    let log = try device.log {
      try device.tap("plus")
      device.settle()
    }
    print(log.joined(separator: "\n"))
    print(device.screenText)
    print(device.screenDescription)
  }
}

@MainActor @Suite(.serialized) struct Seed000 {}
