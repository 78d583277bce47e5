import SwiftData
import SwiftUI

struct EnvelopeList: View {
    @Query(sort: \Envelope.name) private var envelopes: [Envelope]
    @Environment(\.modelContext) private var modelContext
    @State private var isAdding = false
    @State private var newName = ""

    var body: some View {
        NavigationStack {
            List {
                ForEach(envelopes) { envelope in
                    NavigationLink(value: envelope) {
                        EnvelopeRow(envelope: envelope)
                    }
                }
                .onDelete { offsets in
                    for index in offsets {
                        modelContext.delete(envelopes[index])
                    }
                }
            }
            .navigationTitle("Envelopes")
            .navigationDestination(for: Envelope.self) { envelope in
                EnvelopeDetail(envelope: envelope)
            }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Add envelope", systemImage: "plus") { isAdding.toggle() }
                }
                ToolbarItem(placement: .topBarLeading) {
                    EditButton()
                }
            }
            .alert("New envelope", isPresented: $isAdding) {
                TextField("Name", text: $newName)
                Button("Add", action: add)
                Button("Cancel", role: .cancel) { newName = "" }
            } message: {
                Text("It begins with a limit of 100.")
            }
        }
    }

    private func add() {
        defer { newName = "" }
        guard !newName.isEmpty else { return }
        let tone = Tone.allCases[envelopes.count % Tone.allCases.count]
        modelContext.insert(Envelope(name: newName, symbol: "envelope", tone: tone, limit: 100))
    }
}

private struct EnvelopeRow: View {
    let envelope: Envelope

    var body: some View {
        LabeledContent {
            Gauge(value: envelope.progress) {
                Text(envelope.name)
            } currentValueLabel: {
                Text(envelope.progress, format: .percent.precision(.fractionLength(0)))
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .tint(envelope.isOverdrawn ? .red : envelope.tone.color)
            .scaleEffect(0.7)
        } label: {
            Label(envelope.name, systemImage: envelope.symbol)
            Amount(envelope.remaining)
        }
    }
}
