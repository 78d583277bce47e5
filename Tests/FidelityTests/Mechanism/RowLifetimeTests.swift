// Rows that appear and disappear with their surroundings, and writes of several kinds in one closure.
//
// Expectations were derived from the rules before the first run.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @MainActor @Suite(.serialized) struct RowLifetimes {
    struct TasksInRows: View {
      @State private var id = 0
      var body: some View {
        VStack(spacing: 0) {
          Button("again") { id += 1 }
          List(0..<60, id: \.self) { number in
            Text("row \(number)").frame(height: 50).listRowInsets(EdgeInsets())
              .task(id: number == 0 ? id : 0) {
                guard number == 0 else { return }
                print("begins \(id)")
                try? await Task.sleep(nanoseconds: 100_000_000_000)
                print("cancelled")
              }
          }
          .listStyle(.plain)
        }
      }
    }

    /// mechanism.md#8.8, GT-145: a task begins with its row, ends with it, and begins anew when the row is back.
    @Test func `a task of a row ends when the row is scrolled away and begins when it is back`()
      throws
    {
      let device = showing { TasksInRows() }
      expect(device.console, is: ["begins 0"])
      try expect(Set(device.lines(afterTapping: "again")), is: ["cancelled", "begins 1"])
      try expect(device.lines(afterScrollingTo: 40), is: ["cancelled"])
      try expect(device.lines(afterTapping: "again"), is: [])
      try expect(device.lines(afterScrollingTo: 0), is: ["begins 2"])
    }

    struct ChangesInRows: View {
      @State private var value = 0
      var body: some View {
        VStack(spacing: 0) {
          Button("change") { value += 1 }
          List(0..<60, id: \.self) { number in
            Row(number: number, value: value).listRowInsets(EdgeInsets())
          }
          .listStyle(.plain)
        }
      }

      struct Row: View {
        let number: Int
        let value: Int
        var body: some View {
          Text("row \(number)").frame(height: 50)
            .onChange(of: value) { if number == 0 { print("row 0 from \($0) to \($1)") } }
        }
      }
    }

    /// mechanism.md#10.5: what a row that is scrolled away remembers is what its views hold as state, and no more.
    @Test func `a change while the row is away is none when it is back`() throws {
      let device = showing { ChangesInRows() }
      try expect(device.lines(afterTapping: "change"), is: ["row 0 from 0 to 1"])
      try device.lines(afterScrollingTo: 40)
      try expect(device.lines(afterTapping: "change"), is: [])
      try expect(device.lines(afterScrollingTo: 0), is: [])
      try expect(device.lines(afterTapping: "change"), is: ["row 0 from 2 to 3"])
    }

    struct ThreeKinds: View {
      @State private var a = 0
      @State private var isOn = false
      var body: some View {
        let _ = print("body \(a) \(isOn)")
        Button("go") {
          a += 1
          $isOn.animation().wrappedValue = true
          a += 1
        }
      }
    }

    /// mechanism.md#2.4, #4.9: a write through an animated binding is a transaction of its own between the plain ones.
    @Test func `plain writes around one through an animated binding are three updates`() throws {
      let device = showing { ThreeKinds() }
      try expect(
        device.lines(afterTapping: "go"), is: ["body 1 false", "body 1 true", "body 2 true"])
    }

    struct ChainedChanges: View {
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        let _ = print("body \(a) \(b)")
        Button("go") { a += 1 }
          .onChange(of: a) {
            print("a")
            b += 1
            withAnimation { b += 1 }
          }
          .onChange(of: b) { print("b \($0) \($1)") }
      }
    }

    /// mechanism.md#2.5, #2.6, #7.2: what a change writes is taken transaction by transaction, before its own changes are told.
    @Test func `an onChange that writes plainly and animated gives two updates and two changes`()
      throws
    {
      let device = showing { ChainedChanges() }
      try expect(
        device.lines(afterTapping: "go"),
        is: [
          "body 1 0", "a", "body 1 1", "body 1 2", "b 0 1", "b 1 2",
        ])
    }

    @Observable final class Model {
      var title = "t"
      var footer = "f"
      var items = ["a", "b"]
    }

    struct Sections: View {
      let model: Model
      var body: some View {
        let _ = print("owner")
        List {
          Section {
            ForEach(model.items, id: \.self) { item in
              let _ = print("row \(item)")
              Text(item).swipeActions { Button(model.title) {} }
            }
          } footer: {
            let _ = print("footer")
            Text(model.footer)
          }
          Button("title") { model.title += "!" }
          Button("footer") { model.footer += "!" }
        }
      }
    }

    /// mechanism.md#6.6: a footer is made with the owner's body, the closure of a row reads for the row.
    @Test func `what a footer reads is the owner's, what a row's closure reads the row's`() throws {
      let device = showing { Sections(model: Model()) }
      expect(device.console.prefix(2), is: ["owner", "footer"])
      expect(Set(try device.lines(afterTapping: "title")), is: ["row a", "row b"])
      let lines = try device.lines(afterTapping: "footer")
      expect(lines.prefix(2), is: ["owner", "footer"])
    }

    struct ReaderInRow: View {
      @State private var inset = 0
      var body: some View {
        let _ = print("owner \(inset)")
        VStack {
          Button("more") { inset += 1 }
          List(0..<1, id: \.self) { _ in
            GeometryReader { proxy in Text("\(inset)") }.frame(height: 60)
          }
        }
      }
    }

    /// mechanism.md#14.1, #1.4: state that a reader's content in a row reads is the owner's.
    @Test func `state that a reader in a row reads runs the owner's body`() throws {
      let device = showing { ReaderInRow() }
      try expect(device.lines(afterTapping: "more"), is: ["owner 1"])
      expect(device.screenText, is: ["more", "1"])
    }

    struct LateReaders: View {
      @State private var number = 0
      @State private var isShown = false
      var body: some View {
        let _ = print("owner")
        VStack {
          Button("up") { number += 1 }
          Button("show") { isShown = true }
          if isShown { LazyVStack { ForEach(0..<1, id: \.self) { _ in Text("n \(number)") } } }
        }
      }
    }

    /// mechanism.md#1.3, #1.4: before the row exists nobody has read the state; from then on the owner runs for it.
    @Test func `state that a lazy row reads first runs the owner from then on`() throws {
      let device = showing { LateReaders() }
      try expect(device.lines(afterTapping: "up"), is: [])
      try expect(device.lines(afterTapping: "show"), is: ["owner"])
      #expect(device.screenText.contains("n 1"))
      try expect(device.lines(afterTapping: "up"), is: ["owner"])
      #expect(device.screenText.contains("n 2"))
    }

    struct Gone: View {
      @State private var items = [0, 1, 2]
      var body: some View {
        VStack {
          Button("drop") { items.removeLast() }
          ForEach(items, id: \.self) { Counter(number: $0) }
        }
      }

      struct Counter: View {
        let number: Int
        @State private var count = 0
        var body: some View {
          Button("c\(number) \(count)") { count += 1 }
            .onChange(of: count) { print("c\(number) is \($1)") }
            .onDisappear { print("c\(number) went at \(count)") }
        }
      }
    }

    /// mechanism.md#8.9, #8.10: a removed element calls onDisappear with its own state, the others do not.
    @Test func `a removed element calls onDisappear with its own state`() throws {
      let device = showing { Gone() }
      try expect(device.lines(afterTapping: "c2 0"), is: ["c2 is 1"])
      try expect(device.lines(afterTapping: "drop"), is: ["c2 went at 1"])
      try expect(device.lines(afterTapping: "c0 0"), is: ["c0 is 1"])
      expect(device.screenText, is: ["drop", "c0 1", "c1 0"])
    }

    struct Equal: View, Equatable {
      let name: String
      let title: String
      @State private var count = 0
      nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name }
      var body: some View {
        let _ = print("equal \(title)")
        Button("\(title) \(count)") { count += 1 }
      }
    }

    struct EqualRows: View {
      let hasMore: Bool
      @State private var title = "t"
      var body: some View {
        VStack {
          Button("title") { title += "!" }
          if hasMore {
            List(["a"], id: \.self) { name in
              VStack {
                Equal(name: name, title: title)
                Text(title)
              }
            }
          } else {
            List(["a"], id: \.self) { EquatableView(content: Equal(name: $0, title: title)) }
          }
        }
      }
    }

    /// mechanism.md#5.2, #5.6: `equatable()` is a rule of its own and keeps the old value; a view that is equal within a row
    /// that is not holds the new one.
    @Test func `a row that is equal as a whole keeps its value, one in part holds the new`() throws
    {
      let whole = showing { EqualRows(hasMore: false) }
      expect(whole.console, is: ["equal t"])
      try expect(whole.lines(afterTapping: "title"), is: [])
      try expect(whole.lines(afterTapping: "t 0"), is: ["equal t"])
      let part = showing { EqualRows(hasMore: true) }
      try expect(part.lines(afterTapping: "title"), is: [])
      try expect(part.lines(afterTapping: "t 0"), is: ["equal t!"])
      expect(part.screenText, is: ["title", "t! 1", "t!"])
    }

    struct Measured: View {
      @State private var isWide = false
      var body: some View {
        VStack {
          Button("wide") { isWide.toggle() }
          List(0..<1, id: \.self) { _ in
            Text("row").frame(width: isWide ? 120 : 60)
              .onGeometryChange(for: Int.self) {
                Int($0.size.width)
              } action: {
                print("is \($0)")
              }
          }
        }
      }
    }

    /// mechanism.md#14.3: the first geometry is told, and each other one.
    @Test func `onGeometryChange of a row is called first and when the value differs`() throws {
      let device = showing { Measured() }
      expect(device.console, is: ["is 60"])
      try expect(device.lines(afterTapping: "wide"), is: ["is 120"])
      expect(device.log { device.settle() }, is: [])
    }
  }
}
