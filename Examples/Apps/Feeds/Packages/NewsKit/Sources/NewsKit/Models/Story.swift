import Foundation

public struct Story: Codable, Identifiable, Hashable, Sendable {
    public enum Topic: String, Codable, CaseIterable, Sendable {
        case science, culture, sport, unknown

        public init(from decoder: Decoder) throws {
            let name = try decoder.singleValueContainer().decode(String.self)
            self = Topic(rawValue: name) ?? .unknown
        }
    }

    public let id: Int
    public let title: String
    public let summary: String
    public let topic: Topic
    public let publishedAt: Date
    public let author: Author
    public let picture: URL?
    public let commentCount: Int

    public var minutes: Int {
        max(1, summary.split(separator: /\s+/).count / 8)
    }
}

public struct Author: Codable, Hashable, Sendable {
    public let name: String

    public var initials: String {
        name.split(separator: " ").compactMap(\.first).map(String.init).joined()
    }
}

public struct Comment: Codable, Identifiable, Hashable, Sendable {
    public let id: Int
    public let author: Author
    public let text: String
    public let likes: Int
}

/// One page of a list, as the server sends it.
public struct Page<Item: Codable & Sendable>: Codable, Sendable {
    public let items: [Item]
    public let nextPage: Int?

    public static var empty: Page { Page(items: [], nextPage: nil) }
}
