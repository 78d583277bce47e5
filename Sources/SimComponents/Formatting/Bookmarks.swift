// Bookmarks of files: the path as data. A file that was moved is not found by its bookmark.

public import Foundation

extension URL {
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minimalBookmark = Self(rawValue: 1 << 9),
      suitableForBookmarkFile = Self(rawValue: 1 << 10),
      withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
  }

  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutUI = Self(rawValue: 1 << 8),
      withoutMounting = Self(rawValue: 1 << 9),
      withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
  }

  /// Returns a bookmark, or throws an error if there is no such file.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    guard FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    return Data(path.utf8)
  }

  /// Creates the address of the file that a bookmark is of.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    let path = String(decoding: data, as: UTF8.self)
    guard FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    bookmarkDataIsStale = false
    self.init(fileURLWithPath: path)
  }
}
