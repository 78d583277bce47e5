import SwiftUI

struct TabHome: View {
    enum Tab: Int { case home, search, profile }
    @State private var selection = Tab.home
    @SceneStorage("TabHome.badge") private var badge = 3

    var body: some View {
        TabView(selection: $selection) {
            HomeTab(badge: $badge)
                .tabItem { Label("Home", systemImage: "house") }
                .tag(Tab.home)
                .badge(badge)
            SearchTab()
                .tabItem {
                    Image(systemName: "magnifyingglass")
                    Text("Search")
                }
                .tag(Tab.search)
            NavigationStack { Text("Profile of \(badge)") }
                .tabItem { Label("Profile", systemImage: "person") }
                .tag(Tab.profile)
        }
        .tint(.pink)
        .onChange(of: selection) { oldValue, newValue in
            if newValue == .profile { badge = 0 }
        }
    }
}

private struct HomeTab: View {
    @Binding var badge: Int
    @State private var isPresented = false

    var body: some View {
        VStack(spacing: 20) {
            Text("Messages: \(badge)")
            Button("More") { badge += 1 }
            Button("Details") { isPresented.toggle() }
        }
        .sheet(isPresented: $isPresented) {
            DetailSheet()
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
                .presentationCornerRadius(24)
                .presentationBackground(.thinMaterial)
        }
    }
}

private struct DetailSheet: View {
    @Environment(\.dismiss) var dismiss
    var body: some View {
        NavigationStack {
            Text("In the sheet")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Close") { dismiss() }
                    }
                }
        }
    }
}

private struct SearchTab: View {
    @State private var text = ""
    var body: some View {
        NavigationStack {
            List(["Alpha", "Beta", "Gamma"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
                Text($0)
            }
            .searchable(text: $text)
            .searchSuggestions {
                Text("Alpha").searchCompletion("Alpha")
            }
        }
    }
}

#Preview("TabHome") { TabHome() }
