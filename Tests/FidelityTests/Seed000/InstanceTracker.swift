// The probe of the demo app: a class that says when the value that holds it is made, evaluated and let go.

import SwiftUI

final class InstanceTracker {
  static var count = 0

  let name: String
  let number: Int

  init(_ name: String) {
    InstanceTracker.count += 1
    self.name = name
    number = InstanceTracker.count
    print("\(name).init() #\(number)")
  }

  deinit { print("\(name).deinit() #\(number)") }

  func log(_ line: String) { print(line) }

  func callAsFunction(_ line: String) { print(line) }

  func callAsFunction<Result>(_ line: String? = nil, _ content: () -> Result) -> Result {
    print("\(name).body #\(number) {")
    if let line { print("  \(line)") }
    Self.indentation += 1
    defer {
      Self.indentation -= 1
      print("}")
    }
    return content()
  }

  static var indentation = 0

  private func print(_ line: String) {
    Swift.print(String(repeating: "  ", count: InstanceTracker.indentation) + line)
  }
}
