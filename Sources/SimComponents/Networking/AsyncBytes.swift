// Asynchronous sequences of bytes. The whole response arrives before the first byte, so no byte is
// waited for.

public import Foundation

extension URLSession {
  /// The bytes of an answer, one after another.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// The type of elements: bytes.
    public typealias Element = UInt8
    private let data: Data
    init(_ data: Data) { self.data = data }

    /// Returns bytes in order.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var rest: Data.Iterator
      init(_ data: Data) { rest = data.makeIterator() }
      /// Returns the next byte; nil after the last.
      public mutating func next() async throws -> UInt8? {
        try Task.checkCancellation()
        return rest.next()
      }
    }
    /// Begins with the first byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(data) }

    /// The lines of the text, without line breaks; empty ones are omitted, as in Foundation.
    public var lines: AsyncLines { AsyncLines(String(decoding: data, as: UTF8.self)) }
    /// The characters of the text.
    public var characters: AsyncStream<Character> {
      let text = String(decoding: data, as: UTF8.self)
      return AsyncStream { continuation in
        for character in text { continuation.yield(character) }
        continuation.finish()
      }
    }
  }

  /// The lines of an answer, one after another.
  public struct AsyncLines: AsyncSequence, Sendable {
    /// The type of elements: lines.
    public typealias Element = String
    private let lines: [String]
    init(_ text: String) {
      lines = text.split(whereSeparator: \.isNewline).map(String.init)
    }

    /// Returns lines in order.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var rest: IndexingIterator<[String]>
      init(_ lines: [String]) { rest = lines.makeIterator() }
      /// Returns the next line; nil after the last.
      public mutating func next() async throws -> String? {
        try Task.checkCancellation()
        return rest.next()
      }
    }
    /// Begins with the first line.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(lines) }
  }

  /// Loads an address, and returns its bytes one after another.
  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url))
  }

  /// Loads a request, and returns its bytes one after another.
  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request)
    return (AsyncBytes(data), response)
  }
}
