// What authors have printed of preferences: what is reduced, and what is told.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Printed {
  /// Shadowfacts, "SwiftUI Preferences" (2025): what may come and go hands up the default, which replaces the value where
  /// `reduce` takes the next one.
  @Test func `an overlay with a branch hands up the default, which a naive key takes`() {
    let device = showing {
      Color.red.preference(key: LastKey.self, value: "non-default")
        .overlay { if true { Color.green } }
        .onPreferenceChange(LastKey.self) { print($0) }
    }
    expect(device.console, is: ["reduce non-default default", "default"])
  }

  /// takehilo, "PreferenceKey" on Qiita (2022): four rectangles in a column.
  @Test func `the values of a column are reduced one by one, and delivered once`() {
    let device = showing {
      VStack {
        Color.clear.preference(key: LastKey.self, value: "Rectangle1")
        Color.clear.preference(key: LastKey.self, value: "Rectangle2")
        Color.clear.preference(key: LastKey.self, value: "Rectangle3")
        Color.clear.preference(key: LastKey.self, value: "Rectangle4")
      }
      .onPreferenceChange(LastKey.self) { print("told \($0)") }
    }
    expect(
      device.console,
      is: [
        "reduce Rectangle1 Rectangle2", "reduce Rectangle2 Rectangle3",
        "reduce Rectangle3 Rectangle4", "told Rectangle4",
      ])
  }

  /// Shadowfacts, the same article: to know which alternative is shown an app sets a value in each of them.
  @Test
  func `of alternatives the one that is shown hands up, and without a value the last that did`()
    throws
  {
    let device = showing { Fitting() }
    expect(device.console, is: ["told large"])
    try expect(device.lines(afterTapping: "200"), is: ["told small"])
    try expect(device.lines(afterTapping: "100"), is: [])
    try expect(device.lines(afterTapping: "300"), is: ["told large"])
    try expect(device.lines(afterTapping: "100"), is: [])
  }
}

private struct LastKey: PreferenceKey {
  static var defaultValue: String { "default" }
  static func reduce(value: inout String, nextValue: () -> String) {
    let next = nextValue()
    print("reduce \(value) \(next)")
    value = next
  }
}

private struct Fitting: View {
  @State private var width: CGFloat = 300
  var body: some View {
    VStack {
      ViewThatFits(in: .horizontal) {
        Text("l").frame(width: 250).preference(key: LastKey.self, value: "large")
        Text("s").frame(width: 150).preference(key: LastKey.self, value: "small")
        Text("-").frame(width: 50)
      }
      .frame(width: width)
      Button("100") { width = 100 }
      Button("200") { width = 200 }
      Button("300") { width = 300 }
    }
    .onPreferenceChange(LastKey.self) { print("told \($0)") }
  }
}
