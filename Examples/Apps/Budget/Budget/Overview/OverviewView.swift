import Charts
import SwiftData
import SwiftUI

struct OverviewView: View {
    enum Period: String, CaseIterable, Identifiable {
        case week = "Week"
        case month = "Month"

        var id: Self { self }

        var days: Int { self == .week ? 7 : 30 }
    }

    @Query(sort: \Envelope.limit, order: .reverse) private var envelopes: [Envelope]
    @Query(sort: [SortDescriptor(\Entry.date, order: .reverse)]) private var entries: [Entry]
    @Query(sort: \Member.name) private var members: [Member]
    @State private var period = Period.week
    @State private var selectedAngle: Double?

    private var recent: [Entry] {
        let start = Calendar.current.date(byAdding: .day, value: -period.days, to: .now) ?? .distantPast
        return entries.filter { $0.date >= start }
    }

    private var total: Decimal {
        recent.reduce(.zero) { $0 + $1.amount }
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(spacing: 16) {
                    Picker("Period", selection: $period.animation(.snappy)) {
                        ForEach(Period.allCases) { period in
                            Text(period.rawValue).tag(period)
                        }
                    }
                    .pickerStyle(.segmented)

                    header
                    spendingByDay
                        .card("By day")
                    shares
                        .card("By envelope")
                    memberShares
                        .card("Who paid")
                }
                .padding()
            }
            .background(Color(uiColor: .systemGroupedBackground))
            .navigationTitle("Overview")
        }
    }

    private var header: some View {
        HStack(alignment: .firstTextBaseline) {
            Text("Spent")
                .foregroundStyle(.secondary)
            Spacer()
            Amount(total, isEmphasized: true)
                .font(.title)
        }
    }

    private var spendingByDay: some View {
        Chart {
            ForEach(recent) { entry in
                BarMark(
                    x: .value("Day", entry.date, unit: .day),
                    y: .value("Amount", entry.amount.doubleValue)
                )
                .foregroundStyle(by: .value("Envelope", entry.envelope?.name ?? "None"))
            }
            RuleMark(y: .value("Mean", total.doubleValue / Double(period.days)))
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
                .annotation(position: .top, alignment: .leading) {
                    Text("Mean")
                        .font(.caption2)
                        .foregroundStyle(.secondary)
                }
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day, count: period == .week ? 1 : 7)) { _ in
                AxisGridLine()
                AxisValueLabel(format: .dateTime.day())
            }
        }
        .chartLegend(.hidden)
        .chartForegroundStyleScale(
            domain: envelopes.map(\.name), range: envelopes.map(\.tone.color))
        .frame(height: 180)
    }

    private var shares: some View {
        Chart(envelopes) { envelope in
            SectorMark(
                angle: .value("Spent", envelope.spent.doubleValue),
                innerRadius: .ratio(0.6),
                angularInset: 1.5
            )
            .cornerRadius(4)
            .foregroundStyle(envelope.tone.color.gradient)
            .opacity(isSelected(envelope) ? 1 : 0.4)
        }
        .chartAngleSelection(value: $selectedAngle)
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let frame = proxy.plotFrame {
                    let rect = geometry[frame]
                    VStack {
                        Text(largest?.name ?? "")
                            .font(.headline)
                        Text("largest share")
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                    .position(x: rect.midX, y: rect.midY)
                }
            }
        }
        .frame(height: 200)
    }

    private var memberShares: some View {
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
            ForEach(members) { member in
                GridRow {
                    Text(member.name)
                    ProgressView(value: share(of: member))
                    Amount(member.paid)
                        .gridColumnAlignment(.trailing)
                }
            }
        }
    }

    private var largest: Envelope? {
        envelopes.max { $0.spent < $1.spent }
    }

    private func isSelected(_ envelope: Envelope) -> Bool {
        guard let selectedAngle else { return true }
        var sum = 0.0
        for candidate in envelopes {
            sum += candidate.spent.doubleValue
            if selectedAngle <= sum { return candidate == envelope }
        }
        return false
    }

    private func share(of member: Member) -> Double {
        let all = members.reduce(Decimal.zero) { $0 + $1.paid }
        return all == 0 ? 0 : (member.paid / all).doubleValue
    }
}

#Preview("Overview") {
    OverviewView()
        .modelContainer(SampleData.previewContainer)
}
