// Orders values of any type: numbers, dates, texts; nil comes first.

package import Foundation

/// Compares two values that may be of any type.
package func compareAny(_ lhs: Any?, _ rhs: Any?) -> ComparisonResult {
  switch (flattened(lhs), flattened(rhs)) {
  case (nil, nil): return .orderedSame
  case (nil, _): return .orderedAscending
  case (_, nil): return .orderedDescending
  case (let lhs?, let rhs?):
    if let lhs = lhs as? String, let rhs = rhs as? String { return order(lhs, rhs) }
    if let lhs = lhs as? Date, let rhs = rhs as? Date { return order(lhs, rhs) }
    if let lhs = number(lhs), let rhs = number(rhs) { return order(lhs, rhs) }
    if let lhs = lhs as? UUID, let rhs = rhs as? UUID {
      return order(lhs.uuidString, rhs.uuidString)
    }
    if let lhs = lhs as? NSObject, let rhs = rhs as? NSObject, lhs.isEqual(rhs) {
      return .orderedSame
    }
    return order("\(lhs)", "\(rhs)")
  }
}

private func order<T: Comparable>(_ lhs: T, _ rhs: T) -> ComparisonResult {
  lhs < rhs ? .orderedAscending : rhs < lhs ? .orderedDescending : .orderedSame
}

/// Returns a value without its optionals; nil if it is nil.
package func flattened(_ value: Any?) -> Any? {
  guard let value, !(value is NSNull) else { return nil }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { flattened($0.value) }
}

/// Returns a value as a number, if it is one.
private func number(_ value: Any) -> Double? {
  switch value {
  case let value as NSNumber: value.doubleValue
  case let value as Bool: value ? 1 : 0
  case let value as any BinaryInteger: Double(value)
  case let value as any BinaryFloatingPoint: Double(value)
  case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
  default: nil
  }
}

/// An object whose values are found by their names.
package protocol ValueByPath {
  /// Returns the value at the end of a path of names.
  func value(atPath path: String) -> Any?
}
