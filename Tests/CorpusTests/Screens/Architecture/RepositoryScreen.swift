import SwiftUI

protocol ArticleRepository: Sendable {
    func articles(matching query: String) async throws -> [Article]
}

struct Article: Identifiable, Equatable, Sendable {
    let id: Int
    let title: String
}

struct RepositoryError: LocalizedError {
    var errorDescription: String? { "The archive is closed." }
    var recoverySuggestion: String? { "Come back tomorrow." }
}

actor MemoryRepository: ArticleRepository {
    private var calls = 0
    func articles(matching query: String) async throws -> [Article] {
        calls += 1
        try await Task.sleep(for: .milliseconds(150))
        if query == "fail" { throw RepositoryError() }
        return (1...3).map { Article(id: $0, title: "\(query.isEmpty ? "All" : query) \($0)") }
    }
}

@MainActor @Observable
final class ArticleModel {
    enum Phase: Equatable { case idle, loading, loaded([Article]) }
    private(set) var phase = Phase.idle
    var error: RepositoryError?
    var query = ""
    @ObservationIgnored private let repository: any ArticleRepository
    @ObservationIgnored private var task: Task<Void, Never>?

    init(repository: any ArticleRepository) { self.repository = repository }

    func load() {
        task?.cancel()
        task = Task { [query, repository] in
            phase = .loading
            do {
                let articles = try await repository.articles(matching: query)
                try Task.checkCancellation()
                phase = .loaded(articles)
            } catch let error as RepositoryError {
                self.error = error
                phase = .idle
            } catch {}
        }
    }
}

struct RepositoryScreen: View {
    @State private var model = ArticleModel(repository: MemoryRepository())

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Articles")
                .searchable(text: $model.query)
                .onSubmit(of: .search) { model.load() }
                .alert(
                    isPresented: Binding(get: { model.error != nil }, set: { if !$0 { model.error = nil } }),
                    error: model.error
                ) { _ in
                    Button("OK") {}
                } message: { error in
                    Text(error.recoverySuggestion ?? "")
                }
        }
        .task { model.load() }
    }

    @ViewBuilder
    private var content: some View {
        switch model.phase {
        case .idle: Text("Nothing yet")
        case .loading: ProgressView().controlSize(.large)
        case .loaded(let articles):
            List(articles) { article in
                NavigationLink(article.title) { Text("Article \(article.id)") }
            }
        }
    }
}

#Preview("RepositoryScreen") { RepositoryScreen() }
