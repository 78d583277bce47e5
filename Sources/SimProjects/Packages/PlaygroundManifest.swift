// The manifest of an app that is a package of Swift Playgrounds: its product is of a kind that only Apple's package manager knows.

import Foundation

/// A manifest with the product of an app.
package struct PlaygroundManifest {
  /// The manifest as every package manager understands it.
  package let portable: String

  /// - Parameter text: the manifest; the result is nil if it does not describe such an app.
  package init?(_ text: String) {
    guard text.contains("import AppleProductTypes"),
      let call = text.firstRange(of: #/\.iOSApplication\s*\(/#),
      let end = Self.end(ofCall: text[call.upperBound...]),
      let targets = text[call.upperBound..<end].firstMatch(of: #/targets:\s*(\[[^\]]*\])/#)
    else { return nil }
    portable = text.replacingCharacters(
      in: call.lowerBound..<end, with: ".executable(name: \"app\", targets: \(targets.1))"
    ).replacing("import AppleProductTypes", with: "")
  }

  /// The end of a call, whose opening parenthesis comes before the text.
  private static func end(ofCall text: Substring) -> String.Index? {
    var (depth, isText) = (1, false)
    for index in text.indices {
      switch text[index] {
      case "\"": isText.toggle()
      case "(" where !isText: depth += 1
      case ")" where !isText: depth -= 1
      default: break
      }
      if depth == 0 { return text.index(after: index) }
    }
    return nil
  }
}
