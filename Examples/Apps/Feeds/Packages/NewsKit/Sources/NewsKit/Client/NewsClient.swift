import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

public enum NewsError: LocalizedError, Equatable {
    case badAddress(String)
    case status(Int)
    case notDecoded

    public var errorDescription: String? {
        switch self {
        case .badAddress(let path): return "There is no address \(path)."
        case .status(let code): return "The server answered with \(code)."
        case .notDecoded: return "The answer could not be read."
        }
    }
}

public protocol NewsClient: Sendable {
    func load<Response>(_ endpoint: Endpoint<Response>) async throws -> Response
}

/// Loads from the server, and remembers what it has loaded.
public actor LiveNewsClient: NewsClient {
    private enum Entry {
        case running(Task<Data, Error>)
        case done(Data)
    }

    private let base: URL
    private let session: URLSession
    private let decoder: JSONDecoder
    private var cache: [URL: Entry] = [:]

    public init(base: URL, session: URLSession = .shared) {
        self.base = base
        self.session = session
        decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .iso8601
    }

    public func load<Response>(_ endpoint: Endpoint<Response>) async throws -> Response {
        let data = try await data(at: endpoint.url(base: base))
        do {
            return try decoder.decode(Response.self, from: data)
        } catch is DecodingError {
            throw NewsError.notDecoded
        }
    }

    public func forget() {
        cache.removeAll()
    }

    private func data(at url: URL) async throws -> Data {
        switch cache[url] {
        case .done(let data): return data
        case .running(let task): return try await task.value
        case nil: break
        }
        let task = Task { [session] in
            var request = URLRequest(url: url, timeoutInterval: 20)
            request.setValue("application/json", forHTTPHeaderField: "Accept")
            let (data, response) = try await session.data(for: request)
            if let http = response as? HTTPURLResponse, !(200..<300).contains(http.statusCode) {
                throw NewsError.status(http.statusCode)
            }
            return data
        }
        cache[url] = .running(task)
        do {
            let data = try await task.value
            cache[url] = .done(data)
            return data
        } catch {
            cache[url] = nil
            throw error
        }
    }
}
