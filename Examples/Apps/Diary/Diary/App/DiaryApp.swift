import CoreData
import SwiftUI

@main
struct DiaryApp: App {
    private let persistence = Persistence.shared
    @StateObject private var clock = WritingClock()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            EntryList()
                .environment(\.managedObjectContext, persistence.container.viewContext)
                .environmentObject(clock)
        }
        .onChange(of: scenePhase) { phase in
            if phase != .active { persistence.save() }
        }
    }
}
