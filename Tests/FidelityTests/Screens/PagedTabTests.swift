// Tabs as pages that a finger turns.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Screens {
  private struct Book: View {
    @State private var page = 0
    var mode = PageTabViewStyle.IndexDisplayMode.automatic

    var body: some View {
      VStack {
        Button("third") { page = 2 }
        Button("turn to the fourth") { withAnimation(.linear(duration: 1)) { page = 3 } }
        TabView(selection: $page) {
          ForEach(0..<5, id: \.self) { BookPage(number: $0).tag($0) }
        }
        .tabViewStyle(.page(indexDisplayMode: mode))
        .frame(height: 500)
      }
      .onChange(of: page) { print("page \(page)") }
    }
  }

  private struct BookPage: View {
    let number: Int
    @State private var taps = 0

    var body: some View {
      let _ = print("body \(number)")
      Button("page \(number), \(taps)") { taps += 1 }
        .onAppear { print("appear \(number)") }
        .onDisappear { print("disappear \(number)") }
    }
  }

  @Test(arguments: [SimulatedSystem.iOS16, .iOS17, .iOS18])
  func `a page is made when it comes into sight, and what was turned to is written at rest`(
    system: SimulatedSystem
  ) throws {
    let device = showing(on: system) { Book() }
    expect(device.console, is: ["body 0", "appear 0"])
    #expect(device.screenText.contains("page 0, 0") && !device.screenText.contains("page 1, 0"))
    let lines = device.log {
      device.fling(velocity: 600, along: .horizontal)
      device.advance(by: .milliseconds(120))
    }
    expect(lines, is: ["body 1", "appear 1"])
    #expect(device.screenText.contains("page 0, 0"))
    expect(device.log { device.settle() }, is: ["disappear 0", "page 1"])
    #expect(!device.screenText.contains("page 0, 0") && device.screenText.contains("page 1, 0"))
  }

  @Test func `a page that was left keeps its state, and a small pull goes back`() throws {
    let device = showing { Book() }
    _ = try device.lines(afterTapping: "page 0, 0")
    device.fling(velocity: 600, along: .horizontal)
    device.settle()
    let back = device.lines { device.scroll(by: 100, along: .horizontal) }
    expect(back, is: ["body 2", "appear 2", "disappear 2"])
    expect(
      device.lines { device.fling(velocity: -600, along: .horizontal) },
      is: ["appear 0", "disappear 1", "page 0"])
    #expect(device.screenText.contains("page 0, 1"))
    // Before the first page there is none.
    expect(device.lines { device.fling(velocity: -600, along: .horizontal) }, is: [])
  }

  @Test func `what the app selects is there at once, and under an animation the pages go by`()
    throws
  {
    let device = showing { Book() }
    try expect(
      device.lines(afterTapping: "third"),
      is: [
        "body 2", "page 2", "appear 2", "disappear 0",
      ])
    let lines = try device.log {
      try device.tap("turn to the fourth")
      device.advance(by: .milliseconds(570))
    }
    expect(lines, is: ["page 3", "body 3", "appear 3"])
    #expect(device.screenText.contains("page 2, 0") && device.screenText.contains("page 3, 0"))
    expect(device.lines {}, is: ["disappear 2"])
    #expect(!device.screenText.contains("page 2, 0") && device.screenText.contains("page 3, 0"))
  }

  @Test func `an app that selects a page while a finger's motion goes on has its way`() throws {
    let device = showing { Book() }
    device.fling(velocity: 600, along: .horizontal)
    device.advance(by: .milliseconds(100))
    _ = try device.lines(afterTapping: "third")
    #expect(device.screenText.contains("page 2, 0"))
    expect(device.console.filter { $0.hasPrefix("page") }, is: ["page 2"])
  }

  @Test func `dots say which page it is, unless they are unwanted, and take no room`() {
    func dots(_ mode: PageTabViewStyle.IndexDisplayMode) -> Int {
      let device = showing { Book(mode: mode) }
      return device.screenshot().commands.count {
        if case .fill(.ellipse, _) = $0 { true } else { false }
      }
    }
    expect(dots(.automatic), is: 5)
    expect(dots(.always), is: 5)
    expect(dots(.never), is: 0)
  }
}
