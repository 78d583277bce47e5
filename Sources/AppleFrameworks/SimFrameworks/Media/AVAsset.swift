// Audiovisual assets, of which only the URL is known. Nothing is read from files.

public import Foundation
public import SimUIKit

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = Self(rawValue: "vide"), audio = Self(rawValue: "soun"),
    text = Self(rawValue: "text"), metadata = Self(rawValue: "meta")
}

public struct AVAsyncProperty<Root, Value: Sendable>: Sendable {
  let value: Value
}

extension AVAsyncProperty where Root: AVAsset, Value == CMTime {
  public static var duration: Self { Self(value: .zero) }
}

extension AVAsyncProperty where Root: AVAsset, Value == [AVAssetTrack] {
  public static var tracks: Self { Self(value: []) }
}

extension AVAsyncProperty where Root: AVAsset, Value == Bool {
  public static var isPlayable: Self { Self(value: false) }
}

extension AVAsyncProperty where Root: AVAsset, Value == [AVMetadataItem] {
  public static var metadata: Self { Self(value: []) }
  public static var commonMetadata: Self { Self(value: []) }
}

extension AVAsyncProperty where Root: AVAsset, Value == CGAffineTransform {
  public static var preferredTransform: Self { Self(value: .identity) }
}

extension AVAsyncProperty where Root: AVAssetTrack, Value == CGSize {
  public static var naturalSize: Self { Self(value: .zero) }
}

extension AVAsyncProperty where Root: AVAssetTrack, Value == CGAffineTransform {
  public static var preferredTransform: Self { Self(value: .identity) }
}

extension AVAsyncProperty where Root: AVAssetTrack, Value == Float {
  public static var nominalFrameRate: Self { Self(value: 0) }
  public static var estimatedDataRate: Self { Self(value: 0) }
}

extension AVAsyncProperty where Root: AVAssetTrack, Value == CMTimeRange {
  public static var timeRange: Self { Self(value: .zero) }
}

open class AVAsset: NSObject, @unchecked Sendable {
  public let url: URL
  public init(url: URL) { self.url = url }
  open var duration: CMTime { .zero }
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open var tracks: [AVAssetTrack] { [] }
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var preferredTransform: CGAffineTransform { .identity }
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
  open var isPlayable: Bool { false }
}

extension AVAsset {
  public func load<T: Sendable>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T {
    property.value
  }
  public func load<A: Sendable, B: Sendable>(
    _ a: AVAsyncProperty<AVAsset, A>, _ b: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) { (a.value, b.value) }
}

extension AVAssetTrack {
  public func load<T: Sendable>(_ property: AVAsyncProperty<AVAssetTrack, T>) async throws -> T {
    property.value
  }
  public func load<A: Sendable, B: Sendable>(
    _ a: AVAsyncProperty<AVAssetTrack, A>, _ b: AVAsyncProperty<AVAssetTrack, B>
  ) async throws -> (A, B) { (a.value, b.value) }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}

/// An asset track; none is ever created.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  open var mediaType: AVMediaType { .video }
  open var nominalFrameRate: Float { 0 }
  open var timeRange: CMTimeRange { .zero }
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  override init() {}
}

public struct AVError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11_800
    case decodeFailed = -11_821
    case applicationIsNotAuthorized = -11_836
  }
  public let code: Code
  init(_ code: Code) { self.code = code }
}

/// An image generator, whose requests all fail.
open class AVAssetImageGenerator: NSObject {
  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity,
    requestedTimeToleranceAfter = CMTime.positiveInfinity
  public init(asset: AVAsset) { self.asset = asset }
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError(.decodeFailed) }
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.decodeFailed)
  }
  /// Reports a failure in a later turn of the main queue.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) { DispatchQueue.main.async { handler(nil, .zero, AVError(.decodeFailed)) } }
}
