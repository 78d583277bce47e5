import Combine
import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension EnvironmentsSuite {
  @Test func `a reader of a key runs when its value differs, and only then`() throws {
    let device = showing { Station() }
    expect(device.console, is: ["Station 0", "Volume 0", "Channel 7"])
    // 1 / 2 is 0 still: the key is written, and its reader is cut off.
    try expect(device.lines(afterTapping: "louder"), is: ["Station 1"])
    try expect(device.lines(afterTapping: "louder"), is: ["Station 2", "Volume 1"])
    try expect(device.lines(afterTapping: "louder"), is: ["Station 3"])
  }

  @Test func `readers of a changed key run in their place in the tree`() throws {
    let device = showing { Mixer() }
    expect(device.console, is: ["Mixer 0", "Between", "Volume 0", "Level 0"])
    try expect(device.lines(afterTapping: "louder"), is: ["Mixer 1", "Volume 1", "Level 1"])
  }

  @Test func `a modifier that writes the environment reaches all texts below`() {
    let device = showing {
      VStack {
        Text("A"); Text("B")
      }.foregroundColor(.red)
    }
    let texts = device.screenDescription.split(separator: "\n").filter { $0.contains("text ") }
    expect(texts.count, is: 2)
    #expect(texts.allSatisfy { $0.contains("red") })
  }

  /// mechanism.md#11.2.
  @Test func `a key path that a view's init chooses anew is followed`() throws {
    let device = showing { Chooser() }
    expect(device.console, is: ["Chooser", "Chosen 1"])
    try expect(device.lines(afterTapping: "other"), is: ["Chooser", "Chosen 2"])
    try expect(device.lines(afterTapping: "first"), is: [])
    try expect(device.lines(afterTapping: "second"), is: ["Chosen 12"])
  }

  /// mechanism.md#11.4.
  @Test func `a key that reads an observable object makes its readers depend on it`() throws {
    Gauge.shared.value = 1
    let device = showing { Gauges() }
    expect(
      device.console, is: ["Gauges", "Needle: @self, @identity, _needle changed.", "needle 1"])
    let lines = device.lines { Gauge.shared.value = 2 }
    #expect(lines.last == "needle 2" && lines.count == 2)
    expect(device.lines { Gauge.shared.value = 3 }.last, is: "needle 3")
    expect(device.screenText, is: ["3", "unrelated"])
    try expect(device.lines(afterTapping: "unrelated"), is: ["Gauges"])
    expect(device.lines { Gauge.shared.value = 4 }.last, is: "needle 4")
  }
}

private struct VolumeKey: EnvironmentKey { static var defaultValue = 0 }

private struct ChannelKey: EnvironmentKey { static var defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var volume: Int {
    get { self[VolumeKey.self] }
    set { self[VolumeKey.self] = newValue }
  }

  fileprivate var channel: Int {
    get { self[ChannelKey.self] }
    set { self[ChannelKey.self] = newValue }
  }
}

private struct Station: View {
  @State private var level = 0
  var body: some View {
    let _ = print("Station \(level)")
    VStack {
      Button("louder") { level += 1 }
      Volume()
      Channel()
    }
    .environment(\.volume, level / 2)
    .environment(\.channel, 7)
  }
}

private struct Mixer: View {
  @State private var level = 0
  var body: some View {
    let _ = print("Mixer \(level)")
    VStack {
      Between().environment(\.volume, level)
      Level(level: level)
      Button("louder") { level += 1 }
    }
  }

  private struct Between: View {
    var body: some View {
      let _ = print("Between")
      Volume()
    }
  }

  private struct Level: View {
    let level: Int
    var body: some View {
      let _ = print("Level \(level)")
      Text("\(level)")
    }
  }
}

private struct Volume: View {
  @Environment(\.volume) private var volume
  var body: some View {
    let _ = print("Volume \(volume)")
    Text("\(volume)")
  }
}

private struct Channel: View {
  @Environment(\.channel) private var channel
  var body: some View {
    let _ = print("Channel \(channel)")
    Text("\(channel)")
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

private struct Chooser: View {
  @State private var isOther = false
  var body: some View {
    let _ = print("Chooser")
    Numbers(
      content: VStack {
        Chosen(isOther ? \.second : \.first)
        Button("other") { isOther = true }
      })
  }
}

private struct Chosen: View {
  @Environment<Int> private var number: Int
  init(_ path: KeyPath<EnvironmentValues, Int>) { _number = Environment(path) }
  var body: some View {
    let _ = print("Chosen \(number)")
    Text("\(number)")
  }
}

@Observable
private final class Level {
  var height = 1
  var name = ""
}

@Observable private final class Gauge {
  @MainActor static let shared = Gauge()
  var value = 1
}

extension EnvironmentValues {
  @MainActor fileprivate var needle: Int { Gauge.shared.value }
}

private struct Gauges: View {
  @State private var n = 0
  var body: some View {
    let _ = print("Gauges")
    VStack {
      Needle().environment(\.lineLimit, n)
      Button("unrelated") { n += 1 }.opacity(n > 100 ? 0 : 1)
    }
  }
}

private struct Needle: View {
  @Environment(\.needle) private var needle
  var body: some View {
    let _ = Self._printChanges()
    let _ = print("needle \(needle)")
    Text("\(needle)")
  }
}
