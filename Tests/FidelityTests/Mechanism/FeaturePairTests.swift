// Pairs of features: readers and announcements, preferences and duplicates, equality and environment.
//
// Expectations were derived from the rules before the first run.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  /// 6.1, 8.11: the closure runs behind the action, so the reader is made when the object has its new value.
  @Test
  func `a geometry reader made by an announcement sees the announced value and the next one`()
    throws
  {
    let device = showing { Announced() }
    expect(device.console, is: ["owner false"])
    try expect(device.lines(afterTapping: "n"), is: ["owner true", "reader 1"])
    try expect(device.lines(afterTapping: "n"), is: ["owner true", "reader 2"])
  }

  /// 12.3.
  @Test func `preferences are reduced in the order of the views, whatever lies in front`() throws {
    let device = showing { Layered() }
    expect(device.console, is: ["ab"])
    try expect(device.lines(afterTapping: "front"), is: [])
  }

  /// 14.4, 9.5.
  @Test func `each element of a ForEach is an alternative, one whose id occurs twice as well`()
    throws
  {
    let device = showing { Fitting() }
    expect(device.console, is: ["+ a long text in a line"])
    try expect(
      device.lines(afterTapping: "narrow"), is: ["+ short", "- a long text in a line"])
    try expect(device.lines(afterTapping: "wide"), is: ["+ a long text in a line", "- short"])
    _ = try device.lines(afterTapping: "twice")
    expect(device.screenText.first, is: "a long text in a line")
    try expect(device.lines(afterTapping: "narrow"), is: ["+ s", "- a long text in a line"])
  }

  /// 5.2, 11.1: equal by its own `==` it is not told, but holds the new value for whatever else runs it.
  @Test func `an equal view shows its newest value when the environment runs it`() throws {
    let device = showing { Held() }
    try expect(device.lines(afterTapping: "text"), is: [])
    try expect(device.lines(afterTapping: "lines"), is: ["Holding: _lines changed."])
    expect(device.screenText.first, is: "xx 2")
    try expect(device.lines(afterTapping: "both"), is: ["Holding: _lines changed."])
    expect(device.screenText.first, is: "xxy 3")
  }

  /// 7.6, 12.2: six calls where the view is made, two in another frame; the third is dropped.
  @Test func `a preference that its observer changes is followed twice a frame`() throws {
    let device = showing { Climbing() }
    expect(device.console, is: ["0", "1", "2", "3"])
    try expect(device.lines(afterTapping: "again"), is: ["0", "1"])
    expect(device.screenText, is: ["at 2", "again"])
  }
}

private final class Model: ObservableObject {
  @Published var number = 0
}

private struct Reader: View {
  @ObservedObject var model: Model
  var body: some View {
    let _ = print("reader \(model.number)")
    Text("\(model.number)")
  }
}

private struct Announced: View {
  @State private var model = Model()
  @State private var isShown = false
  var body: some View {
    let _ = print("owner \(isShown)")
    VStack {
      if isShown { Reader(model: model) }
      Button("n") { model.number += 1 }
    }
    .onReceive(model.objectWillChange) { isShown = true }
  }
}

private struct Names: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Layered: View {
  @State private var layer = 0.0
  var body: some View {
    VStack {
      ZStack {
        Text("a").preference(key: Names.self, value: "a").zIndex(layer)
        Text("b").preference(key: Names.self, value: "b")
      }
      .onPreferenceChange(Names.self) { print($0) }
      Button("front") { layer += 1 }
    }
  }
}

private struct Fitting: View {
  @State private var width = 300.0
  @State private var words = ["a long text in a line", "short", "s"]
  var body: some View {
    VStack {
      ViewThatFits(in: .horizontal) {
        ForEach(words, id: \.self) { word in
          Text(word).fixedSize().onAppear { print("+ \(word)") }.onDisappear { print("- \(word)") }
        }
      }
      .frame(width: width)
      Button("narrow") { width = 60 }
      Button("wide") { width = 300 }
      Button("twice") { words = ["a long text in a line", "s", "a long text in a line", "s"] }
    }
  }
}

private struct Held: View {
  @State private var text = "x"
  @State private var lines = 1
  var body: some View {
    VStack {
      Holding(text: text).lineLimit(lines)
      Button("text") { text += "x" }
      Button("lines") { lines += 1 }
      Button("both") {
        text += "y"
        lines += 1
      }
    }
  }
}

private struct Holding: View, Equatable {
  let text: String
  @Environment(\.lineLimit) private var lines
  var body: some View {
    let _ = Self._printChanges()
    Text("\(text) \(lines ?? 0)")
  }
  static func == (lhs: Self, rhs: Self) -> Bool { true }
}

private struct Height: PreferenceKey {
  static var defaultValue: Int { -1 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

private struct Climbing: View {
  @State private var height = 0
  var body: some View {
    VStack {
      Text("at \(height)").preference(key: Height.self, value: min(height, 3))
      Button("again") { height = 0 }
    }
    .onPreferenceChange(Height.self) {
      print($0)
      height = $0 + 1
    }
  }
}
