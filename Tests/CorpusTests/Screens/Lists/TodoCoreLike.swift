import SwiftUI

struct TodoItem: Identifiable, Codable, Equatable {
    var id = UUID()
    var title: String
    var isDone = false
}

@MainActor
final class TodoStore: ObservableObject {
    @Published var items: [TodoItem] = [] {
        didSet { save() }
    }
    private let key = "todos"

    init() {
        guard let data = UserDefaults.standard.data(forKey: key),
            let saved = try? JSONDecoder().decode([TodoItem].self, from: data)
        else {
            items = [TodoItem(title: "Write"), TodoItem(title: "Read")]
            return
        }
        items = saved
    }

    private func save() {
        if let data = try? JSONEncoder().encode(items) {
            UserDefaults.standard.set(data, forKey: key)
        }
    }
}

struct TodoCoreLike: View {
    @StateObject private var store = TodoStore()
    @State private var isAdding = false
    @State private var filter = Filter.all
    @Environment(\.editMode) private var editMode

    enum Filter: CaseIterable {
        case all, open
        var title: LocalizedStringKey { self == .all ? "All" : "Open" }
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach($store.items) { $item in
                    if filter == .all || !item.isDone {
                        Toggle(item.title, isOn: $item.isDone)
                    }
                }
                .onDelete { store.items.remove(atOffsets: $0) }
                .onMove { store.items.move(fromOffsets: $0, toOffset: $1) }
            }
            .overlay(alignment: .bottom) {
                Text("\(store.items.filter(\.isDone).count) done")
            }
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) { EditButton() }
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button("Add") { isAdding.toggle() }
                }
            }
            .sheet(isPresented: $isAdding) {
                NewTodo { store.items.append(TodoItem(title: $0)) }
            }
            .navigationTitle("Todos")
        }
    }
}

struct NewTodo: View {
    @Environment(\.presentationMode) var presentationMode
    @State private var title = ""
    let onSave: (String) -> Void

    var body: some View {
        NavigationView {
            Form { TextField("Title", text: $title) }
                .navigationBarItems(
                    leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
                    trailing: Button("Save") {
                        onSave(title)
                        presentationMode.wrappedValue.dismiss()
                    }.disabled(title.isEmpty))
        }
    }
}

#Preview("TodoCoreLike") { TodoCoreLike() }
