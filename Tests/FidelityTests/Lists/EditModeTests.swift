// Lists in edit mode: what deletes, moves and selects their rows.
//
// The button and its effect are documented; how wide the controls are, and that the selection is given up when the mode
// ends, are estimates (`ListHost+Editing.swift`).

import Expectations
import Foundation
@_spi(Runtime) import SimComponents
import SimDevice
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

extension Lists {
  @MainActor @Suite(.serialized) struct EditModeTests {
    struct Notes: View {
      @State private var notes = ["one", "two", "three", "four"]
      @State private var isFirstKept = true
      var body: some View {
        NavigationStack {
          List {
            ForEach(notes, id: \.self) { note in
              Text(note)
                .deleteDisabled(isFirstKept && note == "one")
                .moveDisabled(note == "two")
            }
            .onDelete { notes.remove(atOffsets: $0) }
            .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
            Text("end")
          }
          .navigationTitle("Notes")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { EditButton() }
            ToolbarItem(placement: .topBarLeading) { Button("free") { isFirstKept = false } }
          }
        }
      }
    }

    /// What is on screen that is named and shows no text, such as the controls of rows.
    private func controls(_ device: SimulatedDevice) -> [String] {
      device.engine.runtime.screenItems(in: .everywhere).filter { !$0.isText }.map(\.text)
        .filter { $0.hasPrefix("Delete") || $0.hasPrefix("Reorder") }
    }

    private func leading(of text: String, on device: SimulatedDevice) throws -> CGFloat {
      try #require(
        device.engine.runtime.screenItems(in: .everywhere).first { $0.text == text }
      ).frame.minX
    }

    @Test func `a finger moves no row aside in edit mode`() throws {
      let device = showing { Notes() }
      _ = try device.lines { try device.drag("two", by: CGSize(width: -80, height: 0)) }
      #expect(device.screenText.contains("Delete"))
      // The first touch closes the row and does nothing else.
      for _ in 0..<2 {
        try device.tap("Edit")
        device.settle()
      }
      #expect(device.screenText.contains("Done"))
      _ = try device.lines { try device.drag("two", by: CGSize(width: -80, height: 0)) }
      #expect(!device.screenText.contains("Delete"))
      #expect(throws: DeviceError.noSwipeActions("two")) { try device.openRow("two") }
    }

    @Test func `an edit button makes rows show what deletes and moves them`() throws {
      let device = showing { Notes() }
      expect(controls(device), is: [])
      let before = try leading(of: "two", on: device)
      try device.tap("Edit")
      device.settle()
      #expect(device.screenText.contains("Done"))
      expect(
        controls(device),
        is: [
          "Reorder one", "Delete two", "Delete three", "Reorder three", "Delete four",
          "Reorder four",
        ])
      try expect(leading(of: "two", on: device), is: before + 38)
      try expect(leading(of: "one", on: device), is: before)
      try device.tap("free")
      device.settle()
      expect(controls(device).first, is: "Delete one")
      try device.tap("Done")
      device.settle()
      expect(controls(device), is: [])
      try expect(leading(of: "two", on: device), is: before)
    }

    @Test func `a row asks for confirmation before it is deleted`() throws {
      let device = showing { Notes() }
      try device.tap("Edit")
      device.settle()
      try device.tap("Delete three")
      device.settle()
      #expect(device.screenText.contains("three"))
      try device.tap("Delete")
      device.settle()
      #expect(!device.screenText.contains("three"))
      #expect(!controls(device).contains("Delete"))
      try device.moveRow(2, to: 0)
      device.settle()
      expect(
        device.screenText.filter { ["one", "two", "four"].contains($0) },
        is: ["four", "one", "two"])
      #expect(throws: DeviceError.notMovable(2, to: 0)) { try device.moveRow(2, to: 0) }
    }

    @Test func `each screen has a mode of its own`() throws {
      struct Screen: View {
        var body: some View {
          NavigationStack {
            VStack {
              EditButton()
              NavigationLink("push") { VStack { EditButton() } }
            }
          }
        }
      }
      let device = showing { Screen() }
      try device.tap("Edit")
      device.settle()
      #expect(device.screenText.contains("Done"))
      try device.tap("push")
      device.settle()
      #expect(device.screenText.contains("Edit"))
    }

    @Test func `the mode can be the app's own, and its views read it`() throws {
      struct Mode: View {
        @Environment(\.editMode) private var mode
        var body: some View { Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading") }
      }
      struct Screen: View {
        @State private var mode = EditMode.inactive
        @State private var items = ["a", "b"]
        var body: some View {
          VStack {
            Button("switch") { mode = mode.isEditing ? .inactive : .active }
            Mode()
            List {
              ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) }
            }
            .environment(\.editMode, $mode)
          }
          .environment(\.editMode, $mode)
        }
      }
      let device = showing { Screen() }
      #expect(device.screenText.contains("reading"))
      try device.tap("switch")
      device.settle()
      #expect(device.screenText.contains("editing"))
      expect(controls(device), is: ["Delete a", "Delete b"])
    }

    struct Choosing: View {
      @State private var chosen: Set<Int> = []
      @State private var one: Int?
      let isMultiple: Bool
      var body: some View {
        VStack {
          Text("chosen \(chosen.sorted().map(String.init).joined(separator: " "))")
          Text("one \(one.map(String.init) ?? "none")")
          EditButton()
          if isMultiple {
            List(0..<4, id: \.self, selection: $chosen) { Text("row \($0)") }
          } else {
            List(0..<4, id: \.self, selection: $one) { Text("row \($0)") }
          }
        }
      }
    }

    @Test func `several rows are selected in edit mode alone, until it ends`() throws {
      let device = showing { Choosing(isMultiple: true) }
      #expect(throws: DeviceError.self) { try device.tap("row 1") }
      try device.tap("Edit")
      device.settle()
      try device.tap("row 1")
      try device.tap("row 3")
      device.settle()
      #expect(device.screenText.contains("chosen 1 3"))
      try device.tap("row 1")
      device.settle()
      #expect(device.screenText.contains("chosen 3"))
      try device.tap("Done")
      device.settle()
      #expect(device.screenText.contains("chosen "))
    }

    @Test func `a single row is selected without it from iOS 16 on`() throws {
      let new = showing(on: .iOS16) { Choosing(isMultiple: false) }
      try new.tap("row 2")
      new.settle()
      #expect(new.screenText.contains("one 2"))
      let old = showing(on: .iOS15) { Choosing(isMultiple: false) }
      #expect(throws: DeviceError.self) { try old.tap("row 2") }
      try old.tap("Edit")
      old.settle()
      try old.tap("row 2")
      old.settle()
      #expect(old.screenText.contains("one 2"))
    }

    @Test func `a button that renames calls the action around it, and is disabled without one`()
      throws
    {
      struct Direct: View {
        @Environment(\.rename) private var rename: RenameAction?
        var body: some View { Button("direct") { rename?() } }
      }
      struct Screen: View {
        @State private var isRenamed = false
        var body: some View {
          VStack {
            Text(isRenamed ? "new" : "old")
            VStack {
              RenameButton()
              Direct()
            }
            .renameAction { isRenamed.toggle() }
          }
        }
      }
      let device = showing { Screen() }
      try device.tap("Rename")
      device.settle()
      #expect(device.screenText.contains("new"))
      try device.tap("direct")
      device.settle()
      #expect(device.screenText.contains("old"))
      let bare = showing { VStack { RenameButton() } }
      try? bare.tap("Rename")
      expect(bare.screenText, is: ["Rename"])
    }

    @Test func `in edit mode a link of a row leads nowhere`() throws {
      struct Screen: View {
        var body: some View {
          NavigationStack {
            List { NavigationLink("go") { Text("there") } }.toolbar { EditButton() }
          }
        }
      }
      let device = showing { Screen() }
      try device.tap("Edit")
      device.settle()
      try device.tap("go")
      device.settle()
      #expect(!device.screenText.contains("there"))
    }
  }
}
