// Sheets and alerts of an item, and alerts behind bindings.

import Combine
import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension Screens {
  /// mechanism.md#4.4: what `get` reads is the body's; the button that ends the alert calls `set`.
  @Test func `an alert behind a computed binding comes and goes by it`() throws {
    let device = showing { Full() }
    expect(device.console, is: ["body"])
    try expect(device.lines(afterTapping: "add"), is: ["body"])
    try expect(device.lines(afterTapping: "add"), is: ["body"])
    #expect(device.screenText.contains("Full"))
    try expect(device.lines(afterTapping: "OK"), is: ["ok", "body"])
    expect(device.screenText.contains("Full"), is: false)
  }

  /// Documentation of `alert(_:isPresented:actions:)`: every button takes the alert off after its action.
  @Test func `an alert's button runs its action, and the alert is dismissed`() throws {
    let device = showing { Deleting() }
    try expect(device.lines(afterTapping: "delete"), is: ["asks true"])
    try expect(device.lines(afterTapping: "Delete"), is: ["deleted", "asks false"])
    try expect(device.lines(afterTapping: "delete"), is: ["asks true"])
    try expect(device.lines(afterTapping: "Cancel"), is: ["asks false"])
  }

  /// mechanism.md#16.1: the item's content is made with the newest item; the same id is the same sheet.
  @Test func `an item that changes while its sheet is shown changes the sheet`() throws {
    let device = showing { Notes() }
    expect(device.console, is: ["notes"])
    try expect(device.lines(afterTapping: "open"), is: ["note a", "note appears"])
    try expect(device.lines(afterTapping: "edit"), is: ["note b"])
    try expect(device.linesOfSwipingDown(), is: ["note gone"])
  }
}

private struct Full: View {
  @State private var items = [0]
  var body: some View {
    let _ = print("body")
    Button("add") { items.append(items.count) }
      .alert("Full", isPresented: Binding(get: { items.count > 2 }, set: { _ in items = [] })) {
        Button("OK") { print("ok") }
      }
  }
}

private struct Deleting: View {
  @State private var asks = false
  var body: some View {
    Button("delete") { asks = true }
      .alert("Sure?", isPresented: $asks) {
        Button("Delete", role: .destructive) { print("deleted") }
        Button("Cancel", role: .cancel) {}
      }
      .onChange(of: asks) { print("asks \(asks)") }
  }
}

private struct Note: Identifiable {
  let id = 0
  var text: String
}

private struct Notes: View {
  @State private var note: Note?
  var body: some View {
    let _ = print("notes")
    Button("open") { note = Note(text: "a") }
      .sheet(item: $note) { NoteSheet(text: $0.text) { note?.text = "b" } }
  }
}

private struct NoteSheet: View {
  let text: String
  let edit: () -> Void
  var body: some View {
    let _ = print("note \(text)")
    Button("edit", action: edit)
      .onAppear { print("note appears") }
      .onDisappear { print("note gone") }
  }
}
