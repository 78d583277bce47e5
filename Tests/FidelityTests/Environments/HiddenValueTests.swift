// Values that an inner writer hides, and what is read where it is gone.

import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension EnvironmentsSuite {
  @Test func `an equal value for a key, or one hidden by another writer, runs no reader`() throws {
    let device = showing { EqualKeys() }
    expect(device.console, is: ["body 0", "outer 0", "inner 7", "size 0"])
    try expect(device.lines(afterTapping: "n"), is: ["body 1"])
    try expect(device.lines(afterTapping: "n"), is: ["body 2", "outer 1"])
  }

  /// mechanism.md#11.2: a missing value is the key's default again when the writer goes.
  @Test func `an environment value is the default again where its writer is gone`() throws {
    let device = showing { Writers() }
    expect(device.console, is: ["size 3"])
    try expect(device.lines(afterTapping: "none"), is: ["size 0"])
  }
}

private struct Level: EnvironmentKey { static let defaultValue = 0 }

private struct Size: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[Level.self] }
    set { self[Level.self] = newValue }
  }

  fileprivate var size: Int {
    get { self[Size.self] }
    set { self[Size.self] = newValue }
  }
}

private struct LevelReader: View {
  let name: String
  @Environment(\.level) private var level
  var body: some View {
    let _ = print("\(name) \(level)")
    Text("\(level)")
  }
}

private struct SizeReader: View {
  @Environment(\.size) private var size
  var body: some View {
    let _ = print("size \(size)")
    Text("\(size)")
  }
}

private struct EqualKeys: View {
  @State private var n = 0
  var body: some View {
    let _ = print("body \(n)")
    VStack {
      Button("n") { n += 1 }
      LevelReader(name: "outer")
      LevelReader(name: "inner").environment(\.level, 7)
      SizeReader()
    }
    .environment(\.level, n / 2)
  }
}

private struct SizeKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var shoeSize: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}

private struct Writers: View {
  @State private var size: Int? = 3
  var body: some View {
    SizeReader2().transformEnvironment(\.shoeSize) { if let size { $0 = size } }
    Button("none") { size = nil }
  }
}

private struct SizeReader2: View {
  @Environment(\.shoeSize) private var size
  var body: some View {
    let _ = print("size \(size)")
    Text("\(size)")
  }
}
