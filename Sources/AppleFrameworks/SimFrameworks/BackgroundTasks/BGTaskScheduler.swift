// Work that the system starts while an app is in the background: requests are kept, and none is ever started.

public import Foundation
import SimViews

/// Work that the system has started; there is none.
open class BGTask: NSObject {
  /// What the work is called.
  public let identifier: String
  /// What happens when the time is over.
  open var expirationHandler: (() -> Void)?
  init(identifier: String) { self.identifier = identifier }
  /// The work is done.
  open func setTaskCompleted(success: Bool) {}
}

/// Short work.
open class BGAppRefreshTask: BGTask {}
/// Long work.
open class BGProcessingTask: BGTask {}

/// A request for work.
open class BGTaskRequest: NSObject {
  /// What the work is called.
  public let identifier: String
  /// Before when it does not begin.
  open var earliestBeginDate: Date?
  init(_name identifier: String) { self.identifier = identifier }
}

/// A request for short work.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// Creates a request.
  public init(identifier: String) { super.init(_name: identifier) }
}

/// A request for long work.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// What the work wants.
  open var requiresNetworkConnectivity = false, requiresExternalPower = false
  /// Creates a request.
  public init(identifier: String) { super.init(_name: identifier) }
}

/// Who starts work; nothing is started.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// The only one.
  public static let shared = BGTaskScheduler()
  private let lock = NSLock()
  private static let name = "BGTaskScheduler"
  private var requestsOutside: [BGTaskRequest] = []
  /// Those of the device that runs.
  private var requests: [BGTaskRequest] {
    get { DeviceMemory.read(Self.name) ?? requestsOutside }
    set { if !DeviceMemory.keep(newValue, Self.name) { requestsOutside = newValue } }
  }
  override init() {}
  /// Says what is done for a name; never called.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  /// Takes a request, in the place of one of the same name.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    lock.withLock {
      requests.removeAll { $0.identifier == taskRequest.identifier }
      requests.append(taskRequest)
    }
  }
  /// Forgets a request.
  open func cancel(taskRequestWithIdentifier identifier: String) {
    lock.withLock { requests.removeAll { $0.identifier == identifier } }
  }
  /// Forgets all requests.
  open func cancelAllTaskRequests() { lock.withLock { requests = [] } }
  /// Tells what waits, in a later turn of the main queue.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    nonisolated(unsafe) let (waiting, tell) = (lock.withLock { requests }, completionHandler)
    DispatchQueue.main.async { tell(waiting) }
  }
}
