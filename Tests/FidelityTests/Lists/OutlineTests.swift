// Trees of data in a list: each element is a row of its own, whatever discloses it.

@_spi(Runtime) import SimComponents
import Expectations
import SimDevice
import SimViews
import SwiftUI
import Testing

extension Lists {
  private struct Folder: Identifiable {
    let id: String
    var inside: [Folder]?
    static let tree = [
      Folder(
        id: "a",
        inside: [
          Folder(id: "a1", inside: [Folder(id: "a11"), Folder(id: "a12")]), Folder(id: "a2"),
        ]),
      Folder(id: "b"),
    ]
  }

  private struct FolderRow: View {
    let id: String
    @State private var taps = 0
    var body: some View {
      let _ = print("row \(id)")
      VStack {
        Text(id)
        Text("\(id) \(taps)").onTapGesture { taps += 1 }
      }
      .onAppear { print("+\(id)") }.onDisappear { print("-\(id)") }
    }
  }

  private struct Outline: View {
    var isOfList = false
    @State private var folders = Folder.tree
    var body: some View {
      if isOfList {
        List(folders, children: \.inside) { FolderRow(id: $0.id) }
      } else {
        List {
          OutlineGroup(folders, children: \.inside) { FolderRow(id: $0.id) }
          Button("turn round") { folders[0].inside?.reverse() }
          Button("add") { folders[0].inside?.insert(Folder(id: "a0"), at: 0) }
        }
      }
    }
  }

  private func frame(of text: String, on device: SimulatedDevice) -> CGRect? {
    device.engine.runtime.screenItems(in: device.engine.screen.bounds).first { $0.text == text }?
      .frame
  }

  @Test(arguments: [false, true])
  func `what a branch of a tree discloses are rows, and folded ones are gone`(isOfList: Bool) throws
  {
    let device = showing { Outline(isOfList: isOfList) }
    expect(device.console, is: ["row a", "row b", "+a", "+b"])
    try expect(device.lines(afterTapping: "a"), is: ["row a1", "row a2", "+a1", "+a2"])
    try expect(device.lines(afterTapping: "a1"), is: ["row a11", "row a12", "+a11", "+a12"])
    try expect(device.lines(afterTapping: "a"), is: ["-a1", "-a11", "-a12", "-a2"])
    // The branch inside was forgotten, too.
    try expect(device.lines(afterTapping: "a"), is: ["row a1", "row a2", "+a1", "+a2"])
  }

  @Test func `each level of a tree lies further in, and each element in a cell of its own`() throws
  {
    let device = showing { Outline() }
    for label in ["a", "a1"] { _ = try device.lines(afterTapping: label) }
    let places = try ["b", "a2", "a12"].map { try #require(frame(of: $0 + " 0", on: device)) }
    // They lie in the middle of rows that begin one, two and three levels in.
    let height = places[0].minY - places[1].minY
    #expect(height > places[0].height * 2)
    expect(places[1].minY - places[2].minY, is: height)
    let step = places[1].minX - places[0].minX
    #expect(step > 0 && abs(places[2].minX - places[1].minX - step) < 0.01)
  }

  @Test func `rows of a tree keep their state by the ids of their elements`() throws {
    let device = showing { Outline() }
    for label in ["a", "a1", "a2 0", "a2 1", "a11 0"] { _ = try device.lines(afterTapping: label) }
    try expect(device.lines(afterTapping: "turn round"), is: [])
    expect(
      device.screenText.filter { $0.contains(" ") }.prefix(6),
      is: [
        "a 0", "a2 2", "a1 0", "a11 1", "a12 0", "b 0",
      ])
    try expect(device.lines(afterTapping: "add"), is: ["row a0", "+a0"])
    #expect(device.screenText.contains("a2 2") && device.screenText.contains("a11 1"))
  }

  @Test func `a level of a tree is made as far as it can be seen`() throws {
    let device = showing {
      List {
        OutlineGroup(
          [Folder(id: "many", inside: (0..<100).map { Folder(id: "n\($0)") })],
          children: \.inside
        ) {
          FolderRow(id: $0.id)
        }
      }
    }
    #expect(try device.lines(afterTapping: "many").count { $0.hasPrefix("row") } < 20)
    try device.lines(afterScrollingTo: 100)
    #expect(device.screenText.contains("n99 0") && !device.screenText.contains("many"))
  }
}
