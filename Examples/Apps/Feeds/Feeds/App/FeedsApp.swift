import NewsKit
import SwiftUI

@main
struct FeedsApp: App {
    @StateObject private var session: Session

    init() {
        let address = Bundle.main.object(forInfoDictionaryKey: "APIAddress") as? String
        let base = URL(string: address ?? "") ?? URL(string: "https://localhost")!
        _session = StateObject(wrappedValue: Session(client: LiveNewsClient(base: base), bookmarks: Bookmarks()))
    }

    var body: some Scene {
        WindowGroup {
            RootView()
                .environmentObject(session)
                .environmentObject(session.bookmarks)
        }
    }
}

/// What all screens share.
@MainActor
final class Session: ObservableObject {
    let client: any NewsClient
    let bookmarks: Bookmarks
    @Published var tab = RootView.Tab.stories

    init(client: any NewsClient, bookmarks: Bookmarks) {
        self.client = client
        self.bookmarks = bookmarks
    }
}

struct RootView: View {
    enum Tab { case stories, saved }

    @EnvironmentObject private var session: Session
    @EnvironmentObject private var bookmarks: Bookmarks

    var body: some View {
        TabView(selection: $session.tab) {
            StoriesView(viewModel: StoriesViewModel(client: session.client))
                .tabItem { Label("tab.stories", systemImage: "newspaper") }
                .tag(Tab.stories)
            SavedView()
                .tabItem { Label("tab.saved", systemImage: "bookmark") }
                .badge(bookmarks.stories.count)
                .tag(Tab.saved)
        }
    }
}
