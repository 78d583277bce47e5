import SwiftUI

@MainActor
final class DownloadQueue: ObservableObject {
    struct Job: Identifiable {
        let id: Int
        var progress = 0.0
        var state = "waiting"
    }
    @Published private(set) var jobs = (1...3).map { Job(id: $0) }
    private var task: Task<Void, Never>?

    func start() {
        task = Task {
            for index in jobs.indices {
                jobs[index].state = "loading"
                for step in 1...4 {
                    do { try await Task.sleep(for: .milliseconds(250)) } catch {
                        jobs[index].state = "cancelled"
                        return
                    }
                    jobs[index].progress = Double(step) / 4
                }
                jobs[index].state = "done"
            }
        }
    }

    func cancel() { task?.cancel() }
}

struct DownloadQueueScreen: View {
    @StateObject private var queue = DownloadQueue()

    var body: some View {
        VStack {
            ForEach(queue.jobs) { job in
                HStack {
                    Text("Job \(job.id): \(job.state)")
                    ProgressView(value: job.progress)
                }
            }
            Button("Start", action: queue.start)
            Button("Cancel", role: .cancel) { queue.cancel() }
        }
        .padding()
    }
}

#Preview { DownloadQueueScreen() }
