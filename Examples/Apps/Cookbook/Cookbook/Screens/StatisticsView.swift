import CoreData
import SwiftUI

struct StatisticsView: View {
    @EnvironmentObject private var dataController: DataController
    @State private var rows: [(course: String, minutes: Double, count: Int)] = []
    @State private var saves = 0

    private let didSave = NotificationCenter.default.publisher(for: .NSManagedObjectContextDidSave)

    var body: some View {
        NavigationStack {
            List {
                Section("Mean time") {
                    ForEach(rows, id: \.course) { row in
                        VStack(alignment: .leading) {
                            HStack {
                                Text(LocalizedStringKey(row.course))
                                Spacer()
                                Text("\(row.minutes, specifier: "%.1f") min")
                                    .monospacedDigit()
                            }
                            ProgressView(value: row.minutes, total: 90)
                                .accessibilityHidden(true)
                            Text("recipes.count \(row.count)")
                                .font(.caption)
                                .foregroundStyle(.secondary)
                        }
                    }
                }
                Section {
                    LabeledContent("Saves", value: saves, format: .number)
                }
            }
            .navigationTitle("Numbers")
        }
        .task { rows = (try? dataController.meanMinutes()) ?? [] }
        .onReceive(didSave) { _ in saves += 1 }
    }
}
