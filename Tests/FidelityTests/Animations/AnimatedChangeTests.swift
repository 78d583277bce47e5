// What animates a change, what does not, and what runs for it.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension AnimationsSuite {
  /// mechanism.md#9.3, inferred: a leaving view takes no value from its parent, but it stands in the environment as before.
  @Test func `an object of the environment that is replaced runs a reader on its way out`()
    throws
  {
    let device = showing { Replacing() }
    expect(device.console, is: ["reader a"])
    let lines = try device.log {
      try device.tap("hide")
      device.advance(by: .milliseconds(400))
      try device.tap("swap")
      device.advance(by: .milliseconds(300))
    }
    expect(lines, is: ["reader b"])
    expect(device.log { device.settle() }, is: ["gone"])
  }

  /// mechanism.md#2.5: onChange hears what the state is, never what is shown on the way.
  @Test func `onChange is called at the ends of a reversed animation`() throws {
    let device = showing { Interrupted() }
    let lines = try device.log {
      try device.tap("there")
      device.advance(by: .milliseconds(500))
      try device.tap("back")
      device.settle()
    }
    expect(lines.filter { $0.hasPrefix("body") }, is: ["body 100", "body 0"])
    expect(lines.filter { $0.hasPrefix("changed") }, is: ["changed to 100", "changed to 0"])
    expect(lines.last, is: "x 0")
  }

  /// mechanism.md#19.3.
  @Test func `a view that only moves calls the surrounding transaction modifiers`() throws {
    let device = showing { Moving() }
    _ = device.console
    try expect(device.lines(afterTapping: "grow"), is: ["grown", "below"])
    try expect(device.lines(afterTapping: "grow"), is: ["grown", "below"])
    try expect(device.lines(afterTapping: "other"), is: ["other"])
  }

  @Test func `a transaction modifier is called once per update, whatever it contains`() throws {
    let device = showing { Transacting() }
    try expect(device.lines(afterTapping: "+"), is: ["asked"])
    try expect(device.lines(afterTapping: "+"), is: ["asked"])
  }

  @Test func `a moving view calls the surrounding transaction modifiers once`() throws {
    let device = showing { Pushed() }
    try expect(device.lines(afterTapping: "go"), is: ["asked"])
  }

  @Test func `an animation around a lazy stack animates its subviews as those of a stack`() throws {
    let plain = showing { Growing(isLazy: false, change: .value) }
    let lazy = showing { Growing(isLazy: true, change: .value) }
    let lines = try plain.lines(afterTapping: "grow")
    #expect(lines.count > 2)
    try expect(lazy.lines(afterTapping: "grow"), is: lines)
  }

  @Test
  func `a transaction modifier around a lazy stack is called, and can disable an animation`()
    throws
  {
    let device = showing { Growing(isLazy: true, change: .off) }
    try expect(device.lines(afterTapping: "animate"), is: ["asked", "width 100.0"])
  }
}

/// A view that says each value that it is shown with on the way.
private struct Probe: View, Animatable {
  var x: Double
  nonisolated var animatableData: Double {
    get { x }
    set { x = newValue }
  }
  var body: some View {
    let _ = print("x \(Int(x))")
    Color.red.frame(width: 10, height: 10)
  }
}

private final class Model: ObservableObject {
  let name: String
  init(_ name: String) { self.name = name }
}

private struct Reader: View {
  @EnvironmentObject private var model: Model
  var body: some View {
    let _ = print("reader \(model.name)")
    Text(model.name).onDisappear { print("gone") }
  }
}

private struct Replacing: View {
  @State private var isThere = true
  @State private var isSecond = false
  private let models = [Model("a"), Model("b")]
  var body: some View {
    VStack {
      if isThere { Reader().transition(.opacity) }
      Button("hide") { withAnimation(.linear(duration: 1)) { isThere = false } }
      Button("swap") { isSecond = true }
    }
    .environmentObject(models[isSecond ? 1 : 0])
  }
}

private struct Interrupted: View {
  @State private var x = 0.0
  var body: some View {
    let _ = print("body \(Int(x))")
    Probe(x: x)
      .onChange(of: x) { print("changed to \(Int(x))") }
    Button("there") { withAnimation(.linear(duration: 1)) { x = 100 } }
    Button("back") { withAnimation(.linear(duration: 1)) { x = 0 } }
  }
}

private struct Transacting: View {
  @State private var n = 0
  var body: some View {
    VStack {
      VStack {
        Text("\(n)").opacity(n % 2 == 0 ? 1 : 0.5)
        Text("\(n)").offset(x: CGFloat(n % 2))
        Text("\(n)").opacity(n % 2 == 0 ? 1 : 0.5)
      }
      .transaction { _ in print("asked") }
      Button("+") { n += 1 }
    }
  }
}

private struct Moving: View {
  @State private var isLarge = false
  @State private var n = 0
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: isLarge ? 100 : 50).transaction { _ in print("grown") }
      Color.blue.frame(height: 10).transaction { _ in print("below") }
      Spacer()
      Text("last \(n)").transaction { _ in print("other") }
      Button("grow") { isLarge.toggle() }
      Button("other") { n += 1 }
    }
  }
}

private struct Pushed: View {
  @State private var height = 10.0
  var body: some View {
    VStack {
      Color.red.frame(height: height)
      Text("pushed").transaction { _ in print("asked") }
      Button("go") { withAnimation(.linear(duration: 1)) { height += 50 } }
    }
  }
}

private enum Change { case value, off }

/// A colour in a stack that becomes wider.
private struct Growing: View {
  let isLazy: Bool
  let change: Change
  @State private var width = 50.0

  var body: some View {
    VStack {
      ScrollView {
        switch change {
        case .value: stack.animation(.linear(duration: 0.1), value: width)
        case .off:
          stack.transaction {
            if $0.animation != nil { print("asked") }
            $0.animation = nil
          }
        }
      }
      Button("grow") { width = 100 }
      Button("animate") { withAnimation(.linear(duration: 0.1)) { width = 100 } }
    }
  }

  @ViewBuilder private var stack: some View {
    if isLazy { LazyVStack { bar } } else { VStack { bar } }
  }

  private var bar: some View {
    Color.red.frame(width: width, height: 20)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        print("width \($0)")
      }
  }
}
