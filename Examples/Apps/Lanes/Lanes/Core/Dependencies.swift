import Foundation

struct Dependencies: Sendable {
    var load: @Sendable () async throws -> Board
    var save: @Sendable (Board) async throws -> Void
    var uuid: @Sendable () -> UUID
    var now: @Sendable () -> Date
    var clock: any Clock<Duration> = ContinuousClock()

    static let live: Dependencies = {
        let archive = BoardArchive()
        return Dependencies(
            load: { try await archive.load() },
            save: { try await archive.save($0) },
            uuid: { UUID() },
            now: { Date.now })
    }()
}

/// The file of the board.
actor BoardArchive {
    private let url: URL
    private let encoder = JSONEncoder()
    private(set) var writes = 0

    init(folder: URL = .applicationSupportDirectory) {
        url = folder.appending(path: "board.json", directoryHint: .notDirectory)
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        encoder.dateEncodingStrategy = .iso8601
    }

    func load() throws -> Board {
        guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else { return .sample }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(Board.self, from: Data(contentsOf: url))
    }

    func save(_ board: Board) throws {
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try encoder.encode(board).write(to: url, options: .atomic)
        writes += 1
    }
}
