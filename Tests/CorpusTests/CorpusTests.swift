// Screens in the style of real apps, compiled as they are, launched from their previews, and compared as text.
//
// A file of `Screens` is what somebody might have in an app, in a style of its own (the folder's `.swift-format`),
// and knows nothing of tests. Its previews are found as `simui preview` finds them. What a user does there is in
// `Steps.swift`; what is on screen after the launch and after each step is in `Expected`, one file a topic.
// `SIMUI_UPDATE_GOLDEN=1 swift test --filter Corpus` writes those anew; the difference is then read before it is committed.

import Foundation
import SimDevice
import SwiftUI
import Testing

/// The folders of `Screens`.
enum Topic: String, CaseIterable, Sendable {
  case architecture = "Architecture"
  case controls = "Controls"
  case data = "Data"
  case drawing = "Drawing"
  case forms = "Forms"
  case frameworks = "Frameworks"
  case layout = "Layout"
  case lists = "Lists"
  case motion = "Motion"
  case navigation = "Navigation"

  /// Those that this target compiles: all in language mode 5, a sample in language mode 6.
  static var compiled: [Topic] {
    #if swift(>=6)
      return [.architecture, .lists]
    #else
      return allCases
    #endif
  }
}

@MainActor @Suite struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// The files of a topic, without their extension.
  private func files(of topic: Topic) throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: Self.folder.appending(path: "Screens/\(topic.rawValue)").path)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  }

  @Test(arguments: Topic.compiled)
  func `screens of a topic show what they are expected to`(_ topic: Topic) throws {
    let text = try files(of: topic).map { try story(of: $0) }.joined(separator: "\n")
    let file = Self.folder.appending(path: "Expected/\(topic.rawValue).txt")
    if ProcessInfo.processInfo.environment["SIMUI_UPDATE_GOLDEN"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected)
  }

  /// What the first preview of a file shows, at first and after each step.
  private func story(of file: String) throws -> String {
    let previews = PreviewCatalog.all().filter { $0.isOf(file) }
    let preview = try #require(previews.first, "\(file).swift has no preview.")
    for (address, body) in answers[file] ?? [:] {
      simulatedResponse(address, body: Data(body.utf8))
    }
    let device = SimulatedDevice()
    try preview.launch(on: device)
    device.settle()
    var lines = ["== \(file)"] + device.screenText
    for step in steps[file] ?? [] {
      try device.play(Script([step]))
      device.settle()
      lines += ["-- \(step)"] + device.screenText
    }
    lines += device.diagnostics.map { "!! \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension PreviewEntry {
  /// Whether the preview stands in a file, or is a provider that is called after it.
  fileprivate func isOf(_ file: String) -> Bool {
    place.contains("/\(file).swift:") || place.hasSuffix(".\(file)_Previews")
      || place.hasSuffix(".\(file)View_Previews")
  }
}
