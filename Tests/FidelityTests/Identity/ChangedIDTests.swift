// Views with an explicit id, and views in an AnyView: when they begin anew (mechanism.md#9).

import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension IdentitySuite {
  /// mechanism.md#9.4: what lies behind a view is in a list of its own, and its transition is not that of the view.
  @Test func `a transition behind a view in an AnyView does not keep the view`() throws {
    let device = showing { Backed() }
    expect(device.console, is: [])
    try expect(device.lines(afterTapping: "next"), is: ["first disappears", "second appears"])
  }

  @Test func `an id that is the same keeps the view, one that changed makes state and task anew`()
    throws
  {
    let device = showing { Reset() }
    expect(device.console, is: ["made 0", "appear", "task"])
    try expect(device.lines(afterTapping: "n 0"), is: ["made 1"])
    try expect(device.lines(afterTapping: "other"), is: [])
    try expect(device.lines(afterTapping: "reset"), is: ["made 0", "appear", "gone", "task"])
  }

  /// mechanism.md#9.8, GT-129: another explicit id is another row.
  @Test func `another id in a row makes what it holds anew`() throws {
    Made.count = 0
    let device = showing { IdsInRows() }
    expect(device.console, is: ["made 1", "made 2"])
    let lines = try device.lines(afterTapping: "next")
    expect(lines.sorted(), is: ["let go of 1", "let go of 2", "made 3", "made 4"])
    expect(device.screenText, is: ["next", "holds 3", "holds 4"])
  }

  /// GT-120, mechanism.md#9.4: the identity is the whole wrapped type, modifiers included.
  @Test func `a modifier more in an AnyView is another type, and the state is new`() throws {
    let device = showing { Wrapped() }
    try expect(device.lines(afterTapping: "count 0"), is: ["erased 0 1"])
    try expect(device.lines(afterTapping: "next"), is: ["erased 1 1"])
    try expect(device.lines(afterTapping: "next"), is: ["erased 2 0"])
  }
}

private struct Backed: View {
  @State private var isFirst = true
  var body: some View {
    isFirst
      ? AnyView(
        Text("first").background { Color.red.transition(.opacity) }
          .onDisappear { print("first disappears") })
      : AnyView(Button("second") {}.onAppear { print("second appears") })
    Button("next") { isFirst.toggle() }
  }
}

private struct Reset: View {
  @State private var id = 0
  @State private var other = 0
  var body: some View {
    VStack {
      Counter().id(id)
      Button("reset") { id += 1 }
      Button("other") { other += 1 }
    }
  }
  struct Counter: View {
    @State private var n = 0
    var body: some View {
      let _ = print("made \(n)")
      Button("n \(n)") { n += 1 }
        .onAppear { print("appear") }
        .onDisappear { print("gone") }
        .task { print("task") }
    }
  }
}

private final class Made {
  static var count = 0
  let number: Int
  init() {
    Self.count += 1
    number = Self.count
    print("made \(number)")
  }
  deinit { print("let go of \(number)") }
}

private struct Holder: View {
  @StateObject private var held = Held()
  var body: some View { Text("holds \(held.made.number)") }
}

private final class Held: ObservableObject { let made = Made() }

private struct IdsInRows: View {
  @State private var version = 0
  var body: some View {
    VStack {
      Button("next") { version += 1 }
      List(0..<2, id: \.self) { _ in Holder().id(version) }
    }
  }
}

private struct Erased: View {
  let kind: Int
  @State private var count = 0
  var body: some View {
    let _ = print("erased \(kind) \(count)")
    Button("count \(count)") { count += 1 }
  }
}

private struct Wrapped: View {
  @State private var kind = 0
  private var content: AnyView {
    kind == 2 ? AnyView(Erased(kind: kind).padding()) : AnyView(Erased(kind: kind))
  }
  var body: some View {
    VStack {
      content
      Button("next") { kind += 1 }
    }
  }
}
