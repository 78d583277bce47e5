import SwiftUI

struct Post: Codable, Identifiable {
    let id: Int
    let title: String
    let body: String
}

enum LoadState<Value> {
    case idle, loading
    case loaded(Value)
    case failed(Error)
}

class PostsViewModel: ObservableObject {
    @Published var state: LoadState<[Post]> = .idle

    @MainActor
    func load() async {
        state = .loading
        do {
            try await Task.sleep(nanoseconds: 300_000_000)
            let (data, response) = try await URLSession.shared.data(
                from: URL(string: "https://example.org/posts")!)
            guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            state = .loaded(try JSONDecoder().decode([Post].self, from: data))
        } catch {
            state = .failed(error)
        }
    }
}

struct PostsView: View {
    @StateObject private var viewModel = PostsViewModel()

    var body: some View {
        NavigationView {
            Group {
                switch viewModel.state {
                case .idle:
                    Color.clear
                case .loading:
                    ProgressView("Loading…")
                        .progressViewStyle(CircularProgressViewStyle(tint: .blue))
                case .loaded(let posts):
                    List(posts) { post in
                        VStack(alignment: .leading, spacing: 4) {
                            Text(post.title).font(.headline)
                            Text(post.body).font(.body).lineLimit(2...4)
                        }
                    }
                    .refreshable { await viewModel.load() }
                case .failed(let error):
                    VStack {
                        Image(systemName: "wifi.slash")
                        Text("Failed")
                            .help(error.localizedDescription)
                        Button("Retry") {
                            Task { await viewModel.load() }
                        }
                    }
                }
            }
            .navigationTitle("Posts")
        }
        .task { await viewModel.load() }
    }
}

#Preview("PostsView") { PostsView() }
