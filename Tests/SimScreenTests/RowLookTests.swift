// What the system adds to rows and controls: capitals, badges, grounds, boxes.

import Expectations
import Foundation
@_spi(Runtime) import SimComponents
import SimScreen
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

@testable import SimDevice

@MainActor
@Suite struct RowLookTests {
  private func device<V: View>(
    on system: SimulatedSystem = .iOS17, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) -> SimulatedDevice {
    let device = SimulatedDevice(system: system)
    device.launch(view)
    device.settle()
    return device
  }

  private func frame(of text: String, on device: SimulatedDevice) throws -> CGRect {
    let items = device.engine.runtime.screenItems(
      in: CGRect(origin: .zero, size: device.engine.screen.safeArea.size))
    return try #require(items.first { $0.text == text }).frame
  }

  private func texts(_ device: SimulatedDevice) -> [String] {
    device.screenshot().texts.map(\.string)
  }

  /// The boxes with round corners between the status bar and the home indicator.
  private func boxes(_ device: SimulatedDevice) -> [(rect: DisplayRect, colour: DisplayColour)] {
    let area = device.engine.screen.safeArea
    return device.screenshot().commands.compactMap { command in
      guard case .fill(.rounded(let rect, _), .colour(let colour)) = command else { return nil }
      return rect.y < Double(area.minY) || rect.maxY > Double(area.maxY) ? nil : (rect, colour)
    }
  }

  // MARK: Separators

  @Test func `a row's guides say where its separator begins and ends`() {
    func separator<V: View>(@ViewBuilder _ row: @escaping @MainActor @Sendable () -> V) -> [[Int]] {
      let list = device { List { row().frame(height: 30) }.listStyle(.plain) }
      return list.screenshot().commands.compactMap { command in
        guard case .fill(.rect(let rect), _) = command, rect.height < 1 else { return nil }
        return [Int(rect.x), Int(rect.maxX)]
      }
    }
    #expect(separator { Text("row") }.allSatisfy { $0 == [16, 390] })
    let from = separator { Text("row").alignmentGuide(.listRowSeparatorLeading) { _ in 50 } }
    #expect(from.allSatisfy { $0 == [66, 390] } && !from.isEmpty)
    let until = separator {
      Color.clear.alignmentGuide(.listRowSeparatorTrailing) { $0.width }
    }
    #expect(until.allSatisfy { $0 == [16, 374] } && !until.isEmpty)
  }

  // MARK: Capitals

  @Test func `headers of groups are in capitals up to iOS 18, and as they are written from 26 on`()
  {
    for system in SimulatedSystem.all {
      let list = device(on: system) {
        List {
          Section {
            Text("row")
          } header: {
            Text("Head")
          } footer: {
            Text("Foot")
          }
        }.listStyle(.insetGrouped)
      }
      let isNew = ["iOS26", "iOS27"].contains(system.name)
      #expect(texts(list).contains(isNew ? "Head" : "HEAD"), "\(system.name)")
      #expect(texts(list).contains("Foot") && texts(list).contains("row"))
      // Who reads the screen reads what the app wrote.
      expect(list.screenText, is: ["Head", "row", "Foot"])
    }
  }

  @Test func `a case that is named is kept, and headers of plain lists have none`() {
    func header<V: View>(@ViewBuilder _ view: @escaping @MainActor @Sendable () -> V) -> String? {
      texts(device(view)).first { $0.lowercased() == "head" }
    }
    expect(header { List { Section("Head") { Text("row") }.textCase(nil) } }, is: "Head")
    expect(header { List { Section("Head") { Text("row") } }.textCase(.lowercase) }, is: "head")
    expect(
      header {
        List {
          Section {
            Text("row")
          } header: {
            Text("Head").textCase(nil)
          }
        }
      }, is: "Head")
    expect(header { List { Section("Head") { Text("row") } }.listStyle(.plain) }, is: "Head")
    expect(header { Form { Section("Head") { Text("row") } } }, is: "HEAD")
  }

  @Test func `capitals are as wide in layout as they are drawn`() throws {
    let list = device {
      VStack {
        Text("wide letters").textCase(.uppercase)
        Text("WIDE LETTERS")
      }
    }
    try expect(
      frame(of: "wide letters", on: list).width, is: frame(of: "WIDE LETTERS", on: list).width)
  }

  // MARK: Badges and grounds

  private struct Counted: View {
    @State private var count = 3
    var body: some View {
      List {
        Button("more") { count += 1 }.badge(count)
        NavigationLink("link") { Text("") }.badge("new")
        Text("none").badge(0)
      }
    }
  }

  @Test func `a badge stands at the end of its row, and a change of it is a frame`() throws {
    let list = device { Counted() }
    let cell = 390.0 - 32
    let badge = try #require(list.screenshot().texts.first { $0.string == "3" })
    #expect(abs(badge.frame.maxX - (cell + 16 - 16)) < 0.5)
    // Before a chevron it keeps away from that.
    let new = try #require(list.screenshot().texts.first { $0.string == "new" })
    #expect(abs(new.frame.maxX - (cell + 16 - 16 - 18)) < 0.5)
    #expect(!texts(list).contains("0"))
    let change = try list.measure {
      try list.tap("more")
      list.settle()
    }
    #expect(change.frames > 0)
    #expect(texts(list).contains("4"))
  }

  @Test func `a badge is read with its row`() throws {
    let list = device { Counted() }
    expect(list.screenText, is: ["more", "3", "link", "new", "none"])
    try list.tap("3")
    list.settle()
    expect(list.screenText.prefix(2), is: ["more", "4"])
  }

  @Test func `a badge takes its width from the content of its row`() throws {
    let list = device {
      List {
        Text(String(repeating: "word ", count: 30))
        Text(String(repeating: "term ", count: 30)).badge(1_000_000)
      }
    }
    let (wide, narrow) = try (
      frame(of: String(repeating: "word ", count: 30), on: list),
      frame(of: String(repeating: "term ", count: 30), on: list)
    )
    #expect(narrow.width < wide.width - 40)
  }

  @Test
  func `the ground of a row is the colour that it names, or that of the list where it is clear`() {
    func grounds<V: View>(@ViewBuilder _ row: @escaping @MainActor @Sendable () -> V) -> [String] {
      boxes(device { List { row() } }).map { "\($0.colour)" }
    }
    let usual = grounds { Text("row") }
    expect(usual.count, is: 1)
    #expect(grounds { Text("row").listRowBackground(Color.clear) }.isEmpty)
    #expect(grounds { Text("row").listRowBackground(EmptyView()) }.isEmpty)
    #expect(grounds { Text("row").listRowBackground(Color.red) } != usual)
    expect(grounds { Text("row").listRowBackground(Color?.none) }, is: usual)
    expect(grounds { Text("row").listRowBackground(Text("not drawn")) }, is: usual)
  }

  // MARK: Values and boxes

  @Test func `a value lies below its label at accessibility sizes, beside it otherwise`() throws {
    for size in [DynamicTypeSize.large, .accessibility1] {
      let list = device {
        List { LabeledContent("label", value: "value") }.dynamicTypeSize(size)
      }
      let (label, value) = try (frame(of: "label", on: list), frame(of: "value", on: list))
      if size.isAccessibilitySize {
        #expect(value.minY > label.maxY && value.minX == label.minX)
      } else {
        #expect(value.minY == label.minY && value.maxX == 390 - 32)
      }
    }
  }

  private struct Sized: View {
    @State private var size = DynamicTypeSize.large
    var body: some View {
      VStack {
        Button("grow") { size = .accessibility1 }
        LabeledContent("label", value: "value")
      }.dynamicTypeSize(size)
    }
  }

  @Test func `a value moves when the type size becomes one of accessibility`() throws {
    let device = device { Sized() }
    try expect(frame(of: "value", on: device).minY, is: frame(of: "label", on: device).minY)
    try device.tap("grow")
    device.settle()
    #expect(try frame(of: "value", on: device).minY > frame(of: "label", on: device).maxY)
  }

  @Test func `the title of a box is a headline unless it names a font`() throws {
    let boxes = device {
      VStack {
        GroupBox("title") { Text("content") }
        GroupBox {
          Text("content")
        } label: {
          Text("small").font(.footnote)
        }
      }
    }
    let lines = boxes.screenshot().texts
    try expect(#require(lines.first { $0.string == "title" }).font.weight, is: 600)
    try expect(#require(lines.first { $0.string == "small" }).font.size, is: 13)
    try expect(#require(lines.first { $0.string == "content" }).font.weight, is: 400)
  }

  @Test func `a date and its time stand in boxes of their own`() throws {
    let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    func count(_ components: DatePickerComponents) -> Int {
      boxes(
        device {
          DatePicker("date", selection: .constant(date), displayedComponents: components)
        }
      ).count
    }
    #expect(count([.date]) == 1 && count([.hourAndMinute]) == 1)
    expect(count([.date, .hourAndMinute]), is: 2)
    let both = device { DatePicker("date", selection: .constant(date)) }
    expect(both.screenText.count, is: 3)
    let (day, time) = try (
      frame(of: both.screenText[1], on: both), frame(of: both.screenText[2], on: both)
    )
    // Two margins of 8 and a gap of 6.
    #expect(abs(time.minX - day.maxX - 22) < 0.01 && time.minY == day.minY)
  }

  // MARK: Tab bars

  @Test func `the selected item of a tab bar has the tint of the tab view, and not of a tab`() {
    func colour(of item: String, _ tint: Color?) -> DisplayColour? {
      let tabs = device(on: .iOS18) {
        TabView {
          Text("one").tint(.green).tabItem { Text("One") }
          Text("two").tabItem { Text("Two") }
        }
        .tint(tint)
      }
      return tabs.screenshot().texts.first { $0.string == item }?.colour
    }
    expect(colour(of: "One", .red), is: DisplayColour(0xff3b30))
    expect(colour(of: "One", nil), is: DisplayColour(0x007aff))
    expect(colour(of: "Two", .red), is: colour(of: "Two", nil))
  }

  // MARK: Headers that are held

  @Test func `a header that is held is drawn after all rows, on a ground`() throws {
    let list = device {
      List {
        ForEach(["a", "b"], id: \.self) { name in
          Section("header \(name)") {
            ForEach(0..<20, id: \.self) { Text("row \(name)\($0)") }
          }
        }
      }
      .listStyle(.plain)
    }
    list.scroll(by: 300)
    list.settle()
    let names = texts(list)
    #expect(names.contains("row a7"))
    let last = try #require(names.lastIndex { $0.hasPrefix("row") })
    #expect(try #require(names.firstIndex(of: "header a")) > last)
    let grounds = list.screenshot().commands.compactMap { command -> DisplayRect? in
      guard case .fill(.rect(let rect), .colour) = command else { return nil }
      return (20..<40).contains(rect.height) ? rect : nil
    }
    expect(grounds.map(\.y), is: [Double(list.engine.screen.safeArea.minY)])
  }
}
