// An app as a careful user writes it today: language mode 6, with the upcoming features that make every
// import and every existential explicit. That it compiles is half of the test.

import SwiftUI

@Observable @MainActor
final class Library {
  private(set) var books: [Book] = []
  private(set) var isLoading = false
  private let shelf: any Shelf

  init(shelf: any Shelf) { self.shelf = shelf }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    books = await shelf.books()
  }

  func toggle(_ id: Book.ID) {
    guard let index = books.firstIndex(where: { $0.id == id }) else { return }
    books[index].isRead.toggle()
  }
}

struct Book: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
  var isRead = false
}

/// Where books come from.
protocol Shelf: Sendable {
  func books() async -> [Book]
}

/// A shelf that takes its time, on an actor of its own.
actor SlowShelf: Shelf {
  private var requests = 0

  func books() async -> [Book] {
    requests += 1
    try? await Task.sleep(for: .milliseconds(200))
    return [Book(id: 1, title: "Emma"), Book(id: 2, title: "Middlemarch")]
  }
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.blue
}

extension EnvironmentValues {
  var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

struct TitleWidth: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

@MainActor
final class Visits: ObservableObject {
  @Published var count = 0
}

struct LibraryView: View {
  @State private var library: Library
  @StateObject private var visits = Visits()
  @State private var longest = 0

  init(shelf: any Shelf) { _library = State(initialValue: Library(shelf: shelf)) }

  var body: some View {
    VStack {
      if library.isLoading { Text("Loading") }
      ForEach(library.books) { book in
        BookRow(book: book) { library.toggle(book.id) }
      }
      Text("longest \(longest), visits \(visits.count)")
      Button("visit") { visits.count += 1 }
    }
    .environment(\.accent, .red)
    .onPreferenceChange(TitleWidth.self) { longest = $0 }
    .task { await library.load() }
  }
}

struct BookRow: View {
  let book: Book
  let toggle: @MainActor () -> Void
  @Environment(\.accent) private var accent

  var body: some View {
    Button(action: toggle) {
      Text("\(book.title)\(book.isRead ? " ✓" : "")")
    }
    .foregroundColor(accent)
    .preference(key: TitleWidth.self, value: book.title.count)
    .modifier(Framed())
  }
}

struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding(4) }
}
