// mechanism.md#9.1: in rows the body of an app's modifier is expanded once, as that of a view is, and its content is the list of
// views to which it is applied.

import Expectations
@_spi(Runtime) import SimComponents
import SimDevice
import SimViews
import SwiftUI
import Testing

extension RowsSuite {
  @Test func `a modifier whose body is a container makes one row of several`() throws {
    let device = showing { List { Pair().modifier(Boxed()) } }
    expect(device.console, is: ["boxed 0", "pair"])
    expect(device.screenText, is: ["a", "b", "m 0"])
    #expect(device.rowCount == 1)
    try expect(device.lines(afterTapping: "m 0"), is: ["boxed 1"])
    let lazy = showing {
      ScrollView {
        LazyVStack {
          Group {
            Text("a"); Text("b")
          }.modifier(Boxed())
        }
      }
    }
    expect(lazy.console, is: ["boxed 0"])
    expect(lazy.screenText, is: ["a", "b", "m 0"])
    let elements = showing { List { ForEach(0..<3) { Text("\($0)") }.modifier(Boxed()) } }
    expect(elements.console, is: ["boxed 0"])
    expect(elements.screenText, is: ["0", "1", "2", "m 0"])
    let section = showing { Form { Section { Pair().modifier(Boxed()) } } }
    expect(section.console, is: ["boxed 0", "pair"])
    expect(section.screenText, is: ["a", "b", "m 0"])
  }

  @Test func `a modifier whose body is several views adds its own to the rows of its content`()
    throws
  {
    let device = showing {
      Filling { count in List { Numbers(count: count).modifier(Followed()) } }
    }
    expect(device.console, is: ["followed 0", "numbers 2"])
    expect(device.screenText, is: ["0", "1", "after 0", "fill"])
    #expect(device.rowCount == 3)
    try expect(device.lines(afterTapping: "after 0"), is: ["followed 1"])
    try expect(device.lines(afterTapping: "fill"), is: ["numbers 3"])
    expect(device.screenText, is: ["0", "1", "2", "after 1", "fill"])
    let one = showing { List { Text("one").modifier(Followed()) } }
    expect(one.screenText, is: ["one", "after 0"])
    #expect(one.rowCount == 2)
  }

  @Test func `each element of a ForEach has as many rows as the modifier's body`() throws {
    let device = showing { List { ForEach(0..<2) { Text("e \($0)").modifier(Followed()) } } }
    expect(device.console, is: ["followed 0", "followed 0"])
    expect(device.screenText, is: ["e 0", "after 0", "e 1", "after 0"])
    _ = try device.lines(afterTapping: "after 0")
    expect(device.screenText, is: ["e 0", "after 1", "e 1", "after 0"])
  }

  @Test func `a modifier shows itself around nothing`() {
    let device = showing {
      List {
        ForEach(0..<2) { _ in EmptyView().modifier(Boxed()) }
        Optional<Text>.none.modifier(Boxed())
      }
    }
    expect(device.screenText, is: ["m 0", "m 0", "m 0"])
  }

  @Test func `what modifiers inside a modifier's body do is done to each row of its content`()
    throws
  {
    let device = showing { Filling { count in List { Numbers(count: count).modifier(Told()) } } }
    expect(device.console, is: ["told", "numbers 2", "tag 5", "tag 5"])
    try expect(device.lines(afterTapping: "fill"), is: ["numbers 3", "tag 5"])
    expect(device.screenText, is: ["0", "tag 5", "1", "tag 5", "2", "tag 5", "fill"])
  }

  @Test func `a view of several rows sees what an app's modifier writes into the environment`()
    throws
  {
    let device = showing { Filling { count in List { Tagged().modifier(Telling(tag: count)) } } }
    expect(device.console, is: ["tagged 2"])
    try expect(device.lines(afterTapping: "fill"), is: ["tagged 3"])
    expect(device.screenText, is: ["x 3", "y 3", "fill"])
  }

  @Test func `a modifier of one view and one row still makes rows when they are needed`() throws {
    let device = showing {
      List(0..<1_000, id: \.self) { Printing(number: $0).modifier(Chosen()) }
    }
    #expect(device.console.count < 30)
    _ = try device.lines(afterScrollingTo: 900)
    #expect(device.console.count < 60)
  }

  @Test func `a branch in a modifier's body has the rows of what it shows`() throws {
    let device = showing { List { Pair().modifier(Perhaps()) } }
    expect(device.screenText, is: ["a", "b", "toggle"])
    try expect(device.lines(afterTapping: "toggle"), is: [])
    expect(device.screenText, is: ["toggle"])
    try expect(device.lines(afterTapping: "toggle"), is: ["pair"])
    expect(device.screenText, is: ["a", "b", "toggle"])
  }
}

extension SimulatedDevice {
  /// How many rows of lists are on screen.
  fileprivate var rowCount: Int {
    let area = CGRect(origin: .zero, size: engine.screen.safeArea.size)
    return Set(engine.runtime.screenItems(in: area).compactMap { $0.row?.start }).count
  }
}

private struct Pair: View {
  var body: some View {
    let _ = print("pair")
    Text("a")
    Text("b")
  }
}

private struct Numbers: View {
  let count: Int
  var body: some View {
    let _ = print("numbers \(count)")
    ForEach(0..<count, id: \.self) { Text("\($0)") }
  }
}

private struct Printing: View {
  let number: Int
  var body: some View {
    let _ = print("printing \(number)")
    Text("\(number)")
  }
}

private struct Filling<Content: View>: View {
  @ViewBuilder let content: (Int) -> Content
  @State private var count = 2
  var body: some View {
    VStack {
      content(count)
      Button("fill") { count += 1 }
    }
  }
}

private struct Boxed: ViewModifier {
  @State private var taps = 0
  func body(content: Content) -> some View {
    let _ = print("boxed \(taps)")
    VStack {
      content
      Button("m \(taps)") { taps += 1 }
    }
  }
}

private struct Followed: ViewModifier {
  @State private var taps = 0
  func body(content: Content) -> some View {
    let _ = print("followed \(taps)")
    content
    Button("after \(taps)") { taps += 1 }
  }
}

private struct Perhaps: ViewModifier {
  @State private var isOn = true
  func body(content: Content) -> some View {
    if isOn { content.padding(1) }
    Button("toggle") { isOn.toggle() }
  }
}

private struct Chosen: ViewModifier {
  var isMarked = true
  func body(content: Content) -> some View {
    if isMarked { content.padding(1) } else { content }
  }
}

private enum RowTagKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var rowTag: Int {
    get { self[RowTagKey.self] }
    set { self[RowTagKey.self] = newValue }
  }
}

private struct Telling: ViewModifier {
  let tag: Int
  func body(content: Content) -> some View { content.environment(\.rowTag, tag) }
}

private struct Told: ViewModifier {
  func body(content: Content) -> some View {
    let _ = print("told")
    content.modifier(Marked()).environment(\.rowTag, 5)
  }
}

/// Done to each row by a layered view, which is evaluated in the row.
private struct Marked: ViewModifier {
  func body(content: Content) -> some View { content.overlay { Tag() } }
}

private struct Tag: View {
  @Environment(\.rowTag) private var tag
  var body: some View {
    let _ = print("tag \(tag)")
    Text("tag \(tag)")
  }
}

private struct Tagged: View {
  @Environment(\.rowTag) private var tag
  var body: some View {
    let _ = print("tagged \(tag)")
    Text("x \(tag)")
    Text("y \(tag)")
  }
}
