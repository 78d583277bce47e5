import SwiftUI

struct CardEditor: View {
    @Binding var card: Card
    @Environment(\.dismiss) private var dismiss
    @State private var newLabel = ""
    @FocusState private var isTitleFocused: Bool

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Title", text: $card.title, axis: .vertical)
                        .focused($isTitleFocused)
                    TextField("Notes", text: $card.notes, axis: .vertical)
                        .lineLimit(2...5)
                }
                Section("Priority") {
                    Picker("Priority", selection: $card.priority) {
                        ForEach(Card.Priority.allCases, id: \.self) { priority in
                            Text(String(describing: priority).capitalized)
                        }
                    }
                    .pickerStyle(.segmented)
                    .labelsHidden()
                }
                Section("Steps") {
                    ForEach($card.steps) { $step in
                        Toggle(step.text, isOn: $step.isDone)
                    }
                    .onDelete { card.steps.remove(atOffsets: $0) }
                    .onMove { card.steps.move(fromOffsets: $0, toOffset: $1) }
                }
                Section("Labels") {
                    ForEach(card.labels.sorted(), id: \.self) { label in
                        HStack {
                            Text(label)
                            Spacer()
                            Button("Remove \(label)", systemImage: "minus.circle.fill", role: .destructive) {
                                card.labels.remove(label)
                            }
                            .labelStyle(.iconOnly)
                            .buttonStyle(.borderless)
                        }
                    }
                    TextField("New label", text: $newLabel)
                        .textInputAutocapitalization(.never)
                        .autocorrectionDisabled()
                        .onSubmit {
                            card.labels.insert(newLabel)
                            newLabel = ""
                        }
                }
            }
            .navigationTitle(card.title.isEmpty ? "New card" : card.title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                        .disabled(card.title.trimmingCharacters(in: .whitespaces).isEmpty)
                }
            }
            .defaultFocus($isTitleFocused, card.title.isEmpty)
        }
        .presentationDragIndicator(.visible)
    }
}
