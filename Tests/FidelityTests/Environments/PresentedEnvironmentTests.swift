// The environment of sheets, and of the screens in them.

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension EnvironmentsSuite {
  /// mechanism.md#6.1, #16.5: who declares the object runs, in the sheet and below it, the screen on top first.
  @Test func `an object of the environment runs its reader in the sheet and its owner`() throws {
    let device = showing { ObjectsInSheets() }
    try expect(bodies(device.lines(afterTapping: "show")).last, is: "reader 0")
    try expect(device.lines(afterTapping: "count").sorted(), is: ["owner", "reader 1"])
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
}

@MainActor private func bodies(_ lines: [String]) -> [String] {
  lines.filter { !$0.hasPrefix("UI") }
}

private final class Store: ObservableObject { @Published var count = 0 }

private struct ObjectsInSheets: View {
  @StateObject private var store = Store()
  @State private var isShown = false
  var body: some View {
    let _ = print("owner")
    Button("show") { isShown = true }
      .sheet(isPresented: $isShown) { Reader() }
      .environmentObject(store)
  }

  struct Reader: View {
    @EnvironmentObject private var store: Store
    var body: some View {
      let _ = print("reader \(store.count)")
      Button("count") { store.count += 1 }
    }
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

private struct VKey: EnvironmentKey { static let defaultValue = "d" }

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[VKey.self] }
    set { self[VKey.self] = newValue }
  }
}
