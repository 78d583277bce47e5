// Bytes that come one after another: the whole response has arrived before the first, so none waits for the next.

public import Foundation

extension URLSession {
  /// The bytes of an answer, one after another.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// What comes: a byte.
    public typealias Element = UInt8
    private let data: Data
    init(_ data: Data) { self.data = data }

    /// Hands out bytes in their order.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var rest: Data.Iterator
      init(_ data: Data) { rest = data.makeIterator() }
      /// The next byte, or nil behind the last.
      public mutating func next() async throws -> UInt8? {
        try Task.checkCancellation()
        return rest.next()
      }
    }
    /// Begins with the first byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(data) }

    /// The lines of the text, without their ends; empty ones are left out, as Foundation does.
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
    /// What comes: a line.
    public typealias Element = String
    private let lines: [String]
    init(_ text: String) {
      lines = text.split(whereSeparator: \.isNewline).map(String.init)
    }

    /// Hands out lines in their order.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var rest: IndexingIterator<[String]>
      init(_ lines: [String]) { rest = lines.makeIterator() }
      /// The next line, or nil behind the last.
      public mutating func next() async throws -> String? {
        try Task.checkCancellation()
        return rest.next()
      }
    }
    /// Begins with the first line.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(lines) }
  }

  /// Loads an address, and hands out its bytes one after another.
  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url))
  }

  /// Loads what a request asks for, and delivers its bytes one after another.
  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request)
    return (AsyncBytes(data), response)
  }
}
