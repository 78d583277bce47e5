// Readers of the whole environment run for the keys that they use (mechanism.md#11.3).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension EnvironmentsSuite {
  /// mechanism.md#11.3.
  @Test func `a reader of the whole environment runs for the keys that it used alone`() throws {
    let device = showing { Whole() }
    expect(device.console, is: ["Fonts 1"])
    try expect(device.lines(afterTapping: "first"), is: [])
    try expect(device.lines(afterTapping: "lines"), is: ["Fonts 2"])
  }

  @Test func `the whole environment can be read and replaced`() {
    let device = showing { Replacing() }
    expect(device.screenText, is: ["level 42"])
  }
}

private struct FirstKey: EnvironmentKey { static let defaultValue = 1 }

private struct SecondKey: EnvironmentKey { static let defaultValue = 2 }

extension EnvironmentValues {
  fileprivate var first: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }

  fileprivate var second: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}

/// Writes both keys itself, so that only what reads them can run.
private struct Numbers<Content: View>: View {
  @State private var first = 1
  @State private var second = 2
  @State private var lines = 1
  let content: Content
  var body: some View {
    VStack {
      content
      Button("first") { first += 10 }
      Button("second") { second += 10 }
      Button("lines") { lines += 1 }
    }
    .environment(\.first, first).environment(\.second, second).environment(\.lineLimit, lines)
  }
}

private struct Whole: View {
  var body: some View { Numbers(content: Fonts()) }
}

private struct Fonts: View {
  @Environment(\.self) private var all
  var body: some View {
    let _ = print("Fonts \(all.lineLimit ?? 0)")
    Text("x")
  }
}

private struct LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelText: View {
  @Environment(\.level) private var level
  var body: some View { Text("level \(level)") }
}

private struct Replacing: View {
  @Environment(\.self) private var environment
  var body: some View { LevelText().environment(\.self, raised) }

  private var raised: EnvironmentValues {
    var values = environment
    values.level = 42
    return values
  }
}
