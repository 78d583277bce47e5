import BackgroundTasks
import Contacts
import EventKit
import SwiftUI

struct AgendaAccess: View {
    @State private var lines: [String] = []

    var body: some View {
        List {
            ForEach(lines, id: \.self) { Text($0) }
            Button("Ask for all") { Task { await ask() } }
        }
    }

    private func ask() async {
        let events = EKEventStore()
        let agreed = (try? await events.requestFullAccessToEvents()) ?? false
        let event = EKEvent(eventStore: events)
        event.title = "Tea"
        event.addAlarm(EKAlarm(relativeOffset: -600))
        let saved = (try? events.save(event, span: .thisEvent)) != nil
        lines.append("events \(agreed), saved \(saved)")
        var people = 0
        let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
        try? CNContactStore().enumerateContacts(with: request) { _, _ in people += 1 }
        lines.append("people \(people)")
        let work = BGAppRefreshTaskRequest(identifier: "refresh")
        work.earliestBeginDate = Date(timeIntervalSinceNow: 900)
        try? BGTaskScheduler.shared.submit(work)
        BGTaskScheduler.shared.getPendingTaskRequests { waiting in
            let names = waiting.map(\.identifier)
            Task { @MainActor in lines.append("waiting \(names)") }
        }
    }
}

#Preview { AgendaAccess() }
