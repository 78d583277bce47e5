import Foundation
import NewsKit

@MainActor
final class StoryViewModel: ObservableObject {
    struct Details {
        var comments: [Comment]
        var relatedCount: Int
    }

    enum Order: String, CaseIterable, Identifiable {
        case first, likes

        var id: String { rawValue }
    }

    let story: Story
    @Published private(set) var details: Loadable<Details> = .idle
    @Published var order = Order.first

    private let client: any NewsClient

    init(story: Story, client: any NewsClient) {
        self.story = story
        self.client = client
    }

    var comments: [Comment] {
        let comments = details.value?.comments ?? []
        switch order {
        case .first: return comments
        case .likes: return comments.sorted(using: KeyPathComparator(\.likes, order: .reverse))
        }
    }

    func load() async {
        details = .loading(last: nil)
        do {
            async let comments = client.load(.comments(of: story.id))
            async let related = client.load(.related(to: story.id))
            details = .loaded(Details(comments: try await comments.items, relatedCount: try await related.count))
        } catch {
            details = .failed(error)
        }
    }
}
