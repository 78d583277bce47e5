// Search fields of navigation bars: which go with a scroll, in which order with a large title, and which stay.

import Expectations
import Foundation
@_spi(Runtime) import SimComponents
import SimScreen
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

@testable import SimDevice

@MainActor
@Suite struct SearchDrawerTests {
  private struct Screen: View {
    var isLarge = true
    var placement = SearchFieldPlacement.automatic
    @State private var text = ""
    var body: some View {
      NavigationStack {
        List(0..<40) { Text("row \($0)") }
          .listStyle(.plain)
          .searchable(text: $text, placement: placement)
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
      }
    }
  }

  private func device<V: View>(
    _ system: SimulatedSystem = .iOS17, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) -> SimulatedDevice {
    let device = SimulatedDevice(system: system)
    device.launch(view)
    device.settle()
    return device
  }

  /// Where a text lies below the status bar, in points.
  private func top(of text: String, on device: SimulatedDevice) -> CGFloat {
    device.engine.screen.visibleItems().last { $0.text == text }?.frame.minY ?? .nan
  }

  /// Where the search field lies below the status bar and how much of it can be seen, in points; nil where it is gone.
  private func field(on device: SimulatedDevice) -> [Double]? {
    device.engine.screen.visibleItems().first { $0.control?.field != nil }.map {
      [Double($0.visible.minY), Double($0.visible.height)]
    }
  }

  /// The sizes in which the title is drawn, and where its letters begin below the status bar.
  private func titles(on device: SimulatedDevice) -> [String] {
    let top = Double(device.engine.screen.safeArea.minY)
    return device.screenshot().texts.filter { $0.string == "Title" }.map {
      "\(Int($0.font.size)) at \(Int($0.frame.y - top))"
    }
  }

  /// Where content comes to rest after each of some drags.
  private func rests(of device: SimulatedDevice, after drags: [CGFloat]) -> [CGFloat?] {
    drags.map {
      device.scroll(by: $0)
      device.settle()
      return device.scrollPosition?.offset
    }
  }

  @Test func `a scroll makes the search field lower first, and takes the large title along then`()
    throws
  {
    let device = device { Screen() }
    let first = top(of: "row 0", on: device)
    expect(device.scrollPosition?.offset, is: 0)
    expect(field(on: device), is: [96, 52])
    device.scroll(by: 60)
    device.advance(by: .milliseconds(100))
    let moved = try #require(device.scrollPosition?.offset)
    #expect(moved > 20 && moved < 40)
    #expect(abs(top(of: "row 0", on: device) - first + moved) < 0.01)
    let left = try #require(field(on: device))
    #expect(left[0] == 96 && abs(left[1] - 52 + Double(moved)) < 0.01)
    expect(titles(on: device), is: ["34 at 47"])
    device.settle()
    // The field is gone, the title is all there.
    expect(device.scrollPosition?.offset, is: 52)
    #expect(field(on: device) == nil)
    expect(titles(on: device), is: ["34 at 47"])
    #expect(throws: DeviceError.underBar("Search", bar: "navigation bar")) {
      try device.type("x", into: "Search")
    }
    device.scroll(by: 40)
    device.settle()
    expect(device.scrollPosition?.offset, is: 104)
    expect(titles(on: device), is: ["17 at 11"])
    expect(top(of: "row 0", on: device), is: first - 104)
    // The end of the content is as far as the room is high.
    let limit = try #require(device.scrollPosition?.limit)
    expect(limit, is: 40 * 44 + 104 - (device.engine.screen.safeArea.height - 44))
  }

  @Test func `neither half of a field nor half of a title stays`() {
    let large = device { Screen() }
    expect(
      rests(of: large, after: [20, 30, 20, 30, 10, -30, -30, -10, -30]),
      is: [0, 52, 52, 104, 114, 104, 52, 52, 0])
    let small = device { Screen(isLarge: false) }
    expect(field(on: small), is: [44, 52])
    expect(rests(of: small, after: [20, 30, 10, -15, -30]), is: [0, 52, 62, 52, 0])
  }

  @Test func `a fling that would end in the room goes on to where something ends`() {
    let device = device { Screen() }
    device.fling(velocity: 60)
    device.settle()
    expect(device.scrollPosition?.offset, is: 52)
    device.fling(velocity: 60)
    device.settle()
    expect(device.scrollPosition?.offset, is: 104)
    device.fling(velocity: -2_000)
    device.settle()
    expect(device.scrollPosition?.offset, is: 0)
    expect(field(on: device), is: [96, 52])
  }

  @Test func `content beyond its edge brings the title and the field down with it`() throws {
    let device = device { Screen() }
    device.scroll(by: -100)
    device.advance(by: .milliseconds(200))
    let beyond = try #require(device.scrollPosition?.offset)
    #expect(beyond < -10)
    let shown = try #require(field(on: device))
    #expect(abs(shown[0] - 96 + Double(beyond)) < 0.01 && shown[1] == 52)
    device.settle()
    expect(field(on: device), is: [96, 52])
  }

  @Test(arguments: [
    (SimulatedSystem.iOS17, SearchFieldPlacement.navigationBarDrawer(displayMode: .always), false),
    (.iOS17, .toolbar, true), (.iOS17, .navigationBarDrawer, true), (.iOS26, .automatic, false),
    (.iOS26, .navigationBarDrawer(displayMode: .automatic), true),
  ])
  func `a field goes unless it is to stay`(
    system: SimulatedSystem, placement: SearchFieldPlacement, goes: Bool
  ) {
    let device = device(system) { Screen(placement: placement) }
    let bar = Double(device.engine.runtime.policy.geometry.bars.height)
    expect(field(on: device), is: [bar + 52, 52])
    device.scroll(by: 150)
    device.settle()
    expect(device.scrollPosition?.offset, is: 150)
    expect(field(on: device), is: (goes ? nil : [bar, 52]))
  }

  @Test func `a field stays where nothing scrolls below the bar`() {
    let device = device {
      NavigationStack {
        Color.clear.overlay(alignment: .top) { Text("text") }
          .searchable(text: .constant("")).navigationTitle("Title")
      }
    }
    expect(field(on: device), is: [96, 52])
    expect(top(of: "text", on: device), is: 148)
  }

  @Test func `while somebody searches the field stays, and what is scrolled stays where it is`()
    throws
  {
    let device = device { Screen() }
    let first = top(of: "row 0", on: device)
    try device.tap("Search")
    device.settle()
    expect(field(on: device), is: [96, 52])
    expect(top(of: "row 0", on: device), is: first)
    device.scroll(by: 150)
    device.settle()
    expect(field(on: device), is: [44, 52])
    let row = top(of: "row 5", on: device)
    try device.tap("Cancel")
    device.settle()
    #expect(field(on: device) == nil)
    #expect(abs(top(of: "row 5", on: device) - row) < 0.01)
    expect(rests(of: device, after: [-200]), is: [0])
    expect(field(on: device), is: [96, 52])
  }

  @Test func `a search that the app begins shows the field of a scrolled screen`() throws {
    struct Begun: View {
      @State private var text = ""
      @State private var isOn = false
      var body: some View {
        NavigationStack {
          List {
            ForEach(0..<9) { Text("row \($0)") }
            Button("begin") { isOn = true }
            ForEach(9..<40) { Text("row \($0)") }
          }
          .listStyle(.plain)
          .searchable(text: $text, isPresented: $isOn)
          .navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    let device = device { Begun() }
    device.scroll(by: 150)
    device.settle()
    let row = top(of: "row 5", on: device)
    #expect(field(on: device) == nil)
    try device.tap("begin")
    device.settle()
    expect(field(on: device), is: [44, 52])
    #expect(device.screenText.contains("Cancel"))
    #expect(abs(top(of: "row 5", on: device) - row) < 0.01)
  }

  @Test func `the space of a field is an inset of the content`() {
    let device = device {
      NavigationStack { Told().searchable(text: .constant("")).navigationTitle("Title") }
    }
    #expect(device.screenText.contains("-195 195 2000"))
    device.scroll(by: 150)
    device.settle()
    #expect(device.screenText.contains("-45 195 2000"))
  }

  @Test func `a scroll does the same work with a field that goes as without one`() {
    func work(_ placement: SearchFieldPlacement, from start: CGFloat) -> [String] {
      let device = device { Screen(placement: placement) }
      // To where the same rows lie at the same places, the next one made ahead.
      device.scroll(by: start)
      device.settle()
      let change = device.measure {
        device.scroll(by: 10)
        device.settle()
      }
      #expect(change.frames > 0)
      return ["\(change.frames)", "\(change.mainThreadTime)"]
    }
    expect(
      work(.automatic, from: 314), is: work(.navigationBarDrawer(displayMode: .always), from: 314))
  }
}
