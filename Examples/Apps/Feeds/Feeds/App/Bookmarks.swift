import Combine
import Foundation
import NewsKit

/// The saved stories, which are written to a file shortly after each change.
@MainActor
final class Bookmarks: ObservableObject {
    @Published private(set) var stories: [Story] = []
    private let file: URL
    private var subscriptions: Set<AnyCancellable> = []

    init(file: URL = .documentsDirectory.appending(component: "bookmarks.json")) {
        self.file = file
        if let data = try? Data(contentsOf: file) {
            stories = (try? JSONDecoder().decode([Story].self, from: data)) ?? []
        }
        $stories
            .dropFirst()
            .debounce(for: 0.5, scheduler: DispatchQueue.main)
            .encode(encoder: JSONEncoder())
            .replaceError(with: Data())
            .sink { data in
                try? data.write(to: file, options: [.atomic])
                UserDefaults.standard.set(data.count, forKey: "bookmarks.size")
            }
            .store(in: &subscriptions)
    }

    func contains(_ story: Story) -> Bool {
        stories.contains { $0.id == story.id }
    }

    func toggle(_ story: Story) {
        if let index = stories.firstIndex(where: { $0.id == story.id }) {
            stories.remove(at: index)
        } else {
            stories.insert(story, at: 0)
        }
    }

    func remove(at offsets: IndexSet) {
        stories.remove(atOffsets: offsets)
    }

    func move(from source: IndexSet, to destination: Int) {
        stories.move(fromOffsets: source, toOffset: destination)
    }
}
