// Preferences that rows set: who scrolls is told by those that exist, in their order.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension PreferencesSuite {
  @Test func `rows of a list hand up what they set, and more rows hand up more`()
    throws
  {
    let device = showing { InList() }
    expect(device.console.last, is: "list [0, 1, 2]")
    try expect(device.lines(afterTapping: "more").last, is: "list [0, 1, 2, 3]")
  }

  @Test func `rows of a lazy stack do so, too`() throws {
    let device = showing { InStack() }
    expect(device.console.last, is: "stack [0, 1, 2]")
    try expect(device.lines(afterTapping: "more").last, is: "stack [0, 1, 2, 3]")
  }

  @Test func `rows that leave the screen hand up nothing any more`() throws {
    let device = showing { Long() }
    expect(device.console.last, is: "from 0")
    let lines = try device.lines(afterScrollingTo: 60)
    #expect(lines.last.map { $0 != "from 0" && $0 != "from -1" } ?? false)
  }
}

private struct Seen: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct Row: View {
  let number: Int
  var body: some View {
    Text("row \(number)").frame(height: 100).preference(key: Seen.self, value: [number])
  }
}

private struct InList: View {
  @State private var count = 3
  var body: some View {
    VStack(spacing: 0) {
      Button("more") { count += 1 }
      List(0..<count, id: \.self) { Row(number: $0) }
        .onPreferenceChange(Seen.self) { print("list \($0)") }
    }
  }
}

private struct InStack: View {
  @State private var count = 3
  var body: some View {
    VStack(spacing: 0) {
      Button("more") { count += 1 }
      ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { Row(number: $0) } } }
        .onPreferenceChange(Seen.self) { print("stack \($0)") }
    }
  }
}

private struct Long: View {
  var body: some View {
    List(0..<100, id: \.self) { Row(number: $0) }.listStyle(.plain)
      .onPreferenceChange(Seen.self) { print("from \($0.first ?? -1)") }
  }
}
