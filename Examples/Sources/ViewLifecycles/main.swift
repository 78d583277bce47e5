// Ole Begemann's case studies: how long views and their state live in each container.

import SimDevice
import SwiftUI
import Walkthrough

@MainActor func study<V: View>(
  _ title: String, on system: SimulatedSystem = .iOS16, _ view: @escaping @MainActor () -> V,
  steps: [(String, (SimulatedDevice) throws -> Void)]
) {
  let walk = Walkthrough(title, on: system)
  walk.step("show") { $0.launch { view() } }
  walk.show()
  for (name, action) in steps {
    walk.step(name, action)
    walk.show()
  }
  print()
}

MainActor.assumeIsolated {
  let away: [(String, (SimulatedDevice) throws -> Void)] = [
    ("scroll away", { $0.scroll(by: 1_200) }), ("scroll back", { $0.scroll(by: -1_200) }),
  ]
  study(
    "if/else", { IfElse() },
    steps: [
      ("toggle", { try $0.tap("toggle") }), ("toggle back", { try $0.tap("toggle") }),
    ])
  study("switch", { Switch() }, steps: [("next", { try $0.tap("next") })])
  study(
    ".id", { ExplicitIdentity() },
    steps: [
      ("next generation", { try $0.tap("next generation") })
    ])
  study(
    ".opacity", { Opacity() },
    steps: [
      ("fade out", { try $0.tap("fade") }), ("fade in", { try $0.tap("fade") }),
    ])
  study("ScrollView with a VStack", { EagerScrollView() }, steps: away)
  study("ScrollView with a LazyVStack", { LazyScrollView() }, steps: away)
  study("ScrollView with a LazyVGrid", { LazyGrid() }, steps: away)
  study("List, dynamic", { DynamicList() }, steps: away)
  study(
    "List, static", { StaticList() },
    steps: [
      ("scroll away", { $0.scroll(by: 700) }), ("scroll back", { $0.scroll(by: -700) }),
    ])
  study(
    "NavigationStack", { Stack() },
    steps: [
      ("push", { try $0.tap("push") }), ("push again", { try $0.tap("push") }),
      ("back", { try $0.goBack() }), ("back to the root", { try $0.goBack() }),
    ])
  let tabs: [(String, (SimulatedDevice) throws -> Void)] = [
    ("the second tab", { try $0.selectTab("Second") }),
    ("the first tab", { try $0.selectTab("First") }),
  ]
  study("TabView", { Tabs() }, steps: tabs)
  study("TabView", on: .iOS18, { Tabs() }, steps: tabs)
}
