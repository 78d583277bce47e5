// A rectangle in one of Foundation's values is taken out by a cast, as in `info[key] as? CGRect`.

public import Foundation

extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.cgRectValue
  }
  /// The rectangle, if the value holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard source.holds(as: NSValue(cgRect: .zero)) else { return false }
    result = source.cgRectValue
    return true
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.cgRectValue ?? .zero
  }
}

extension NSValue {
  /// Whether it holds what another one holds.
  fileprivate func holds(as other: NSValue) -> Bool {
    !(self is NSNumber) && strcmp(objCType, other.objCType) == 0
  }
}
