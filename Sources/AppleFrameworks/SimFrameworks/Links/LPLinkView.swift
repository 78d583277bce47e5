// Links with a preview, as LinkPresentation makes them: nothing is loaded from an address, which is reported as a failure.

public import Foundation
public import SimUIKit

/// An object that contains metadata about a URL.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// The original address of the metadata request.
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
}

/// What may go wrong while metadata is fetched.
public struct LPError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case metadataFetchFailed = 2, metadataFetchCancelled, metadataFetchTimedOut
  }
  public let code: Code
}

/// An object that retrieves metadata for a URL; the phone finds none.
open class LPMetadataProvider: NSObject {
  /// Whether to fetch what the metadata refers to.
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30

  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    await Task.yield()
    throw LPError(code: .metadataFetchFailed)
  }

  /// Fetches metadata: that fails, in a later turn.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    Task { @MainActor in completionHandler(nil, LPError(code: .metadataFetchFailed)) }
  }

  open func cancel() {}
}

/// A rich visual representation of a link; a box.
@MainActor @preconcurrency
open class LPLinkView: UIView {
  open var metadata = LPLinkMetadata()

  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
  }

  public convenience init(url: URL) {
    self.init(frame: .zero)
    (metadata.originalURL, metadata.url) = (url, url)
  }
}
