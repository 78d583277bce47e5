import Charts
import SwiftData
import SwiftUI

struct EnvelopeDetail: View {
    @Bindable var envelope: Envelope
    @Query private var entries: [Entry]

    init(envelope: Envelope) {
        self.envelope = envelope
        _entries = Query(filter: Entry.inEnvelope(envelope.persistentModelID), sort: \Entry.date)
    }

    private var running: [(date: Date, sum: Double)] {
        var sum = 0.0
        return entries.map { entry in
            sum += entry.amount.doubleValue
            return (entry.date, sum)
        }
    }

    var body: some View {
        List {
            Section("Limit") {
                Stepper(value: $envelope.limit, in: 0...2_000, step: 50) {
                    LabeledContent("Each month") { Amount(envelope.limit) }
                }
                Picker("Colour", selection: $envelope.tone) {
                    ForEach(Tone.allCases) { tone in
                        Text(tone.rawValue.capitalized).tag(tone)
                    }
                }
                .pickerStyle(.menu)
            }
            Section("This month") {
                Chart(running, id: \.date) { point in
                    AreaMark(x: .value("Date", point.date), y: .value("Sum", point.sum))
                        .foregroundStyle(
                            .linearGradient(
                                colors: [envelope.tone.color.opacity(0.4), .clear],
                                startPoint: .top, endPoint: .bottom))
                    LineMark(x: .value("Date", point.date), y: .value("Sum", point.sum))
                        .interpolationMethod(.stepEnd)
                        .foregroundStyle(envelope.tone.color)
                    PointMark(x: .value("Date", point.date), y: .value("Sum", point.sum))
                        .symbolSize(20)
                }
                .chartYScale(domain: 0...max(envelope.limit.doubleValue, 1))
                .frame(height: 140)
                .accessibilityLabel("Running sum")
            }
            Section("^[\(entries.count) entry](inflect: true)") {
                ForEach(entries) { entry in
                    EntryRow(entry: entry)
                }
            }
        }
        .navigationTitle($envelope.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview {
    NavigationStack {
        EnvelopeDetail(envelope: Envelope(name: "Food", symbol: "cart", tone: .teal, limit: 400))
    }
    .modelContainer(for: Envelope.self, inMemory: true)
}
