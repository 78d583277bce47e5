// Bridging of rectangles in `NSValue`, for casts such as `info[key] as? CGRect`.

public import Foundation

extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.cgRectValue
  }
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
  /// Returns whether both values have the same Objective-C type.
  fileprivate func holds(as other: NSValue) -> Bool {
    !(self is NSNumber) && strcmp(objCType, other.objCType) == 0
  }
}
