// fatbobman's "Avoiding repeated computation of SwiftUI views": each demo, and what made its bodies run.

import SimDevice
import SwiftUI
import Walkthrough

@MainActor func wrappers() {
  Walkthrough.walk("A @State that is assigned in init", on: .iOS16) { assigned in
    assigned.show("The view has no storage yet, so 11 is written nowhere.") { TestView(number: 12) }
    assigned.printScreen()
  }

  Walkthrough.walk("Objects that are declared and not used", on: .iOS16) { objects in
    objects.show { UnusedObjects() }
    objects.tap("publish", "Declaring the object is enough.")
    objects.tap("publish same", "Publishing what is equal counts, too,")
    objects.tap("send", "and so does an announcement without any change.")
  }

  Walkthrough.walk("An environment value that is declared and not used", on: .iOS16) { key in
    key.show { EnvDemo() }
    key.tap("change")
    key.printCauses()
  }

  Walkthrough.walk("@ObservedObject var store = Store()", on: .iOS16) { store in
    store.show { UnstableStore() }
    store.tap("count up")
    store.printScreen()
    store.tap("parent 0", "A new value of the view makes a new store, and the count is lost.")
    store.printScreen()
  }
}

@MainActor func inputs() {
  Walkthrough.walk("Inputs that are equal", on: .iOS16) { equal in
    equal.show { EqualInputs() }
    equal.tap("tap", "A new SubView is made and compared with the one in use: it does not run.")
  }

  Walkthrough.walk("A random stored property", on: .iOS16) { unstable in
    unstable.show { UnstableInput() }
    unstable.tap("again 0", "No value is equal to the one before.")

    student("The whole student as input", "The name is the same, the student is not.") {
      Whole.RootView()
    }
    student("Only what is shown as input", "") { Narrow.RootView() }
    student("The whole student, and an == of its own", "") { OwnEquality.RootView() }
  }
}

@MainActor func student<V: View>(
  _ title: String, _ explanation: String, _ view: @escaping @MainActor () -> V
) {
  Walkthrough.walk(title, on: .iOS16) { walk in
    walk.show("", view)
    walk.tap("random age", explanation)
    walk.printCauses()
  }
}

@MainActor func closures() {
  cells("A closure that captures the store", "The store changed: every cell on screen runs.") {
    Capturing.ClosureDemo()
  }
  cells("The closure left out of ==", "No cell runs.") { ComparingID.ClosureDemo() }
  cells("A method of the store", "The same method of the same object is equal: no cell runs.") {
    PassingMethod.ClosureDemo()
  }
}

@MainActor func cells<V: View>(
  _ title: String, _ explanation: String, _ view: @escaping @MainActor () -> V
) {
  Walkthrough.walk(title, on: .iOS16) { walk in
    walk.show("", view)
    walk.tap("ID: 3", explanation)
  }
}

@MainActor func events() {
  Walkthrough.walk("A receiver in a view of its own", on: .iOS16) { walk in
    walk.show { EventSourceTest() }
    walk.tap("Start")
    walk.step("wait for three seconds", "A tick runs the view that receives it, not its parent.") {
      $0.advance(by: .seconds(3))
    }
    walk.printCauses()
    walk.tap("Stop", "The receiver goes and the task is cancelled.")
    walk.step("wait for three seconds") { $0.advance(by: .seconds(3)) }
  }
}

MainActor.assumeIsolated {
  wrappers()
  inputs()
  closures()
  events()
}
