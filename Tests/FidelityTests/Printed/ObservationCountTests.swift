// How often bodies run for an observable model in sheets, lists, stacks and branches: the counts that the interface tests
// of pointfreeco/swift-composable-architecture (Examples/Integration, "iOS 17") assert on a simulator. The programs here
// hold plain models where those hold stores; as there, the lines are sorted.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Printed {
  /// ObservablePresentationTests: who presents is asked to show and to hide, and where it reads what the sheet counts.
  @Test func `a sheet counts alone until its presenter reads the count as well`() throws {
    let device = showing { Presenting() }
    try expect(device.sorted("Present sheet"), is: ["Basics", "Presenting"])
    try expect(device.sorted("Increment"), is: ["Basics"])
    try expect(device.sorted("Observe child count"), is: ["Presenting"])
    try expect(device.sorted("Increment"), is: ["Basics", "Presenting"])
    try expect(device.sorted("Dismiss"), is: ["Presenting"])
  }

  @Test func `what comes and goes counts alone until its owner reads the count`() throws {
    let device = showing { Optionally() }
    try expect(device.sorted("Toggle"), is: ["Basics", "Optionally"])
    try expect(device.sorted("Increment"), is: ["Basics"])
    try expect(device.sorted("Observe count"), is: ["Optionally"])
    try expect(device.sorted("Increment"), is: ["Basics", "Optionally"])
    try expect(device.sorted("Exchange"), is: ["Basics", "Optionally"])
    try expect(device.sorted("Toggle"), is: ["Optionally"])
  }

  /// ObservableIdentifiedListTests: the list reads the count of the first row alone.
  @Test func `of the rows only one that counts runs, and the list where it reads it`() throws {
    let device = showing { Identified() }
    try expect(device.sorted("Add"), is: ["Basics", "ForEach", "ForEach", "Identified"])
    try device.tap("Add")
    device.settle()
    try expect(device.sorted("Increment 0"), is: ["Basics", "ForEach", "ForEach", "Identified"])
    #expect(device.screenText.contains("Count: 1"))
    try expect(device.sorted("Increment 1"), is: ["Basics"])
  }

  @Test func `siblings and pushed screens count each for itself`() throws {
    let siblings = showing { Siblings() }
    try expect(siblings.sorted("Increment 0"), is: ["Basics"])
    try expect(siblings.sorted("Swap"), is: ["Basics", "Basics"])
    let stack = showing { Deep() }
    try expect(stack.sorted("Push feature"), is: ["Basics"])
    try expect(stack.sorted("Increment"), is: ["Basics"])
    for _ in 0..<4 {
      try expect(stack.sorted("Push another"), is: ["Basics"])
    }
    try expect(stack.sorted("Increment"), is: ["Basics"])
  }
}

extension SimulatedDevice {
  /// The names of the bodies that ran after a tap, sorted as the interface tests sort them.
  fileprivate func sorted(_ label: String) throws -> [String] {
    try lines(afterTapping: label).filter { !$0.contains(".") }.sorted()
  }
}

@Observable private final class Count: Identifiable { var value = 0 }

@Observable private final class Parent {
  var child: Count?
  var observes = false
  var rows: [Count] = []
}

private struct Basics: View {
  let count: Count
  var number = ""

  var body: some View {
    let _ = print("Basics")
    Text("\(count.value)")
    Button("Increment" + number) { count.value += 1 }
  }
}

private struct Presenting: View {
  @State var parent = Parent()

  var body: some View {
    let _ = print("Presenting")
    Form {
      Button("Present sheet") { parent.child = Count() }
      if parent.observes, let count = parent.child?.value { Text("Count: \(count)") }
    }
    .sheet(item: $parent.child) { child in
      NavigationStack {
        Form { Basics(count: child) }
          .toolbar {
            ToolbarItem { Button("Dismiss") { parent.child = nil } }
            ToolbarItem(placement: .cancellationAction) {
              Button("Observe child count") { parent.observes.toggle() }
            }
          }
      }
      .presentationDetents([.medium])
    }
  }
}

private struct Optionally: View {
  @State var parent = Parent()

  var body: some View {
    let _ = print("Optionally")
    Form {
      Section { Button("Toggle") { parent.child = parent.child == nil ? Count() : nil } }
      if parent.child != nil {
        Section {
          if parent.observes {
            Text("Count: \(parent.child?.value ?? 0)")
            Button("Exchange") { parent.child = Count() }
          } else {
            Button("Observe count") { parent.observes.toggle() }
          }
        }
      }
    }
    if let child = parent.child { Form { Basics(count: child) } }
  }
}

private struct Identified: View {
  @State var parent = Parent()

  var body: some View {
    let _ = print("Identified")
    NavigationStack {
      List {
        Section { if let first = parent.rows.first?.value { Text("Count: \(first)") } }
        ForEach(parent.rows) { row in
          let _ = print("ForEach")
          Section {
            VStack { Basics(count: row, number: row === parent.rows.first ? " 0" : " 1") }
          }
        }
      }
      .toolbar { ToolbarItem { Button("Add") { parent.rows.append(Count()) } } }
    }
  }
}

private struct Siblings: View {
  @State var first = Count()
  @State var second = Count()

  var body: some View {
    let _ = print("Siblings")
    Form {
      Section { Basics(count: first, number: " 0") }
      Section { Basics(count: second, number: " 1") }
      Button("Swap") { (first.value, second.value) = (second.value, first.value) }
    }
    .id(UUID())
  }
}

private struct Deep: View {
  var body: some View {
    let _ = print("Deep")
    NavigationStack {
      NavigationLink("Push feature", value: 1)
        .navigationDestination(for: Int.self) { Depth(depth: $0) }
    }
  }
}

private struct Depth: View {
  let depth: Int
  @State private var count = Count()

  var body: some View {
    Form {
      Basics(count: count)
      NavigationLink("Push another", value: depth + 1)
    }
  }
}
