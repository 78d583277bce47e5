// Texts that are compared with a committed file.
//
// `SIMUI_UPDATE_GOLDEN=1 swift test --filter simuiTests` writes the files anew; the difference is
// then read before it is committed.

import Foundation
import Testing

/// Expects a text to equal the committed one.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name)")
  if ProcessInfo.processInfo.environment["SIMUI_UPDATE_GOLDEN"] == "1" {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let expected = try String(contentsOf: file, encoding: .utf8)
  #expect(text == expected, "differs from \(name)", sourceLocation: sourceLocation)
}
