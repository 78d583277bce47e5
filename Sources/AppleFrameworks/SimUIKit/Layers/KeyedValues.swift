// Values by the names of properties, as Objective-C sets them: what was set is returned, and nothing else happens.

import Foundation

/// An object that keeps values under names.
@MainActor @preconcurrency
public protocol _KeyedValues: AnyObject {
  var _keyedValues: [String: Any] { get set }
}

extension _KeyedValues {
  /// The value that was set under a name; that of the system's own is not known.
  public func value(forKey key: String) -> Any? { _keyedValues[key] }
  public func setValue(_ value: Any?, forKey key: String) { _keyedValues[key] = value }
}

extension UIWindow {
  public var screen: UIScreen { .main }
}

extension UIViewController {
  /// Whether the controller is on its way in or out: nothing that is presented takes time.
  public var isBeingPresented: Bool { false }
  /// Whether the controller is on its way out.
  public var isBeingDismissed: Bool { false }
  /// Whether the controller is on its way into another one.
  public var isMovingToParent: Bool { false }
  /// Whether the controller is on its way out of another one.
  public var isMovingFromParent: Bool { false }
}
