import Combine
import SwiftUI

struct Story: Identifiable, Equatable {
    let id: Int
    let title: String
}

final class StoryLoader: ObservableObject {
    @Published private(set) var stories: [Story] = []
    private var isLoading = false

    @MainActor func loadMore() async {
        guard !isLoading, stories.count < 200 else { return }
        isLoading = true
        try? await Task.sleep(nanoseconds: 200_000_000)
        stories += (stories.count..<stories.count + 25).map { Story(id: $0, title: "Story \($0)") }
        isLoading = false
    }
}

struct StoryFeed: View {
    @StateObject private var loader = StoryLoader()

    var body: some View {
        NavigationView {
            List {
                ForEach(loader.stories) { story in
                    StoryRow(story: story)
                        .onAppear {
                            if story == loader.stories.last { Task { await loader.loadMore() } }
                        }
                }
            }
            .task { await loader.loadMore() }
            .navigationTitle("Feed")
        }
    }
}

struct StoryRow: View {
    let story: Story

    var body: some View {
        HStack {
            Circle().frame(width: 32, height: 32)
            Text(story.title)
        }
    }
}
