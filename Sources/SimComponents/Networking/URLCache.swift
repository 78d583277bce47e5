public import Foundation
import Synchronization

/// A cache of responses.
///
/// It reports a capacity and stores nothing, because responses come from files and from
/// `simulatedResponse`.
open class URLCache: NSObject, @unchecked Sendable {
  private static let common = Mutex(URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000))
  /// The cache that sessions share.
  public static var shared: URLCache {
    get { common.withLock { $0 } }
    set { common.withLock { $0 = newValue } }
  }
  /// The capacity in memory, in bytes.
  open var memoryCapacity: Int
  /// The capacity on disk, in bytes.
  open var diskCapacity: Int
  /// The usage of memory, in bytes.
  open var currentMemoryUsage: Int { 0 }
  /// The usage of the disk, in bytes.
  open var currentDiskUsage: Int { 0 }
  /// Creates a cache of capacities in bytes.
  public init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.memoryCapacity = memoryCapacity
    self.diskCapacity = diskCapacity
  }
  /// Creates a cache of capacities in bytes.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity)
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
