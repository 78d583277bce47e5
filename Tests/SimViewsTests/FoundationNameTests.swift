// Names that view code takes from Foundation and that Linux does not have: undo, and predicates written as a format.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

@MainActor
private final class Drawing {
  var strokes: [String] = []
  let undoManager: UndoManager?

  init(_ undoManager: UndoManager?) { self.undoManager = undoManager }

  func add(_ stroke: String) {
    strokes.append(stroke)
    undoManager?.registerUndo(withTarget: self) { $0.remove(stroke) }
  }

  func remove(_ stroke: String) {
    strokes.removeAll { $0 == stroke }
    undoManager?.registerUndo(withTarget: self) { $0.add(stroke) }
  }
}

private struct Sketch: View {
  @State private var words: [String] = []
  @Environment(\.undoManager) private var undoManager
  private final class Keeper { var set: ([String]) -> Void = { _ in } }
  @State private var keeper = Keeper()

  var body: some View {
    VStack {
      Text(words.joined(separator: " "))
      Button("Write two") {
        append("a")
        append("b")
      }
      Button("Write one") { append("c") }
      Button("Undo") { undoManager?.undo() }
      Button("Redo") { undoManager?.redo() }
    }
    .onAppear { keeper.set = { words = $0 } }
  }

  private func append(_ word: String) {
    change(to: words + [word])
  }

  private func change(to new: [String]) {
    let old = words
    words = new
    undoManager?.registerUndo(withTarget: keeper) { _ in change(to: old) }
  }
}

@MainActor @Suite struct UndoManagerTests {
  @Test func `what is undone can be redone, and a new operation forgets what was undone`() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let drawing = Drawing(manager)
    func group(_ body: () -> Void) {
      manager.beginUndoGrouping()
      body()
      manager.endUndoGrouping()
    }
    group { drawing.add("line") }
    group {
      drawing.add("circle")
      drawing.add("dot")
      manager.setActionName("Shapes")
    }
    expect(manager.undoMenuItemTitle, is: "Undo Shapes")
    manager.undo()
    #expect(drawing.strokes == ["line"] && manager.canRedo)
    #expect(manager.redoMenuItemTitle == "Redo Shapes" && manager.undoMenuItemTitle == "Undo")
    manager.redo()
    #expect(drawing.strokes == ["line", "circle", "dot"] && !manager.canRedo)
    manager.undo()
    manager.undo()
    #expect(drawing.strokes == [] && !manager.canUndo && manager.canRedo)
    group { drawing.add("arc") }
    #expect(!manager.canRedo && manager.canUndo)
  }

  @Test func `groups lie in groups, and nothing is recorded while that is switched off`() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let drawing = Drawing(manager)
    manager.beginUndoGrouping()
    drawing.add("a")
    manager.beginUndoGrouping()
    drawing.add("b")
    manager.endUndoGrouping()
    expect(manager.groupingLevel, is: 1)
    manager.endUndoGrouping()
    manager.disableUndoRegistration()
    drawing.add("c")
    manager.enableUndoRegistration()
    manager.undo()
    #expect(drawing.strokes == ["c"] && !manager.canUndo)
    manager.removeAllActions(withTarget: drawing)
    #expect(!manager.canRedo)
  }

  @Test func `the oldest groups are forgotten, and those of targets that are gone do nothing`() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    manager.levelsOfUndo = 2
    let drawing = Drawing(manager)
    for stroke in ["a", "b", "c"] {
      manager.beginUndoGrouping()
      drawing.add(stroke)
      manager.endUndoGrouping()
    }
    for _ in 0..<3 { manager.undo() }
    expect(drawing.strokes, is: ["a"])
    var short: Drawing? = Drawing(manager)
    manager.beginUndoGrouping()
    short?.add("x")
    manager.endUndoGrouping()
    short = nil
    manager.undo()
    #expect(!manager.canUndo)
  }

  @Test func `what a button does is undone as one`() throws {
    let device = SimulatedDevice()
    device.launch { Sketch() }
    device.settle()
    func text() -> String {
      device.screenText.first { !$0.contains(" ") || $0.contains("a") } ?? ""
    }
    for (label, expected) in [
      ("Write two", "a b"), ("Write one", "a b c"), ("Undo", "a b"), ("Undo", ""), ("Undo", ""),
      ("Redo", "a b"), ("Redo", "a b c"), ("Redo", "a b c"),
    ] {
      try device.tap(label)
      device.settle()
      #expect(device.screenText.contains(expected) || expected.isEmpty, "\(label)")
      #expect(device.screenText.contains { $0.hasPrefix("a b") } == !expected.isEmpty, "\(label)")
    }
  }
}

@Suite struct PredicateFormatTests {
  private func holds(_ format: String, _ argument: Any, for text: String) -> Bool {
    NSPredicate(format: format, argument).evaluate(with: text)
  }

  @Test func `a text is matched as a whole`() {
    let mail = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    #expect(holds("SELF MATCHES %@", mail, for: "ada@example.com"))
    #expect(!holds("SELF MATCHES %@", mail, for: "ada@example"))
    #expect(!holds("SELF MATCHES %@", "ab", for: "abc"))
    #expect(holds("SELF MATCHES[c] %@", "ab|c", for: "C"))
  }

  @Test func `a text is compared with another one`() {
    #expect(holds("SELF CONTAINS[cd] %@", "ECO", for: "Décor"))
    #expect(!holds("SELF CONTAINS %@", "eco", for: "Décor"))
    #expect(holds("self beginswith %@", "De", for: "Decor"))
    #expect(holds("SELF ENDSWITH %@", "or", for: "Decor"))
    #expect(holds("SELF == %@", 3, for: "3") && holds("SELF != %@", "a", for: "b"))
    #expect(NSPredicate(format: "SELF CONTAINS 'b'").evaluate(with: "abc"))
    #expect(!NSPredicate(format: "SELF == 'b'").evaluate(with: nil))
  }

  @Test func `an id, a date, an address and an object are arguments of predicates and formats`() {
    let id = UUID()
    #expect(NSPredicate(format: "SELF == %@", id as any CVarArg).evaluate(with: id))
    #expect(!NSPredicate(format: "SELF == %@", UUID() as any CVarArg).evaluate(with: id))
    let day = Date(timeIntervalSince1970: 86_400)
    #expect(NSPredicate(format: "SELF < %@", Date.now as any CVarArg).evaluate(with: day))
    #expect(!NSPredicate(format: "SELF < %@", day as any CVarArg).evaluate(with: day))
    expect(
      String(
        format: "%@ %d %@", id as any CVarArg, 3, URL(filePath: "/a", directoryHint: .notDirectory)),
      is: "\(id.uuidString) 3 file:///a")
    expect(String(format: "%@ of %@", NSNumber(value: 5), "9"), is: "5 of 9")
  }
}
