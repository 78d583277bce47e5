import Expectations
import SimDevice
import SwiftUI
import Testing

/// Rows of very different heights.
private struct Uneven: View {
  let isLazyStack: Bool

  var body: some View {
    if isLazyStack {
      ScrollView { LazyVStack(spacing: 0) { rows } }
    } else {
      List { rows }
    }
  }

  private var rows: some View {
    ForEach(0..<400) { number in
      Text("uneven \(number)").frame(height: number < 8 ? 200 : number == 250 ? 400 : 50)
    }
  }
}

extension Lists {
  private struct Blocks: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { number in Text("block \(number)").frame(height: 100) }
        }
      }
    }
  }

  @Test func `a scroll view moves with the finger, decelerates and stops at its end`() throws {
    let device = showing { Blocks() }
    let limit = try #require(device.scrollPosition?.limit)
    expect(device.screenText.first, is: "block 0")
    device.scroll(by: 1_000)
    device.settle()
    expect(device.scrollPosition?.offset, is: 1_000)
    // The one before lies under the clock.
    expect(device.screenText.prefix(2), is: ["block 9", "block 10"])
    expect(device.textBelowStatusBar.first, is: "block 10")
    #expect(throws: DeviceError.labelNotOnScreen("block 0", known: device.screenText)) {
      try device.tap("block 0")
    }
    device.fling(velocity: 8_000)
    device.settle()
    expect(device.scrollPosition?.offset, is: limit)
    expect(device.screenText.last, is: "block 39")
  }

  @Test func `content resists beyond its edge and springs back when it is let go`() {
    let device = showing { Blocks() }
    device.scroll(by: -300)
    device.advance(by: .milliseconds(900))
    let beyond = device.scrollPosition?.offset ?? 0
    #expect(beyond < -50 && beyond > -300)
    device.settle()
    expect(device.scrollPosition?.offset, is: 0)
  }

  @Test func `a list springs back, too, and its rows stay where they are`() {
    let device = showing { List(0..<30) { Text("row \($0)") } }
    let before = device.screenText
    device.fling(velocity: -2_000)
    device.advance(by: .milliseconds(100))
    #expect(device.scrollPosition?.offset ?? 0 < 0)
    device.settle()
    expect(device.scrollPosition?.offset, is: 0)
    expect(device.screenText, is: before)
  }

  private struct Taps: View {
    var body: some View {
      VStack {
        Button("above") { print("above") }
        List(0..<500) { number in Button("row \(number)") { print("row \(number)") } }
      }
    }
  }

  @Test(arguments: [SimulatedSystem.iOS17, .iOS18])
  func `a finger that comes down on moving content stops it, and taps nothing`(
    system: SimulatedSystem
  ) throws {
    let device = showing(on: system) { Taps() }
    device.fling(velocity: 3_000)
    device.advance(by: .milliseconds(500))
    let before = device.scrollPosition?.offset ?? 0
    try device.tap(device.screenText[5])
    device.settle()
    let stopped = device.scrollPosition?.offset ?? 0
    // At 1,100 points a second the finger is there within two frames.
    #expect(stopped >= before && stopped < before + 40)
    expect(device.console, is: [])
    let label = device.screenText[5]
    try device.tap(label)
    device.settle()
    expect(device.console, is: [label])
    expect(device.scrollPosition?.offset, is: stopped)
  }

  @Test func `a touch beside moving content is a tap, and the content moves on`() throws {
    let device = showing { Taps() }
    device.fling(velocity: 3_000)
    device.advance(by: .milliseconds(500))
    let before = device.scrollPosition?.offset ?? 0
    try device.tap("above")
    device.settle()
    expect(device.console, is: ["above"])
    #expect((device.scrollPosition?.offset ?? 0) > before + 300)
  }

  @Test func `a finger that drags on takes moving content over`() {
    let device = showing { Taps() }
    device.fling(velocity: 3_000)
    device.advance(by: .milliseconds(500))
    let before = device.scrollPosition?.offset ?? 0
    device.scroll(by: 90)
    device.settle()
    expect(device.scrollPosition?.offset, is: before + 90)
  }

  @Test(arguments: [false, true])
  func `a requested row is at the top, however high the rows before it are`(
    isLazyStack: Bool
  ) throws {
    let device = showing { Uneven(isLazyStack: isLazyStack) }
    // Rows of 200 points at the start, of 50 from there on, and one of 400 far down.
    for row in [300, 0, 40, 399, 1, 250, 7] {
      try device.scroll(toRow: row)
      device.settle()
      let last = 390...399
      if last.contains(row) {
        expect(device.screenText.last, is: "uneven 399")
      } else {
        expect(device.textBelowStatusBar.first, is: "uneven \(row)")
      }
    }
    try device.scroll(toRow: 0)
    device.settle()
    expect(device.screenText.first, is: "uneven 0")
    expect(device.scrollPosition?.offset, is: 0)
  }

  @Test func `a row of a scroll view is found by its number`() throws {
    let device = showing { Blocks() }
    try device.lines(afterScrollingTo: 12)
    expect(device.textBelowStatusBar.first, is: "block 12")
    #expect(throws: DeviceError.rowOutOfRange(40, count: 40)) { try device.scroll(toRow: 40) }
    #expect(throws: DeviceError.rowOutOfRange(-1, count: 40)) { try device.scroll(toRow: -1) }
  }

  @Test func `a horizontal scroll view moves sideways, and its lazy stack fills what is seen`() {
    let device = showing {
      VStack {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Text("\($0)").frame(width: 100, height: 30) }
          }
        }
        .frame(height: 50)
        List(0..<50) { Text("row \($0)") }
      }
    }
    let before = device.screenText.filter { !$0.hasPrefix("row") }
    expect(before, is: ["0", "1", "2", "3"])
    device.scroll(by: 500, along: .horizontal)
    device.settle()
    expect(device.screenText.filter { !$0.hasPrefix("row") }, is: ["5", "6", "7", "8"])
    #expect(device.screenText.contains("row 0"))
    device.scroll(by: 440)
    device.settle()
    #expect(!device.screenText.contains("row 0"))
  }

  @Test func `a disabled scroll view does not move`() {
    let device = showing { Blocks().scrollDisabled(true) }
    device.scroll(by: 500)
    device.settle()
    expect(device.scrollPosition?.offset, is: 0)
  }

  @Test func `a proxy scrolls to an id in a list, a lazy stack and an eager stack`() throws {
    struct Screen<Content: View>: View {
      let content: Content
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Button("go") { proxy.scrollTo(150, anchor: .top) }
            content
          }
        }
      }
    }
    func top<V: View>(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> V) throws
      -> String?
    {
      let device = showing { Screen(content: content()) }
      try device.tap("go")
      device.settle()
      return device.screenText.dropFirst().first
    }
    try expect(top { List(0..<300) { Text("row \($0)") } }, is: "row 150")
    try expect(
      top {
        ScrollView { LazyVStack { ForEach(0..<300, id: \.self) { Text("row \($0)") } } }
      }, is: "row 150")
    try expect(
      top { ScrollView { VStack { ForEach(0..<300, id: \.self) { Text("row \($0)") } } } },
      is: "row 150")
    try expect(
      top {
        ScrollView {
          VStack {
            Color.red.frame(height: 2_000)
            Text("target").id(150)
            Color.red.frame(height: 2_000)
          }
        }
      }, is: "target")
  }

  @Test func `what is added in the same action can be scrolled to`() throws {
    struct Chat: View {
      @State private var messages = Array(0..<100)
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Button("send") {
              messages.append(messages.count)
              proxy.scrollTo(messages.count - 1)
            }
            List(messages, id: \.self) { Text("message \($0)") }
          }
        }
      }
    }
    let device = showing { Chat() }
    try device.tap("send")
    device.settle()
    expect(device.screenText.last, is: "message 100")
  }

  @Test func `scrollPosition follows the content and moves it`() throws {
    struct Screen: View {
      @State private var position: Int?
      var body: some View {
        VStack {
          Text("at \(position ?? -1)")
          Button("jump") { position = 70 }
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { Text("row \($0)").frame(height: 50) }
            }
            .scrollTargetLayout()
          }
          .scrollPosition(id: $position)
        }
      }
    }
    let device = showing { Screen() }
    device.scroll(by: 500)
    device.settle()
    expect(device.screenText.first, is: "at 10")
    try device.tap("jump")
    device.settle()
    // No further than it must (documentation of `scrollPosition(id:anchor:)`).
    expect(Array(device.screenText.prefix(2)), is: ["at 70", "jump"])
    // The one after it lies around the home indicator.
    expect(device.screenText.suffix(2), is: ["row 70", "row 71"])
  }

  @Test func `a position that is there at launch is scrolled to`() {
    struct Screen: View {
      @State var position: Int?
      let anchor: UnitPoint?
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { Text("row \($0)").frame(height: 50) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $position, anchor: anchor)
        .frame(height: 200)
      }
    }
    expect(showing { Screen(position: 10, anchor: .top) }.scrollPosition?.offset, is: 500)
    expect(showing { Screen(position: 10, anchor: nil) }.scrollPosition?.offset, is: 350)
    expect(showing { Screen(position: 99, anchor: .top) }.scrollPosition?.offset, is: 4_800)
  }

  @Test func `a default anchor shows the end first`() {
    let device = showing { Blocks().defaultScrollAnchor(.bottom) }
    expect(device.screenText.last, is: "block 39")
  }

  @Test func `lazy stacks lie where the content puts them, above and below others`() {
    let device = showing {
      ScrollView {
        VStack(spacing: 0) {
          Text("head").frame(height: 100)
          LazyVStack(spacing: 0) {
            ForEach(0..<50, id: \.self) { Text("a\($0)").frame(height: 50) }
          }
          LazyVStack(spacing: 0) {
            ForEach(0..<50, id: \.self) { Text("b\($0)").frame(height: 50) }
          }
          Text("foot").frame(height: 100)
        }
      }
    }
    expect(device.screenText.first, is: "head")
    #expect(!device.screenText.contains("b0"))
    device.scroll(by: 2_400)
    device.settle()
    #expect(device.textBelowStatusBar.starts(with: ["a46", "a47", "a48", "a49", "b0", "b1"]))
    device.fling(velocity: 9_000)
    device.settle()
    expect(device.screenText.last, is: "foot")
    #expect(device.screenText.contains("b49"))
  }
}
