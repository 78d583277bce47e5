//
//  TrainingLog.swift
//  Runner
//

import OSLog
import SwiftUI
import UniformTypeIdentifiers
import os.log

struct Workout: Identifiable {
    let id: Int
    let name: String
    let seconds: TimeInterval
    let hoursAgo: Double
}

final class TrainingLogModel: ObservableObject {
    @Published var workouts = [
        Workout(id: 1, name: "Intervals", seconds: 1_505, hoursAgo: 2),
        Workout(id: 2, name: "Long run", seconds: 5_400, hoursAgo: 49),
    ]
    @Published var isExporting = false

    private let logger = Logger(subsystem: "org.example.runner", category: "log")
    private let start = CACurrentMediaTime()

    private let duration: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.unitsStyle = .abbreviated
        return formatter
    }()

    private let clock: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        return formatter
    }()

    private let age: RelativeDateTimeFormatter = {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .full
        formatter.dateTimeStyle = .named
        return formatter
    }()

    func line(for workout: Workout) -> String {
        let ended = Date().addingTimeInterval(-workout.hoursAgo * 3_600)
        let time = duration.string(from: workout.seconds) ?? "?"
        return "\(time), \(age.localizedString(for: ended, relativeTo: Date()))"
    }

    func pace(of workout: Workout) -> String {
        clock.string(from: workout.seconds / 10) ?? "--:--"
    }

    func export() {
        logger.info("Exporting \(self.workouts.count, privacy: .public) workouts")
        isExporting = true
    }

    var names: String { ListFormatter.localizedString(byJoining: workouts.map(\.name)) }
    var waited: String { String(format: "%.0f s", CACurrentMediaTime() - start) }
    var type: UTType { .commaSeparatedText }
}

struct TrainingLog: View {
    @StateObject private var model = TrainingLogModel()

    var body: some View {
        List {
            Section(header: Text(model.names)) {
                ForEach(model.workouts) { workout in
                    VStack(alignment: .leading) {
                        Text(workout.name).font(.headline)
                        Text(model.line(for: workout)).font(.caption)
                        Text(model.pace(of: workout)).monospacedDigit()
                    }
                }
            }
            Button("Export \(model.type.preferredFilenameExtension ?? "file")", action: model.export)
            if model.isExporting {
                Text("Waited \(model.waited)")
            }
        }
    }
}

#Preview {
    TrainingLog()
}
