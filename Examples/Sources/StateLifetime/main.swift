// The lifetime of state: a play button that comes and goes, as logged by `_printChanges`.

import SimDevice
import SwiftUI
import Walkthrough

let toggle = "Show Play Button"

@MainActor func values() {
  Walkthrough.walk("A play button in an if") { basic in
    basic.show(
      """
      @self: the view's value is new. @identity: the view itself is new. Names with an underscore: its
      dynamic properties.
      """
    ) { Basic.ContentView() }
    basic.tap("Play", "Only the owner of the state runs.")
    basic.printCauses()
    basic.printScreen()
    basic.tap(toggle, "The button's life ends; it says nothing.")
    basic.tap(toggle, "A new life: the log of the first display, another UUID, and \"Play\" again.")
    basic.printCauses()
    basic.printScreen()
  }

  Walkthrough.walk("A counter beside it") { counting in
    counting.show { Counting.ContentView() }
    counting.printScreen()
    counting.tap(
      "+ 1",
      """
      Both children get new values, as both UUIDs show, and no new identity. PlayButton runs only because
      its UUID makes each value different.
      """)
    counting.printCauses()
    counting.printScreen()
  }

  Walkthrough.walk("The count through a Binding") { bound in
    bound.show { Bound.ContentView() }
    bound.printScreen()
    bound.tap(
      "+ 1", "The parent does not read the count any more: only the reader runs, on its old value.")
    bound.printCauses()
    bound.printScreen()
  }
}

@MainActor func objects() {
  Walkthrough.walk("An object in a @StateObject") { owned in
    owned.show("It is made with the identity,") { WithStateObject.ContentView() }
    owned.tap(toggle, "and goes with it.")
    owned.tap(toggle)
    owned.tap("+ 1", "A new value of the view makes no object.")
  }
  spares(
    on: .iOS17, first: "The value is new, and its initial value an object that is ignored,",
    second: "which the value keeps until the next one takes its place.",
    last: "The spare goes with the value, then the one that was in charge.")
  spares(
    on: .iOS27, first: "Later systems ask for the initial value once: no spares.", second: "",
    last: "")
}

@MainActor func spares(
  on system: SimulatedSystem, first: String, second: String, last: String
) {
  WithState.PlayButton.DataModel.made = 0
  Walkthrough.walk("An object in a @State", on: system) { walk in
    walk.show { WithState.ContentView() }
    walk.tap(toggle)
    walk.tap(toggle)
    walk.printScreen()
    walk.tap("+ 1", first)
    walk.tap("+ 1", second)
    walk.printScreen()
    walk.tap(toggle, last)
  }
}

@MainActor func navigation() {
  Walkthrough.walk("A path that child views change") { walk in
    walk.show("The path is an array of routes in the root's state.") { Routed.ContentView() }
    walk.tap("Go Category List", "A link appends its value; the destination is made on the push.")
    walk.tap("Go Category Detail", "A child appends through the binding in the environment.")
    walk.tap("Back", "One element less: a pop.")
    walk.tap("Go Profile")
    walk.tap("Back to Root", "An empty path: the root.")
  }
}

MainActor.assumeIsolated {
  values()
  objects()
  navigation()
}
