// Items of bars and backgrounds: what is drawn, where, and what names it.

import Expectations
import Foundation
import SimScreen
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

@testable import SimDevice

@MainActor
@Suite struct BarLookTests {
  private func device<V: View>(
    on system: SimulatedSystem = .iOS17, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) -> SimulatedDevice {
    let device = SimulatedDevice(system: system)
    device.launch(view)
    device.settle()
    return device
  }

  private func item(_ text: String, on device: SimulatedDevice) throws -> ScreenItem {
    try #require(device.engine.screen.visibleItems().first { $0.text == text })
  }

  private func symbols(_ device: SimulatedDevice) -> [String] {
    device.screenshot().commands.compactMap {
      if case .symbol(let symbol) = $0 { symbol.name } else { nil }
    }
  }

  private func line(_ text: String, on device: SimulatedDevice) throws -> DisplayText {
    try #require(device.screenshot().texts.first { $0.string == text })
  }

  /// The rectangles that are filled with a colour, from edge to edge: where each begins and ends.
  private func fills(_ colour: DisplayColour, on device: SimulatedDevice) -> [[Int]] {
    device.screenshot().commands.compactMap { command in
      guard case .fill(.rect(let rect), .colour(colour)) = command else { return nil }
      return [Int(rect.y), Int(rect.maxY)]
    }
  }

  // MARK: Items

  @Test func `an item that is neither a control nor a label is drawn as it is`() throws {
    let device = device {
      NavigationStack {
        Text("content").toolbar {
          ToolbarItem(placement: .topBarLeading) {
            HStack {
              Text("3")
              Image(systemName: "star")
            }
          }
          ToolbarItem {
            Button {
            } label: {
              HStack {
                Image(systemName: "bolt")
                Text("Run")
              }
            }
          }
        }
      }
    }
    expect(symbols(device), is: ["star", "bolt"])
    let (text, button) = (try line("3", on: device), try line("Run", on: device))
    expect(text.colour, is: DisplayColour(0))
    expect(button.colour == text.colour, is: false)
    expect(device.screenText, is: ["3", "Run", "content"])
  }

  @Test func `a label in a toolbar is its icon, and its title names the control around it`() throws
  {
    let device = device {
      NavigationStack {
        Button("content", systemImage: "circle") {}.toolbar {
          ToolbarItem { Button("A long title", systemImage: "plus") { print("added") } }
          ToolbarItem {
            Menu("More", systemImage: "ellipsis") {
              Button("Delete", systemImage: "trash") { print("deleted") }
            }
          }
          ToolbarItem {
            NavigationLink {
              Text("there")
            } label: {
              Label("Go", systemImage: "arrow.right")
            }
          }
          ToolbarItem(placement: .bottomBar) {
            Label("Both", systemImage: "gear").labelStyle(.titleAndIcon)
          }
        }
      }
    }
    expect(symbols(device), is: ["circle", "plus", "ellipsis", "arrow.right", "gear"])
    expect(device.screenText, is: ["content", "Both"])
    expect(try item("A long title", on: device).control?.size.width, is: 20)
    try expect(
      item("plus", on: device).frame.maxX < item("ellipsis", on: device).frame.minX, is: true)
    try device.tap("A long title")
    try device.pick("Delete", in: "More")
    device.settle()
    expect(device.console.suffix(2), is: ["added", "deleted"])
    try device.tap("Go")
    device.settle()
    expect(device.screenText, is: ["there"])
  }

  @Test func `options of a picker in a toolbar are chosen by titles that are not shown`() throws {
    struct Sorted: View {
      @State private var order = 0
      var body: some View {
        NavigationStack {
          Text("\(order)").toolbar {
            Picker("Order", selection: $order) {
              Label("Name", systemImage: "a.circle").tag(0)
              Label("Date", systemImage: "calendar").tag(1)
            }
          }
        }
      }
    }
    let device = device { Sorted() }
    expect(symbols(device), is: ["a.circle", "chevron.up.chevron.down"])
    try device.pick("Date", in: "Order")
    device.settle()
    expect(device.screenText, is: ["1"])
    expect(symbols(device), is: ["calendar", "chevron.up.chevron.down"])
  }

  @Test func `an item in the middle has the space between the others, and its own width in it`()
    throws
  {
    func middle(_ title: String, _ trailing: String) throws -> CGRect {
      let device = device {
        NavigationStack {
          Text("content").toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
            ToolbarItem(placement: .principal) { Text(title).lineLimit(1) }
            ToolbarItem { Button(trailing) {} }
          }
        }
      }
      let (left, right) = (try item("Edit", on: device), try item(trailing, on: device))
      let frame = try item(title, on: device).frame
      expect(left.frame.maxX + 8 <= frame.minX + 0.01, is: true)
      expect(frame.maxX + 8 <= right.frame.minX + 0.01, is: true)
      return frame
    }
    expect(try middle("Short", "Add").midX, is: 195)
    // There is no room for it in the middle of the bar.
    let beside = try middle("A title beside", "A long button of the bar")
    expect(beside.midX < 195, is: true)
    expect(
      try middle("A title that no bar has the room for", "A long button").width < 230, is: true)
  }

  @Test func `items at the leading edge are beside the button to go back with`() throws {
    let device = device {
      NavigationStack {
        NavigationLink("go") {
          Text("there").toolbar { ToolbarItem(placement: .topBarLeading) { Text("lead") } }
        }
        .navigationTitle("Root")
      }
    }
    try device.tap("go")
    device.settle()
    let (back, lead) = (try line("Root", on: device), try line("lead", on: device))
    expect(lead.frame.x, is: back.frame.maxX + 8)
  }

  // MARK: Split views

  private struct Columns: View {
    @State private var chosen: Int?
    var body: some View {
      NavigationSplitView {
        List(selection: $chosen) { NavigationLink("first", value: 1) }.navigationTitle("Side")
      } detail: {
        NavigationStack {
          NavigationLink("deeper") { Text("deep").navigationTitle("Deep") }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            .navigationTitle("Detail")
        }
      }
    }
  }

  @Test func `a stack that fills a column of a split view continues its stack, with one bar`()
    throws
  {
    let device = device { Columns() }
    try device.tap("first")
    device.settle()
    expect(
      device.screenshot().texts.map(\.string).sorted(), is: ["9:41", "Detail", "Side", "deeper"])
    try expect(item("deeper", on: device).frame.minY, is: 96)
    try device.tap("deeper")
    device.settle()
    expect(
      device.screenshot().texts.map(\.string).sorted(), is: ["9:41", "Deep", "Detail", "deep"])
    for text in ["deeper", "first"] {
      try device.goBack()
      device.settle()
      expect(device.screenText.last, is: text)
    }
    #expect(throws: DeviceError.cannotGoBack) { try device.goBack() }
  }

  @Test func `a stack in a screen of another stack has a bar of its own`() throws {
    let device = device {
      NavigationStack { NavigationStack { Text("inner").navigationTitle("Inner") } }
    }
    let alone = self.device { NavigationStack { Text("inner").navigationTitle("Inner") } }
    try expect(
      line("Inner", on: device).frame.y > line("Inner", on: alone).frame.y, is: true)
  }

  // MARK: Backgrounds

  private static let red = DisplayColour(0xff3b30)

  @Test func `the background of a style reaches over the safe area where its view ends`() {
    let whole = device { Color.clear.background(.red) }
    expect(fills(Self.red, on: whole), is: [[0, 844]])
    let color = device {
      NavigationStack { Color.clear.background(Color.red).navigationTitle("Title") }
    }
    expect(fills(Self.red, on: color), is: [[0, 844]])
    let top = device {
      VStack {
        Text("top").frame(maxWidth: .infinity).frame(height: 20).background(.red)
        Spacer()
      }
    }
    expect(fills(Self.red, on: top), is: [[0, 67]])
    let edges = device { Color.clear.background(.red, ignoresSafeAreaEdges: .bottom) }
    expect(fills(Self.red, on: edges), is: [[47, 844]])
    let scrolled = device { ScrollView { Text("a").frame(height: 20).background(.red) } }
    expect(fills(Self.red, on: scrolled), is: [[47, 67]])
    let padded = device { Color.clear.background(.red).padding() }
    expect(fills(Self.red, on: padded), is: [[63, 794]])
  }

  @Test func `the background of a view ends where its view does`() {
    let view = device { Color.clear.background { Color.red } }
    expect(fills(Self.red, on: view), is: [[47, 810]])
    let shape = device { Color.clear.background(.red, in: Rectangle()) }
    expect(fills(Self.red, on: shape), is: [[47, 810]])
  }

  @Test func `a background leaves the screen's edge when its view does`() throws {
    struct Banner: View {
      @State private var isShown = false
      var body: some View {
        VStack(spacing: 0) {
          if isShown { Text("banner").frame(height: 30) }
          Button("show") { isShown = true }.frame(height: 20).background(.red)
          Spacer()
        }
      }
    }
    let device = device { Banner() }
    expect(fills(Self.red, on: device), is: [[0, 67]])
    try device.tap("show")
    device.settle()
    expect(fills(Self.red, on: device), is: [[77, 97]])
  }

  @Test func `a list without a background of its own shows the one that it is given`() {
    let device = device {
      NavigationStack {
        Form { Text("row") }.scrollContentBackground(.hidden).background(.red)
      }
    }
    let grey = DisplayColour(0xf2f2f7)
    expect(fills(grey, on: device), is: [])
    expect(fills(Self.red, on: device), is: [[0, 844]])
    let usual = self.device { NavigationStack { Form { Text("row") }.background(.red) } }
    expect(fills(grey, on: usual).isEmpty, is: false)
  }

  // MARK: Beside a large title

  @Test func `layers beside a list begin below the large title that the list moves`() throws {
    let device = device {
      NavigationStack {
        ZStack(alignment: .top) {
          Form { Text("row") }
          Text("over").frame(height: 20)
        }
        .overlay(alignment: .topTrailing) { Text("overlay").frame(height: 20) }
        .navigationTitle("Title")
      }
    }
    try expect(item("over", on: device).frame.midY, is: 106)
    try expect(item("overlay", on: device).frame.midY, is: 106)
    let corner = self.device {
      NavigationStack {
        ZStack(alignment: .bottomTrailing) {
          Form { Text("row") }
          Text("corner").frame(width: 100, height: 20, alignment: .bottomTrailing)
        }
        .navigationTitle("Title")
      }
    }
    let place = try item("corner", on: corner).frame
    expect([place.maxX, place.maxY], is: [390, 763])
    let alone = self.device { NavigationStack { Form { Text("row") }.navigationTitle("Title") } }
    try expect(item("row", on: device).frame, is: item("row", on: alone).frame)
  }

  // MARK: Images

  @Test func `an image without a name takes no space, is not drawn and is reported`() throws {
    let device = device {
      HStack(spacing: 0) {
        Text("a")
        Image(systemName: "").resizable()
        Image("")
        Text("b")
      }
    }
    let (a, b) = (try item("a", on: device), try item("b", on: device))
    expect(a.frame.maxX, is: b.frame.minX)
    expect(symbols(device), is: [])
    expect(
      device.diagnostics,
      is: [
        "No symbol named '' found in system symbol set",
        "No image named '' found in asset catalog for main bundle",
      ])
  }

  // MARK: Rows

  @Test func `a row shows that it leads on for a link of its own, not for one that scrolls in it`()
    throws
  {
    let device = device {
      NavigationStack {
        List {
          ScrollView(.horizontal) { NavigationLink("inside") { Text("there") } }
          NavigationLink("row") { Text("elsewhere") }
        }
      }
    }
    expect(symbols(device), is: ["chevron.right"])
    try device.tap("inside")
    device.settle()
    expect(device.screenText.last, is: "there")
  }
}
