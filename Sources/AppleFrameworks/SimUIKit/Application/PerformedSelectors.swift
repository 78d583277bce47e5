// Methods that an object performs by their selectors, where the file with the selector declares them.

public import Foundation

/// What is to be performed later, by the object that performs it.
private struct PendingPerformance {
  let object: AnyObject, selector: Selector
  let work: DispatchWorkItem
  /// Threads of an app run one at a time.
  nonisolated(unsafe) static var all: [PendingPerformance] = []

  static func cancel(_ object: AnyObject, _ selector: Selector?) {
    all.removeAll { entry in
      guard entry.object === object, selector == nil || entry.selector == selector else {
        return false
      }
      entry.work.cancel()
      return true
    }
  }
}

extension NSObject {
  /// Whether the method is known.
  public func responds(to selector: Selector) -> Bool { selector.call != nil }

  @discardableResult
  public func perform(_ selector: Selector, with object: Any? = nil) -> Unmanaged<AnyObject>! {
    selector.call?(self, object.map { [$0] } ?? [])
    return nil
  }

  /// Performs a method after seconds, on the main queue.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    guard selector.call != nil else { return }
    let work = workItem(selector, argument)
    let entry = PendingPerformance(object: self, selector: selector, work: work)
    PendingPerformance.all.append(entry)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: work)
  }

  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    if wait, Thread.isMainThread {
      perform(selector, with: argument)
    } else {
      DispatchQueue.main.async(execute: workItem(selector, argument))
    }
  }

  private func workItem(_ selector: Selector, _ argument: Any?) -> DispatchWorkItem {
    nonisolated(unsafe) let (object, argument) = (self, argument)
    return DispatchWorkItem {
      PendingPerformance.all.removeAll { $0.object === object && $0.selector == selector }
      object.perform(selector, with: argument)
    }
  }

  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    PendingPerformance.cancel(target as AnyObject, nil)
  }

  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) { PendingPerformance.cancel(target as AnyObject, selector) }
}
