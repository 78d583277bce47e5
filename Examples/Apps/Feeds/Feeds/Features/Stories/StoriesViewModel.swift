import Combine
import NewsKit

@MainActor
final class StoriesViewModel: ObservableObject {
    @Published private(set) var stories: Loadable<[Story]> = .idle
    @Published var searchText = ""
    @Published var topic: Story.Topic?
    @Published private(set) var shown: [Story] = []

    private let client: any NewsClient
    private var nextPage: Int? = 1
    private var isLoadingMore = false

    init(client: any NewsClient) {
        self.client = client
        Publishers.CombineLatest3(
            $stories.map { $0.value ?? [] },
            $searchText.debounce(for: .milliseconds(250), scheduler: RunLoop.main).prepend(""),
            $topic
        )
        .map { stories, text, topic in
            stories.filter { story in
                (topic == nil || story.topic == topic)
                    && (text.isEmpty || story.title.localizedCaseInsensitiveContains(text))
            }
        }
        .removeDuplicates()
        .assign(to: &$shown)
    }

    var hasMore: Bool { nextPage != nil && searchText.isEmpty && topic == nil }

    func load() async {
        guard case .idle = stories else { return }
        await reload()
    }

    func reload() async {
        stories = .loading(last: stories.value)
        do {
            let page = try await client.load(.stories())
            nextPage = page.nextPage
            stories = .loaded(page.items)
        } catch is CancellationError {
            stories = .idle
        } catch {
            stories = .failed(error)
        }
    }

    func loadMore() async {
        guard let page = nextPage, !isLoadingMore, let loaded = stories.value else { return }
        isLoadingMore = true
        defer { isLoadingMore = false }
        guard let more = try? await client.load(.stories(page: page)) else { return }
        nextPage = more.nextPage
        stories = .loaded(loaded + more.items)
    }
}
