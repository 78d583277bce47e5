import SwiftUI

struct Metric: Identifiable {
    let id = UUID()
    let title: LocalizedStringKey
    let value: Double
    let unit: String
}

struct MetricTile: View {
    let metric: Metric
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.dynamicTypeSize) private var typeSize
    @ScaledMetric(relativeTo: .body) private var spacing = 8.0

    var body: some View {
        VStack(alignment: .leading, spacing: spacing) {
            Text(metric.title)
                .font(.caption)
                .foregroundStyle(.secondary)
            HStack(alignment: .lastTextBaseline, spacing: 2) {
                Text(metric.value, format: .number.precision(.fractionLength(1)))
                    .font(.system(.title, design: .rounded, weight: .semibold))
                Text(metric.unit).font(.footnote)
            }
            Gauge(value: metric.value, in: 0...100) {
                Text(metric.unit)
            }
            .gaugeStyle(.accessoryLinearCapacity)
            .labelsHidden()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background {
            RoundedRectangle(cornerRadius: 12, style: .continuous)
                .fill(Color(.secondarySystemBackground))
        }
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    }
}

struct Dashboard: View {
    let metrics = [
        Metric(title: "Heart", value: 62, unit: "bpm"),
        Metric(title: "Oxygen", value: 98.5, unit: "%"),
        Metric(title: "Sleep", value: 7.25, unit: "h"),
    ]

    var body: some View {
        ScrollView {
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 12) {
                GridRow {
                    MetricTile(metric: metrics[0])
                    MetricTile(metric: metrics[1])
                }
                GridRow {
                    MetricTile(metric: metrics[2])
                        .gridCellColumns(2)
                }
                Divider().gridCellUnsizedAxes(.horizontal)
            }
            GroupBox(label: Label("Trends", systemImage: "chart.line.uptrend.xyaxis")) {
                Text("Nothing new")
            }
            ControlGroup {
                Button("Day") {}
                Button("Week") {}
            }
        }
        .contentMargins(.horizontal, 16, for: .scrollContent)
        .navigationTitle(Text("Dashboard"))
    }
}

struct Dashboard_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack { Dashboard() }
            .environment(\.locale, .init(identifier: "en"))
    }
}
