// Key-value coding. Values are stored and returned, and have no other effect.

import Foundation

@MainActor @preconcurrency
public protocol _KeyedValues: AnyObject {
  var _keyedValues: [String: Any] { get set }
}

extension _KeyedValues {
  /// Returns the value that was set for a key, or nil; built-in properties are not found.
  public func value(forKey key: String) -> Any? { _keyedValues[key] }
  public func setValue(_ value: Any?, forKey key: String) { _keyedValues[key] = value }
}

extension UIWindow {
  public var screen: UIScreen { .main }
}

extension UIViewController {
  /// Always false: presentations take no time.
  public var isBeingPresented: Bool { false }
  /// Always false: presentations take no time.
  public var isBeingDismissed: Bool { false }
  /// Always false: presentations take no time.
  public var isMovingToParent: Bool { false }
  /// Always false: presentations take no time.
  public var isMovingFromParent: Bool { false }
}
