// Michael Long's "Deep inside views, state and performance in SwiftUI": the log of a small app, step by step.

import Probes
import SimDevice
import SwiftUI
import Walkthrough

/// A walk whose instance numbers begin with 1.
@MainActor func walk(
  _ title: String, on system: SimulatedSystem = .iOS14, _ steps: (Walkthrough) -> Void
) {
  InstanceTracker.reset()
  Walkthrough.walk(title, on: system, steps)
}

/// Taps the first date on screen.
@MainActor func tapFirstRow(on device: SimulatedDevice) throws {
  let row = device.screenText.first { $0.hasSuffix("+0000") }
  try device.tap(row ?? "a date")
}

@MainActor func theApp() {
  walk("A list of dates, each with a detail screen") { walk in
    walk.launch(
      AppStateDemo.self,
      """
      A view is made in its parent's body and evaluated later. The type of ContentView's body tells that
      there will be a NavigationView, so its host is made before that body runs. onAppear comes last.
      """)
    walk.tap(
      "plus",
      """
      ContentView and MasterView observe the model, so both bodies run; the ContentView is the same, #3.
      The new row makes its destination and the destination's model at once, though nobody has asked for
      that screen. The replaced MasterView goes when the update ends.
      """)
    walk.device.advance(by: .seconds(7))
    walk.tap(
      "plus",
      """
      The first row is built again: another destination, another model. What it had before is let go
      after the new row's body has run and before the second row is made.
      """)
    walk.step(
      "tap the first row",
      """
      The destination that the row holds is shown; none is made. Siblings are all made first, then their
      bodies run.
      """, tapFirstRow)
  }
}

@MainActor func otherTypes() {
  print("\nThe type of ContentView's body is fully static:\n\(ContentView.Body.self)")
  walk("The root's body erased to AnyView") { erased in
    erased.launch(
      Erased.AppStateDemo.self,
      "The type no longer tells what will be needed: the navigation host is made after the body.")
  }
  walk("Without a NavigationView") { without in
    without.launch(WithoutNavigation.AppStateDemo.self, "No navigation host is ever made.")
  }
  walk("The first row on an early beta", on: .iOS14Beta) { beta in
    beta.launch(AppStateDemo.self)
    beta.tap("plus", "There a list evaluates a new row's body three times to size its cell.")
  }
}

@MainActor func updates() {
  walk("Four writes in one action") { walk in
    walk.launch(Updates.AppStateDemo.self)
    walk.tap("plus")
    walk.device.advance(by: .seconds(7))
    walk.tap("plus")
    walk.step("tap the first row", "", tapFirstRow)
    walk.tap(
      "Update",
      """
      The action writes two published properties twice each. Sinks hear every write at once. The closures
      of onReceive run when the action has returned, in the order of sending; a block that the action put
      on the main queue comes next, and only then is there one update for all four writes.
      The pushed screen is brought up to date first, then the root and its list. The list's new first row
      has a new destination, which replaces the one on screen: its body runs a second time, and the text
      changes to another model's number, for nothing retains the old model. The UUID is @State: it stays.
      """)
  }
}

@MainActor func stateObjects() {
  walk("The detail screen owns its model: @StateObject") { owned in
    owned.launch(Owned.AppStateDemo.self)
    owned.tap(
      "plus", "The destination is made and its model is not: the argument is an autoclosure.")
    owned.step(
      "tap the row", "The model is made just before the first body that needs it.", tapFirstRow)
    owned.step("go back", "What the popped screen owned goes with it.") { try $0.goBack() }
    owned.step("tap the row again", "The same destination value, and a new model.", tapFirstRow)
  }

  walk("A thin wrapper around the detail screen") { wrapped in
    wrapped.launch(Wrapped.AppStateDemo.self)
    wrapped.tap("plus", "Building the row makes the wrapper alone.")
    wrapped.step(
      "tap the row",
      "The wrapper's body makes the detail screen, whose first body makes the model.",
      tapFirstRow)
  }
}

MainActor.assumeIsolated {
  theApp()
  otherTypes()
  updates()
  stateObjects()
}
