import Observation
import SwiftUI

@Observable
final class HabitStore {
    struct Habit: Identifiable, Hashable {
        let id: Int
        var name: String
        var days: Set<Int> = []
        var streak: Int {
            var day = 0
            while days.contains(day) { day += 1 }
            return day
        }
    }

    var habits = [Habit(id: 0, name: "Read"), Habit(id: 1, name: "Walk", days: [0, 1])]
    var filter = ""

    var visible: [Habit] {
        filter.isEmpty ? habits : habits.filter { $0.name.localizedCaseInsensitiveContains(filter) }
    }

    func toggle(_ day: Int, of habit: Habit) {
        guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
        habits[index].days.formSymmetricDifference([day])
    }
}

private struct HabitStoreKey: EnvironmentKey {
    static let defaultValue = 3
}

extension EnvironmentValues {
    var shownDays: Int {
        get { self[HabitStoreKey.self] }
        set { self[HabitStoreKey.self] = newValue }
    }
}

struct HabitTracker: View {
    @State private var store = HabitStore()

    var body: some View {
        NavigationStack {
            List(store.visible) { habit in
                HabitRow(habit: habit)
            }
            .searchable(text: $store.filter)
            .navigationTitle("Habits")
        }
        .environment(store)
    }
}

struct HabitRow: View {
    @Environment(HabitStore.self) private var store
    @Environment(\.shownDays) private var shownDays
    let habit: HabitStore.Habit

    var body: some View {
        HStack {
            Text("\(habit.name): \(habit.streak)")
            Spacer()
            ForEach(0..<shownDays, id: \.self) { day in
                Button("\(habit.name) \(day)") { store.toggle(day, of: habit) }
                    .buttonStyle(.borderless)
                    .tint(habit.days.contains(day) ? .green : .gray)
            }
        }
    }
}

#Preview {
    HabitTracker()
}
