import SwiftUI

@Observable
final class Habit: Identifiable {
    let id: Int
    var name: String
    var streak = 0

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

struct HabitList: View {
    @State private var habits = (1...60).map { Habit(id: $0, name: "Habit \($0)") }

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack {
                    ForEach(habits) { HabitRow(habit: $0) }
                }
            }
            .navigationTitle("Habits")
        }
    }
}

struct HabitRow: View {
    let habit: Habit
    @State private var isOpen = false

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Button("Done \(habit.name)") { habit.streak += 1 }
                Spacer()
                Text("\(habit.streak) days")
            }
            Button("More on \(habit.name)") { isOpen.toggle() }
            if isOpen { Text("Since the first of the month") }
        }
    }
}
