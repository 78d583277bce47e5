// Stacks in rows, sheets and tabs in each other, and values passed down several levels.
//
// Expectations were derived from the rules before the first run.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @MainActor @Suite(.serialized) struct NestedScreens {
    private func bodies(_ lines: [String]) -> [String] {
      lines.filter { !$0.hasPrefix("UI") }
    }

    struct Cell: View {
      let text: String
      var body: some View {
        let _ = print("cell \(text)")
        Text(text)
      }
    }

    struct StacksInRows: View {
      @State private var items = [1]
      var body: some View {
        let _ = print("screen")
        VStack {
          Button("add") { items.append(items.count + 1) }
          List(0..<2, id: \.self) { row in
            VStack { ForEach(items, id: \.self) { Cell(text: "\(row) \($0)") } }
          }
        }
      }
    }

    /// mechanism.md#1.4, #9.10: the owner makes new closures, and of the views in the rows only the new ones run.
    @Test func `of stacks in rows the new elements alone run`() throws {
      let device = showing { StacksInRows() }
      expect(device.console, is: ["screen", "cell 0 1", "cell 1 1"])
      try expect(device.lines(afterTapping: "add"), is: ["screen", "cell 0 2", "cell 1 2"])
    }

    struct Sized: View {
      @Environment(\.lineLimit) private var lines
      var body: some View {
        let _ = print("lines \(lines ?? 0)")
        Text("lines \(lines ?? 0)")
      }
    }

    struct EnvironmentOfSheets: View {
      @State private var lines = 1
      @State private var isShown = false
      var body: some View {
        let _ = print("owner \(lines)")
        Button("show") { isShown = true }
          .sheet(isPresented: $isShown) {
            VStack {
              Sized()
              Button("more") { lines += 1 }
            }
          }
          .environment(\.lineLimit, lines)
      }
    }

    /// mechanism.md#16.5, #11.1: a sheet has the environment of the place that presents it.
    @Test func `the environment of a sheet changes while it is shown`() throws {
      let device = showing { EnvironmentOfSheets() }
      try expect(bodies(device.lines(afterTapping: "show")).last, is: "lines 1")
      try expect(device.lines(afterTapping: "more"), is: ["owner 2", "lines 2"])
    }

    struct SheetsInSheets: View {
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

    /// mechanism.md#1.2 to #1.4: the inner sheet sees what the owner's last body saw, and the first read makes the owner run.
    @Test func `a sheet in a sheet sees the owner's last body`() throws {
      let device = showing { SheetsInSheets() }
      _ = try device.lines(afterTapping: "one")
      try expect(bodies(device.lines(afterTapping: "two")), is: ["inner 0"])
      try expect(device.lines(afterTapping: "count"), is: ["owner", "inner 2"])
    }

    struct TabsInSheets: View {
      @State private var isShown = false
      var body: some View {
        Button("show") { isShown = true }
          .sheet(isPresented: $isShown) {
            TabView {
              told("a").tabItem { Text("A") }
              told("b").tabItem { Text("B") }
            }
          }
      }

      private func told(_ name: String) -> some View {
        Text(name).onAppear { print("\(name) here") }.onDisappear { print("\(name) gone") }
      }
    }

    /// GT-113, GT-026: tabs of a sheet come and go as others do, the one on screen with the sheet.
    @Test func `tabs of a sheet come when they are selected and go with it`() throws {
      let device = showing(on: .iOS18) { TabsInSheets() }
      try expect(bodies(device.lines(afterTapping: "show")), is: ["a here"])
      try expect(Set(device.lines(afterSelecting: "B")), is: ["b here", "a gone"])
      try expect(device.linesOfSwipingDown(), is: ["b gone"])
    }

    final class Made {
      static var count = 0
      let number: Int
      init() {
        Self.count += 1
        number = Self.count
        print("made \(number)")
      }
      deinit { print("let go of \(number)") }
    }

    struct Holder: View {
      @StateObject private var held = Held()
      var body: some View { Text("holds \(held.made.number)") }
    }

    final class Held: ObservableObject { let made = Made() }

    struct IdsInRows: View {
      @State private var version = 0
      var body: some View {
        VStack {
          Button("next") { version += 1 }
          List(0..<2, id: \.self) { _ in Holder().id(version) }
        }
      }
    }

    /// mechanism.md#9.8, GT-129: another explicit id is another row.
    @Test func `another id in a row makes what it holds anew`() throws {
      Made.count = 0
      let device = showing { IdsInRows() }
      expect(device.console, is: ["made 1", "made 2"])
      let lines = try device.lines(afterTapping: "next")
      expect(lines.sorted(), is: ["let go of 1", "let go of 2", "made 3", "made 4"])
      expect(device.screenText, is: ["next", "holds 3", "holds 4"])
    }

    struct Levels: View {
      @State private var number = 0
      var body: some View {
        let _ = print("top")
        Middle(number: $number)
      }

      struct Middle: View {
        @Binding var number: Int
        var body: some View {
          let _ = print("middle")
          Lower(pair: Pair(number: $number, name: "x"))
        }
      }

      struct Pair {
        @Binding var number: Int
        let name: String
      }

      struct Lower: View {
        let pair: Pair
        var body: some View {
          let _ = print("lower")
          Leaf(number: pair.$number)
        }
      }

      struct Leaf: View {
        @Binding var number: Int
        var body: some View {
          let _ = print("leaf \(number)")
          Button("up") { number += 1 }
        }
      }
    }

    /// mechanism.md#4.3: nobody on the way has read the binding, so the leaf runs alone.
    @Test func `a binding that is handed down several levels runs the leaf alone`() throws {
      let device = showing { Levels() }
      expect(device.console, is: ["top", "middle", "lower", "leaf 0"])
      try expect(device.lines(afterTapping: "up"), is: ["leaf 1"])
      try expect(device.lines(afterTapping: "up"), is: ["leaf 2"])
    }

    final class Store: ObservableObject { @Published var count = 0 }

    struct ObjectsInSheets: View {
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

    /// mechanism.md#6.1, #16.5: who declares the object runs, in the sheet and below it, the screen on top first.
    @Test func `an object of the environment runs its reader in the sheet and its owner`() throws {
      let device = showing { ObjectsInSheets() }
      try expect(bodies(device.lines(afterTapping: "show")).last, is: "reader 0")
      try expect(device.lines(afterTapping: "count").sorted(), is: ["owner", "reader 1"])
    }

    struct PickerInMenu: View {
      @State private var choice = 1
      var body: some View {
        let _ = print("owner")
        NavigationStack {
          Text("text").toolbar {
            Menu("menu") {
              Picker("choice", selection: $choice) {
                Text("one").tag(1)
                Text("two").tag(2)
              }
            }
          }
        }
      }
    }

    /// mechanism.md#4.3: a picker reads the place, not its owner's state.
    @Test func `a choice in a menu of a toolbar runs no body that does not read it`() throws {
      let device = showing { PickerInMenu() }
      let lines = try device.log {
        try device.pick("two", in: "menu")
        device.settle()
      }
      expect(lines, is: [])
    }
  }
}
