import SwiftUI

enum Route: Hashable, Codable {
    case user(Int)
    case settings
    case about(String)
}

struct DeepLinks: View {
    @State private var path: [Route] = []
    @State private var query = URLComponents()

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("User 7", value: Route.user(7))
                NavigationLink(value: Route.settings) { Label("Settings", systemImage: "gear") }
                Button("Open link") { open(URL(string: "app://about/team")!) }
            }
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .user(let id):
                    Text("User \(id)")
                    NavigationLink("Next user", value: Route.user(id + 1))
                case .settings:
                    Button("Back to root") { path.removeAll() }
                case .about(let topic):
                    Text("About \(topic), depth \(path.count)")
                }
            }
            .navigationTitle("Links")
            .onOpenURL(perform: open)
        }
    }

    private func open(_ url: URL) {
        path = [.settings, .about(url.lastPathComponent)]
    }
}

#Preview("DeepLinks") { DeepLinks() }
