// Rows that are swiped open, and the actions beside them.

@_spi(Runtime) import SimComponents
import Expectations
import SimDevice
import SimViews
import SwiftUI
import Testing

extension Lists {
  private struct Mail: View {
    var allowsFullSwipe = true
    @State private var letters = ["first", "second", "third"]
    @State private var flags = 0

    var body: some View {
      List {
        ForEach(letters, id: \.self) { letter in
          Button(letter) { print("open \(letter)") }
            .swipeActions(allowsFullSwipe: allowsFullSwipe) {
              Button("Delete", role: .destructive) {
                print("delete \(letter)")
                letters.removeAll { $0 == letter }
              }
              FlagButton(flags: flags) {
                print("flag \(letter)")
                flags += 1
              }
            }
            .swipeActions(edge: .leading) { Button("Read") { print("read \(letter)") } }
        }
      }
    }
  }

  private struct FlagButton: View {
    let flags: Int
    let action: () -> Void
    var body: some View {
      Button("Flag", action: action)
        .onAppear { print("flag appears") }
        .onDisappear { print("flag disappears") }
    }
  }

  private func place(of text: String, on device: SimulatedDevice) -> CGRect? {
    device.engine.runtime.screenItems(in: device.engine.screen.bounds).first { $0.text == text }?
      .frame
  }

  @Test(arguments: [SimulatedSystem.iOS15, .iOS17, .iOS18])
  func `a row that is swiped open moves aside and shows its actions, which can be tapped`(
    system: SimulatedSystem
  ) throws {
    let device = showing(on: system) { Mail() }
    let before = try #require(place(of: "second", on: device))
    try expect(device.lines { try device.openRow("second") }, is: ["flag appears"])
    #expect(device.screenText.contains("Delete") && device.screenText.contains("Flag"))
    // The row lies outside of the screen.
    #expect(place(of: "second", on: device) == nil)
    let delete = try #require(place(of: "Delete", on: device))
    let flag = try #require(place(of: "Flag", on: device))
    // One action is as wide as its label and 16 points on either side, the other one has the least width.
    let width = delete.width + 32
    #expect(abs(delete.midX - (390 - width / 2)) < 0.01)
    #expect(abs(flag.midX - (390 - width - 37)) < 0.01)
    try expect(device.lines(afterTapping: "Flag"), is: ["flag second", "flag disappears"])
    expect(place(of: "second", on: device), is: before)
    #expect(!device.screenText.contains("Flag"))
    _ = try device.lines { try device.openRow("second", edge: .leading) }
    expect(place(of: "second", on: device), is: before.offsetBy(dx: 74, dy: 0))
  }

  @Test func `another touch closes the row and does nothing else, and so does scrolling`() throws {
    let device = showing { Mail() }
    _ = try device.lines { try device.openRow("second", edge: .leading) }
    #expect(device.screenText.contains("Read"))
    try expect(device.lines(afterTapping: "third"), is: [])
    #expect(!device.screenText.contains("Read"))
    try expect(device.lines(afterTapping: "third"), is: ["open third"])
    _ = try device.lines { try device.openRow("second", edge: .leading) }
    device.scroll(by: 10)
    device.settle()
    #expect(!device.screenText.contains("Read"))
  }

  @Test func `an action that takes its row away takes the actions, too`() throws {
    let device = showing { Mail() }
    _ = try device.lines { try device.openRow("second") }
    try expect(device.lines(afterTapping: "Delete"), is: ["delete second", "flag disappears"])
    expect(device.screenText, is: ["first", "third"])
    _ = try device.lines { try device.openRow("first") }
    _ = try device.lines { try device.openRow("third", edge: .leading) }
    expect(device.screenText.filter { $0 == "Flag" || $0 == "Read" }, is: ["Read"])
  }

  @Test func `a swipe across the whole row runs the first action, where that is allowed`() throws {
    let device = showing { Mail() }
    try expect(device.lines { try device.fullSwipe("second") }, is: ["delete second"])
    expect(device.screenText, is: ["first", "third"])
    try expect(device.lines { try device.fullSwipe("first", edge: .leading) }, is: ["read first"])
    let careful = showing { Mail(allowsFullSwipe: false) }
    try expect(careful.lines { try careful.fullSwipe("second") }, is: ["flag appears"])
    #expect(careful.screenText.contains("Delete"))
  }

  @Test func `a row follows the finger on its way, with its actions beside it`() throws {
    let device = showing { Mail() }
    let before = try #require(place(of: "second", on: device))
    let count = device.console.count
    try device.drag("second", by: CGSize(width: -60, height: 0))
    // A finger of 300 points a second; the row begins to follow it after ten.
    device.advance(by: .milliseconds(120))
    let early = before.minX - (place(of: "second", on: device)?.minX ?? .infinity)
    #expect(early > 5 && early < 35)
    expect(device.console.dropFirst(count), is: ["flag appears"])
    device.advance(by: .milliseconds(50))
    let late = before.minX - (place(of: "second", on: device)?.minX ?? .infinity)
    #expect(late > early + 5 && late < 50)
    device.settle()
    #expect(place(of: "second", on: device) == nil)
    #expect(device.screenText.contains("Delete") && device.screenText.contains("Flag"))
    try expect(device.lines(afterTapping: "Flag"), is: ["flag second", "flag disappears"])
    expect(place(of: "second", on: device), is: before)
  }

  @Test func `a row that is let go too early goes back`() throws {
    let device = showing { Mail() }
    let before = try #require(place(of: "second", on: device))
    try expect(
      device.lines { try device.drag("second", by: CGSize(width: -30, height: 0)) },
      is: [
        "flag appears", "flag disappears",
      ])
    expect(place(of: "second", on: device), is: before)
    try expect(
      device.lines { try device.drag("second", by: CGSize(width: -280, height: 0)) },
      is: [
        "flag appears", "delete second", "flag disappears",
      ])
    expect(device.screenText, is: ["first", "third"])
  }

  @Test func `a row that is not to be swiped across resists beyond the place where it is open`()
    throws
  {
    func moved(_ allowsFullSwipe: Bool) throws -> CGFloat {
      let device = showing { Mail(allowsFullSwipe: allowsFullSwipe) }
      let host = try #require(device.engine.runtime.scrollAreasOnTop().first?.rows)
      try device.drag("second", by: CGSize(width: -300, height: 0))
      device.advance(by: .milliseconds(950))
      let swiped = try #require(host.swiped)
      #expect(!swiped.isOpen)
      // The actions fill what the row leaves.
      #expect(abs(swiped.buttons.reduce(0) { $0 + $1.frame.width } + swiped.shift) < 0.01)
      let shift = -swiped.shift
      device.settle()
      expect(host.swiped.map(\.isOpen), is: (allowsFullSwipe ? nil : true))
      return shift
    }
    let (free, bound) = (try moved(true), try moved(false))
    #expect(free > 250 && free < 290)
    #expect(bound > 160 && bound < free - 30)
  }

  @Test func `a row without actions at an edge cannot be opened there`() {
    let device = showing { List { Text("plain") } }
    #expect(throws: DeviceError.noSwipeActions("plain")) { try device.openRow("plain") }
    #expect(throws: DeviceError.noSwipeActions("plain")) { try device.fullSwipe("plain") }
  }
}

// Apple's documentation of `swipeActions(edge:allowsFullSwipe:content:)`: with actions of one's own the system synthesizes no
// delete action of `onDelete`; a full swipe performs the first action, unless that is not allowed.
extension Lists {
  private struct Deletable: View {
    enum Actions: CaseIterable { case none, flag, leading, disabled, notWhole, locked }
    let actions: Actions
    @State private var letters = ["first", "second", "third"]

    var body: some View {
      List {
        ForEach(letters, id: \.self) { letter in
          let text = Text(letter)
          switch actions {
          case .none: text
          case .flag: text.swipeActions { Button("Flag") { print("flag \(letter)") } }
          case .leading:
            text.swipeActions(edge: .leading) { Button("Read") { print("read \(letter)") } }
          case .disabled:
            text.swipeActions { Button("Flag") { print("flag \(letter)") }.disabled(true) }
          case .notWhole:
            text.swipeActions(allowsFullSwipe: false) { Button("Flag") { print("flag") } }
          case .locked: text.deleteDisabled(letter == "second").moveDisabled(letter == "first")
          }
        }
        .onDelete {
          print("delete \($0.map { letters[$0] })"); letters.remove(atOffsets: $0)
        }
        .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  /// A full swipe by a script, and one by a finger, print the same.
  private func fullSwipe(_ actions: Deletable.Actions, _ label: String) throws -> [String] {
    let device = showing { Deletable(actions: actions) }
    let lines = device.lines { try? device.fullSwipe(label) }
    let dragged = showing { Deletable(actions: actions) }
    let byFinger = try dragged.lines { try dragged.drag(label, by: CGSize(width: -350, height: 0)) }
    expect(byFinger, is: lines)
    expect(dragged.screenText, is: device.screenText)
    return lines
  }

  @Test func `a full swipe runs the app's first action and does not delete`() throws {
    try expect(fullSwipe(.none, "second"), is: [#"delete ["second"]"#])
    try expect(fullSwipe(.flag, "second"), is: ["flag second"])
    try expect(fullSwipe(.leading, "second"), is: [])
    try expect(fullSwipe(.disabled, "second"), is: [])
    try expect(fullSwipe(.notWhole, "second"), is: [])
    try expect(fullSwipe(.locked, "second"), is: [])
    try expect(fullSwipe(.locked, "first"), is: [#"delete ["first"]"#])
  }

  @Test func `a row with actions of its own is not deleted by a swipe, whatever their edge`() throws
  {
    for actions in Deletable.Actions.allCases {
      let device = showing { Deletable(actions: actions) }
      if actions == .none {
        try expect(device.lines { try device.swipeToDelete("second") }, is: [#"delete ["second"]"#])
      } else {
        #expect(throws: DeviceError.notDeletable("second")) { try device.swipeToDelete("second") }
      }
    }
    let device = showing { Deletable(actions: .leading) }
    #expect(throws: DeviceError.noSwipeActions("second")) { try device.openRow("second") }
    #expect(throws: DeviceError.noSwipeActions("second")) { try device.fullSwipe("second") }
  }

  @Test func `a row whose whole swipe is not allowed stays open with its actions`() throws {
    let device = showing { Deletable(actions: .notWhole) }
    _ = try device.lines { try device.fullSwipe("second") }
    #expect(device.screenText.contains("Flag"))
    try expect(device.lines(afterTapping: "Flag"), is: ["flag"])
  }

  @Test func `a row that cannot be moved stays, and others move around it`() throws {
    let device = showing { Deletable(actions: .locked) }
    #expect(throws: DeviceError.notMovable(0, to: 2)) { try device.moveRow(0, to: 2) }
    _ = try device.lines { try device.moveRow(2, to: 0) }
    expect(device.screenText, is: ["third", "first", "second"])
  }
}
