import SwiftUI

struct HabitEditor: View {
    let id: Habit.ID
    @Environment(HabitStore.self) private var store

    private var habit: Binding<Habit>? {
        guard let habit = store[id] else { return nil }
        return Binding(
            get: { store[id] ?? habit },
            set: { store[id] = $0 })
    }

    var body: some View {
        if let habit {
            Form {
                TextField("Title", text: habit.title)
                Picker("Part of the day", selection: habit.part) {
                    ForEach(Habit.Part.allCases) { Text($0.title).tag($0) }
                }
                Stepper("Goal: \(habit.wrappedValue.goal)", value: habit.goal, in: 1...9)
                Section {
                    Button("Reset") { habit.wrappedValue.done = 0 }
                    Button("Delete habit", role: .destructive) { store.remove(id) }
                }
            }
            .navigationTitle(habit.wrappedValue.title)
            .navigationBarTitleDisplayMode(.inline)
        } else {
            ContentUnavailableView("Deleted", systemImage: "trash")
        }
    }
}

struct NewHabit: View {
    @Environment(HabitStore.self) private var store
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    @State private var part = Habit.Part.evening

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $title)
                Picker("Part", selection: $part) {
                    ForEach(Habit.Part.allCases) { Text($0.title).tag($0) }
                }
                .pickerStyle(.segmented)
            }
            .navigationTitle("New habit")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Create") {
                        store.add(title, part: part, goal: 1)
                        dismiss()
                    }
                    .disabled(title.isEmpty)
                }
            }
        }
        .presentationDetents([.medium, .large])
    }
}
