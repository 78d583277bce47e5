// Observers and timers that call a method by its selector.

public import Foundation
import SimComponents

/// The observers that were added with a selector; the centers keep them weakly.
private enum SelectorObservers {
  struct Entry {
    let center: NotificationCenter
    let observer: ObjectIdentifier
    let name: Notification.Name?
    let token: any NSObjectProtocol
  }
  /// Threads of an app run one at a time.
  nonisolated(unsafe) static var all: [Entry] = []

  static func remove(_ condition: (Entry) -> Bool) {
    let removed = all.filter(condition)
    all.removeAll(where: condition)
    for entry in removed { entry.center.removeObserver(entry.token as Any) }
  }
}

extension NotificationCenter {
  /// Calls a method of an observer for each notification, for as long as the observer exists.
  ///
  /// Nothing is called where only the name of the method is known.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    guard selector.call != nil, type(of: observer) is AnyClass else { return }
    nonisolated(unsafe) weak let target: AnyObject? = observer as AnyObject
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      if let object = target { selector.call?(object, [notification]) }
    }
    let entry = SelectorObservers.Entry(
      center: self, observer: ObjectIdentifier(observer as AnyObject), name: name, token: token)
    SelectorObservers.all.append(entry)
  }

  /// Removes an observer, whether it is a token or was added with a selector.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove { $0.center === self && $0.observer == ObjectIdentifier(observer) }
    removeObserver(observer as Any)
  }

  /// Removes an observer of notifications of a name.
  public func removeObserver(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any? = nil
  ) {
    SelectorObservers.remove {
      $0.center === self && $0.observer == ObjectIdentifier(observer)
        && (name == nil || $0.name == name)
    }
    removeObserver(observer as Any, name: name, object: object)
  }
}

extension Timer {
  /// A timer that calls a method of a target, which it keeps; it fires without effect where only the name of the method is
  /// known.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    nonisolated(unsafe) let target = target as AnyObject
    self.init(timeInterval: timeInterval, repeats: repeats) { selector.call?(target, [$0]) }
  }

  /// Schedules a timer, if its method is known.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    if selector.call != nil { RunLoop.current.add(timer, forMode: .default) }
    return timer
  }
}

/// A display link: a timer with the interval of a frame, which calls a method of its target.
///
/// It fires between frames and not at their beginning.
open class CADisplayLink: NSObject {
  private let target: AnyObject, selector: Selector
  private var timer: Timer?
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The time of the last call, in seconds.
  open private(set) var timestamp: TimeInterval = 0
  /// The length of a frame, in seconds.
  open var duration: TimeInterval { 1.0 / 60 }
  open var targetTimestamp: TimeInterval { timestamp + interval }

  public init(target: Any, selector: Selector) {
    (self.target, self.selector) = (target as AnyObject, selector)
  }

  private var interval: TimeInterval {
    let wanted = Double(preferredFrameRateRange.preferred ?? Float(preferredFramesPerSecond))
    return wanted > 0 ? 1 / wanted : duration
  }

  /// Begins, if the method is known.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard timer == nil, selector.call != nil else { return }
    nonisolated(unsafe) let link = self
    let timer = Timer(timeInterval: interval, repeats: true) { _ in link.fire() }
    runloop.add(timer, forMode: mode)
    self.timer = timer
  }

  private func fire() {
    guard !isPaused else { return }
    timestamp = CACurrentMediaTime()
    selector.call?(target, [self])
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  open func invalidate() {
    timer?.invalidate()
    timer = nil
  }
}

/// Rates of frames, in hertz.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float, maximum: Float, preferred: Float?
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
