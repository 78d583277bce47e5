// Films and sounds in files: only the location of one is known. Nothing is read.

public import Foundation
public import SimUIKit

/// A kind of what a film holds.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = Self(rawValue: "vide"), audio = Self(rawValue: "soun"),
    text = Self(rawValue: "text"), metadata = Self(rawValue: "meta")
}

/// Something about a film that is asked for by `load`.
public struct AVAsyncProperty<Root, Value: Sendable>: Sendable {
  let value: Value
}

extension AVAsyncProperty where Root: AVAsset, Value == CMTime {
  /// How long it is: not known, so nothing.
  public static var duration: Self { Self(value: .zero) }
}

extension AVAsyncProperty where Root: AVAsset, Value == [AVAssetTrack] {
  /// What it holds: not known, so nothing.
  public static var tracks: Self { Self(value: []) }
}

extension AVAsyncProperty where Root: AVAsset, Value == Bool {
  /// Whether it can be played: not known, so no.
  public static var isPlayable: Self { Self(value: false) }
}

extension AVAsyncProperty where Root: AVAsset, Value == [AVMetadataItem] {
  /// What is said of it: nothing is known.
  public static var metadata: Self { Self(value: []) }
  /// What is said of it by names that all know: nothing is known.
  public static var commonMetadata: Self { Self(value: []) }
}

open class AVAsset: NSObject, @unchecked Sendable {
  public let url: URL
  public init(url: URL) { self.url = url }
  /// How long it is: not known, so nothing.
  open var duration: CMTime { .zero }
  /// What it holds of a kind: nothing is known.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// What is said of it: nothing is known.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// What it holds of a kind: nothing is known.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
  /// Whether it can be played: not known, so no.
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

/// A film or a sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}

/// A track of a film; none is known.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  override init() {}
}

/// Something said of a film; none is known.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  open var stringValue: String? { nil }
  open var dataValue: Data? { nil }
  override init() {}
}

/// What goes wrong with films and sounds.
public struct AVError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11_800
    case decodeFailed = -11_821
    case applicationIsNotAuthorized = -11_836
  }
  public let code: Code
  init(_ code: Code) { self.code = code }
}

/// Takes single pictures from a film: there are none to take, so it throws.
open class AVAssetImageGenerator: NSObject {
  public let asset: AVAsset
  /// Whether pictures are turned as the film says.
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  /// How far from a moment a picture may be.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity,
    requestedTimeToleranceAfter = CMTime.positiveInfinity
  public init(asset: AVAsset) { self.asset = asset }
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError(.decodeFailed) }
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.decodeFailed)
  }
  /// Says that there is no picture, in a later turn of the main queue.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) { DispatchQueue.main.async { handler(nil, .zero, AVError(.decodeFailed)) } }
}
