// Anchors: what is made of where views lie, after their layout (mechanism.md#12.2 and #13.4).

import Expectations
import Observation
import SimDevice
import SwiftUI
import Testing

extension PreferencesSuite {
  @Test func `a layer of anchors is made once for a change that moves their views`() throws {
    let device = showing { Marked() }
    expect(device.console, is: ["marked 2", "layer 2", "widths 10, 20"])
    try expect(
      device.lines(afterTapping: "more"), is: ["marked 3", "layer 3", "widths 10, 20, 30"])
    try expect(
      device.lines(afterTapping: "move"), is: ["marked 3", "layer 3", "widths 10, 20, 30"])
  }

  @Test func `an anchor in what is scaled is as large as what is drawn`() {
    let device = showing {
      Color.red.frame(width: 20, height: 20)
        .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        .scaleEffect(3)
        .overlayPreferenceValue(Bounds.self) { anchors in
          GeometryReader { proxy in
            let frame = anchors.map { proxy[$0] }.first ?? .zero
            let _ = print("\(Int(frame.minX)), \(Int(frame.width))")
            Color.clear
          }
        }
    }
    expect(device.console, is: ["-20, 60"])
  }

  @Test func `a frame follows the scale and the rotation around it`() throws {
    let device = showing { Turned() }
    expect(device.console, is: ["50 x 100"])
    try expect(device.lines(afterTapping: "scale"), is: ["100 x 200"])
  }

  @Test func `anchors are gathered in the order of the views, and a transformation comes last`() {
    let device = showing {
      VStack {
        ForEach(["a", "b"], id: \.self) { name in
          Color.red.anchorPreference(key: Sorted.self, value: .center) { _ in [name] }
        }
        Color.blue.anchorPreference(key: Sorted.self, value: .top) { _ in ["c"] }
      }
      .transformAnchorPreference(key: Sorted.self, value: .bounds) { names, _ in
        names = names.map { $0.uppercased() }
      }
      .onPreferenceChange(Sorted.self) { print($0.joined()) }
    }
    expect(device.console, is: ["ABC"])
  }
}

private struct Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Marked: View {
  @State private var count = 2
  @State private var gap = 0.0
  var body: some View {
    let _ = print("marked \(count)")
    VStack(spacing: 0) {
      Color.clear.frame(height: gap)
      ForEach(0..<count, id: \.self) { number in
        Color.red.frame(width: 10 * CGFloat(number + 1), height: 10)
          .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      }
      Button("more") { count += 1 }
      Button("move") { gap += 30 }
    }
    .overlayPreferenceValue(Bounds.self) { anchors in
      let _ = print("layer \(anchors.count)")
      GeometryReader { proxy in
        let _ = print("widths " + anchors.map { "\(Int(proxy[$0].width))" }.joined(separator: ", "))
        Color.clear
      }
    }
  }
}

private struct Turned: View {
  @State private var scale = 1.0
  var body: some View {
    VStack {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .global)
        let _ = print("\(Int(frame.width.rounded())) x \(Int(frame.height.rounded()))")
        Color.clear
      }
      .frame(width: 100, height: 50).rotationEffect(.degrees(90)).scaleEffect(scale)
      Button("scale") { scale = 2 }
    }
  }
}

private struct Sorted: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}
