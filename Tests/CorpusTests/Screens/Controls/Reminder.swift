import SwiftUI

struct Reminder: View {
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var title = ""
    @State private var priority = Priority.medium
    @State private var days: Set<Weekday> = [.monday]
    @State private var notes = "Some notes"
    @State private var confirmation = false

    enum Priority: Int, CaseIterable, Identifiable, CustomStringConvertible {
        case low = 1, medium, high
        var id: Int { rawValue }
        var description: String { ["Low", "Medium", "High"][rawValue - 1] }
    }

    enum Weekday: String, CaseIterable { case monday, tuesday, friday }

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $title, prompt: Text("What to remember"))
                DatePicker("When", selection: $date, displayedComponents: [.date, .hourAndMinute])
                    .datePickerStyle(.compact)
                    .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
                Picker("Priority", selection: $priority) {
                    ForEach(Priority.allCases) { Text($0.description).tag($0) }
                }
                .pickerStyle(.inline)
                Section("Repeat") {
                    ForEach(Weekday.allCases, id: \.self) { day in
                        Button {
                            if days.contains(day) { days.remove(day) } else { days.insert(day) }
                        } label: {
                            HStack {
                                Text(day.rawValue.capitalized)
                                Spacer()
                                if days.contains(day) { Image(systemName: "checkmark") }
                            }
                        }
                        .foregroundStyle(.primary)
                        .accessibilityValue(days.contains(day) ? "on" : "off")
                    }
                }
                TextEditor(text: $notes).frame(minHeight: 80)
                Menu("More") {
                    Button("Duplicate", systemImage: "plus.square.on.square") { title += " copy" }
                    Button("Clear", role: .destructive) { confirmation = true }
                }
                Text("\(days.count) days, \(priority.description)")
            }
            .navigationTitle("Reminder")
            .confirmationDialog(
                "Clear everything?", isPresented: $confirmation, titleVisibility: .visible
            ) {
                Button("Clear", role: .destructive) { title = "" }
                Button("Keep", role: .cancel) {}
            }
        }
    }
}

#Preview("Reminder") { Reminder() }
