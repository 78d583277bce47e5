// What scrolls goes on under what covers the edges of the screen: which rows exist there, what of them is read and touched,
// and what is told of it. The device is an iPhone 13 of 844 points, 47 of them above the safe area and 34 below it.

import Expectations
import Foundation
@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

@testable import SimDevice

@MainActor
@Suite struct SafeAreaReachTests {
  private func device<V: View>(@ViewBuilder _ view: @escaping @MainActor @Sendable () -> V)
    -> SimulatedDevice
  {
    let device = SimulatedDevice(system: .iOS17)
    device.engine.runtime.inspection.isOn = true
    device.launch(view)
    device.settle()
    return device
  }

  /// Rows of 50 points, without anything between or around them.
  private struct Rows: View {
    var count = 100
    var body: some View {
      List(0..<count, id: \.self) { number in
        Button("row \(number)") { print("tapped \(number)") }
          .frame(height: 50).listRowInsets(EdgeInsets())
      }.listStyle(.plain)
    }
  }

  private struct Stack: View {
    var count = 100
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { number in
            Button("row \(number)") { print("tapped \(number)") }.frame(height: 50)
          }
        }
      }
    }
  }

  /// The rows that exist, as a range of numbers.
  private func rows(of device: SimulatedDevice) throws -> ClosedRange<Int> {
    let host = try #require(device.engine.runtime.rowHostsOnScreen().first)
    let places = host.rows.map(\.position)
    let (first, last) = (try #require(places.first), try #require(places.last))
    expect(places, is: Array(first...last))
    return first...last
  }

  /// Scrolls to a row, and tells which rows exist then.
  private func rows(of device: SimulatedDevice, at row: Int) throws -> ClosedRange<Int> {
    try device.scroll(toRow: row)
    device.settle()
    return try rows(of: device)
  }

  @Test(arguments: [true, false])
  func `rows exist under the clock and around the home indicator`(isList: Bool) throws {
    let device = device { if isList { Rows() } else { Stack() } }
    // At rest the first lies below the status bar: 797 points are left for rows.
    try expect(rows(of: device), is: 0...15)
    expect(device.screenText.first, is: "row 0")
    expect(device.scrollPosition?.offset, is: 0)
    // 47 points more above the row that lies at the top.
    try expect(rows(of: device, at: 50), is: 49...65)
    expect(device.screenText.first, is: "row 49")
    // At the end the last row lies above the home indicator.
    try expect(rows(of: device, at: 99).upperBound, is: 99)
    expect(device.scrollPosition?.limit, is: 4_237)
  }

  @Test func `what does not end at the edge of the safe area ends where it ends`() throws {
    let padded = device { Rows().padding(.vertical, 10) }
    try expect(rows(of: padded), is: 0...14)
    try expect(rows(of: padded, at: 50).lowerBound, is: 50)
    let below = device {
      VStack(spacing: 0) {
        Color.red.frame(height: 13)
        Rows()
      }
    }
    // 750 points above the home indicator and 34 around it.
    try expect(rows(of: below), is: 0...15)
    try expect(rows(of: below, at: 50), is: 50...65)
    let above = device {
      VStack(spacing: 0) {
        Rows()
        Color.red.frame(height: 13)
      }
    }
    try expect(rows(of: above, at: 50), is: 49...64)
    let ignoring = device { Rows().ignoresSafeArea() }
    try expect(rows(of: ignoring), is: 0...16)
    try expect(rows(of: ignoring, at: 50), is: 50...66)
  }

  @Test func `rows under bars exist, and neither are read nor touched`() throws {
    let device = device {
      TabView {
        NavigationStack { Rows().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
          .tabItem { Text("tab") }
      }
    }
    // 670 points between the bars, 83 below them.
    try expect(rows(of: device), is: 0...15)
    #expect(device.screenText.contains("row 13"))
    #expect(!device.screenText.contains("row 14"))
    #expect(throws: DeviceError.underBar("row 14", bar: "tab bar")) { try device.tap("row 14") }
    let error = DeviceError.underBar("row 14", bar: "tab bar")
    expect("\(error)", is: "\"row 14\" is on screen but covered by the tab bar.")
    // Of what a bar covers in part, the rest can be touched.
    try device.tap("row 13")
    device.settle()
    expect(device.console.last, is: "tapped 13")
    try expect(rows(of: device, at: 50), is: 48...65)
    expect(device.screenText.first { $0.hasPrefix("row") }, is: "row 50")
    #expect(throws: DeviceError.underBar("row 48", bar: "navigation bar")) {
      try device.tap("row 48")
    }
  }

  @Test func `rows that come in under a bar appear there`() {
    struct Told: View {
      var body: some View {
        NavigationStack {
          List(0..<100, id: \.self) { number in
            Color.red.frame(height: 50).listRowInsets(EdgeInsets())
              .onAppear { print("\(number) comes") }.onDisappear { print("\(number) goes") }
          }
          .listStyle(.plain)
          .navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    let device = device { Told() }
    // 753 points below the bar.
    expect(device.console.dropFirst(), is: (0...15).map { "\($0) comes" }[...])
    let count = device.console.count
    device.scroll(by: 90)
    device.settle()
    // The first row is under the bar, and there it stays until it has gone over the edge of the screen.
    expect(device.console.dropFirst(count), is: ["16 comes"])
    device.scroll(by: 55)
    device.settle()
    expect(device.console.dropFirst(count + 1), is: ["17 comes", "0 goes"])
  }

  @Test func `a toolbar and a search field are bars`() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Rows().searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("below") {} } }
        }
      }
    }
    let device = device { Screen() }
    expect(device.scrollPosition?.limit, is: 4_377)
    try expect(rows(of: device, at: 50), is: 47...64)
    #expect(throws: DeviceError.underBar("row 49", bar: "search field")) {
      try device.tap("row 49")
    }
    #expect(throws: DeviceError.underBar("row 63", bar: "toolbar")) { try device.tap("row 63") }
  }

  @Test func `a sheet and a cover reach over what they end at`() throws {
    struct Screen: View {
      let isCover: Bool
      var body: some View {
        Color.clear.sheet(isPresented: .constant(!isCover)) { Rows() }
          .fullScreenCover(isPresented: .constant(isCover)) { Rows() }
      }
    }
    let sheet = device { Screen(isCover: false) }
    // A sheet of 753 points.
    let host = try #require(sheet.engine.runtime.rowHostsOnScreen().last)
    expect(host.rows.map(\.position), is: Array(0...15))
    expect(host.visible, is: 0..<787)
    let cover = device { Screen(isCover: true) }
    expect(cover.engine.runtime.rowHostsOnScreen().last?.visible, is: -47..<797)
  }

  @Test func `an inset of the safe area lies over what scrolls`() throws {
    let device = device {
      Rows(count: 20).safeAreaInset(edge: .bottom, spacing: 0) {
        Button {
          print("inset")
        } label: {
          Text("inset").frame(maxWidth: .infinity).frame(height: 100)
        }
      }
    }
    try expect(rows(of: device), is: 0...15)
    expect(device.scrollPosition?.limit, is: 337)
    try device.tap("inset")
    device.settle()
    expect(device.console, is: ["inset"])
    // It is seen below the inset, around the home indicator.
    try device.tap("row 15")
    device.settle()
    expect(device.console, is: ["inset", "tapped 15"])
    #expect(throws: DeviceError.covered("row 14", by: nil)) { try device.tap("row 14") }
  }

  @Test func `padding of the safe area is scrolled under along both axes`() throws {
    let device = device {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { Text("\($0)").frame(width: 100) }
        }
      }.safeAreaPadding(.horizontal, 20)
    }
    try expect(rows(of: device), is: 0...3)
    device.scroll(by: 110, along: .horizontal)
    device.settle()
    // 350 points, and 20 on each side: the first row ends 10 points before the rest of the content.
    try expect(rows(of: device), is: 0...4)
    expect(device.scrollPosition?.limit, is: 4_650)
    let plain = self.device {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { Text("\($0)").frame(width: 100) }
        }
      }.padding(.horizontal, 20)
    }
    plain.scroll(by: 110, along: .horizontal)
    plain.settle()
    try expect(rows(of: plain), is: 1...4)
  }

  private struct Insets: View {
    var name = ""
    var body: some View {
      GeometryReader { proxy in
        let insets = proxy.safeAreaInsets
        let _ = print("\(name)\(Int(insets.top)) \(Int(insets.bottom))")
        Color.clear
      }
    }
  }

  @Test func `a geometry reader receives the insets of bars, and none inside a scroll view`() {
    expect(device { Insets() }.console, is: ["47 34"])
    expect(device { Insets().padding(.top, 1) }.console, is: ["0 34"])
    let bars = device {
      TabView {
        NavigationStack { Insets().navigationBarTitleDisplayMode(.inline) }.tabItem { Text("tab") }
      }
    }
    expect(bars.console.last, is: "91 83")
    let inset = device {
      Insets().safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 30) }
        .safeAreaPadding(.bottom, 6)
    }
    expect(inset.console.last, is: "77 40")
    let scrolled = device { ScrollView { Insets().frame(height: 100) } }
    expect(scrolled.console, is: ["0 0"])
    let row = device { List { Insets().frame(height: 100) }.listStyle(.plain) }
    expect(row.console.last, is: "0 0")
  }

  @Test func `what ignores the safe area goes on under bars`() throws {
    let device = device {
      NavigationStack {
        Color.red.ignoresSafeArea(edges: .top).navigationBarTitleDisplayMode(.inline)
      }
    }
    let text = device.engine.runtime.screenDescription()
    #expect(text.contains("color red (0, -91) 390x810"))
  }

  private struct Watched: View {
    var body: some View {
      ScrollView { Color.red.frame(height: 3_000) }
        .onScrollGeometryChange(for: [Int].self) { geometry in
          let (seen, bounds) = (geometry.visibleRect, geometry.bounds)
          return [
            geometry.contentOffset.y, geometry.contentInsets.top, geometry.contentInsets.bottom,
            geometry.containerSize.height, seen.minY, seen.height, bounds.minY, bounds.height,
          ].map { Int($0) }
        } action: {
          print($1)
        }
    }
  }

  /// The inset of the top is in the offset at rest, which is below zero (documentation of `contentOffset`).
  @Test func `the app receives the insets of bars around the content`() {
    let device = device { Watched() }
    expect(device.console, is: ["[-47, 47, 34, 763, -47, 844, 0, 763]"])
    device.scroll(by: 100)
    device.settle()
    expect(device.console.last, is: "[53, 47, 34, 763, 53, 844, 100, 763]")
  }

  @Test func `an anchor lies in what the bars leave`() throws {
    struct Screen: View {
      let anchor: UnitPoint?
      var body: some View {
        ScrollViewReader { proxy in
          Rows().toolbar { Button("go") { proxy.scrollTo(50, anchor: anchor) } }
        }
      }
    }
    for (anchor, offset) in [
      (UnitPoint.top, 2_500), (.bottom, 2_550 - 719), (.center, 2_525 - 359.5), (nil, 2_550 - 719),
    ] as [(UnitPoint?, CGFloat)] {
      let device = device { NavigationStack { Screen(anchor: anchor) } }
      try device.tap("go")
      device.settle()
      expect(device.scrollPosition?.offset, is: offset)
    }
  }

  @Test func `a large title takes a search field that stays along as far as the bar`() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Rows().navigationTitle("Title")
            .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
        }
      }
    }
    let device = device { Screen() }
    func top(_ text: String) -> CGFloat {
      let found = device.engine.screen.visibleItems().last { $0.text == text }
      return found?.frame.minY ?? .nan
    }
    func field() -> CGFloat {
      let found = device.engine.screen.visibleItems().first { $0.control?.field != nil }
      return found?.frame.minY ?? .nan
    }
    let (row, bar) = (top("row 0"), field())
    #expect(row > 148 && bar == 96)
    device.scroll(by: 100)
    device.advance(by: .milliseconds(100))
    let moved = try #require(device.scrollPosition?.offset)
    #expect(moved > 0 && moved < 52)
    #expect(abs(top("row 0") - row + moved) < 0.01)
    #expect(abs(field() - bar + moved) < 0.01)
    device.settle()
    // The title is gone; the field stays below the bar, and the rows go under it.
    expect(field(), is: 44)
    expect(device.screenText.first { $0.hasPrefix("row") }, is: "row 1")
    #expect(throws: DeviceError.underBar("row 0", bar: "search field")) { try device.tap("row 0") }
    try device.type("x", into: "Search")
    device.settle()
  }

  @Test func `a scroll under bars does the same work as one without them`() {
    func work<V: View>(@ViewBuilder _ view: @escaping @MainActor @Sendable () -> V) -> [String] {
      let device = device(view)
      device.scroll(by: 310)
      device.settle()
      let change = device.measure {
        device.scroll(by: 200)
        device.settle()
      }
      #expect(change.frames > 0)
      return ["\(change.frames)", "\(change.mainThreadTime)", "\(change.count(.bodyEvaluations))"]
    }
    // The same rows lie at the same places.
    expect(work { Rows() }, is: work { Rows().ignoresSafeArea().safeAreaPadding(.vertical, 0) })
  }
}
