import Foundation

public struct Endpoint<Response: Decodable & Sendable>: Sendable {
    let path: String
    var query: [URLQueryItem] = []

    func url(base: URL) throws -> URL {
        guard var components = URLComponents(url: base.appending(path: path), resolvingAgainstBaseURL: false)
        else { throw NewsError.badAddress(path) }
        if !query.isEmpty { components.queryItems = query }
        guard let url = components.url else { throw NewsError.badAddress(path) }
        return url
    }
}

extension Endpoint where Response == Page<Story> {
    public static func stories(page: Int = 1) -> Self {
        Endpoint(path: "v1/stories", query: [URLQueryItem(name: "page", value: String(page))])
    }
}

extension Endpoint where Response == Page<Comment> {
    public static func comments(of story: Story.ID) -> Self {
        Endpoint(path: "v1/stories/\(story)/comments")
    }
}

extension Endpoint where Response == [Int] {
    public static func related(to story: Story.ID) -> Self {
        Endpoint(path: "v1/stories/\(story)/related")
    }
}
