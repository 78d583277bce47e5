import SwiftUI

struct HabitList: View {
    @Environment(HabitStore.self) private var store
    @State private var isAdding = false

    var body: some View {
        @Bindable var store = store
        NavigationStack(path: $store.path) {
            List {
                Toggle("Show what is done", isOn: $store.showsCompleted)
                ForEach(Habit.Part.allCases) { part in
                    let habits = store.habits(in: part)
                    if !habits.isEmpty {
                        Section(part.title) {
                            ForEach(habits) { HabitRow(habit: $0) }
                        }
                    }
                }
            }
            .overlay {
                if store.phase == .loading {
                    ProgressView()
                } else if case .failed(let reason) = store.phase {
                    ContentUnavailableView(
                        "No habits", systemImage: "exclamationmark.triangle", description: Text(reason))
                }
            }
            .navigationTitle(store.title)
            .navigationDestination(for: Habit.ID.self) { id in
                HabitEditor(id: id)
            }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Add") { isAdding = true }
                }
            }
            .sheet(isPresented: $isAdding) { NewHabit() }
        }
        .task { await store.load() }
    }
}

#Preview("List") {
    HabitList()
        .environment(HabitStore())
}
