// "Demystify SwiftUI", after notes from the session and its lounge: identity, lifetime, dependencies.

import SwiftUI
import Walkthrough

@MainActor func identity() {
  Walkthrough.walk("One view in two branches", on: .iOS15) { branches in
    Storage.reset()
    branches.show("Each branch has storage of its own for the state.") { DayTime() }
    branches.tap("day or night", "The new branch's storage is made, then the old one's is let go.")
    branches.tap("day or night", "Coming back gives a third storage, not the first one.")
    print("\nThe type of if-else: \(IfElse.Body.self)")
    print("The type of switch:  \(Switch.Body.self)")
  }

  Walkthrough.walk("The index as the id", on: .iOS15) { index in
    index.show { IndexAsID() }
    index.printScreen()
    index.tap(
      "insert",
      """
      What was inserted is the last index. The states stay at their places while the data moves past
      them: the new element shows the state of "a". (Each value of the view counts one up, and only its
      first value's number is kept: hence 5.)
      """)
    index.printScreen()
  }

  Walkthrough.walk("An inert modifier instead of a branch", on: .iOS15) { inert in
    inert.show { InertModifiers() }
    inert.printScreen()
    inert.tap(
      "dim", "With the condition in the modifier the state stays; in two branches it does not.")
    inert.printScreen()
  }

  Walkthrough.walk("Explicit ids", on: .iOS15) { explicit in
    explicit.show { ExplicitIDs() }
    explicit.printScreen()
    explicit.tap("reverse", "With the element as the id, the state moves with its element.")
    explicit.printScreen()
    explicit.tap("rename", "Another id of the header: another view.")
    explicit.printScreen()
  }
}

@MainActor func dependencies() {
  Walkthrough.walk("A contains B, B contains C; A and C share a source", on: .iOS15) { shared in
    shared.show { SharedSource() }
    shared.tap("change", "B depends on nothing that changed: it is left out.")
    shared.printCauses()
  }

  Walkthrough.walk("The value is handed from A through B to C", on: .iOS15) { passed in
    passed.show { PassedValue() }
    passed.tap("change", "What hands a value on depends on it.")
    passed.printCauses()
  }

  Walkthrough.walk("State that is not Equatable", on: .iOS15) { box in
    box.show { NotEquatable() }
    box.tap("same", "The values are compared all the same: nothing runs.")
    box.tap("other")
  }

  Walkthrough.walk("_printChanges", on: .iOS15) { changes in
    changes.show("Everything is new at the first evaluation.") { ContentView() }
  }

  Walkthrough.walk("An object without published properties", on: .iOS15) { puzzle in
    puzzle.show { SceneTitleView() }
    puzzle.tap("pause", "Nothing announces the change, so no wrapper helps: nothing runs.")
  }
}

MainActor.assumeIsolated {
  identity()
  dependencies()
}
