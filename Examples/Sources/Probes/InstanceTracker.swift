// A class that logs when the value that holds it is made, evaluated and released.

import SwiftUI

/// Stored in a view, it prints a line when the view's value is made or released, and braces around what its body prints.
public final class InstanceTracker {
  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static var indentation = 0

  /// Makes the next instance number 1.
  public static func reset() {
    count = 0
    indentation = 0
  }

  let name: String
  /// Which instance this is, counted over all names from 1.
  public let number: Int

  /// Increments the count and logs it.
  public init(_ name: String) {
    InstanceTracker.count += 1
    self.name = name
    number = InstanceTracker.count
    log("\(name).init() #\(number)")
  }

  deinit { log("\(name).deinit() #\(number)") }

  /// Prints a line, indented by the bodies that are being evaluated.
  public func log(_ line: String) {
    print(String(repeating: "  ", count: InstanceTracker.indentation) + line)
  }

  /// Prints a line, as `log` does.
  public func callAsFunction(_ line: String) { log(line) }

  /// Evaluates the content of a body between two lines that say so.
  public func callAsFunction<Result>(_ line: String? = nil, _ content: () -> Result) -> Result {
    log("\(name).body #\(number) {")
    InstanceTracker.indentation += 1
    defer {
      InstanceTracker.indentation -= 1
      log("}")
    }
    if let line { log(line) }
    return content()
  }
}
