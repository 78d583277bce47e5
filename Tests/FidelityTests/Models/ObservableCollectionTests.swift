import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension ModelsSuite {
  /// mechanism.md#6.6, #5.3: a row observes its own object; the list of objects is the parent's.
  @Test func `objects in an array are observed by their rows, the array by its owner`() throws {
    let device = showing { Shelf() }
    expect(device.console, is: ["shelf 2", "book a", "book b"])
    try expect(device.lines(afterTapping: "rename"), is: ["book A"])
    try expect(device.lines(afterTapping: "add"), is: ["shelf 3", "book c"])
    try expect(device.lines(afterTapping: "drop"), is: ["shelf 2"])
    // An equal value is no change to the macro of Swift 6.2 and later (C16).
    try expect(device.lines(afterTapping: "rename"), is: [])
  }

  /// GT-057 and GT-049: the parent reads the array through its bindings.
  @Test func `bindings to elements write the array, whose owner runs`() throws {
    let device = showing { Todos() }
    expect(device.console, is: ["todos", "todo 0 false", "todo 1 false"])
    let lines = try device.lines(afterTapping: "done 1")
    #expect(lines.first == "todos" && lines.contains("todo 1 true"))
    expect(device.screenText.contains("0 of 2"), is: false)
    try expect(device.lines(afterTapping: "unrelated"), is: [])
  }

  /// mechanism.md#6.6: an array is one property.
  @Test func `rows that read their element out of a model's array run with every change of it`()
    throws
  {
    let device = showing { Ledger() }
    expect(device.console, is: ["ledger", "line 0", "line 1"])
    try expect(device.lines(afterTapping: "first"), is: ["ledger", "line 0", "line 1"])
    try expect(device.lines(afterTapping: "title"), is: [])
  }

  @Test func `a binding to an element of an observable's array is read by who makes it`() throws {
    let device = showing { ElementBindings() }
    expect(device.console, is: ["list", "element a", "element b"])
    try expect(device.lines(afterTapping: "a"), is: ["list", "element a!", "element b"])
  }
}

@Observable private final class Book: Identifiable {
  let id: Int
  var name: String
  var isLent = false
  init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
}

@Observable private final class Library {
  var books = [Book(0, "a"), Book(1, "b")]
  var chosen: Book?
  var counts = ["a": Count(), "c": Count()]
}

@Observable private final class Count { var number = 0 }

private struct Shelf: View {
  @State private var library = Library()
  var body: some View {
    let _ = print("shelf \(library.books.count)")
    VStack {
      ForEach(library.books) { BookRow(book: $0) }
      Button("rename") { library.books[0].name = "A" }
      Button("add") { library.books.append(Book(2, "c")) }
      Button("drop") { library.books.removeLast() }
    }
  }
}

private struct BookRow: View {
  let book: Book
  var body: some View {
    let _ = print("book \(book.name)")
    Text(book.name)
  }
}

private struct Todo: Identifiable {
  let id: Int
  var isDone = false
}

private struct Todos: View {
  @State private var todos = [Todo(id: 0), Todo(id: 1)]
  @State private var unrelated = 0
  var body: some View {
    let _ = print("todos")
    VStack {
      ForEach($todos) { TodoRow(todo: $0) }
      Button("unrelated") { unrelated += 1 }
    }
  }
}

private struct TodoRow: View {
  @Binding var todo: Todo
  var body: some View {
    let _ = print("todo \(todo.id) \(todo.isDone)")
    Button("done \(todo.id)") { todo.isDone = true }
  }
}

@Observable private final class Book2 {
  struct Entry {
    var text: String
  }
  var entries = [Entry(text: "a"), Entry(text: "b")]
  var title = ""
}

private struct Ledger: View {
  @State private var book = Book2()
  var body: some View {
    let _ = print("ledger")
    VStack {
      ForEach(book.entries.indices, id: \.self) { LedgerLine(book: book, index: $0) }
      Button("first") { book.entries[0].text += "!" }
      Button("title") { book.title += "!" }
    }
  }
}

private struct LedgerLine: View {
  let book: Book2
  let index: Int
  var body: some View {
    let _ = print("line \(index)")
    Text(book.entries[index].text)
  }
}

@Observable private final class Words { var words = ["a", "b"] }

private struct ElementBindings: View {
  @State private var model = Words()
  var body: some View {
    @Bindable var model = model
    let _ = print("list")
    VStack { ForEach($model.words, id: \.self) { $word in Element(word: $word) } }
  }
  struct Element: View {
    @Binding var word: String
    var body: some View {
      let _ = print("element \(word)")
      Button(word) { word += "!" }
    }
  }
}
