// Link previews. Nothing is loaded, and fetching reports a failure.

public import Foundation
public import SimUIKit

open class LPLinkMetadata: NSObject, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
}

public struct LPError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case metadataFetchFailed = 2, metadataFetchCancelled, metadataFetchTimedOut
  }
  public let code: Code
}

/// A metadata provider whose requests all fail.
open class LPMetadataProvider: NSObject {
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30

  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    await Task.yield()
    throw LPError(code: .metadataFetchFailed)
  }

  /// Reports a failure in a later turn of the main queue.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    Task { @MainActor in completionHandler(nil, LPError(code: .metadataFetchFailed)) }
  }

  open func cancel() {}
}

/// A link view, drawn as an empty box.
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
