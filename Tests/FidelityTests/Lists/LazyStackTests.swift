import Expectations
import Probes
import SimDevice
import SwiftUI
import Testing

@testable import ViewLifecycles

extension Lists {
  private struct Numbers: View {
    let count: Int
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<count, id: \.self) { number in
            Text("\(number)")
              .onAppear { print("\(number) onAppear") }
              .onDisappear { print("\(number) onDisappear") }
          }
        }
      }
    }
  }

  private struct Counter: View {
    let number: Int
    @State private var count = 0
    var body: some View { Button("row \(number): \(count)") { count += 1 } }
  }

  private struct Wrapped: View {
    let number: Int
    var body: some View { ZStack { Counter(number: number) } }
  }

  @Test func `GT-085 on iOS 16 subviews of a LazyVStack appear often, keep state, never disappear`()
    throws
  {
    let device = showing(on: .iOS16) { LazyScrollView() }
    let birth = try #require(device.births(of: "row 0").first)
    #expect(device.console.contains("row 0: onAppear"))
    #expect(!device.console.contains("row 39: onAppear"))
    try device.lines(afterScrollingTo: 39)
    let back = try device.lines(afterScrollingTo: 0)
    #expect(back.contains("row 0: onAppear"))
    expect(device.births(of: "row 0"), is: [birth])
    expect(device.count(.disappearances), is: 0)
  }

  @Test func `GT-085 a LazyVGrid is like a LazyVStack, line by line`() throws {
    let device = showing(on: .iOS16) { LazyGrid() }
    let birth = try #require(device.births(of: "cell 1").first)
    let atFirst = device.console.count
    #expect(atFirst % 2 == 0 && atFirst >= 12 && atFirst < 24)
    try device.lines(afterScrollingTo: 38)
    let back = try device.lines(afterScrollingTo: 0)
    #expect(back.contains("cell 1: onAppear"))
    expect(device.births(of: "cell 1"), is: [birth])
    expect(device.count(.disappearances), is: 0)
  }

  @Test func `GT-085 a List with hard-coded children recycles them like those of a dynamic one`()
    throws
  {
    let device = showing(on: .iOS16) { StaticList() }
    #expect(device.console.contains("row 0: onAppear"))
    #expect(!device.console.contains("row 29: onAppear"))
    let birth = try #require(device.births(of: "row 0").first)
    let away = try device.lines(afterScrollingTo: 29)
    #expect(away.contains("row 0: onDisappear") && away.contains("row 29: onAppear"))
    let back = try device.lines(afterScrollingTo: 0)
    #expect(back.contains("row 0: onAppear") && back.contains("row 29: onDisappear"))
    expect(device.births(of: "row 0"), is: [birth])
  }

  @Test
  func `GT-090 lazy content appears as it enters, again and again; eager content all at once`() {
    let lazy = showing(on: .iOS15) { Numbers(count: 100) }
    let visible = lazy.console.count
    expect(lazy.console.sorted(), is: (0..<visible).map { "\($0) onAppear" }.sorted())
    #expect(visible > 20 && visible < 50)
    let down = lazy.log {
      lazy.scroll(by: 300)
      lazy.settle()
    }
    #expect(!down.isEmpty && down.allSatisfy { $0.hasSuffix("onAppear") })
    let up = lazy.log {
      lazy.scroll(by: -300)
      lazy.settle()
    }
    // What leaves over the top is not told on this system; what leaves at the bottom is.
    #expect(up.contains("0 onAppear") && up.contains("\(visible) onDisappear"))

    let eager = showing(on: .iOS15) {
      ScrollView {
        VStack {
          ForEach(0..<100, id: \.self) { number in
            Text("\(number)")
              .onAppear { print("\(number) onAppear") }
              .onDisappear { print("\(number) onDisappear") }
          }
        }
      }
    }
    expect(eager.console.count, is: 100)
    eager.scroll(by: 300)
    eager.settle()
    expect(eager.console.count, is: 100)
  }

  @Test func `GT-024 a subview of a lazy stack keeps its state while it is scrolled away`() throws {
    let device = showing {
      ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Counter(number: $0) } } }
    }
    try device.tap("row 1: 0")
    device.settle()
    try device.lines(afterScrollingTo: 80)
    #expect(!device.screenText.contains("row 1: 1"))
    try device.lines(afterScrollingTo: 0)
    #expect(device.screenText.contains("row 1: 1"))
  }

  @Test func `GT-108 what a subview's body holds is destroyed when it is scrolled away`() throws {
    let device = showing {
      ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Wrapped(number: $0) } } }
    }
    try device.tap("row 1: 0")
    device.settle()
    try device.lines(afterScrollingTo: 80)
    try device.lines(afterScrollingTo: 0)
    #expect(device.screenText.contains("row 1: 0"))
  }

  @Test func `iOS 27 forgets the state of what was scrolled away after some updates`() throws {
    let device = showing(on: .iOS27) {
      ScrollView { LazyVStack { ForEach(0..<1_000, id: \.self) { Counter(number: $0) } } }
    }
    try device.tap("row 1: 0")
    device.settle()
    for _ in 0..<4 {
      device.fling(velocity: 3_000)
      device.settle()
    }
    try device.lines(afterScrollingTo: 0)
    #expect(device.screenText.contains("row 1: 0"))
  }

  @Test func `a lazy stack outside a scroll view makes everything at once`() {
    let device = showing {
      LazyVStack { ForEach(0..<50, id: \.self) { LifecycleMonitor("row \($0)") } }
    }
    expect(device.console.count, is: 50)
  }

  @Test func `the tracks of a grid decide how many subviews share a line`() {
    func length(_ columns: [GridItem]) -> Int {
      let device = showing {
        ScrollView {
          LazyVGrid(columns: columns, spacing: 0) {
            ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 50) }
          }
        }
      }
      return Int((device.scrollPosition?.limit ?? 0) + device.engine.screen.safeArea.height)
    }
    // 390 points wide, 8 between the tracks.
    expect(length([GridItem()]), is: 5_000)
    expect(length([GridItem(.fixed(100)), GridItem(.fixed(100))]), is: 2_500)
    expect(length([GridItem(.flexible()), GridItem(.flexible()), GridItem(.fixed(50))]), is: 1_700)
    expect(length([GridItem(.adaptive(minimum: 100))]), is: 1_700)
    expect(length([GridItem(.adaptive(minimum: 91.5), spacing: 8)]), is: 1_250)
    expect(length([GridItem(.adaptive(minimum: 1_000))]), is: 5_000)
    expect(length([GridItem(.fixed(-20)), GridItem(.adaptive(minimum: .infinity))]), is: 2_500)
  }

  @Test func `a header takes a line of its own in a grid, and the next section begins a new one`() {
    let device = showing {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(["a", "b"], id: \.self) { name in
            Section {
              ForEach(0..<3, id: \.self) { Text("\(name)\($0)").frame(height: 50) }
            } header: {
              Text("section \(name)").frame(height: 30)
            }
          }
        }
      }
    }
    // Read line by line: a line of one, two lines of two, of which the last has one alone.
    expect(device.screenText, is: ["section a", "a0", "a1", "a2", "section b", "b0", "b1", "b2"])
  }

  @Test func `GT-139 two top-level views of a body are two subviews, made one by one`() throws {
    struct Pair: View {
      let number: Int
      var body: some View {
        let _ = print("body \(number)")
        Text("\(number) a").onAppear { print("\(number) a") }
        Text("\(number) b").onAppear { print("\(number) b") }
      }
    }
    let device = showing {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Pair(number: $0).frame(height: 100) }
        }
      }
    }
    let texts = device.screenText
    #expect(texts.starts(with: ["0 a", "0 b", "1 a", "1 b"]))
    let bodies = device.console.filter { $0.hasPrefix("body") }.count
    expect(bodies, is: (texts.count + 1) / 2)
    try device.lines(afterScrollingTo: 101)
    #expect(device.screenText.starts(with: ["50 a", "50 b", "51 a", "51 b"]))
    #expect(device.textBelowStatusBar.starts(with: ["50 b", "51 a", "51 b"]))
  }

  @Test func `GT-139 a row of none or one view keeps rows off screen alive, and their bodies run`()
    throws
  {
    struct Row: View {
      let number: Int
      @Environment(\.lineLimit) private var limit
      @ViewBuilder var body: some View {
        let _ = print("body \(number)")
        if limit != 3 { Text("row \(number) of limit \(limit ?? 0)") }
      }
    }
    struct Screen: View {
      @State private var limit = 1
      var body: some View {
        VStack {
          Button("more") { limit += 1 }
          ScrollView { LazyVStack { ForEach(0..<200, id: \.self) { Row(number: $0) } } }
            .lineLimit(limit)
        }
      }
    }
    let device = showing { Screen() }
    expect(device.console.count, is: 200)
    let more = try device.lines(afterTapping: "more")
    expect(more.count, is: 200)
    #expect(device.screenText.contains("row 0 of limit 2"))
    _ = try device.lines(afterTapping: "more")
    expect(device.screenText, is: ["more"])
  }
}
