// Calls by the name of a method, which need the runtime of Objective-C: they are taken, and nobody makes them.

public import Foundation

extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
}
