// Observable objects in collections, and bindings to elements.
//
// Expectations were derived from the rules before the first run.

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
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

  /// mechanism.md#6.6: what was read last is what is observed.
  @Test func `an object that was let go of is observed no longer`() throws {
    let device = showing { Chosen() }
    expect(device.console, is: ["chosen none"])
    try expect(device.lines(afterTapping: "choose"), is: ["chosen a"])
    try expect(device.lines(afterTapping: "rename"), is: ["chosen A"])
    try expect(device.lines(afterTapping: "none"), is: ["chosen none"])
    try expect(device.lines(afterTapping: "rename"), is: [])
  }

  @Test func `an object in a dictionary is observed by its own properties, the dictionary as one`()
    throws
  {
    let device = showing { Register() }
    expect(device.console, is: ["register 0"])
    try expect(device.lines(afterTapping: "count a"), is: ["register 1"])
    try expect(device.lines(afterTapping: "count b"), is: [])
    try expect(device.lines(afterTapping: "new b"), is: ["register 1"])
  }

  /// GT-048: the state's new object counts, the old one nobody.
  @Test func `a state that holds an object follows the object that it holds`() throws {
    let device = showing { Holding() }
    expect(device.console, is: ["Holding: @self, @identity, _book changed."])
    try expect(device.lines(afterTapping: "rename"), is: ["Holding: @dependencies changed."])
    try expect(device.lines(afterTapping: "replace"), is: ["Holding: _book changed."])
    try expect(device.lines(afterTapping: "rename old"), is: [])
    try expect(device.lines(afterTapping: "rename"), is: ["Holding: @dependencies changed."])
  }

  /// mechanism.md#6.6 and #6.8.
  @Test func `a computed property depends on what it reads, and two changes are one body`() throws {
    let device = showing { Totals() }
    expect(device.console, is: ["total 3"])
    try expect(device.lines(afterTapping: "both"), is: ["total 30"])
    try expect(device.lines(afterTapping: "other"), is: [])
  }

  /// mechanism.md#6.6: actions depend on nothing.
  @Test func `what onAppear and an action read is no dependency`() throws {
    let device = showing { Silent() }
    expect(device.console, is: ["body", "appeared with a"])
    try expect(device.lines(afterTapping: "rename"), is: ["was a"])
  }

  /// mechanism.md#4.7: making `$book.isLent` reads it.
  @Test func `a bindable object's binding is a dependency of who made it`() throws {
    let device = showing { Lender() }
    expect(device.console, is: ["lender", "lending"])
    try expect(device.lines(afterTapping: "lend"), is: ["lending"])
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

private struct Chosen: View {
  @State private var library = Library()
  var body: some View {
    let _ = print("chosen \(library.chosen?.name ?? "none")")
    Button("choose") { library.chosen = library.books[0] }
    Button("rename") { library.books[0].name = "A" }
    Button("none") { library.chosen = nil }
  }
}

private struct Register: View {
  @State private var library = Library()
  var body: some View {
    let _ = print("register \(library.counts["a"]?.number ?? -1)")
    Button("count a") { library.counts["a"]?.number += 1 }
    Button("count b") { library.counts["c"]?.number += 1 }
    Button("new b") { library.counts["b"] = Count() }
  }
}

private struct Holding: View {
  @State private var book = Book(0, "a")
  var body: some View {
    let _ = Self._printChanges()
    let old = book
    Text(book.name)
    Button("rename") { book.name += "!" }
    Button("replace") {
      Past.book = old
      book = Book(1, "b")
    }
    Button("rename old") { Past.book?.name += "?" }
  }
}

@MainActor private enum Past { static var book: Book? }

@Observable private final class Sums {
  var one = 1
  var two = 2
  var other = 0
  var total: Int { one + two }
}

private struct Totals: View {
  @State private var sums = Sums()
  var body: some View {
    let _ = print("total \(sums.total)")
    Button("both") {
      sums.one = 10
      sums.two = 20
    }
    Button("other") { sums.other += 1 }
  }
}

private struct Silent: View {
  @State private var book = Book(0, "a")
  var body: some View {
    let _ = print("body")
    Button("rename") {
      print("was \(book.name)")
      book.name = "b"
    }
    .onAppear { print("appeared with \(book.name)") }
  }
}

private struct Lender: View {
  @State private var book = Book(0, "a")
  var body: some View {
    let _ = print("lender")
    Lending(book: book)
    Button("rename") { book.name = "b" }
  }
}

private struct Lending: View {
  @Bindable var book: Book
  var body: some View {
    let _ = print("lending")
    Toggle("lend", isOn: $book.isLent)
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
