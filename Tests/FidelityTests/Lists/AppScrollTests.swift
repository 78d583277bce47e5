// What the app scrolls itself: at once, or under an animation from frame to frame.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Lists {
  private struct Chat: View {
    var isList = true
    @State private var count = 0

    var body: some View {
      ScrollViewReader { proxy in
        VStack {
          Button("jump") { proxy.scrollTo(300, anchor: .top) }
          Button("move") { withAnimation { proxy.scrollTo(300, anchor: .top) } }
          Button("slowly") {
            withAnimation(.linear(duration: 2)) { proxy.scrollTo(40, anchor: .top) }
          }
          Button("down") { withAnimation { proxy.scrollTo(300, anchor: .bottom) } }
          if isList {
            List { rows }
          } else {
            ScrollView { LazyVStack(spacing: 0) { rows } }
          }
        }
        .onScrollPhaseChange { old, new in print("\(old) to \(new)") }
      }
    }

    private var rows: some View {
      ForEach(0..<400) { number in
        ChatRow(number: number)
      }
    }
  }

  private struct ChatRow: View {
    let number: Int
    var body: some View {
      Text("row \(number)").frame(height: number < 8 ? 200 : number == 290 ? 400 : 50)
    }
  }

  private func topRow(of device: SimulatedDevice) -> String? {
    device.scrollPosition.flatMap { _ in
      device.textBelowStatusBar.first { $0.hasPrefix("row") }
    }
  }

  @Test(arguments: [true, false])
  func `the app's scrolling jumps, and under an animation it moves from frame to frame`(
    isList: Bool
  ) throws {
    let device = showing { Chat(isList: isList) }
    var lines: [String] = []
    let jump = try device.measure { lines = try device.lines(afterTapping: "jump") }
    expect(lines, is: [])
    expect(topRow(of: device), is: "row 300")
    try device.scroll(toRow: 0)
    device.settle()
    let move = try device.measure { lines = try device.lines(afterTapping: "move") }
    expect(lines, is: ["idle to animating", "animating to idle"])
    expect(topRow(of: device), is: "row 300")
    // On the way rows were made that stay out of sight; how high they were corrects the place.
    #expect(move.bodies(of: ChatRow.self) > jump.bodies(of: ChatRow.self) + 20)
    #expect(move.frames > jump.frames + 15)
    #expect(move.trackedTime > .milliseconds(290) && jump.trackedTime == .zero)
  }

  @Test func `a list moves as UIKit does, and a scroll view as long as the animation takes`()
    throws
  {
    for (isList, system, span) in [
      (true, SimulatedSystem.iOS17, 300), (false, .iOS17, 2_000), (false, .iOS16, 300),
      (true, .iOS18, 300), (false, .iOS18, 2_000),
    ] {
      let device = showing(on: system) { Chat(isList: isList) }
      let measured = try device.measure { _ = try device.lines(afterTapping: "slowly") }
      let tracked =
        Double(measured.trackedTime.components.attoseconds / 1_000_000_000_000_000)
        + Double(measured.trackedTime.components.seconds) * 1_000
      #expect(abs(tracked - Double(span)) < 60, "\(isList) \(system): \(tracked)")
      expect(topRow(of: device), is: "row 40")
      expect(device.console, is: ["idle to animating", "animating to idle"])
    }
  }

  private struct Even: View {
    var body: some View {
      ScrollViewReader { proxy in
        Button("slowly") { scroll(proxy) }
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<400) { Text("\($0)").frame(height: 50) } }
        }
      }
    }

    private func scroll(_ proxy: ScrollViewProxy) {
      withAnimation(.linear(duration: 2)) { proxy.scrollTo(40, anchor: .top) }
    }
  }

  @Test func `what moves evenly is half way after half of the time`() throws {
    let device = showing { Even() }
    try device.tap("slowly")
    device.advance(by: .milliseconds(1_070))
    #expect(abs((device.scrollPosition?.offset ?? 0) - 1_000) < 20)
    device.settle()
    expect(device.scrollPosition?.offset, is: 2_000)
  }

  @Test(arguments: [true, false])
  func `a row that is to be at the end lies there, whatever lies above it`(isList: Bool) throws {
    let device = showing { Chat(isList: isList) }
    _ = try device.lines(afterTapping: "down")
    // The next one lies below the safe area.
    expect(device.screenText.suffix(2), is: ["row 300", "row 301"])
    let before = device.scrollPosition?.offset
    _ = try device.lines(afterTapping: "down")
    expect(device.scrollPosition?.offset, is: before)
  }

  @Test func `a finger stops what the app moves, and so does another wish of the app`() throws {
    let device = showing { Chat(isList: false) }
    try device.tap("slowly")
    device.advance(by: .milliseconds(1_000))
    let before = device.scrollPosition?.offset ?? 0
    try device.tap(at: CGPoint(x: 195, y: 600))
    device.settle()
    let stopped = device.scrollPosition?.offset ?? 0
    #expect(stopped > before && stopped < before + 200)
    expect(device.console, is: ["idle to animating", "animating to idle"])
    let lines = try device.log {
      try device.tap("slowly")
      device.advance(by: .milliseconds(400))
      try device.tap("jump")
      device.settle()
    }
    expect(topRow(of: device), is: "row 300")
    expect(lines, is: ["idle to animating", "animating to idle"])
  }

  private struct Index: View {
    @State private var chosen: Int?
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
      VStack {
        Button("set") { withAnimation(.linear(duration: 1)) { chosen = 50 } }
        Button("edge") { withAnimation(.linear(duration: 1)) { position.scrollTo(edge: .bottom) } }
        Button("place") { withAnimation(.linear(duration: 1)) { position.scrollTo(y: 200) } }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { Text("first \($0)").frame(height: 100) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $chosen, anchor: .top)
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<100) { Text("second \($0)").frame(height: 100) } }
        }
        .scrollPosition($position)
      }
      .onChange(of: chosen) { print("chosen \(chosen ?? -1)") }
      .onChange(of: position.isPositionedByUser) { print("by user") }
    }
  }

  @Test func `a position that is bound moves under the animation of its write, and stays written`()
    throws
  {
    let device = showing { Index() }
    try device.tap("set")
    device.advance(by: .milliseconds(600))
    #expect(!device.screenText.contains("first 0") && !device.screenText.contains("first 50"))
    device.settle()
    #expect(device.screenText.contains("first 50") && device.console == ["chosen 50"])
    try device.tap("edge")
    device.advance(by: .milliseconds(600))
    #expect(!device.screenText.contains("second 0") && !device.screenText.contains("second 99"))
    device.settle()
    #expect(device.screenText.contains("second 99") && device.console == ["chosen 50"])
    _ = try device.lines(afterTapping: "place")
    #expect(device.screenText.contains("second 2") && !device.screenText.contains("second 1"))
  }

  private struct Chips: View {
    @State private var top: Int?

    var body: some View {
      VStack {
        ScrollViewReader { proxy in
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(0..<50) { Text("chip \($0)").frame(width: 100).id($0) }
            }
          }
          .onChange(of: top) { withAnimation { proxy.scrollTo((top ?? 0) / 10, anchor: .leading) } }
        }
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<500) { Text("row \($0)").frame(height: 50) } }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $top)
      }
    }
  }

  @Test func `what the app moves beside a fling does not end it`() {
    let alone = showing { Chips() }
    alone.fling(velocity: 5_000)
    alone.settle()
    let rows = alone.screenText.compactMap { Int($0.replacing("row ", with: "")) }
    // 5,000 points a second go 2,490 points far.
    #expect((rows.first ?? 0) >= 48 && (rows.first ?? 0) <= 50)
    #expect(alone.screenText.contains("chip 4") && !alone.screenText.contains("chip 3"))
  }
}
