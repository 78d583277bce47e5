// Selectors: names of methods. Without the runtime of Objective-C a name is not enough to call a method, so the build of
// an app hands over the method with the name, where the file with the selector declares it.

import Foundation

/// The name of a method.
public struct Selector: Hashable, @unchecked Sendable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  typealias Call = (_ target: AnyObject, _ arguments: [Any]) -> Void
  let name: String
  public var description: String { name }
  /// Calls the method with as many of the arguments as it takes; nil where only the name is known.
  let call: Call?
  private init(_ name: String, _ call: @escaping Call) { (self.name, self.call) = (name, call) }
  public init(_ name: String) { (self.name, call) = (name, nil) }
  public init(stringLiteral value: String) { self.init(value) }
  public static func == (a: Self, b: Self) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector {
  public init<Target: AnyObject, Result>(
    _ name: String, calling method: @escaping (Target) -> () -> Result
  ) {
    self.init(name) { target, arguments in
      guard let target = target as? Target
      else { return }
      _ = method(target)()
    }
  }
  public init<Target: AnyObject, Result>(
    _ name: String, calling method: @escaping (Target) -> @MainActor () -> Result
  ) {
    self.init(name) { target, arguments in
      guard let target = target as? Target
      else { return }
      _ = unsafeBitCast(method(target), to: (() -> Result).self)()
    }
  }
  public init<Target: AnyObject, A, Result>(
    _ name: String, calling method: @escaping (Target) -> (A) -> Result
  ) {
    self.init(name) { target, arguments in
      guard let target = target as? Target, arguments.count > 0, let a = arguments[0] as? A
      else { return }
      _ = method(target)(a)
    }
  }
  public init<Target: AnyObject, A, Result>(
    _ name: String, calling method: @escaping (Target) -> @MainActor (A) -> Result
  ) {
    self.init(name) { target, arguments in
      guard let target = target as? Target, arguments.count > 0, let a = arguments[0] as? A
      else { return }
      _ = unsafeBitCast(method(target), to: ((A) -> Result).self)(a)
    }
  }
  public init<Target: AnyObject, A, B, Result>(
    _ name: String, calling method: @escaping (Target) -> (A, B) -> Result
  ) {
    self.init(name) { target, arguments in
      guard let target = target as? Target, arguments.count > 1, let a = arguments[0] as? A,
        let b = arguments[1] as? B
      else { return }
      _ = method(target)(a, b)
    }
  }
  public init<Target: AnyObject, A, B, Result>(
    _ name: String, calling method: @escaping (Target) -> @MainActor (A, B) -> Result
  ) {
    self.init(name) { target, arguments in
      guard let target = target as? Target, arguments.count > 1, let a = arguments[0] as? A,
        let b = arguments[1] as? B
      else { return }
      _ = unsafeBitCast(method(target), to: ((A, B) -> Result).self)(a, b)
    }
  }
  public init<Target: AnyObject, A, B, C, Result>(
    _ name: String, calling method: @escaping (Target) -> (A, B, C) -> Result
  ) {
    self.init(name) { target, arguments in
      guard let target = target as? Target, arguments.count > 2, let a = arguments[0] as? A,
        let b = arguments[1] as? B,
        let c = arguments[2] as? C
      else { return }
      _ = method(target)(a, b, c)
    }
  }
  public init<Target: AnyObject, A, B, C, Result>(
    _ name: String, calling method: @escaping (Target) -> @MainActor (A, B, C) -> Result
  ) {
    self.init(name) { target, arguments in
      guard let target = target as? Target, arguments.count > 2, let a = arguments[0] as? A,
        let b = arguments[1] as? B,
        let c = arguments[2] as? C
      else { return }
      _ = unsafeBitCast(method(target), to: ((A, B, C) -> Result).self)(a, b, c)
    }
  }
}
