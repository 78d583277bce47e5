// Modifiers that transform the environment: when their closures are called, and whom they run (mechanism.md#11).

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension EnvironmentsSuite {
  /// mechanism.md#11.5.
  @Test func `a transform follows the observable objects that it reads`() throws {
    let model = Level()
    let device = showing { Transforming(model: model) }
    expect(device.console, is: ["Transforming", "Transformed 1"])
    try expect(device.lines(afterTapping: "raise"), is: ["Transformed 2"])
    try expect(device.lines(afterTapping: "raise"), is: ["Transformed 3"])
    try expect(device.lines(afterTapping: "rename"), is: [])
  }

  /// mechanism.md#6.4, #11.5.
  @Test func `a transform follows whoever changes what it reads, under the change's transaction`()
    throws
  {
    let model = Level()
    let device = showing { Transforming(model: model) }
    expect(device.lines { model.height = 7 }, is: ["Transformed 7"])
    expect(device.lines { model.height = 8 }, is: ["Transformed 8"])
    try expect(
      device.lines(afterTapping: "both"),
      is: [
        "Transforming", "Transformed 8", "between", "Transformed 9",
      ])
  }

  /// 11.5.
  @Test func `a transform of the environment runs for what it captured`() throws {
    let device = showing { Capturing() }
    expect(device.console, is: ["Capturing", "c 11"])
    try expect(device.lines(afterTapping: "n"), is: ["Capturing", "c 12"])
    try expect(device.lines(afterTapping: "u"), is: ["Capturing"])
  }

  @Test func `an environment is transformed when what it comes from changed`() throws {
    let device = showing { Shading() }
    expect(device.console, is: ["body 0", "transform 0", "reads 1"])
    try expect(device.lines(afterTapping: "n"), is: ["body 1"])
    try expect(device.lines(afterTapping: "level"), is: ["body 1", "transform 5", "reads 6"])
  }

  @Test func `an environment modifier is resolved again when a key that it read changes`()
    throws
  {
    let device = showing { Resolving() }
    expect(device.console, is: ["resolve 0"])
    try expect(device.lines(afterTapping: "other"), is: [])
    try expect(device.lines(afterTapping: "depth"), is: ["resolve 1"])
  }
}

private struct FirstKey: EnvironmentKey { static let defaultValue = 1 }

extension EnvironmentValues {
  fileprivate var first: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }
}

@Observable
private final class Level {
  var height = 1
  var name = ""
}

private struct Transforming: View {
  let model: Level
  @State private var turns = 0
  var body: some View {
    let _ = print("Transforming")
    VStack {
      Transformed(turns: turns).transformEnvironment(\.first) { [model] in $0 = model.height }
      Button("both") {
        turns += 1
        withAnimation { model.height += 1 }
        print("between")
      }
      Button("raise") { model.height += 1 }
      Button("rename") { model.name += "x" }
    }
  }
}

private struct Transformed: View {
  var turns = 0
  @Environment(\.first) private var number
  var body: some View {
    let _ = print("Transformed \(number)")
    Text("\(number)")
  }
}

private struct Capturing: View {
  @State var n = 1; @State var u = 0
  var body: some View {
    let _ = print("Capturing");
    VStack {
      LineLimited().transformEnvironment(\.lineLimit) { l in l = (l ?? 0) + n }.lineLimit(10);
      Button("n") { n += 1 }; Button("u") { u += 1 }; Text("\(u)")
    }
  }
}

private struct LineLimited: View {
  @Environment(\.lineLimit) var l; var body: some View { let _ = print("c \(l ?? -1)"); Text("c") }
}

private struct Shade: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var shade: Int {
    get { self[Shade.self] }
    set { self[Shade.self] = newValue }
  }
}

private struct ShadeReader: View {
  @Environment(\.shade) private var shade
  var body: some View {
    let _ = print("reads \(shade)")
    Text("\(shade)")
  }
}

private struct Shading: View {
  @State private var n = 0
  @State private var level = 0
  var body: some View {
    let _ = print("body \(n)")
    VStack {
      Button("n") { n += 1 }
      Button("level") { level = 5 }
      ShadeReader().transformEnvironment(\.shade) {
        print("transform \($0)")
        $0 += 1
      }
    }
    .environment(\.shade, level)
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

extension EnvironmentValues {
  @Entry fileprivate var depth = 0
  @Entry fileprivate var other = 0
}

private struct Deep: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    print("resolve \(environment.depth)")
    return EmptyModifier()
  }
}

private struct Resolving: View {
  @State private var depth = 0
  @State private var other = 0
  var body: some View {
    VStack {
      Text("x").modifier(Deep()).environment(\.depth, depth).environment(\.other, other)
      Button("depth") { depth += 1 }
      Button("other") { other += 1 }
    }
  }
}
