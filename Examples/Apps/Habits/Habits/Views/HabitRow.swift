import SwiftUI

struct HabitRow: View {
    let habit: Habit
    @Environment(HabitStore.self) private var store
    @AppStorage("haptics") private var haptics = false

    var body: some View {
        NavigationLink(value: habit.id) {
            HStack(spacing: 12) {
                Button {
                    withAnimation(.snappy) { store.step(habit.id) }
                } label: {
                    Ring(progress: habit.progress)
                        .frame(width: 28, height: 28)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Step \(habit.title)")
                VStack(alignment: .leading) {
                    Text(habit.title)
                        .strikethrough(habit.isComplete)
                    Text("\(habit.done) of \(habit.goal)")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
        }
        .swipeActions(edge: .trailing) {
            Button("Delete", role: .destructive) { store.remove(habit.id) }
        }
        .sensoryFeedback(.success, trigger: habit.isComplete) { _, isComplete in
            haptics && isComplete
        }
    }
}

struct Ring: View {
    let progress: Double

    var body: some View {
        ZStack {
            Circle().stroke(.quaternary, lineWidth: 4)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round))
                .rotationEffect(.degrees(-90))
        }
    }
}

#Preview("Row") {
    @Previewable @State var store = HabitStore()
    HabitRow(habit: Habit(id: 1, title: "Sing", part: .noon, goal: 2, done: 1))
        .environment(store)
}
