import Combine
import SwiftUI

final class TodoRecord: ObservableObject, Identifiable {
    let id: Int
    @Published var title: String
    @Published var isDone = false

    init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

final class TodoStore: ObservableObject {
    @Published private(set) var records = (1...50).map { TodoRecord(id: $0, title: "Task \($0)") }

    func insert(_ title: String) { records.insert(TodoRecord(id: records.count + 1, title: title), at: 0) }
    func remove(at offsets: IndexSet) { records.remove(atOffsets: offsets) }
}

struct TodoList: View {
    @StateObject private var store = TodoStore()

    var body: some View {
        NavigationView {
            List {
                ForEach(store.records) { TodoRow(record: $0) }
                    .onDelete(perform: store.remove)
            }
            .navigationTitle("To do")
            .toolbar { Button("New") { store.insert("Another") } }
        }
    }
}

struct TodoRow: View {
    @ObservedObject var record: TodoRecord

    var body: some View {
        HStack {
            Button("Toggle \(record.title)") { record.isDone.toggle() }
            Text(record.title).strikethrough(record.isDone)
        }
    }
}
