// Identity and lifetime of views, screens, tasks and callbacks.
//
// Expectations were derived from the rules before the first run.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  /// GT-083, mechanism.md#8.9: the new one appears first, the state begins anew.
  @Test func `another id makes another child, and the old one's objects go`() throws {
    let device = showing { Generations() }
    expect(device.console, is: ["init", "child 0", "appear 0"])
    try expect(device.lines(afterTapping: "count"), is: ["child 1"])
    try expect(
      device.lines(afterTapping: "next"),
      is: [
        "init", "child 0", "appear 0", "disappear 1", "deinit",
      ])
  }

  /// mechanism.md#5.1 and #9.5: what only moves is the same input.
  @Test func `rows that change places keep their state and run no body`() throws {
    let device = showing { Line() }
    expect(device.console, is: ["row a", "row b", "row c"])
    try expect(device.lines(afterTapping: "a 0"), is: ["row a"])
    try expect(device.lines(afterTapping: "turn"), is: [])
    expect(device.screenText, is: ["c 0", "b 0", "a 1", "turn", "rename"])
    try expect(device.lines(afterTapping: "rename"), is: ["row x"])
    expect(device.screenText, is: ["x 0", "b 0", "a 1", "turn", "rename"])
  }

  /// GT-034 against GT-037.
  @Test func `a condition inside of a modifier keeps what one around the view loses`() throws {
    let device = showing { Conditions() }
    try device.tap("inside 0")
    device.settle()
    try device.tap("around 0")
    device.settle()
    expect(device.screenText, is: ["inside 1", "around 1", "switch"])
    try device.tap("switch")
    device.settle()
    expect(device.screenText, is: ["inside 1", "around 0", "switch"])
  }

  /// GT-120, mechanism.md#8.9: a type without a default transition is told before what replaces it.
  @Test func `another type in an AnyView goes before the new one comes, the same type stays`()
    throws
  {
    let device = showing { Erased() }
    expect(device.console, is: ["number 0", "number appears"])
    try expect(device.lines(afterTapping: "next"), is: ["number 1"])
    try expect(
      device.lines(afterTapping: "next"), is: ["word", "number disappears", "word appears"])
  }

  /// mechanism.md#9.4: what lies behind a view is in a list of its own, and its transition is not that of the view.
  @Test func `a transition behind a view in an AnyView does not keep the view`() throws {
    let device = showing { Backed() }
    expect(device.console, is: [])
    try expect(device.lines(afterTapping: "next"), is: ["first disappears", "second appears"])
  }

  /// GT-022: an optional view has one identity while there is one.
  @Test func `an if-let keeps its view while the value changes`() throws {
    let device = showing { Optionals() }
    expect(device.console, is: [])
    try expect(device.lines(afterTapping: "one"), is: ["made 1", "appears"])
    try expect(device.lines(afterTapping: "two"), is: ["made 2"])
    try expect(device.lines(afterTapping: "none"), is: ["disappears"])
  }

  /// GT-051, GT-016: what is pushed together is made together, what is popped loses its objects.
  @Test func `screens of a path live as long as they are in it`() throws {
    let device = showing { Road() }
    expect(device.console, is: ["UINavigationController.initWithRootViewController", "road"])
    #expect(try device.lines(afterTapping: "one").contains("init"))
    let popped = try device.lines(afterTapping: "back from 1")
    expect(popped.last, is: "deinit")
    expect(popped.contains("screen 1"), is: false)
  }

  /// mechanism.md#16.1: the modifier reads the binding, the body does not.
  @Test func `a sheet of an item receives the item, and calls onDismiss once`() throws {
    let device = showing { Items() }
    expect(device.console, is: ["items"])
    try expect(device.lines(afterTapping: "open 1"), is: ["sheet 1", "sheet appears"])
    try expect(device.linesOfSwipingDown(), is: ["sheet disappears", "dismissed"])
  }

  /// GT-113.
  @Test func `a tab's objects are made when it is selected first, from iOS 18 on`() throws {
    let device = showing(on: .iOS18) { Tabs() }
    expect(device.console, is: ["tab one", "one appears"])
    try expect(
      device.lines(afterSelecting: "two"),
      is: [
        "init", "tab two", "two appears", "one disappears",
      ])
    try expect(device.lines(afterSelecting: "one"), is: ["one appears", "two disappears"])
  }

  /// GT-145 and GT-146.
  @Test func `a task of another id ends the old one, and going away ends the last`() throws {
    let device = showing { WorkingCase() }
    expect(device.console, is: ["begin 0"])
    let changed = try device.lines(afterTapping: "next")
    expect(Set(changed), is: ["begin 1", "cancelled 0"])
    try expect(device.lines(afterTapping: "hide"), is: ["cancelled 1"])
  }

  /// GT-136: what is written before the next update is one update.
  @Test func `writes of one stretch of a task are one body, those after a sleep another`() throws {
    let device = showing { LoadingCase() }
    expect(device.console, is: ["body 0 0"])
    try expect(device.lines(afterTapping: "load"), is: ["body 1 1", "body 2 1"])
  }

  /// mechanism.md#12.2: the first value is told, then only another one.
  @Test func `onPreferenceChange is called when the reduced value changes`() throws {
    let device = showing { WidthsCase() }
    expect(device.console, is: ["told [1, 2]"])
    try expect(device.lines(afterTapping: "swap"), is: ["told [2, 1]"])
    try expect(device.lines(afterTapping: "same"), is: [])
  }

  /// mechanism.md#7.2, #8.6 and #1.1: each link of the chain is an update of its own, and its closures read the newest value.
  @Test func `a chain of onChange ends where a value stays`() throws {
    let device = showing { ClampedCase() }
    expect(device.console, is: ["body 0 0"])
    try expect(
      device.lines(afterTapping: "seven"),
      is: [
        "body 7 0", "value 7", "body 5 7", "value 5", "last 5", "body 5 5", "last 5",
      ])
  }

  /// mechanism.md#2.4 and #19.1: the plain write is an update of its own before the animated one.
  @Test func `a completion comes after the animation that was there, plain writes have none`()
    throws
  {
    let device = showing { FinishingCase() }
    expect(device.console, is: ["body 0 0.0"])
    try expect(device.lines(afterTapping: "go"), is: ["body 1 0.0", "body 1 0.5", "done"])
  }

  /// mechanism.md#1.4: the focus is read like a state.
  @Test func `the focus runs the body that read it`() throws {
    let device = showing { FocusedCase() }
    expect(device.console, is: ["focused no"])
    try expect(device.lines(afterTapping: "Name"), is: ["focused yes"])
    try expect(device.lines(afterTapping: "leave"), is: ["focused no"])
  }

  /// mechanism.md#14.1: a reader's content that asks for nothing of the size is not made again.
  @Test func `a geometry reader follows the size only where its content reads it`() throws {
    let device = showing { MeasuringCase() }
    expect(Set(device.console), is: ["deaf", "asks 100"])
    let lines = try device.lines(afterTapping: "grow")
    expect(lines.filter { $0.hasPrefix("asks") }.last, is: "asks 200")
  }

  /// GT-146: what has a receiver goes on receiving, and each event runs the carrier once.
  @Test func `a timer's ticks run the view that receives them`() throws {
    let device = showing { TickingCase() }
    let lines = device.log { device.advance(by: .milliseconds(2_500)) }
    expect(lines.filter { $0.hasPrefix("tick") }, is: ["tick 1", "tick 2"])
    expect(lines.filter { $0.hasPrefix("body") }, is: ["body 1", "body 2"])
  }

  /// GT-024, GT-108: what the row itself keeps outlives its scrolling away.
  @Test func `a lazy row disappears with its place and comes back with its state`() throws {
    let device = showing { LongCase() }
    try device.tap("row 0: 0")
    device.settle()
    let away = try device.lines(afterScrollingTo: 80)
    #expect(away.contains("gone 0"))
    try device.lines(afterScrollingTo: 0)
    #expect(device.screenText.contains("row 0: 1"))
  }
}

private final class Witness: ObservableObject {
  init() { print("init") }
  deinit { print("deinit") }
}

private struct Generations: View {
  @State private var generation = 0
  var body: some View {
    Generation().id(generation)
    Button("next") { generation += 1 }
  }
}

private struct Generation: View {
  @StateObject private var witness = Witness()
  @State private var count = 0
  var body: some View {
    let _ = print("child \(count)")
    Button("count") { count += 1 }
      .onAppear { print("appear \(count)") }
      .onDisappear { print("disappear \(count)") }
  }
}

private struct Line: View {
  @State private var names = [(0, "a"), (1, "b"), (2, "c")]
  var body: some View {
    VStack {
      ForEach(names, id: \.0) { LineRow(name: $0.1) }
      Button("turn") { names.reverse() }
      Button("rename") { names[0].1 = "x" }
    }
  }
}

private struct LineRow: View {
  let name: String
  @State private var count = 0
  var body: some View {
    let _ = print("row \(name)")
    Button("\(name) \(count)") { count += 1 }
  }
}

private struct Kept: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Conditions: View {
  @State private var isOn = true
  var body: some View {
    VStack {
      Kept(name: "inside").opacity(isOn ? 1 : 0.5)
      if isOn { Kept(name: "around") } else { Kept(name: "around").opacity(0.5) }
      Button("switch") { isOn.toggle() }
    }
  }
}

private struct Number: View {
  let number: Int
  var body: some View {
    let _ = print("number \(number)")
    Text("\(number)").onAppear { print("number appears") }
      .onDisappear { print("number disappears") }
  }
}

private struct Word: View {
  var body: some View {
    let _ = print("word")
    Text("word").onAppear { print("word appears") }
  }
}

private struct Erased: View {
  @State private var step = 0
  var body: some View {
    step < 2 ? AnyView(Number(number: step)) : AnyView(Word())
    Button("next") { step += 1 }
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

private struct Optionals: View {
  @State private var number: Int?
  var body: some View {
    VStack {
      if let number { Given(number: number) }
      Button("one") { number = 1 }
      Button("two") { number = 2 }
      Button("none") { number = nil }
    }
  }
}

private struct Given: View {
  let number: Int
  var body: some View {
    let _ = print("made \(number)")
    Text("\(number)").onAppear { print("appears") }.onDisappear { print("disappears") }
  }
}

private struct Road: View {
  @State private var path: [Int] = []
  var body: some View {
    let _ = print("road")
    NavigationStack(path: $path) {
      Button("one") { path = [1] }
        .navigationDestination(for: Int.self) { Stop(number: $0, path: $path) }
    }
  }
}

private struct Stop: View {
  let number: Int
  @Binding var path: [Int]
  @StateObject private var witness = Witness()
  var body: some View {
    let _ = print("screen \(number)")
    Button("back from \(number)") { path.removeLast() }
  }
}

private struct Item: Identifiable { let id: Int }

private struct Items: View {
  @State private var item: Item?
  var body: some View {
    let _ = print("items")
    Button("open 1") { item = Item(id: 1) }
      .sheet(item: $item, onDismiss: { print("dismissed") }) { item in
        let _ = print("sheet \(item.id)")
        Text("sheet").onAppear { print("sheet appears") }
          .onDisappear { print("sheet disappears") }
      }
  }
}

private struct Tabs: View {
  var body: some View {
    TabView {
      TabPage(name: "one").tabItem { Text("one") }
      WitnessPage().tabItem { Text("two") }
    }
  }
}

private struct TabPage: View {
  let name: String
  var body: some View {
    let _ = print("tab \(name)")
    Text("page \(name)").onAppear { print("\(name) appears") }
      .onDisappear { print("\(name) disappears") }
  }
}

private struct WitnessPage: View {
  @StateObject private var witness = Witness()
  var body: some View { TabPage(name: "two") }
}
