// The probe of the demo app: a class that says when the value that holds it is made, evaluated and let go.

import SwiftUI

final class InstanceTracker {
  private static var count = 0
  private static var indentation = 0

  /// Makes the next instance number 1.
  static func reset() {
    count = 0
    indentation = 0
  }

  let name: String
  let number: Int

  init(_ name: String) {
    InstanceTracker.count += 1
    self.name = name
    number = InstanceTracker.count
    log("\(name).init() #\(number)")
  }

  deinit { log("\(name).deinit() #\(number)") }

  func log(_ line: String) {
    print(String(repeating: "  ", count: InstanceTracker.indentation) + line)
  }

  func callAsFunction(_ line: String) { log(line) }

  func callAsFunction<Result>(_ line: String? = nil, _ content: () -> Result) -> Result {
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
