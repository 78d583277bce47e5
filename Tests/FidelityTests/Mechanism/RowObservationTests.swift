// Rows, sheets and screens with observation, focus, tasks and preferences.
//
// Expectations were derived from the rules before the first run.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  @MainActor @Suite(.serialized) struct Meetings {
    @Observable final class Note: Identifiable {
      let id: Int
      var text: String
      init(_ id: Int, _ text: String) {
        self.id = id
        self.text = text
      }
    }

    struct Shelf: View {
      @State private var notes = [Note(1, "a"), Note(2, "b")]
      @State private var isShown = false
      var body: some View {
        let _ = print("shelf")
        Button("open") { isShown = true }
          .sheet(isPresented: $isShown) {
            VStack {
              let _ = print("sheet")
              ForEach(notes) { note in
                let _ = print("row \(note.text)")
                Text(note.text)
              }
              Button("rename") { notes[0].text = "x" }
            }
          }
      }
    }

    /// mechanism.md#6.6 and #16.1: the element's closure has a scope of its own, in a sheet as well.
    @Test func `an observable that an element in a sheet reads runs the element alone`() throws {
      let device = showing { Shelf() }
      expect(device.console, is: ["shelf"])
      try expect(device.lines(afterTapping: "open"), is: ["sheet", "row a", "row b"])
      try expect(device.lines(afterTapping: "rename"), is: ["row x"])
      #expect(device.screenText.contains("x"))
    }

    struct Changing: View {
      let id: Int
      let value: Int
      var body: some View {
        Text("\(id): \(value)").onChange(of: value) { print("\(id) changed to \(value)") }
      }
    }

    struct RemovedAndChanged: View {
      @State private var value = 0
      @State private var ids = [1, 2]
      var body: some View {
        VStack {
          ForEach(ids, id: \.self) { Changing(id: $0, value: value) }
          Button("both") {
            value = 1
            ids = [1]
          }
        }
      }
    }

    /// mechanism.md#9.3: what goes takes no new value, so it hears of no change.
    @Test func `an onChange in an element that is removed in the same transaction is silent`()
      throws
    {
      let device = showing { RemovedAndChanged() }
      try expect(device.lines(afterTapping: "both"), is: ["1 changed to 1"])
    }

    struct MeasuredRows: View {
      @State private var other = 0
      var body: some View {
        VStack(spacing: 0) {
          Button("other \(other)") { other += 1 }.frame(height: 63)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { number in
                GeometryReader { proxy in
                  let _ = print("row \(number) is \(Int(proxy.size.width)) wide")
                  Text("row \(number)")
                }
                .frame(height: 100)
              }
            }
          }
        }
      }
    }

    /// mechanism.md#14.1: 700 points and the 34 below them show eight rows, each of which asks once.
    @Test func `a geometry reader in a lazy row reads once when the row is made`() throws {
      let device = showing { MeasuredRows() }
      expect(device.console, is: (0..<8).map { "row \($0) is 390 wide" })
    }

    struct FocusedRows: View {
      @State private var ids = [1, 2]
      @State private var text = ""
      @FocusState private var focus: Int?
      var body: some View {
        let _ = print("focus \(focus.map(String.init) ?? "none")")
        VStack {
          ForEach(ids, id: \.self) { id in
            TextField("field \(id)", text: $text).focused($focus, equals: id)
          }
          Button("remove") { ids = [1] }
        }
      }
    }

    /// Documentation of `FocusState`: the value is reset when the view that had the focus goes.
    @Test func `a focus state is reset when the element with the focus goes`() throws {
      let device = showing { FocusedRows() }
      expect(device.console, is: ["focus none"])
      try expect(device.lines(afterTapping: "field 2"), is: ["focus 2"])
      try expect(device.lines(afterTapping: "remove"), is: ["focus 2", "focus none"])
    }

    struct Working: View {
      @State private var number = 0
      var body: some View {
        Button("next") { number += 1 }
          .task(id: number) { [number] in
            print("begin \(number)")
            do { try await Task.sleep(for: .seconds(1_000)) } catch { print("cancelled \(number)") }
          }
          .onDisappear { print("gone") }
      }
    }

    struct Pushing: View {
      var body: some View {
        NavigationStack {
          NavigationLink("push", value: 1).navigationDestination(for: Int.self) { _ in Working() }
        }
      }
    }

    /// GT-145, GT-146; the pop ends the task of the last id alone.
    @Test func `a pop ends the task of the id that is left`() throws {
      let device = showing { Pushing() }
      try expect(device.lines(afterTapping: "push"), is: ["begin 0"])
      try expect(Set(device.lines(afterTapping: "next")), is: ["begin 1", "cancelled 0"])
      try expect(device.linesOfGoingBack(), is: ["gone", "cancelled 1"])
    }

    struct FlagKey: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    struct Conditional: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          if isOn { Text("on").preference(key: FlagKey.self, value: 1) }
          Button("switch") { isOn.toggle() }
        }
        .onPreferenceChange(FlagKey.self) { print("told \($0)") }
      }
    }

    /// mechanism.md#12.1 to #12.3: a branch could write the key, so the default is told first.
    @Test func `a preference of a branch comes and goes with it`() throws {
      let device = showing { Conditional() }
      expect(device.console, is: ["told 0"])
      try expect(device.lines(afterTapping: "switch"), is: ["told 1"])
      try expect(device.lines(afterTapping: "switch"), is: ["told 0"])
    }

    struct InitReader: View {
      let text: String
      init(_ note: Note) { text = note.text }
      var body: some View {
        let _ = print("child \(text)")
        Text(text)
      }
    }

    struct InitOwner: View {
      @State private var note = Note(1, "a")
      var body: some View {
        let _ = print("owner")
        InitReader(note)
        Button("rename") { note.text = "b" }
      }
    }

    /// mechanism.md#6.6: what a child's initialiser reads is read by the body that calls it.
    @Test func `what a child's init observes is its parent's`() throws {
      let device = showing { InitOwner() }
      expect(device.console, is: ["owner", "child a"])
      try expect(device.lines(afterTapping: "rename"), is: ["owner", "child b"])
    }

    struct ArgumentOwner: View {
      @State private var note = Note(1, "a")
      var body: some View {
        let _ = print("owner")
        Button("rename") { note.text += "b" }
          .onChange(of: note.text) { print("changed from \($0) to \($1)") }
      }
    }

    /// mechanism.md#6.6: the argument of onChange is the body's.
    @Test func `an observable in the argument of onChange is read by the body`() throws {
      let device = showing { ArgumentOwner() }
      expect(device.console, is: ["owner"])
      try expect(device.lines(afterTapping: "rename"), is: ["owner", "changed from a to ab"])
      try expect(device.lines(afterTapping: "rename"), is: ["owner", "changed from ab to abb"])
    }

    struct Visible: View {
      @Environment(\.lineLimit) private var lines
      let number: Int
      var body: some View {
        let _ = print("row \(number)")
        Text("\(lines ?? 0)").frame(height: 100)
      }
    }

    struct LazyEnvironment: View {
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
}
