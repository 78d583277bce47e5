import FerryKit
import SwiftUI

@main
struct FerriesApp: App {
    private let service: TimetableService = BundledTimetable()

    var body: some Scene {
        WindowGroup {
            PierListView(viewModel: PierListViewModel(service: service))
        }
    }
}
