// How a state is read (mechanism.md#1, #4 and #16): code of an update sees what was bound into its copy of the view and
// makes the owner's body depend on the state for good; actions see the newest value.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
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

  /// Example 1b.
  @Test func `a state that only rows read runs the body of the view that owns it`() throws {
    let device = showing { Chooser() }
    expect(device.console, is: ["Chooser: @self, @identity, _chosen changed."])
    try expect(device.lines(afterTapping: "2"), is: ["Chooser: _chosen changed."])
    expect(device.screenText, is: ["0", "1", "[2]"])
    try expect(device.lines(afterTapping: "1"), is: ["Chooser: _chosen changed."])
    expect(device.screenText, is: ["0", "[1]", "2"])
  }

  /// Example 1c.
  @Test func `a state that was read once runs the body though it is read no more`() throws {
    let device = showing { Sticky() }
    try expect(device.lines(afterTapping: "off"), is: ["Sticky: _on changed."])
    try expect(device.lines(afterTapping: "b"), is: ["Sticky: _b changed."])
    expect(device.screenText, is: ["off", "b"])
  }

  @Test func `a state that was never read runs no body, and later writes run none`() throws {
    let device = showing { Unread() }
    expect(device.console, is: ["Unread: @self, @identity, _hidden, _shown changed."])
    try expect(device.lines(afterTapping: "hidden"), is: [])
    try expect(device.lines(afterTapping: "0"), is: ["Unread: _shown changed."])
    try expect(device.lines(afterTapping: "both"), is: ["Unread: _shown changed."])
  }

  @Test func `a geometry reader's content is made anew because the body made another closure`()
    throws
  {
    let device = showing { Measured() }
    expect(device.console, is: ["Measured", "content 0"])
    try expect(device.lines(afterTapping: "0"), is: ["Measured", "content 1"])
  }

  /// Closures that do not escape are called by the body.
  @Test func `what a menu holds is made and read by the body that declares it`() throws {
    let device = showing { Menus() }
    expect(device.console, is: ["Menus: @self, @identity, _n changed.", "items 0", "more 0"])
    try expect(device.lines(afterTapping: "n"), is: ["Menus: _n changed.", "items 1", "more 1"])
    try expect(
      device.lines { try device.pick("add 1", in: "menu") },
      is: [
        "Menus: _n changed.", "items 2", "more 2",
      ])
  }

  /// The example of section 16.
  @Test func `a destination reads for the body that declares it`() throws {
    let device = showing { Root() }
    expect(device.console.last, is: "Root")
    try expect(device.lines(afterTapping: "go"), is: ["dest none"])
    try expect(device.lines(afterTapping: "set"), is: ["Root", "dest x"])
    #expect(device.screenText.contains("x"))
  }

  @Test func `a child with a binding runs alone, and the view between does not`() throws {
    let device = showing { Outer() }
    expect(device.console, is: ["Outer", "Middle", "Inner 0"])
    try expect(device.lines(afterTapping: "0"), is: ["Inner 1"])
    try expect(device.lines(afterTapping: "1"), is: ["Inner 2"])
  }

  /// 4.2: a binding carries the value that it was made with, so a new one is another input.
  @Test func `a parent that runs for the state hands its child another binding`() throws {
    let device = showing { Reader() }
    try expect(
      device.lines(afterTapping: "0"),
      is: [
        "Reader: _count changed.", "Child: @self, _count changed.",
      ])
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

private struct Chooser: View {
  @State private var chosen = -1
  var body: some View {
    let _ = Self._printChanges()
    List(0..<3, id: \.self) { i in Button(i == chosen ? "[\(i)]" : "\(i)") { chosen = i } }
  }
}

private struct Sticky: View {
  @State private var on = true
  @State private var b = 0
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      if on { Text("\(b)") }
      Button("off") { on = false }
      Button("b") { b += 1 }
    }
  }
}

private struct Unread: View {
  @State private var hidden = 0
  @State private var shown = 0
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Button("hidden") { hidden += 1 }
      Button("\(shown)") { shown += 1 }
      Button("both") {
        hidden += 1
        shown += 1
      }
    }
  }
}

private struct Measured: View {
  @State private var count = 0
  var body: some View {
    let _ = print("Measured")
    GeometryReader { _ in
      let _ = print("content \(count)")
      Button("\(count)") { count += 1 }
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

private struct Outer: View {
  @State private var count = 0
  var body: some View {
    let _ = print("Outer")
    Middle(count: $count)
  }

  private struct Middle: View {
    @Binding var count: Int
    var body: some View {
      let _ = print("Middle")
      Inner(count: $count)
    }
  }

  private struct Inner: View {
    @Binding var count: Int
    var body: some View {
      let _ = print("Inner \(count)")
      Button("\(count)") { count += 1 }
    }
  }
}

private struct Reader: View {
  @State private var count = 0
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Text("total \(count)")
      Child(count: $count)
    }
  }
}

private struct Child: View {
  @Binding var count: Int
  var body: some View {
    let _ = Self._printChanges()
    Button("\(count)") { count += 1 }
  }
}

private struct Menus: View {
  @State private var n = 0
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Menu("menu") {
        let _ = print("items \(n)")
        Button("add \(n)") { n += 1 }
      }
      Text("text").contextMenu {
        let _ = print("more \(n)")
        Button("more") {}
      }
      Button("n") { n += 1 }
    }
  }
}
