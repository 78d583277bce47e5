// What the content of a screen shown later sees of a state (mechanism.md#1.1 and #16): the value that the last body captured,
// until that body has run again.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension StatesSuite {
  /// Example 1a: the body has not run since `n` was written, so neither has the sheet's closure another value.
  @Test func `the content of a sheet sees the state as the presenter's last body did`() throws {
    let device = showing { SheetScreen() }
    expect(device.console, is: ["Screen"])
    try expect(device.lines(afterTapping: "go"), is: ["sheet n 1"])
    try expect(device.lines(afterTapping: "log"), is: ["action n 2"])
    expect(device.linesOfSwiping(), is: [])
    // The sheet has read it meanwhile, so the body depends on it now.
    try expect(device.lines(afterTapping: "go"), is: ["Screen", "sheet n 3"])
  }

  /// Example 1a, where the second tap writes what is there already: no body runs, and the sheet sees what the last one did.
  @Test func `the content of a sheet sees what the last body did though more was written`() throws {
    let device = showing { SheetScreen(isSame: true) }
    try expect(device.lines(afterTapping: "go"), is: ["sheet n 1"])
    try expect(device.lines(afterTapping: "log"), is: ["action n 2"])
    expect(device.linesOfSwiping(), is: [])
    try expect(device.lines(afterTapping: "go"), is: ["sheet n 1"])
    try expect(device.lines(afterTapping: "log"), is: ["action n 2"])
  }

  /// The example of section 16.
  @Test func `a destination reads for the body that declares it`() throws {
    let device = showing { Root() }
    expect(device.console.last, is: "Root")
    try expect(device.lines(afterTapping: "go"), is: ["dest none"])
    try expect(device.lines(afterTapping: "set"), is: ["Root", "dest x"])
    #expect(device.screenText.contains("x"))
  }

  /// 1.1, 1.2.
  @Test func `a cover reads the value that a binding was made with, its actions the newest`() throws
  {
    let device = showing { CoverOwner() }
    expect(device.console, is: ["owner", "child"])
    try expect(device.lines(afterTapping: "go"), is: ["cover n 1"])
    try expect(device.lines(afterTapping: "log"), is: ["action n 2"])
  }

  /// mechanism.md#1.2, #1.3, #4.3: each row has its own copy and its own flag.
  @Test func `sheets of rows see what their own row captured`() throws {
    let device = showing { Sheets() }
    expect(
      device.console,
      is: [
        "Sheets: @self, @identity, _n changed.",
        "SheetRow: @self, @identity, _n, _isShown changed.",
        "SheetRow: @self, @identity, _n, _isShown changed.",
      ])
    try expect(device.lines(afterTapping: "row 1"), is: ["sheet 1 of 0"])
    try expect(device.lines(afterTapping: "inc"), is: ["SheetRow: _n changed.", "sheet 1 of 2"])
    try expect(device.linesOfSwipingDown(), is: [])
    // In which order the row that follows the number and the new sheet come, nobody has logged.
    let lines = try device.lines(afterTapping: "row 0")
    #expect(lines.count == 2 && Set(lines) == ["SheetRow: _n changed.", "sheet 0 of 0"])
  }

  /// mechanism.md#1.2 to #1.4: the inner sheet sees what the owner's last body saw, and the first read makes the owner run.
  @Test func `a sheet in a sheet sees the owner's last body`() throws {
    let device = showing { SheetsInSheets() }
    _ = try device.lines(afterTapping: "one")
    try expect(bodies(device.lines(afterTapping: "two")), is: ["inner 0"])
    try expect(device.lines(afterTapping: "count"), is: ["owner", "inner 2"])
  }

  /// 1.2, 16.3.
  @Test func `a destination of an item sees the last body until it has read itself`() throws {
    let device = showing { ItemOwner() }
    try expect(device.lines(afterTapping: "open"), is: ["dest i1 n 0"])
    try expect(device.lines(afterTapping: "inc"), is: ["ItemOwner", "dest i1 n 2"])
    try expect(device.lines(afterTapping: "pop"), is: [])
    try expect(device.lines(afterTapping: "open"), is: ["ItemOwner", "dest i3 n 3"])
  }
}

extension SimulatedDevice {
  fileprivate func linesOfSwiping() -> [String] { (try? linesOfSwipingDown()) ?? ["no sheet"] }
}

private struct SheetScreen: View {
  var isSame = false
  @State private var n = 1
  @State private var show = false
  var body: some View {
    let _ = print("Screen")
    Button("go") {
      n = isSame ? 2 : n + 1
      show = true
    }
    .sheet(isPresented: $show) {
      VStack {
        let _ = print("sheet n \(n)")
        Button("log") { print("action n \(n)") }
      }
    }
  }
}

private struct Root: View {
  @State private var picked = "none"
  var body: some View {
    let _ = print("Root")
    NavigationStack {
      NavigationLink("go", value: 1).navigationDestination(for: Int.self) { _ in
        VStack {
          let _ = print("dest \(picked)")
          Text(picked)
          Button("set") { picked = "x" }
        }
      }
    }
  }
}

private struct CoverOwner: View {
  @State var n = 1
  var body: some View {
    let _ = print("owner")
    CoverChild(n: $n)
  }
}

private struct CoverChild: View {
  @Binding var n: Int
  @State var show = false
  var body: some View {
    let _ = print("child")
    Button("go") {
      n = 2
      show = true
    }
    .fullScreenCover(isPresented: $show) {
      let _ = print("cover n \(n)")
      Button("log") { print("action n \(n)") }
    }
  }
}

private struct Sheets: View {
  @State private var n = 0
  var body: some View {
    let _ = Self._printChanges()
    List { ForEach(0..<2, id: \.self) { SheetRow(row: $0, n: $n) } }
  }
}

private struct SheetRow: View {
  let row: Int
  @Binding var n: Int
  @State private var isShown = false
  var body: some View {
    let _ = Self._printChanges()
    Button("row \(row)") {
      n += 1
      isShown = true
    }
    .sheet(isPresented: $isShown) {
      let _ = print("sheet \(row) of \(n)")
      Button("inc") { n += 1 }
    }
  }
}

@MainActor private func bodies(_ lines: [String]) -> [String] {
  lines.filter { !$0.hasPrefix("UI") }
}

private struct SheetsInSheets: View {
  @State private var first = false
  @State private var second = false
  @State private var count = 0
  var body: some View {
    let _ = print("owner")
    Button("one") { first = true }
      .sheet(isPresented: $first) {
        Button("two") {
          count += 1
          second = true
        }
        .sheet(isPresented: $second) {
          VStack {
            let _ = print("inner \(count)")
            Button("count") { count += 1 }
          }
        }
      }
  }
}

private struct ItemOwner: View {
  @State var n = 0; @State var item: String?
  var body: some View {
    let _ = print("ItemOwner")
    NavigationStack {
      Button("open") {
        n += 1; item = "i\(n)"
      }
      .navigationDestination(item: $item) { i in
        let _ = print("dest \(i) n \(n)")
        VStack {
          Button("inc") { n += 1 }; Button("pop") { item = nil }
        }
      }
    }
  }
}
