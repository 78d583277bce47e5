// mechanism.md#5.2 and #5.6: which of two equal values a child holds.

import Combine
import Expectations
import Foundation
import Observation
import SimDevice
import SwiftUI
import Testing

extension Comparison {
  @Test func `an equal child holds the new value, unless the whole body is equal`() throws {
    let device = showing { Titles() }
    expect(device.console, is: ["first title 0 0", "second title 0 0"])
    try expect(device.lines(afterTapping: "+"), is: [])
    try expect(device.lines(afterTapping: "tap first"), is: ["first title 1 1"])
    try expect(device.lines(afterTapping: "tap second"), is: ["second title 0 1"])
  }

  @Test func `objects that equal children held go together right after the body`() throws {
    Handle.count = 0
    let device = showing { Handles() }
    try expect(device.lines(afterTapping: "+"), is: ["Handles 1", "gone 1", "gone 2"])
    try expect(device.lines(afterTapping: "+"), is: ["Handles 2", "gone 3", "gone 4"])
  }

  /// mechanism.md#5.2, #5.6: `equatable()` is a rule of its own and keeps the old value; a view that is equal within a row
  /// that is not holds the new one.
  @Test func `a row that is equal as a whole keeps its value, one in part holds the new`() throws {
    let whole = showing { EqualRows(hasMore: false) }
    expect(whole.console, is: ["equal t"])
    try expect(whole.lines(afterTapping: "title"), is: [])
    try expect(whole.lines(afterTapping: "t 0"), is: ["equal t"])
    let part = showing { EqualRows(hasMore: true) }
    try expect(part.lines(afterTapping: "title"), is: [])
    try expect(part.lines(afterTapping: "t 0"), is: ["equal t!"])
    expect(part.screenText, is: ["title", "t! 1", "t!"])
  }

  /// mechanism.md#5.2, inferred: who is equal by its own equality holds the new closure from its next own evaluation on.
  @Test func `a child that its own equality skips has the old closure until it runs itself`()
    throws
  {
    let device = showing { Teller(isWrapped: false) }
    expect(device.console, is: ["told 1"])
    try expect(device.lines(afterTapping: "count 0"), is: [])
    try expect(device.lines(afterTapping: "say"), is: ["copy 0"])
    try expect(device.lines(afterTapping: "own 0"), is: ["told 1"])
    try expect(device.lines(afterTapping: "say"), is: ["copy 1"])
  }

  /// mechanism.md#5.6: the rule of `equatable()` gives nothing new where the values are equal, so the closure stays the old one.
  @Test func `behind equatable the closure is the one of the last different value`() throws {
    let device = showing { Teller(isWrapped: true) }
    try expect(device.lines(afterTapping: "count 0"), is: [])
    try expect(device.lines(afterTapping: "say"), is: ["copy 0"])
    try expect(device.lines(afterTapping: "own 0"), is: ["told 1"])
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

  @Test func `an Equatable view in a ForEach is compared once per element and pass`() throws {
    let device = showing { ComparedRows() }
    expect(device.console, is: ["row 0", "row 1"])
    try expect(device.lines(afterTapping: "n"), is: ["equal 0", "equal 1"])
    try expect(device.lines(afterTapping: "tens"), is: ["equal 0", "equal 1", "row 10", "row 11"])
  }
}

private struct Title: Equatable {
  let id: String
  let text: String
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

private struct Titled: View {
  let title: Title
  @State private var taps = 0
  var body: some View {
    let _ = print("\(title.id) \(title.text) \(taps)")
    Button("tap \(title.id)") { taps += 1 }
  }
}

private struct Whole: View {
  let n: Int
  var body: some View { Titled(title: Title(id: "second", text: "title \(n)")) }
}

private struct Titles: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Titled(title: Title(id: "first", text: "title \(n)"))
      Whole(n: n)
      Button("+") { n += 1 }
    }
  }
}

private final class Handle {
  nonisolated(unsafe) static var count = 0
  private let number: Int
  init() {
    Handle.count += 1
    number = Handle.count
  }
  deinit { print("gone \(number)") }
}

private struct Handled: View, Equatable {
  let text: String
  let handle: Handle
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.text == rhs.text }
  var body: some View { Text(text) }
}

private struct Handles: View {
  @State private var n = 0
  var body: some View {
    let _ = print("Handles \(n)")
    VStack {
      Handled(text: "a", handle: Handle())
      Handled(text: "b", handle: Handle())
      Button("+") { n += 1 }
    }
  }
}

private struct Equal: View, Equatable {
  let name: String
  let title: String
  @State private var count = 0
  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name }
  var body: some View {
    let _ = print("equal \(title)")
    Button("\(title) \(count)") { count += 1 }
  }
}

private struct EqualRows: View {
  let hasMore: Bool
  @State private var title = "t"
  var body: some View {
    VStack {
      Button("title") { title += "!" }
      if hasMore {
        List(["a"], id: \.self) { name in
          VStack {
            Equal(name: name, title: title)
            Text(title)
          }
        }
      } else {
        List(["a"], id: \.self) { EquatableView(content: Equal(name: $0, title: title)) }
      }
    }
  }
}

private struct Told: View, Equatable {
  let number: Int
  let say: () -> Void
  @State private var own = 0
  nonisolated static func == (a: Told, b: Told) -> Bool { a.number == b.number }
  var body: some View {
    let _ = print("told \(number)")
    Button("own \(own)") { own += 1 }
    Button("say") { say() }
  }
}

private struct Teller: View {
  @State private var count = 0
  let isWrapped: Bool
  var body: some View {
    let copy = count
    let told = Told(number: 1) { print("copy \(copy)") }
    VStack {
      if isWrapped { told.equatable() } else { told }
      Button("count \(count)") { count += 1 }
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

private struct EqualRow: View, Equatable {
  let id: Int
  let tens: Int
  let name = "a name that is longer than fifteen bytes"
  nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
    print("equal \(lhs.id)")
    return lhs.tens == rhs.tens
  }
  var body: some View {
    let _ = print("row \(tens * 10 + id)")
    Text("\(id)")
  }
}

private struct ComparedRows: View {
  @State private var n = 0
  @State private var tens = 0
  var body: some View {
    VStack {
      Text("\(n)")
      ForEach(0..<2, id: \.self) { EqualRow(id: $0, tens: tens) }
      Button("n") { n += 1 }
      Button("tens") { tens += 1 }
    }
  }
}
