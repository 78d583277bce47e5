// mechanism.md#9.1 and #10.5: the body of a row's view is expanded, and so is the body of a view that it gives as a whole: they
// all keep their state when the row is scrolled away. What lies in a container does not (GT-108).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension RowsSuite {
  @Test func `a view that is all of a row's view keeps its state while the row is away`() throws {
    try expect(stateAfterReturn { Wrapped(number: $0) }, is: "item 0: 1")
    try expect(
      stateAfterReturn { number in Generic(content: Item(number: number)) }, is: "item 0: 1")
    try expect(
      stateAfterReturn { number in Generic(content: Wrapped(number: number)) }, is: "item 0: 1")
    try expect(
      stateAfterReturn { number in Generic(content: Item(number: number).padding(1)) },
      is: "item 0: 1")
    try expect(
      stateAfterReturn { number in
        Generic(content: Group { Item(number: number) }.environment(\.lineLimit, 1))
      },
      is: "item 0: 1")
    try expect(
      stateAfterReturn { number in Generic(content: AnyView(Item(number: number))) },
      is: "item 0: 1")
    try expect(stateAfterReturn { Deciding(number: $0) }, is: "item 0: 1")
  }

  @Test func `the content of a row's modifier keeps its state while the row is away`() throws {
    try expect(stateAfterReturn { Item(number: $0).modifier(Card()) }, is: "item 0: 1")
    try expect(
      stateAfterReturn { Item(number: $0).modifier(Card()).modifier(Card()) }, is: "item 0: 1")
  }

  @Test func `a view in a container that is the row loses its state when the row goes`() throws {
    try expect(stateAfterReturn { number in HStack { Item(number: number) } }, is: "item 0: 0")
    try expect(
      stateAfterReturn { number in ZStack { Item(number: number) }.padding(1).opacity(0.5) },
      is: "item 0: 0")
    // What stands behind a view takes nothing from it.
    try expect(
      stateAfterReturn { number in Item(number: number).background { VStack { Text("") } } },
      is: "item 0: 1")
  }

  @Test func `a view in a container of a row's view loses its state when the row goes`() throws {
    try expect(
      stateAfterReturn { number in Generic(content: HStack { Item(number: number) }) },
      is: "item 0: 0")
    try expect(
      stateAfterReturn { number in
        Generic(content: Generic(content: VStack { Item(number: number) }))
      },
      is: "item 0: 0")
  }

  @Test func `the label of a link keeps its state while the row is away`() throws {
    let device = showing {
      NavigationStack {
        List(0..<300, id: \.self) { number in
          NavigationLink(value: number) { Counting(number: number) }
        }
      }
    }
    for row in [200, 0] { try device.lines(afterScrollingTo: row) }
    #expect(device.screenText.contains("row 0 seen 2"))
  }

  @Test func `each view that keeps its state is evaluated once when its row is back`() throws {
    let device = showing { List(0..<300, id: \.self) { Printing(number: $0) } }
    _ = try device.lines(afterTapping: "inner 0: 0")
    #expect(device.console.suffix(1) == ["inner 0"])
    try device.lines(afterScrollingTo: 200)
    let log = try device.lines(afterScrollingTo: 0)
    expect(log.filter { $0.hasSuffix(" 0") }, is: ["outer 0", "inner 0"])
    expect(Array(device.screenText.prefix(1)), is: ["inner 0: 1"])
    try expect(device.lines(afterTapping: "inner 0: 1"), is: ["inner 0"])
    expect(Array(device.screenText.prefix(1)), is: ["inner 0: 2"])
  }

  @Test func `what changed while a row was away is no change when it is back`() throws {
    let device = showing { Telling() }
    expect(device.console, is: [])
    _ = try device.lines(afterTapping: "item 0: 0")
    try expect(device.lines(afterTapping: "more"), is: ["inside 0: 1", "outside 0: 1"])
    try expect(device.lines(afterScrollingTo: 200), is: [])
    _ = try device.lines(afterTapping: "more")
    let count = device.console.count
    try device.lines(afterScrollingTo: 0)
    expect(Array(device.console.dropFirst(count)), is: [])
    #expect(device.screenText.contains("item 0: 1"))
    try expect(device.lines(afterTapping: "more"), is: ["inside 0: 3", "outside 0: 3"])
  }

  @Test func `what changed while a row was away does not move when it is back`() throws {
    let device = showing { Fading() }
    _ = try device.lines(afterTapping: "item 0: 0")
    try device.lines(afterScrollingTo: 200)
    _ = try device.lines(afterTapping: "more")
    try expect(device.lines(afterScrollingTo: 0).filter { $0.hasPrefix("0:") }, is: ["0: 1.0"])
    #expect(device.screenText.contains("item 0: 1"))
    #expect(try device.lines(afterTapping: "more").filter { $0.hasPrefix("0:") }.count > 3)
  }

  @Test func `an equatable view that was away takes its new value, equal or not`() throws {
    let device = showing { Parities() }
    _ = try device.lines(afterTapping: "item 0: 0")
    try device.lines(afterScrollingTo: 200)
    _ = try device.lines(afterTapping: "more")
    try device.lines(afterScrollingTo: 0)
    expect(Array(device.screenText.prefix(3)), is: ["more", "half of 1", "item 0: 1"])
    _ = try device.lines(afterTapping: "more")
    expect(Array(device.screenText.prefix(2)), is: ["more", "half of 2"])
    _ = try device.lines(afterTapping: "more")
    expect(Array(device.screenText.prefix(2)), is: ["more", "half of 2"])
  }
}

/// What the first row shows after a tap, when it is back from far away.
@MainActor private func stateAfterReturn<Content: View>(
  @ViewBuilder _ row: @escaping @MainActor @Sendable (Int) -> Content
) throws -> String {
  var found: Set<String> = []
  let devices = [
    showing { List(0..<500, id: \.self) { row($0) } },
    showing { ScrollView { LazyVStack { ForEach(0..<500, id: \.self) { row($0) } } } },
  ]
  for device in devices {
    _ = try device.lines(afterTapping: "item 0: 0")
    for _ in 0..<2 {
      try device.lines(afterScrollingTo: 400)
      try device.lines(afterScrollingTo: 0)
    }
    found.formUnion(device.screenText.filter { $0.hasPrefix("item 0:") })
  }
  return found.sorted().joined(separator: ", ")
}

private struct Item: View {
  let number: Int
  @State private var taps = 0
  var body: some View { Button("item \(number): \(taps)") { taps += 1 } }
}

/// How often it came into view.
private struct Counting: View {
  let number: Int
  @State private var times = 0
  var body: some View { Text("row \(number) seen \(times)").onAppear { times += 1 } }
}

private struct Wrapped: View {
  let number: Int
  var body: some View { Item(number: number) }
}

private struct Generic<Content: View>: View {
  let content: Content
  var body: some View { content }
}

private struct Deciding: View {
  let number: Int
  var body: some View { if number >= 0 { Item(number: number) } else { Text("none") } }
}

private struct Card: ViewModifier {
  func body(content: Content) -> some View { content.padding(4).background(Color.gray) }
}

private struct Inner: View {
  let number: Int
  @State private var taps = 0
  var body: some View {
    let _ = print("inner \(number)")
    Button("inner \(number): \(taps)") { taps += 1 }
  }
}

private struct Printing: View {
  let number: Int
  var body: some View {
    let _ = print("outer \(number)")
    Inner(number: number)
  }
}

private struct Telling: View {
  @State private var number = 0
  var body: some View {
    VStack {
      Button("more") { number += 1 }
      List(0..<300, id: \.self) { row in
        TellingRow(row: row, number: number)
          .onChange(of: number) { if row == 0 { print("outside \(row): \($1)") } }
      }
    }
  }
}

private struct TellingRow: View {
  let row: Int
  let number: Int
  var body: some View {
    Item(number: row).onChange(of: number) { if row == 0 { print("inside \(row): \($1)") } }
  }
}

/// Rows that follow a number in an animation.
private struct Fading: View {
  @State private var number = 0
  var body: some View {
    VStack {
      Button("more") { number += 1 }
      List(0..<300, id: \.self) { row in
        Item(number: row).modifier(Fade(row: row, amount: Double(number)))
          .animation(.linear(duration: 0.1), value: number)
      }
    }
  }

  struct Fade: ViewModifier, Animatable {
    let row: Int
    var amount: Double
    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }
    func body(content: Content) -> some View {
      let _ = row == 0 ? print("\(row): \(amount)") : ()
      content.opacity(1 / (1 + amount))
    }
  }
}

/// Rows of which each shows a number that counts as the same with the next one.
private struct Parities: View {
  @State private var number = 0
  var body: some View {
    VStack {
      Button("more") { number += 1 }
      List(0..<300, id: \.self) { Outer(row: $0, number: number) }
    }
  }

  struct Outer: View {
    let row: Int
    let number: Int
    @StateObject private var owned = Owned()
    var body: some View { Half(row: row, number: number).equatable() }
  }

  struct Half: View, Equatable {
    let row: Int
    let number: Int
    static func == (first: Self, second: Self) -> Bool {
      first.row == second.row && first.number / 2 == second.number / 2
    }
    var body: some View { Halved(row: row, number: number) }
  }

  struct Halved: View {
    let row: Int
    let number: Int
    @State private var taps = 0
    var body: some View {
      Text("half of \(number)")
      Button("item \(row): \(taps)") { taps += 1 }
    }
  }

  final class Owned: ObservableObject {}
}
