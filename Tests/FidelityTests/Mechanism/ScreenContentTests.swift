// Contents of sheets, tabs, disclosures and destinations, and their lifetimes.
//
// Expectations were derived from the rules before the first run.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  /// 16.5.
  @Test func `sheets that go together are dismissed from the innermost on`() throws {
    let device = showing { Stacked() }
    expect(device.console, is: ["+root"])
    try expect(device.lines(afterTapping: "one"), is: ["+one"])
    try expect(device.lines(afterTapping: "two"), is: ["+two"])
    try expect(
      device.lines(afterTapping: "all"), is: ["-two", "dismiss two", "-one", "dismiss one"])
  }

  /// 9.2.
  @Test func `a layout that is exchanged by the body keeps the state below`() throws {
    let device = showing { Exchanging() }
    expect(device.console, is: ["Exchanging false", "child 0", "here 0"])
    try expect(device.lines(afterTapping: "c"), is: ["child 1"])
    try expect(device.lines(afterTapping: "t"), is: ["Exchanging true"])
    try expect(device.lines(afterTapping: "c"), is: ["child 2"])
  }

  /// 11.1, 16.5.
  @Test func `an environment value reaches the sheet and the screens in it`() throws {
    let device = showing { Sheeted() }
    expect(device.console, is: ["Sheeted", "SheetLeaf: @self, @identity, _v changed.", "leaf 1"])
    try expect(
      device.lines(afterTapping: "open").filter { !$0.hasPrefix("UI") },
      is: [
        "SheetLeaf: @self, @identity, _v changed.", "leaf 1",
      ])
    try expect(
      device.lines(afterTapping: "set"),
      is: [
        "Sheeted", "SheetLeaf: _v changed.", "leaf 2", "SheetLeaf: _v changed.", "leaf 2",
      ])
    try expect(
      device.lines(afterTapping: "push"),
      is: [
        "SheetLeaf: @self, @identity, _v changed.", "leaf 2",
      ])
  }

  /// 1.4, 9.2.
  @Test func `a disclosure that is open follows the body, and what it holds goes with it`() throws {
    let device = showing { Disclosing() }
    expect(device.console, is: ["Disclosing 0"])
    try expect(device.lines(afterTapping: "toggle"), is: ["content 0", "child 0", "here 0"])
    try expect(device.lines(afterTapping: "n"), is: ["Disclosing 1", "content 1"])
    try expect(device.lines(afterTapping: "toggle"), is: ["gone 0"])
  }

  /// 5.3, 11.1.
  @Test func `an environment action runs its readers when its captured values change`() throws {
    let device = showing { Acting() }
    expect(
      device.console,
      is: [
        "Acting: @self, @identity, _n, _u changed.", "ActionRow: @self, @identity, _a, _n changed.",
      ])
    try expect(
      device.lines(afterTapping: "u"), is: ["Acting: _u changed.", "ActionRow: _a changed."])
    try expect(
      device.lines(afterTapping: "run"), is: ["Acting: _n changed.", "ActionRow: _a changed."])
    try expect(
      device.lines(afterTapping: "run"),
      is: [
        "Acting: _n changed.", "ActionRow: _a, _n changed.",
      ])
  }

  /// 11.5.
  @Test func `a transform of the environment runs for what it captured`() throws {
    let device = showing { Transforming() }
    expect(device.console, is: ["Transforming", "c 11"])
    try expect(device.lines(afterTapping: "n"), is: ["Transforming", "c 12"])
    try expect(device.lines(afterTapping: "u"), is: ["Transforming"])
  }

  /// 19.5.
  @Test func `what is disabled further out runs those that are not yet`() throws {
    let device = showing { Disabling() }
    expect(device.console, is: ["a false", "b true"])
    try expect(device.lines(afterTapping: "d"), is: ["b false"])
    try expect(device.lines(afterTapping: "d"), is: ["b true"])
  }

  /// 16.4.
  @Test func `tabs by value are made when they are selected, and keep their state`() throws {
    let device = showing(on: .iOS18) { Tabbed() }
    expect(device.console, is: ["Tabbed a", "child 0", "here 0"])
    try expect(device.lines(afterTapping: "c"), is: ["child 1"])
    try expect(device.lines(afterSelecting: "B"), is: ["Tabbed b", "B 0", "+B", "gone 1"])
    try expect(device.lines(afterTapping: "k"), is: ["B 1"])
    try expect(device.lines(afterSelecting: "A"), is: ["Tabbed a", "here 1", "-B"])
  }

  /// 8.9.
  @Test func `an object of a sheet is released before onDismiss is called`() throws {
    let device = showing { Opening() }
    expect(device.console, is: [])
    try expect(device.lines(afterTapping: "open"), is: ["O init", "S"])
    try expect(device.lines(afterTapping: "close"), is: ["S gone", "O deinit", "dismissed"])
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

private struct Stacked: View {
  @State var one = false; @State var two = false
  var body: some View {
    Button("one") { one = true }.told("root")
      .sheet(isPresented: $one, onDismiss: { print("dismiss one") }) {
        Button("two") { two = true }.told("one")
          .sheet(isPresented: $two, onDismiss: { print("dismiss two") }) {
            Button("all") { one = false }.told("two")
          }
      }
  }
}

private struct Exchanging: View {
  @State var wide = false
  var body: some View {
    let layout = wide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    let _ = print("Exchanging \(wide)")
    layout {
      Lived(); Button("t") { wide.toggle() }
    }
  }
}

private struct Lived: View {
  @State var n = 0;
  var body: some View {
    let _ = print("child \(n)");
    Button("c") { n += 1 }.onDisappear { print("gone \(n)") }.onAppear { print("here \(n)") }
  }
}

private struct Sheeted: View {
  @State var v = "1"; @State var s = false
  var body: some View {
    let _ = print("Sheeted")
    VStack {
      SheetLeaf(); Button("open") { s = true }
    }.sheet(isPresented: $s) {
      NavigationStack {
        VStack {
          SheetLeaf(); Button("set") { v = "2" }
          NavigationLink("push") { SheetLeaf() }
        }
      }
    }.environment(\.word, v)
  }
}

private struct SheetLeaf: View {
  @Environment(\.word) var v;
  var body: some View { let _ = Self._printChanges(); let _ = print("leaf \(v)"); Text(v) }
}

private struct Disclosing: View {
  @State var open = false; @State var n = 0
  var body: some View {
    let _ = print("Disclosing \(n)");
    VStack {
      DisclosureGroup("dg", isExpanded: $open) {
        let _ = print("content \(n)"); Lived()
      }; Button("n") { n += 1 }; Button("toggle") { open.toggle() }
    }
  }
}

private struct Acting: View {
  @State var n = 0; @State var u = 0
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      ActionRow(); Button("u") { u += 1 }; Text("\(u)")
    }.environment(\.action, Action(run: { n += 1 })).environment(\.actionLevel, n / 2)
  }
}

private struct ActionRow: View {
  @Environment(\.action) var a; @Environment(\.actionLevel) var n;
  var body: some View { let _ = Self._printChanges(); Button("run") { a.run() } }
}

private struct Action { var run: () -> Void = {} }

private struct Transforming: View {
  @State var n = 1; @State var u = 0
  var body: some View {
    let _ = print("Transforming");
    VStack {
      Transformed().transformEnvironment(\.lineLimit) { l in l = (l ?? 0) + n }.lineLimit(10);
      Button("n") { n += 1 }; Button("u") { u += 1 }; Text("\(u)")
    }
  }
}

private struct Transformed: View {
  @Environment(\.lineLimit) var l; var body: some View { let _ = print("c \(l ?? -1)"); Text("c") }
}

private struct Disabling: View {
  @State var d = false;
  var body: some View {
    VStack {
      VStack {
        Disabled(t: "a").disabled(true); Disabled(t: "b")
      }.disabled(d); Button("d") { d.toggle() }
    }
  }
}

private struct Disabled: View {
  @Environment(\.isEnabled) var e; let t: String;
  var body: some View { let _ = print("\(t) \(e)"); Text(t) }
}

private struct Tabbed: View {
  @State var t = "a"
  var body: some View {
    let _ = print("Tabbed \(t)")
    TabView(selection: $t) {
      Tab("A", systemImage: "a", value: "a") { Lived() };
      Tab("B", systemImage: "b", value: "b") { TabB() }
    }
  }
}

private struct TabB: View {
  @State var k = 0;
  var body: some View { let _ = print("B \(k)"); Button("k") { k += 1 }.told("B") }
}

private struct Opening: View {
  @State var s = false;
  var body: some View {
    Button("open") { s = true }.sheet(isPresented: $s, onDismiss: { print("dismissed") }) {
      Opened()
    }
  }
}

private struct Opened: View {
  @StateObject var o = SheetObject(); @Environment(\.dismiss) var dismiss;
  var body: some View {
    let _ = print("S"); Button("close") { dismiss() }.onDisappear { print("S gone") }
  }
}

private final class SheetObject: ObservableObject {
  init() { print("O init") }; deinit { print("O deinit") }
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

private struct VKey: EnvironmentKey { static let defaultValue = "d" }

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[VKey.self] }
    set { self[VKey.self] = newValue }
  }
  @Entry fileprivate var action: Action = Action()
  @Entry fileprivate var actionLevel = 1
}

extension View {
  fileprivate func told(_ name: String) -> some View {
    onAppear { print("+\(name)") }.onDisappear { print("-\(name)") }
  }
}
