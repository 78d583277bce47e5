import SwiftUI

struct Todo: Identifiable, Equatable {
    enum Priority: Int, CaseIterable, Comparable {
        case low, high
        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
        var title: LocalizedStringKey { self == .low ? "Some day" : "Today" }
    }

    let id: Int
    var title: String
    var priority: Priority
    var isDone = false
}

struct TodoSections: View {
    @State private var todos = [
        Todo(id: 1, title: "Buy bread", priority: .high),
        Todo(id: 2, title: "Learn piano", priority: .low),
        Todo(id: 3, title: "Call Ada", priority: .high),
    ]
    @State private var newTitle = ""
    @State private var hidesDone = false

    private func indices(of priority: Todo.Priority) -> [Int] {
        todos.indices.filter { todos[$0].priority == priority && !(hidesDone && todos[$0].isDone) }
    }

    var body: some View {
        List {
            ForEach(Todo.Priority.allCases.sorted(by: >), id: \.self) { priority in
                Section(header: Text(priority.title)) {
                    ForEach(indices(of: priority), id: \.self) { index in
                        TodoRow(todo: $todos[index])
                            .swipeActions {
                                Button("Move") {
                                    todos[index].priority = priority == .low ? .high : .low
                                }
                            }
                    }
                }
            }
            Section {
                TextField("New todo", text: $newTitle)
                    .onSubmit {
                        guard !newTitle.isEmpty else { return }
                        todos.append(Todo(id: todos.count + 1, title: newTitle, priority: .low))
                        newTitle = ""
                    }
                Toggle("Hide done", isOn: $hidesDone.animation(.easeInOut))
            }
        }
        .listStyle(.insetGrouped)
    }
}

struct TodoRow: View {
    @Binding var todo: Todo

    var body: some View {
        Button {
            todo.isDone.toggle()
        } label: {
            Label(todo.title, systemImage: todo.isDone ? "checkmark.square" : "square")
                .strikethrough(todo.isDone)
        }
        .foregroundColor(todo.isDone ? .secondary : .primary)
    }
}

#Preview {
    TodoSections()
}
