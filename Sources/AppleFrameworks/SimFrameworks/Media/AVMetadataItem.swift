// The metadata of assets. Nothing is read from files, so an asset has none.

public import Foundation

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = Self(rawValue: "title"),
    commonKeyArtist = Self(rawValue: "artist"), commonKeyAlbumName = Self(rawValue: "albumName"),
    commonKeyArtwork = Self(rawValue: "artwork"), commonKeyAuthor = Self(rawValue: "author"),
    commonKeyCreator = Self(rawValue: "creator"), commonKeyType = Self(rawValue: "type"),
    commonKeyCreationDate = Self(rawValue: "creationDate"),
    commonKeyDescription = Self(rawValue: "description"),
    commonKeyLocation = Self(rawValue: "location")
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "comn/" + name }
  public static let commonIdentifierTitle = Self("title"),
    commonIdentifierArtist = Self("artist"), commonIdentifierAlbumName = Self("albumName"),
    commonIdentifierArtwork = Self("artwork"), commonIdentifierAuthor = Self("author"),
    commonIdentifierCreator = Self("creator"),
    commonIdentifierCreationDate = Self("creationDate"),
    commonIdentifierDescription = Self("description"),
    commonIdentifierLocation = Self("location")
}

public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let common = Self(rawValue: "comn"), id3 = Self(rawValue: "org.id3"),
    iTunes = Self(rawValue: "itsk"), quickTimeMetadata = Self(rawValue: "mdta")
}

/// A metadata item; none is ever created.
public final class AVMetadataItem: NSObject, Sendable {
  public var identifier: AVMetadataIdentifier? { nil }
  public var commonKey: AVMetadataKey? { nil }
  public var keySpace: AVMetadataKeySpace? { nil }
  public var value: (any NSCopying & NSObjectProtocol)? { nil }
  public var stringValue: String? { nil }
  public var numberValue: NSNumber? { nil }
  public var dateValue: Date? { nil }
  public var dataValue: Data? { nil }
  override init() {}
  public static func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
  public static func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: AVMetadataKey?,
    keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    metadataItems.filter {
      (key == nil || $0.commonKey == key) && (keySpace == nil || $0.keySpace == keySpace)
    }
  }
}

extension AVAsyncProperty where Root: AVMetadataItem, Value == String? {
  public static var stringValue: Self { Self(value: nil) }
}

extension AVAsyncProperty where Root: AVMetadataItem, Value == Data? {
  public static var dataValue: Self { Self(value: nil) }
}

extension AVAsyncProperty where Root: AVMetadataItem, Value == Date? {
  public static var dateValue: Self { Self(value: nil) }
}

extension AVAsyncProperty where Root: AVMetadataItem, Value == NSNumber? {
  public static var numberValue: Self { Self(value: nil) }
}

extension AVAsyncProperty where Root: AVMetadataItem, Value == (any Sendable)? {
  public static var value: Self { Self(value: nil) }
}

extension AVMetadataItem {
  public func load<T: Sendable>(_ property: AVAsyncProperty<AVMetadataItem, T>) async throws -> T {
    property.value
  }
}

public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mp3 = Self(rawValue: "public.mp3"), m4a = Self(rawValue: "com.apple.m4a-audio"),
    wav = Self(rawValue: "com.microsoft.waveform-audio"),
    aiff = Self(rawValue: "public.aiff-audio"), caf = Self(rawValue: "com.apple.coreaudio-format"),
    mp4 = Self(rawValue: "public.mpeg-4"), mov = Self(rawValue: "com.apple.quicktime-movie"),
    m4v = Self(rawValue: "com.apple.m4v-video"), jpg = Self(rawValue: "public.jpeg"),
    heic = Self(rawValue: "public.heic")
}
