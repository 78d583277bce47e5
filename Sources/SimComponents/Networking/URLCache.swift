public import Foundation
import Synchronization

/// A cache of answers: it reports a capacity and keeps nothing, because responses come from files and from
/// `simulatedResponse`.
open class URLCache: NSObject, @unchecked Sendable {
  private static let common = Mutex(URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000))
  /// The cache that sessions share.
  public static var shared: URLCache {
    get { common.withLock { $0 } }
    set { common.withLock { $0 = newValue } }
  }
  /// How much it might hold in memory, in bytes.
  open var memoryCapacity: Int
  /// How much it might hold on disk, in bytes.
  open var diskCapacity: Int
  /// How much it holds, in bytes.
  open var currentMemoryUsage: Int { 0 }
  /// How much it holds on disk, in bytes.
  open var currentDiskUsage: Int { 0 }
  /// Creates a cache of capacities in bytes.
  public init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.memoryCapacity = memoryCapacity
    self.diskCapacity = diskCapacity
  }
  open func removeAllCachedResponses() {}
  /// Forgets the answer to a request.
  open func removeCachedResponse(for request: URLRequest) {}
}

extension URLSessionConfiguration {
  /// The cache of answers.
  public var urlCache: URLCache? {
    get { .shared }
    set { if let newValue { URLCache.shared = newValue } }
  }
}
