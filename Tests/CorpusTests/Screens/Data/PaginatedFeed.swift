import Combine
import SwiftUI

final class FeedLoader: ObservableObject {
    @Published private(set) var pages: [String] = []
    @Published private(set) var isLoading = false
    private var page = 0
    private var cancellable: AnyCancellable?

    func loadMore() {
        guard !isLoading, page < 3 else { return }
        isLoading = true
        page += 1
        cancellable = Just((1...4).map { "Post \(page).\($0)" })
            .delay(for: .milliseconds(300), scheduler: RunLoop.main)
            .sink { [weak self] posts in
                self?.pages += posts
                self?.isLoading = false
            }
    }
}

struct PaginatedFeed: View {
    @StateObject private var loader = FeedLoader()

    var body: some View {
        List {
            ForEach(loader.pages, id: \.self) { post in
                Text(post)
                    .onAppear {
                        if post == loader.pages.last { loader.loadMore() }
                    }
            }
            if loader.isLoading {
                HStack {
                    Spacer()
                    ProgressView("Loading")
                    Spacer()
                }
            }
        }
        .onAppear(perform: loader.loadMore)
    }
}

struct PaginatedFeed_Previews: PreviewProvider {
    static var previews: some View {
        PaginatedFeed()
    }
}
