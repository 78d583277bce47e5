// Where the rows of a list lie: in groups, at the margins of the screen, and which of them exist beside a gap.

import Expectations
import Foundation
@_spi(Runtime) import SimComponents
@_spi(Runtime) import SimViews
import SwiftUI
import Testing

@testable import SimDevice

@MainActor
@Suite struct GroupedListTests {
  private func device<V: View>(
    _ profile: DeviceProfile = .iPhone13, on system: SimulatedSystem = .iOS17,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) -> SimulatedDevice {
    let device = SimulatedDevice(profile: profile, system: system)
    device.launch(view)
    device.settle()
    return device
  }

  private func host(of device: SimulatedDevice) throws -> ListHost {
    try #require(device.engine.runtime.rowHostsOnScreen().first as? ListHost)
  }

  /// Where the cells begin, in points of the content.
  private func starts(_ device: SimulatedDevice) throws -> [CGFloat] {
    try host(of: device).rows.map(\.start)
  }

  @Test func `a list without a style lies in groups from iOS 15 on, and is plain before`() throws {
    for system in SimulatedSystem.all {
      let list = device(on: system) { List(0..<3) { Text("row \($0)") } }
      let isPlain = system.name.hasPrefix("iOS14")
      #expect(try host(of: list).metrics.isGrouped != isPlain, "\(system.name)")
      let isHigh = ["iOS26", "iOS27"].contains(system.name)
      let rows: [CGFloat] = isHigh ? [35, 87, 139] : [35, 79, 123]
      #expect(try starts(list) == (isPlain ? [0, 44, 88] : rows), "\(system.name)")
    }
  }

  @Test func `a style that is named is kept`() throws {
    let plain = device { List(0..<3) { Text("row \($0)") }.listStyle(.plain) }
    try expect(starts(plain), is: [0, 44, 88])
    let automatic = device { List(0..<3) { Text("row \($0)") }.listStyle(.automatic) }
    try expect(starts(automatic), is: [35, 79, 123])
    let grouped = device { List(0..<3) { Text("row \($0)") }.listStyle(.grouped) }
    try expect(host(of: grouped).metrics.margin, is: 0)
    let table = device {
      Table([Line(id: 0), Line(id: 1)]) { TableColumn("id") { Text($0.text) } }
    }
    try expect(starts(table), is: [0, 44])
  }

  private struct Line: Identifiable {
    let id: Int
    var text: String { "row \(id)" }
  }

  @Test
  func `groups keep 35 points apart, a header takes the place of half of them, and a footer, too`()
    throws
  {
    let list = device {
      List {
        Text("alone")
        Section { Text("first") }
        Section("head") { Text("second") }
        Section {
          Text("third")
        } footer: {
          Text("foot")
        }
        Section { Text("fourth") }
      }
    }
    let rows = try host(of: list).rows
    expect(
      rows.map(\.kind),
      is: [
        .content, .content, .header, .content, .content, .footer, .content,
      ])
    let gaps = zip(rows, rows.dropFirst()).map { $1.start - $0.start - $0.lineLength }
    expect(gaps, is: [35, 17.5, 0, 35, 0, 17.5])
    expect(rows[2].lineLength, is: 38)
    // A header above the first group: 17.5 and 38 lie above its rows.
    let headed = device { List { Section("head") { Text("row") } } }
    try expect(starts(headed), is: [17.5, 55.5])
  }

  @Test func `sections of a plain list follow each other without a gap`() throws {
    let list = device {
      List {
        Section { Text("first") }
        Section { Text("second") }
      }.listStyle(.plain)
    }
    try expect(starts(list), is: [0, 44])
  }

  @Test(
    arguments: [
      (DeviceProfile.iPhoneSE2, 16), (.iPhone13, 16), (.iPhone16Pro, 16), (.iPhone11, 20),
      (.iPhone12ProMax, 20), (.iPadPro11M4, 20),
    ] as [(DeviceProfile, CGFloat)])
  func `rows and groups keep the margin of the screen: 16 points, or 20 from a width of 414 on`(
    _ profile: DeviceProfile, _ margin: CGFloat
  ) throws {
    func leading<V: View>(@ViewBuilder _ view: @escaping @MainActor @Sendable () -> V) throws
      -> CGFloat
    {
      let shown = device(profile, view)
      let items = shown.engine.runtime.screenItems(
        in: CGRect(origin: .zero, size: shown.engine.screen.safeArea.size))
      return try #require(items.first { $0.text == "row" }).frame.minX
    }
    try expect(leading { List { Text("row") }.listStyle(.plain) }, is: margin)
    try expect(leading { List { Text("row") } }, is: 2 * margin)
    try expect(leading { Form { Section("head") { Text("row") } } }, is: 2 * margin)
    try expect(leading { NavigationStack { List { Text("row") } } }, is: 2 * margin)
  }

  @Test func `rows beside a gap are made once while it comes into view and leaves`() throws {
    let list = device {
      List(0..<60) { section in Section { Single(number: section) } }
    }
    for step in 1...60 {
      list.scroll(by: 5)
      list.settle()
      // What was made is what was on screen, what is there now, and one row ahead.
      let last = try #require(try host(of: list).rows.last?.position)
      let made = list.count(.bodyEvaluations, of: Single.self)
      #expect(made <= last + 2, "after \(5 * step) points")
    }
    // Back at the top what lies above the first group is seen again.
    try list.scroll(toRow: 0)
    list.settle()
    expect(list.scrollPosition?.offset, is: 0)
    try expect(starts(list).first, is: 35)
  }

  private struct Single: View {
    let number: Int
    var body: some View { Text("row \(number)") }
  }

  @Test func `a header that comes or goes moves what lies below it, and the list stays at its top`()
    throws
  {
    let list = device { Heads() }
    try expect(starts(list), is: [35, 79])
    try list.tap("toggle")
    list.settle()
    try expect(starts(list), is: [17.5, 55.5, 99.5])
    expect(list.scrollPosition?.offset, is: 0)
    try list.tap("toggle")
    list.settle()
    try expect(starts(list), is: [35, 79])
  }

  private struct Heads: View {
    @State private var isHeaded = false
    var body: some View {
      List {
        if isHeaded { Section("head") { rows } } else { Section { rows } }
      }
    }
    @ViewBuilder private var rows: some View {
      Button("toggle") { isHeaded.toggle() }
      Text("row")
    }
  }
}
