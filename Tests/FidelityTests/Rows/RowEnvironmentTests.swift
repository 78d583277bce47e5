// mechanism.md#9.1 and #11.1: a view whose body is rows stands, as they do, in the environment of the modifiers around it, and
// follows what they write.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension RowsSuite {
  @Test func `a view of several rows sees what a modifier around it writes, and follows it`()
    throws
  {
    try expectNumbers { number in List { NumberedRows().environment(\.rowNumber, number) } }
    try expectNumbers { number in
      ScrollView { LazyVStack { NumberedRows().environment(\.rowNumber, number) } }
    }
    try expectNumbers { number in
      ScrollView {
        LazyVGrid(columns: [GridItem()]) { NumberedRows().environment(\.rowNumber, number) }
      }
    }
    try expectNumbers { number in
      Form { Section { NumberedRows() }.environment(\.rowNumber, number) }
    }
    try expectNumbers { number in List { Group { NumberedRows() }.environment(\.rowNumber, number) }
    }
  }

  @Test func `the modifier nearest to a view of several rows counts, after those around it`()
    throws
  {
    try expectNumbers { number in
      List {
        Group {
          NumberedRows().transformEnvironment(\.rowNumber) { $0 += number }.environment(
            \.rowNumber, 0)
        }
        .environment(\.rowNumber, 100)
      }
    }
  }

  @Test func `views of several rows see what is written inside or around a ForEach`() throws {
    let inside = showing {
      Writing { number in
        List { ForEach(0..<2) { NumberedRows().environment(\.rowNumber, number + $0) } }
      }
    }
    expect(inside.console, is: ["rows 1", "rows 2", "row 1", "row 2"])
    try expect(
      inside.lines(afterTapping: "more"), is: ["rows 2", "rows 3", "row 2", "row 3"])
    let around = showing {
      Writing { number in
        List { ForEach(0..<2) { _ in NumberedRows() }.environment(\.rowNumber, number) }
      }
    }
    expect(around.console, is: ["rows 1", "rows 1", "row 1", "row 1"])
    try expect(
      around.lines(afterTapping: "more"), is: ["rows 2", "rows 2", "row 2", "row 2"])
  }

  @Test func `a branch of several rows sees what is written around it each time that it comes`()
    throws
  {
    let device = showing {
      Writing { number in
        List { if number % 2 == 1 { NumberedRows().environment(\.rowNumber, number) } }
      }
    }
    expect(device.console, is: ["rows 1", "row 1"])
    try expect(device.lines(afterTapping: "more"), is: [])
    try expect(device.lines(afterTapping: "more"), is: ["rows 3", "row 3"])
    expect(device.screenText, is: ["first 3", "second 3", "more", "idle 0"])
  }

  @Test func `rows of a view that stays equal follow the modifier around them`() throws {
    let device = showing {
      Writing { number in List { Steady().environment(\.rowNumber, number) } }
    }
    expect(device.console, is: ["steady", "row 1"])
    try expect(device.lines(afterTapping: "more"), is: ["row 2"])
    expect(device.screenText, is: ["steady", "second 2", "more", "idle 0"])
  }

  @Test func `a view of several rows is disabled with them`() {
    let device = showing { List { Switchable().disabled(true) } }
    expect(device.screenText, is: ["off", "off"])
  }

  @Test func `a view of several rows finds the objects around it`() throws {
    let old = showing { List { StoreRows().environmentObject(Store()) } }
    expect(old.screenText, is: ["old 7", "add"])
    _ = try old.lines(afterTapping: "add")
    expect(old.screenText, is: ["old 8", "add"])
    let new = showing { List { ShelfRows().environment(Shelf()) } }
    expect(new.screenText, is: ["new 7", "add"])
    _ = try new.lines(afterTapping: "add")
    expect(new.screenText, is: ["new 8", "add"])
  }

  /// GT-139: only what can be seen is looked at.
  @Test func `an environment value of lazy rows runs those that can be seen`() throws {
    let device = showing { LazyEnvironment() }
    device.scroll(by: 1_000)
    device.settle()
    let shown = (9..<18).map { "row \($0)" }
    let lines = try device.lines(afterTapping: "more")
    #expect(Set(lines).isSubset(of: Set(shown)) && lines.count == Set(lines).count)
    #expect(lines.contains("row 10") && lines.contains("row 16"))
  }
}

@MainActor private func expectNumbers<Content: View>(
  line: Int = #line, @ViewBuilder _ content: @escaping @MainActor @Sendable (Int) -> Content
) throws {
  let device = showing { Writing { content($0) } }
  expect(device.console, is: ["rows 1", "row 1"], line: line)
  try expect(device.lines(afterTapping: "more"), is: ["rows 2", "row 2"], line: line)
  try expect(device.lines(afterTapping: "idle 0"), is: [], line: line)
  expect(device.screenText, is: ["first 2", "second 2", "more", "idle 1"], line: line)
}

private enum RowNumberKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var rowNumber: Int {
    get { self[RowNumberKey.self] }
    set { self[RowNumberKey.self] = newValue }
  }
}

private struct Writing<Content: View>: View {
  @ViewBuilder let content: (Int) -> Content
  @State private var number = 1
  @State private var idle = 0
  var body: some View {
    VStack {
      content(number)
      Button("more") { number += 1 }
      Button("idle \(idle)") { idle += 1 }
    }
  }
}

private struct NumberedRows: View {
  @Environment(\.rowNumber) private var number
  var body: some View {
    let _ = print("rows \(number)")
    Text("first \(number)")
    if number > 0 { Row() }
  }
}

private struct Row: View {
  @Environment(\.rowNumber) private var number
  var body: some View {
    let _ = print("row \(number)")
    Text("second \(number)")
  }
}

private struct Steady: View {
  var body: some View {
    let _ = print("steady")
    Text("steady")
    Row()
  }
}

private struct Switchable: View {
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    Text(isEnabled ? "on" : "off")
    Text(isEnabled ? "on" : "off")
  }
}

private final class Store: ObservableObject { @Published var count = 7 }

private struct StoreRows: View {
  @EnvironmentObject private var store: Store
  var body: some View {
    Text("old \(store.count)")
    Button("add") { store.count += 1 }
  }
}

@Observable private final class Shelf { var count = 7 }

private struct ShelfRows: View {
  @Environment(Shelf.self) private var shelf
  var body: some View {
    Text("new \(shelf.count)")
    Button("add") { shelf.count += 1 }
  }
}

private struct Visible: View {
  @Environment(\.lineLimit) private var lines
  let number: Int
  var body: some View {
    let _ = print("row \(number)")
    Text("\(lines ?? 0)").frame(height: 100)
  }
}

private struct LazyEnvironment: View {
  @State private var lines = 1
  var body: some View {
    VStack(spacing: 0) {
      Button("more") { lines += 1 }.frame(height: 63)
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Visible(number: $0) } }
      }
      .environment(\.lineLimit, lines)
    }
  }
}
