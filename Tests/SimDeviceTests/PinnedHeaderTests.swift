// Headers and footers that stay at an edge while something of their section can be seen.
//
// Rows are 100 points high and headers 30, so that with two headers on screen all places are round. The screen below the
// status bar is 763 points high (iPhone 13).

import Expectations
import Foundation
@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

@testable import SimDevice

@MainActor
@Suite(.serialized) struct PinnedHeaderTests {
  private struct Part: View {
    let name: String
    @State private var taps = 0
    var body: some View {
      Button("\(name) \(taps)") { taps += 1 }
        .frame(maxWidth: .infinity, minHeight: 30, maxHeight: 30)
        .onAppear { print("appear \(name)") }
        .onDisappear { print("disappear \(name)") }
    }
  }

  private struct Sections: View {
    var footers = false
    var rows = 5
    var body: some View {
      ForEach(["a", "b", "c", "d"], id: \.self) { name in
        Section {
          ForEach(0..<rows, id: \.self) { row in
            Button("\(name)\(row)") { print("tap \(name)\(row)") }
              .frame(maxWidth: .infinity, minHeight: 100)
          }
        } header: {
          Part(name: "header \(name)")
        } footer: {
          if footers { Part(name: "footer \(name)") }
        }
      }
    }
  }

  private struct Stack: View {
    var pinned: PinnedScrollableViews = .sectionHeaders
    var footers = false
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) { Sections(footers: footers) }
      }
    }
  }

  private struct Plain: View {
    var body: some View {
      List {
        Sections().listRowInsets(EdgeInsets())
      }
      .listStyle(.plain)
    }
  }

  private func device<V: View>(
    on system: SimulatedSystem = .iOS17, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) -> SimulatedDevice {
    let device = SimulatedDevice(system: system)
    device.launch(view)
    device.settle()
    return device
  }

  private func scroll(_ device: SimulatedDevice, to offset: CGFloat, along axis: Axis = .vertical)
    throws
  {
    let area = try #require(device.engine.runtime.scrollAreasOnTop().first)
    device.engine.scroll.jump { area.scroll(to: offset, along: axis) }
    device.settle()
  }

  /// Where a text begins on the screen below the status bar.
  private func top(of text: String, on device: SimulatedDevice) throws -> CGFloat {
    try row(of: text, on: device).minY
  }

  /// The frame of what a text stands in the middle of, 30 points high.
  private func row(of text: String, on device: SimulatedDevice) throws -> CGRect {
    let items = device.engine.screen.visibleItems()
    let frame = try #require(items.first { $0.text == text }).frame
    return CGRect(x: frame.minX, y: frame.midY - 15, width: frame.width, height: 30)
  }

  @Test func `a header stays at the top, is pushed out by the next one, and comes back`() throws {
    let device = device { Stack() }
    try expect(top(of: "header a 0", on: device), is: 0)
    try scroll(device, to: 250)
    try expect(top(of: "header a 0", on: device), is: 0)
    try expect(top(of: "header b 0", on: device), is: 280)
    // The section ends at 530: ten points above the edge are left of it.
    try scroll(device, to: 520)
    try expect(top(of: "header a 0", on: device), is: -20)
    try expect(top(of: "header b 0", on: device), is: 10)
    try scroll(device, to: 700)
    #expect(!device.screenText.contains("header a 0"))
    try expect(top(of: "header b 0", on: device), is: 0)
    try scroll(device, to: 10)
    try expect(top(of: "header a 0", on: device), is: 0)
    try expect(top(of: "header b 0", on: device), is: 520)
    try scroll(device, to: 0)
    try expect(top(of: "header a 0", on: device), is: 0)
  }

  @Test func `without a word about it headers scroll with their sections`() throws {
    let stack = device { Stack(pinned: []) }
    try scroll(stack, to: 250)
    #expect(!stack.screenText.contains("header a 0"))
    for style in 0..<3 {
      let list = device {
        let list = List { Sections() }
        switch style {
        case 0: list.listStyle(.inset)
        case 1: list.listStyle(.grouped)
        default: list.listStyle(.insetGrouped)
        }
      }
      try scroll(list, to: 300)
      #expect(!list.screenText.contains { $0.lowercased() == "header a 0" })
    }
  }

  @Test func `a header that is held lives on, and one that was pushed out goes`() throws {
    let device = device { Stack() }
    try device.tap("header a 0")
    device.settle()
    let before = device.console.count
    try scroll(device, to: 400)
    #expect(!device.console.dropFirst(before).contains("disappear header a"))
    #expect(device.screenText.contains("header a 1"))
    try device.tap("header a 1")
    device.settle()
    #expect(device.screenText.contains("header a 2"))
    try scroll(device, to: 700)
    expect(
      device.console.dropFirst(before).filter { $0.hasSuffix("header a") },
      is: ["disappear header a"])
    try scroll(device, to: 300)
    #expect(device.screenText.contains("header a 2"))
  }

  @Test func `the header of a section that was jumped into is made, and no row above it`() throws {
    let device = device { Stack() }
    let before = device.console.count
    try scroll(device, to: 1_400)
    try expect(top(of: "header c 0", on: device), is: 0)
    let new = device.console.dropFirst(before).filter { $0.hasPrefix("appear") }
    expect(new, is: ["appear header c", "appear header d"])
    let host = try #require(device.engine.runtime.rowHostsOnScreen().first)
    expect(host.rows.map(\.position).first, is: 17)
    expect(host.rowsOnScreen.map(\.position).first, is: 14)
  }

  @Test func `what lies above a row is touched in its place`() throws {
    let device = device { Stack() }
    try scroll(device, to: 60)
    // The row lies from -30 to 70, and the header on top of it down to 30.
    let header = try row(of: "header a 0", on: device)
    let found = device.engine.runtime.touchedItem(
      at: CGPoint(x: header.midX, y: 15), in: device.engine.screen.inWindow)
    expect(found?.text, is: "header a 0")
    try device.tap("header a 0")
    device.settle()
    #expect(device.screenText.contains("header a 1"))
  }

  @Test func `a plain list holds its headers on a ground, which hides rows`() throws {
    let device = device { Plain() }
    // The row lies from -35 to 65, and its text behind the header.
    try scroll(device, to: 65)
    expect(device.screenText.first, is: "header a 0")
    #expect(!device.screenText.contains("a0"))
    #expect(throws: DeviceError.underBar("a0", bar: "pinned header")) { try device.tap("a0") }
    try device.tap("a1")
    device.settle()
    expect(device.console.last, is: "tap a1")
  }

  @Test func `a footer stays at the bottom until its section begins below`() throws {
    let device = device { Stack(pinned: [.sectionHeaders, .sectionFooters], footers: true) }
    let bottom = device.engine.screen.safeArea.height
    // The first section ends at 560, the second one begins there and is cut off.
    try expect(top(of: "footer a 0", on: device), is: 530)
    try expect(top(of: "footer b 0", on: device), is: bottom - 30)
    try scroll(device, to: 250)
    try expect(top(of: "header a 0", on: device), is: 0)
    try expect(top(of: "footer a 0", on: device), is: 280)
    try expect(top(of: "footer b 0", on: device), is: bottom - 30)
  }

  @Test func `headers beside each other stay at the leading edge`() throws {
    let device = device {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(["a", "b"], id: \.self) { name in
            Section {
              ForEach(0..<5, id: \.self) { Text("\(name)\($0)").frame(width: 100) }
            } header: {
              Text("header \(name)").frame(width: 80)
            }
          }
        }
      }
    }
    try scroll(device, to: 250, along: .horizontal)
    let frame = try #require(
      device.engine.screen.visibleItems().first { $0.text == "header a" }
    ).frame
    #expect(abs(frame.midX - 40) < 0.5)
  }

  @Test func `headers of a lazy grid with a horizontal axis are pinned at the leading edge`() throws
  {
    let device = device {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(), GridItem()], spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<30, id: \.self) { Text("cell \($0)").frame(width: 100) }
          } header: {
            Text("header").frame(width: 80)
          }
        }
      }
    }
    try scroll(device, to: 400, along: .horizontal)
    let frame = try #require(device.engine.screen.visibleItems().first { $0.text == "header" })
      .frame
    #expect(abs(frame.midX - 40) < 0.5)
  }

  @Test
  func `a header of a grid is held over all of its columns, and a reader of its frame follows`()
    throws
  {
    let device = device {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(["a", "b"], id: \.self) { name in
            Section {
              ForEach(0..<20, id: \.self) { Text("\(name)\($0)").frame(height: 100) }
            } header: {
              GeometryReader { proxy in
                Text("header \(name) at \(Int(proxy.frame(in: .global).minY))")
              }
              .frame(height: 30)
            }
          }
        }
      }
    }
    let top = Int(device.engine.screen.safeArea.minY)
    #expect(device.screenText.contains("header a at \(top)"))
    try scroll(device, to: 300)
    #expect(device.screenText.contains("header a at \(top)"))
    try scroll(device, to: 1_020)
    #expect(device.screenText.contains("header a at \(top - 20)"))
  }

  @Test func `a row that is put above a held header's section, or taken away, moves nothing else`()
    throws
  {
    struct Screen: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(names, id: \.self) { name in
              Section {
                ForEach(0..<10, id: \.self) { Text("\(name)\($0)").frame(height: 100) }
              } header: {
                Button("drop \(name)") { names.removeAll { $0 == name } }.frame(height: 30)
              }
            }
          }
        }
      }
    }
    let device = device { Screen() }
    try scroll(device, to: 500)
    try device.tap("drop a")
    device.settle()
    #expect(!device.screenText.contains("drop a"))
    try expect(top(of: "drop b", on: device), is: 0)
    try device.tap("drop b")
    device.settle()
    try expect(top(of: "drop c", on: device), is: 0)
    expect(device.diagnostics, is: [])
  }

  @Test func `a frame of a scroll moves the header and does nothing else for it`() throws {
    let device = device { Stack() }
    try scroll(device, to: 100)
    let engine = device.engine
    let area = try #require(engine.runtime.scrollAreasOnTop().first)
    let bodies = device.count(.bodyEvaluations)
    engine.scroll.jump { area.scroll(to: 120, along: .vertical) }
    device.settle()
    expect(device.count(.bodyEvaluations), is: bodies)
  }
}
