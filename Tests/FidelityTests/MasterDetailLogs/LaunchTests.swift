// GT-001 to GT-005: what a launch does, and what the types tell before any body runs.

import Expectations
@testable import DeepInsideViews
import SimDevice
import SwiftUI
import Testing

extension MasterDetailLogs {
  @Test func `GT-001 the navigation host is made before the first body`() {
    let device = launched(AppStateDemo.self)
    expectLog(
      device.console.prefix(9),
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
      """)
  }

  @Test func `GT-002 with an erased body the navigation host is made after it`() {
    let device = launched(Erased.AppStateDemo.self)
    expectLog(
      device.console.prefix(9),
      """
      AppStateDemo.init() #1
      AppStateDemo.body #1 {
        MasterViewModel.init() #2
        ContentView.init() #3
      }
      ContentView.body #3 {
        MasterView.init() #4
      }
      UINavigationController.initWithRootViewController
      """)
  }

  @Test func `GT-003 without a navigation view no navigation host is ever made`() {
    let device = launched(WithoutNavigation.AppStateDemo.self)
    expectLog(
      device.console,
      """
      AppStateDemo.init() #1
      AppStateDemo.body #1 {
        MasterViewModel.init() #2
        ContentView.init() #3
      }
      ContentView.body #3 {
        MasterView.init() #4
      }
      MasterView.body #4 {
        List 0 items
      }
      MasterView.onAppear
      """)
  }

  @Test func `GT-004 a view is made in its parent's body, evaluated later, and appears last`() {
    let device = launched(AppStateDemo.self)
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

  @Test func `GT-005 the type of a body is fully static`() {
    expect(
      "\(ContentView.Body.self)",
      is: "NavigationView<ModifiedContent<MasterView, "
        + "_EnvironmentKeyWritingModifier<Optional<MasterViewModel>>>>")
  }
}
