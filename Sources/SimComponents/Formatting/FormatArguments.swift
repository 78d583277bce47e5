// What apps pass to formats and predicates as `CVarArg`: on a phone, bridging to Objective-C makes everything such an argument.

public import Foundation

extension CVarArg {
  /// A text as an argument of `%@`; the format does not release it.
  fileprivate func encoded(_ text: String) -> [Int] {
    [Int(bitPattern: Unmanaged.passRetained(NSString(string: text)).toOpaque())]
  }
}

extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoded(description) }
}

extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoded(uuidString) }
}

extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoded(description) }
}

extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoded(absoluteString) }
}
