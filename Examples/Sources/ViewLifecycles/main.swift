// Ole Begemann's case studies: how long views and their state live in each container.

import SimDevice
import SwiftUI
import Walkthrough

typealias Step = (name: String, action: (SimulatedDevice) throws -> Void)

@MainActor func study<V: View>(
  _ title: String, on system: SimulatedSystem = .iOS16, _ lesson: String,
  _ view: @escaping @MainActor () -> V, steps: [Step]
) {
  Walkthrough.walk(title, on: system) { walk in
    walk.show(lesson, view)
    walk.printScreen()
    for step in steps {
      walk.step(step.name, "", step.action)
      walk.printScreen()
    }
  }
}

@MainActor func branches() {
  study(
    "if/else",
    "Each toggle ends one life and begins another: no state comes back.", { IfElse() },
    steps: [
      ("toggle", { try $0.tap("toggle") }), ("toggle back", { try $0.tap("toggle") }),
    ])
  study(
    "switch", "The same with three branches.", { Switch() },
    steps: [("next", { try $0.tap("next") })])
  study(
    ".id", "Another id is another view, in the same place; the same id is the same view.",
    { ExplicitIdentity() },
    steps: [
      ("next generation", { try $0.tap("next generation") }),
      ("look again", { try $0.tap("look again: 0") }),
    ])
  study(
    ".opacity", "What cannot be seen has not disappeared: the state stays.", { Opacity() },
    steps: [("fade out", { try $0.tap("fade") }), ("fade in", { try $0.tap("fade") })])
}

@MainActor func scrolling() {
  let away: [Step] = [
    ("scroll away", { $0.scroll(by: 1_200) }), ("scroll back", { $0.scroll(by: -1_200) }),
  ]
  study(
    "ScrollView with a VStack",
    "All children live from the start, on screen or not, and none ever disappears.",
    { EagerScrollView() }, steps: away)
  study(
    "ScrollView with a LazyVStack",
    "Children begin to live when they come near, appear again and again, and keep their state.",
    { LazyScrollView() }, steps: away)
  study("ScrollView with a LazyVGrid", "As in a LazyVStack.", { LazyGrid() }, steps: away)
  study(
    "List, dynamic", "Lazy, too: rows disappear and appear again, with the state they had.",
    { DynamicList() }, steps: away)
  study(
    "List, static", "Rows that are written out one by one are no different.", { StaticList() },
    steps: [
      ("scroll away", { $0.scroll(by: 900) }), ("scroll back", { $0.scroll(by: -900) }),
    ])
}

@MainActor func screens() {
  study(
    "NavigationStack",
    "A push hides the covered screen, which keeps its state; a pop ends the life of what it shows.",
    { Stack() },
    steps: [
      ("push", { try $0.tap("push") }), ("push again", { try $0.tap("push") }),
      ("back", { try $0.goBack() }), ("back to the root", { try $0.goBack() }),
    ])
  let tabs: [Step] = [
    ("the second tab", { try $0.selectTab("Second") }),
    ("the first tab", { try $0.selectTab("First") }),
  ]
  study(
    "TabView", "All tabs begin to live at once: the numbers of their states are in a row.",
    { Tabs() }, steps: tabs)
  study(
    "TabView", on: .iOS18, "A tab begins to live when it is first selected.", { Tabs() },
    steps: tabs)
}

MainActor.assumeIsolated {
  branches()
  scrolling()
  screens()
}
