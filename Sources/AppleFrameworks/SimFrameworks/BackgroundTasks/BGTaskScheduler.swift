// Background tasks: requests are stored, and no task is ever launched.

public import Foundation
import SimViews

open class BGTask: NSObject {
  public let identifier: String
  open var expirationHandler: (() -> Void)?
  init(identifier: String) { self.identifier = identifier }
  open func setTaskCompleted(success: Bool) {}
}

open class BGAppRefreshTask: BGTask {}
open class BGProcessingTask: BGTask {}

open class BGTaskRequest: NSObject {
  public let identifier: String
  open var earliestBeginDate: Date?
  init(_name identifier: String) { self.identifier = identifier }
}

open class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(_name: identifier) }
}

open class BGProcessingTaskRequest: BGTaskRequest {
  open var requiresNetworkConnectivity = false, requiresExternalPower = false
  public init(identifier: String) { super.init(_name: identifier) }
}

open class BGTaskScheduler: NSObject, @unchecked Sendable {
  public static let shared = BGTaskScheduler()
  private let lock = NSLock()
  private static let name = "BGTaskScheduler"
  private var requestsOutside: [BGTaskRequest] = []
  private var requests: [BGTaskRequest] {
    get { DeviceMemory.read(Self.name) ?? requestsOutside }
    set { if !DeviceMemory.keep(newValue, Self.name) { requestsOutside = newValue } }
  }
  override init() {}
  /// Registers a launch handler, which is never called.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  /// Submits a request and replaces one with the same identifier.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    lock.withLock {
      requests.removeAll { $0.identifier == taskRequest.identifier }
      requests.append(taskRequest)
    }
  }
  open func cancel(taskRequestWithIdentifier identifier: String) {
    lock.withLock { requests.removeAll { $0.identifier == identifier } }
  }
  open func cancelAllTaskRequests() { lock.withLock { requests = [] } }
  /// Reports the pending requests in a later turn of the main queue.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    nonisolated(unsafe) let (waiting, notify) = (lock.withLock { requests }, completionHandler)
    DispatchQueue.main.async { notify(waiting) }
  }
}
