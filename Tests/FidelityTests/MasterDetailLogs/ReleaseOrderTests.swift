// GT-018: when the values that an update replaced are let go. The code here has other shapes than the demo app's, so
// that it is the order of an update that is tested, not one log.

import Expectations
import Probes
import SimDevice
import SwiftUI
import Testing

extension MasterDetailLogs {
  private func changed<V: View>(
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> V
  ) throws -> [String] {
    InstanceTracker.reset()
    let device = SimulatedDevice(system: .iOS14)
    device.launch(root)
    device.settle()
    return try device.log {
      try device.tap("Change")
      device.settle()
    }
  }

  @Test func `GT-018a a child's old value goes after its parent's body and before its own`() throws
  {
    let log = try changed { Counter() }
    expectLog(
      log,
      """
      Counter.body #1 {
        Shelf.init() #4
      }
      Shelf.deinit() #2
      Shelf.body #4 {
        Book.init() #5
      }
      Book.deinit() #3
      Book.body #5 {
        1
      }
      """)
  }

  @Test func `GT-018b all old siblings go in order, then the new ones' bodies run`() throws {
    let log = try changed { Desk() }
    expectLog(
      log,
      """
      Desk.body #1 {
        Lamp.init() #5
        Book.init() #6
        Cup.init() #7
      }
      Lamp.deinit() #2
      Book.deinit() #3
      Cup.deinit() #4
      Lamp.body #5 {
      }
      Book.body #6 {
        1
      }
      Cup.body #7 {
      }
      """)
  }

  @Test func `GT-018c an old row goes after the new row's body and before the next row is made`()
    throws
  {
    let log = try changed { Library() }
    expectLog(
      log,
      """
      Library.body #1 {
        Catalogue.init() #5
      }
      Catalogue.body #5 {
      }
      Book.init() #6
      Book.body #6 {
        11
      }
      Book.deinit() #3
      Book.init() #7
      Book.body #7 {
        12
      }
      Book.deinit() #4
      Catalogue.deinit() #2
      """)
  }

  @Test func `GT-018d the value whose body hosts a list goes at the end of the update`() throws {
    for log in [
      try changed { Library() }, try changed { Archive() }, try changed { Hall() },
    ] {
      let made = try #require(log.firstIndex { $0.contains("Catalogue.init()") })
      let released = log.indices.filter { log[$0].hasPrefix("Catalogue.deinit()") }
      expect(released, is: [log.count - 1])
      #expect(made < log.count - 1)
    }
  }
}

/// One child in one child.
private struct Counter: View {
  @State var count = 0
  let tracker = InstanceTracker("Counter")
  var body: some View {
    tracker {
      HStack {
        Shelf(count: count)
        Button("Change") { count += 1 }
      }
    }
  }
}

private struct Shelf: View {
  let count: Int
  let tracker = InstanceTracker("Shelf")
  var body: some View {
    tracker { Group { Book(title: count) } }
  }
}

private struct Book: View {
  let title: Int
  let tracker = InstanceTracker("Book")
  var body: some View { tracker("\(title)") { Text("\(title)").font(.title) } }
}

/// Siblings, one of them behind a condition and one under modifiers.
private struct Desk: View {
  @State var count = 0
  let tracker = InstanceTracker("Desk")
  var body: some View {
    tracker {
      VStack {
        if count >= 0 { Lamp() }
        Book(title: count).padding().foregroundColor(.red)
        Group { Cup() }
        Button("Change") { count += 1 }
      }
    }
  }
}

private struct Lamp: View {
  let tracker = InstanceTracker("Lamp")
  var body: some View { tracker { Color.red } }
}

private struct Cup: View {
  let tracker = InstanceTracker("Cup")
  var body: some View { tracker { EmptyView() } }
}

/// A list without navigation around it, whose rows call back to the view that hosts the list.
private struct Library: View {
  @State var first = 1
  let tracker = InstanceTracker("Library")
  var body: some View {
    tracker {
      VStack {
        Button("Change") { first += 10 }
        Catalogue(first: first)
      }
    }
  }
}

private struct Catalogue: View {
  let first: Int
  @State private var chosen: Int?
  let tracker = InstanceTracker("Catalogue")
  var body: some View {
    tracker {
      List(0..<2, id: \.self) { index in
        Button(action: { chosen = first + index }) { Book(title: first + index) }
      }
    }
  }
}

/// A list whose rows know nothing of the view that hosts it, beside another view.
private struct Hall: View {
  @State var first = 1
  var body: some View {
    VStack {
      Button("Change") { first += 10 }
      PlainCatalogue(first: first)
      Book(title: first)
    }
  }
}

private struct PlainCatalogue: View {
  let first: Int
  let tracker = InstanceTracker("Catalogue")
  var body: some View {
    tracker {
      VStack {
        Text("\(first)")
        List { Book(title: first) }
      }
    }
  }
}

/// The same list on a screen of a navigation view.
private struct Archive: View {
  @State var first = 1
  var body: some View {
    VStack {
      Button("Change") { first += 10 }
      NavigationView {
        Catalogue(first: first)
      }
    }
  }
}
