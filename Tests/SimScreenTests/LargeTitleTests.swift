// Titles of navigation bars: which are large, what takes them along, and that a scroll lays out nothing for them.

import Expectations
import Foundation
@_spi(Runtime) import SimComponents
import SimScreen
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

@testable import SimDevice

@MainActor
@Suite struct LargeTitleTests {
  private func device<V: View>(@ViewBuilder _ view: @escaping @MainActor @Sendable () -> V)
    -> SimulatedDevice
  {
    let device = SimulatedDevice(system: .iOS17)
    device.launch(view)
    device.settle()
    return device
  }

  /// Where a text lies below the status bar, in hundredths of a point.
  private func top(of text: String, on device: SimulatedDevice) throws -> Int {
    let items = device.engine.runtime.screenItems(
      in: CGRect(origin: .zero, size: device.engine.screen.safeArea.size))
    let top = try #require(items.last { $0.text == text }).frame.minY
    return Int((top * 100).rounded())
  }

  /// The lines of the picture that show a text: how large it is, and where it begins below the status bar.
  private func drawn(_ text: String, on device: SimulatedDevice) -> [String] {
    let top = Double(device.engine.screen.safeArea.minY)
    return device.screenshot().texts.filter { $0.string == text }.map {
      "\(Int($0.font.size)) at \(Int($0.frame.y - top))"
    }
  }

  private struct Rows: View {
    var body: some View { List(0..<40) { Text("row \($0)") }.listStyle(.plain) }
  }

  @Test func `a title is large on the root of a stack by default`() throws {
    let large = device { NavigationStack { Rows().navigationTitle("Title") } }
    try expect(top(of: "row 0", on: large), is: 10_783)
    expect(drawn("Title", on: large), is: ["34 at 47"])
    let inline = device {
      NavigationStack {
        Rows().navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    try expect(top(of: "row 0", on: inline), is: 5_583)
    expect(drawn("Title", on: inline).first?.hasPrefix("17 at "), is: true)
    // Without a title there is no room for a large one.
    let untitled = device { NavigationStack { Rows() } }
    try expect(top(of: "row 0", on: untitled), is: 5_583)
  }

  @Test func `a screen that is pushed takes the size over from the one below it`() throws {
    func pushed(
      _ root: NavigationBarItem.TitleDisplayMode, _ next: NavigationBarItem.TitleDisplayMode
    )
      throws -> Int
    {
      let device = device {
        NavigationStack {
          NavigationLink("go") {
            Rows().navigationTitle("Next").navigationBarTitleDisplayMode(next)
          }
          .navigationTitle("Root").navigationBarTitleDisplayMode(root)
        }
      }
      try device.tap("go")
      device.settle()
      return try top(of: "row 0", on: device) - 1_183
    }
    try expect(pushed(.automatic, .automatic), is: 9_600)
    try expect(pushed(.inline, .automatic), is: 4_400)
    try expect(pushed(.automatic, .inline), is: 4_400)
    try expect(pushed(.inline, .large), is: 9_600)
  }

  @Test(arguments: [true, false])
  func `a list or a scroll view takes the title along under the bar`(isList: Bool) throws {
    let device = device {
      NavigationStack {
        Group {
          if isList {
            Rows()
          } else {
            ScrollView {
              VStack(spacing: 0) {
                ForEach(0..<40) { Text("row \($0)").frame(height: 44) }
              }
            }
          }
        }.navigationTitle("Title")
      }
    }
    let first = try top(of: "row 0", on: device)
    expect(device.scrollPosition?.offset, is: 0)
    // Under the finger half of it is gone; let go there, it goes on as content goes back from beyond an edge.
    device.scroll(by: 60)
    device.advance(by: .milliseconds(100))
    let moved = try #require(device.scrollPosition?.offset)
    #expect(moved > 20 && moved < 40)
    try expect(top(of: "row 0", on: device), is: first - Int((moved * 100).rounded()))
    expect(drawn("Title", on: device), is: ["34 at \(Int(47 - moved))"])
    device.settle()
    expect(device.scrollPosition?.offset, is: 60)
    device.scroll(by: -30)
    device.settle()
    expect(device.scrollPosition?.offset, is: 52)
    device.scroll(by: -30)
    device.settle()
    expect(device.scrollPosition?.offset, is: 0)
    device.scroll(by: 30)
    device.settle()
    // The first row lies right below a bar of 44 points, with the small title.
    try expect(top(of: "row 0", on: device), is: first - 5_200)
    expect(drawn("Title", on: device), is: ["17 at 11"])
    device.scroll(by: -52)
    device.settle()
    try expect(top(of: "row 0", on: device), is: first)
    expect(drawn("Title", on: device), is: ["34 at 47"])
    // The end of the content is as far as the room is high.
    let limit = try #require(device.scrollPosition?.limit)
    expect(limit, is: 40 * 44 + 52 - (device.engine.screen.safeArea.height - 44))
  }

  @Test func `where nothing scrolls below the bar the title stays`() throws {
    let still = device {
      NavigationStack {
        Color.clear.overlay(alignment: .top) { Text("text") }.navigationTitle("Title")
      }
    }
    try expect(top(of: "text", on: still), is: 9_600)
    let below = device {
      NavigationStack {
        VStack(spacing: 0) {
          Text("text").frame(height: 40)
          Rows()
        }.navigationTitle("Title")
      }
    }
    try expect(top(of: "row 0", on: below), is: 14_783)
    below.scroll(by: 100)
    below.settle()
    expect(drawn("Title", on: below), is: ["34 at 47"])
    try expect(top(of: "text", on: below), is: 10_583)
  }

  private struct Switched: View {
    @State private var isLarge = true
    var body: some View {
      NavigationStack {
        List {
          Button("toggle") { isLarge.toggle() }
          ForEach(0..<40) { Text("row \($0)") }
        }
        .listStyle(.plain)
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
      }
    }
  }

  @Test func `another display mode moves the content, and what is scrolled stays where it is`()
    throws
  {
    let device = device { Switched() }
    let first = try top(of: "row 0", on: device)
    try device.tap("toggle")
    device.settle()
    try expect(top(of: "row 0", on: device), is: first - 5_200)
    expect(device.scrollPosition?.offset, is: 0)
    try device.tap("toggle")
    device.settle()
    try expect(top(of: "row 0", on: device), is: first)
    device.scroll(by: 60)
    device.settle()
    let scrolled = try top(of: "row 2", on: device)
    try device.tap("toggle")
    device.settle()
    try expect(top(of: "row 2", on: device), is: scrolled)
    expect(device.scrollPosition?.offset, is: 8)
  }

  @Test func `the space of a title is an inset of the content`() {
    let device = device { NavigationStack { Told().navigationTitle("Title") } }
    #expect(device.screenText.contains("-143 143 2000"))
    device.scroll(by: 100)
    device.settle()
    #expect(device.screenText.contains("-43 143 2000"))
  }

  @Test func `a scroll does the same work with a large title as with a small one`() {
    func work(_ mode: NavigationBarItem.TitleDisplayMode) -> [String] {
      let device = device {
        NavigationStack {
          Rows().navigationTitle("Title").navigationBarTitleDisplayMode(mode)
        }
      }
      // To where the same rows lie at the same places, the next one made ahead.
      device.scroll(by: mode == .large ? 62 : 10)
      device.settle()
      let change = device.measure {
        device.scroll(by: 10)
        device.settle()
      }
      #expect(change.frames > 0)
      return ["\(change.frames)", "\(change.mainThreadTime)"]
    }
    expect(work(.large), is: work(.inline))
  }
}
