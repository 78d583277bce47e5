// The screens of `DocumentedUseTests`.

import SwiftUI

/// Screens, each with one thing that the documentation says.
enum Used {
  struct Item: Identifiable, Hashable { let id: String }

  struct ItemSheet: View {
    @State private var item: Item?
    var body: some View {
      VStack {
        Button("Show a") { item = Item(id: "a") }
        Text("item \(item?.id ?? "nil")")
      }
      .sheet(item: $item) {
        print("dismissed \(item?.id ?? "nil")")
      } content: { shown in
        Text("sheet \(shown.id)")
        Button("Next") { item = Item(id: "b") }
      }
    }
  }

  struct ItemDestination: View {
    @State private var item: Item?
    var body: some View {
      NavigationStack {
        VStack {
          Button("Open") { item = Item(id: "b") }
          Text("chosen \(item?.id ?? "nil")")
        }
        .navigationDestination(item: $item) { Text("detail \($0.id)") }
      }
    }
  }

  struct Paths: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("deep") {
            path.append(1)
            path.append("x")
          }
          Text("\(path.count) on the path")
        }
        .navigationDestination(for: Int.self) { number in
          Text("number \(number)")
          Button("root") { path.removeLast(path.count) }
        }
        .navigationDestination(for: String.self) { Text("word \($0)") }
      }
    }
  }

  struct Links: View {
    private func link(_ name: String) -> some View {
      URL(string: "https://a.example/\(name)").map { Link(name, destination: $0) }
    }
    var body: some View {
      VStack {
        link("handled")
        link("discarded")
        link("system")
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          print("asked \(url.lastPathComponent)")
          switch url.lastPathComponent {
          case "handled": return .handled
          case "discarded": return .discarded
          default: return .systemAction
          }
        })
    }
  }

  struct Stored: View {
    @AppStorage("documented.count") private var count = 3
    var body: some View {
      VStack {
        Button("More") { count += 1 }
        Text("\(count)")
        StoredAgain()
      }
    }
  }

  struct StoredAgain: View {
    @AppStorage("documented.count") private var count = 3
    var body: some View { Text("\(count) again") }
  }

  struct Numbers: View {
    @State private var amount = 0
    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number)
        Text("\(amount) kept")
      }
    }
  }

  struct Focused: View {
    private enum Field: Hashable { case name, mail }
    @FocusState private var focus: Field?
    @State private var name = ""
    @State private var mail = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .mail }
        TextField("Mail", text: $mail).focused($focus, equals: .mail)
        Button("to name") { focus = .name }
        Button("nowhere") { focus = nil }
        Text("focus \(focus.map { "\($0)" } ?? "nil")")
      }
    }
  }

  struct Submits: View {
    @State private var open = ""
    @State private var kept = ""
    var body: some View {
      VStack {
        TextField("Open", text: $open).onSubmit { print("inner") }
        TextField("Kept", text: $kept).onSubmit { print("kept") }.submitScope()
      }
      .onSubmit { print("outer") }
    }
  }

  struct Grids: View {
    private func told(_ name: String) -> some View {
      GeometryReader { proxy in
        Color.clear.onAppear { print(name, (Double(proxy.size.width) * 10).rounded() / 10) }
      }
      .frame(height: 10)
    }
    var body: some View {
      VStack {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 8)]) { told("adaptive") }
        LazyVGrid(columns: [GridItem(.fixed(50), spacing: 8), GridItem(.flexible())]) {
          told("fixed")
          told("flexible")
        }
      }
      .frame(width: 200)
    }
  }

  struct Readers: View {
    var body: some View {
      GeometryReader { outer in
        Color.blue.frame(width: 10, height: 10).background {
          GeometryReader { inner in
            let frame = inner.frame(in: .named("box"))
            Color.clear.onAppear {
              print("reader", Int(outer.size.width), Int(outer.size.height))
              print("content", Int(frame.minX), Int(frame.minY))
            }
          }
        }
      }
      .frame(width: 200, height: 100).coordinateSpace(.named("box"))
    }
  }

  struct Tasks: View {
    @State private var id = 0
    var body: some View {
      Button("next") { id += 1 }.task(id: id) {
        print("begin \(id)")
        do {
          try await Task.sleep(for: .seconds(1))
          print("end \(id)")
        } catch { print("cancelled \(id - 1)") }
      }
    }
  }

  struct Edited: View {
    @State private var items = ["a", "b", "c"]
    var body: some View {
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        Text(items.joined(separator: " "))
      }
    }
  }

  struct Searched: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        SearchedList(text: text).searchable(text: $text)
      }
    }
  }

  struct SearchedList: View {
    let text: String
    @Environment(\.isSearching) private var isSearching
    var body: some View {
      List {
        Text("searching \(isSearching)")
        ForEach(["banana", "cherry"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
          Text($0)
        }
      }
    }
  }

  struct Dialogs: View {
    @State private var isShown = false
    var body: some View {
      Button("Ask") { isShown = true }
        .confirmationDialog("Really?", isPresented: $isShown) {
          Button("Delete", role: .destructive) { print("deleted, shown \(isShown)") }
          Button("Cancel", role: .cancel) {}
        }
    }
  }

  struct Tabs: View {
    private enum Place: Hashable { case home, settings }
    @State private var place = Place.home
    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Text("at home") }
          .badge(2)
        TabSection("More") {
          Tab("Settings", systemImage: "gear", value: .settings) {
            Text("at settings")
            Button("go home") { place = .home }
          }
          .customizationID("settings")
        }
        Tab("Gone", systemImage: "xmark", value: .home) { Text("nobody sees this") }
          .hidden()
      }
      .onChange(of: place) { _, new in print(new) }
    }
  }
}
