import SwiftData
import SwiftUI

struct EntryEditor: View {
    @Bindable var entry: Entry
    @Environment(\.dismiss) private var dismiss
    @Environment(\.modelContext) private var modelContext
    @Environment(\.currencyCode) private var currencyCode
    @Query(sort: \Envelope.name) private var envelopes: [Envelope]
    @FocusState private var focus: Field?

    private enum Field: Hashable {
        case title, amount
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Title", text: $entry.title)
                        .focused($focus, equals: .title)
                        .submitLabel(.next)
                        .onSubmit { focus = .amount }
                    TextField("Amount", value: $entry.amount, format: .currency(code: currencyCode))
                        .keyboardType(.decimalPad)
                        .focused($focus, equals: .amount)
                    Stepper("Five more or less", value: $entry.amount, in: 0...5_000, step: 5)
                }
                Section {
                    Picker("Envelope", selection: $entry.envelope) {
                        Text("None").tag(nil as Envelope?)
                        ForEach(envelopes) { envelope in
                            Label(envelope.name, systemImage: envelope.symbol)
                                .tag(envelope as Envelope?)
                        }
                    }
                    DatePicker("Date", selection: $entry.date, in: ...Date.now, displayedComponents: .date)
                    Toggle("Shared", isOn: $entry.isShared)
                } footer: {
                    Text("Shared entries are split among all members.")
                }
            }
            .navigationTitle(entry.title.isEmpty ? "New entry" : entry.title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") {
                        try? modelContext.save()
                        dismiss()
                    }
                    .disabled(entry.title.isEmpty)
                }
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Hide") { focus = nil }
                }
            }
            .onAppear {
                if entry.title.isEmpty { focus = .title }
            }
        }
    }
}

#Preview {
    let container = SampleData.previewContainer
    let entry = try! container.mainContext.fetch(FetchDescriptor<Entry>()).first!
    return EntryEditor(entry: entry)
        .modelContainer(container)
}
