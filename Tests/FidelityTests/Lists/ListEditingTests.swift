import Expectations
import Probes
import SimDevice
import SwiftUI
import Testing

extension Lists {
  private struct Note: Identifiable {
    let id: Int
    var text: String
  }

  private struct Notes: View {
    @State private var notes = (0..<5).map { Note(id: $0, text: "note \($0)") }
    var body: some View {
      List {
        ForEach($notes) { $note in
          Button(note.text) { note.text += "!" }
        }
        .onDelete { notes.remove(atOffsets: $0) }
        .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
        Text("end")
      }
    }
  }

  @Test func `a ForEach over a binding gives each row a binding to its element`() throws {
    let device = showing { Notes() }
    try device.tap("note 3")
    device.settle()
    try device.tap("note 3!")
    device.settle()
    expect(device.screenText, is: ["note 0", "note 1", "note 2", "note 3!!", "note 4", "end"])
  }

  @Test func `a row is deleted by a swipe where its ForEach allows it`() throws {
    let device = showing { Notes() }
    try device.swipeToDelete("note 1")
    device.settle()
    expect(device.screenText, is: ["note 0", "note 2", "note 3", "note 4", "end"])
    #expect(throws: DeviceError.notDeletable("end")) { try device.swipeToDelete("end") }
    #expect(
      throws: DeviceError.labelNotOnScreen(
        "note 1", known: ["note 0", "note 2", "note 3", "note 4", "end"])
    ) { try device.swipeToDelete("note 1") }
  }

  @Test func `a swipe offers the actions of a row, whose views exist only then`() throws {
    struct Screen: View {
      @State private var marked: Set<Int> = []
      var body: some View {
        List(0..<5) { number in
          Text("row \(number)\(marked.contains(number) ? " marked" : "")")
            .swipeActions(edge: .leading) {
              Button("Mark") { marked.insert(number) }
            }
            .swipeActions {
              Button("Clear") { marked.remove(number) }
            }
        }
      }
    }
    let device = showing { Screen() }
    try device.swipe("row 3", action: "Mark")
    device.settle()
    expect(device.screenText, is: ["row 0", "row 1", "row 2", "row 3 marked", "row 4"])
    try device.swipe("row 3 marked", action: "Clear")
    device.settle()
    expect(device.screenText, is: ["row 0", "row 1", "row 2", "row 3", "row 4"])
    #expect(throws: DeviceError.labelNotOnScreen("Delete", known: ["Mark", "Clear"])) {
      try device.swipe("row 3", action: "Delete")
    }
  }

  @Test func `a row is moved within its ForEach, and nowhere else`() throws {
    let device = showing { Notes() }
    try device.moveRow(0, to: 3)
    device.settle()
    expect(device.screenText, is: ["note 1", "note 2", "note 3", "note 0", "note 4", "end"])
    try device.moveRow(4, to: 0)
    device.settle()
    expect(device.screenText, is: ["note 4", "note 1", "note 2", "note 3", "note 0", "end"])
    #expect(throws: DeviceError.notMovable(0, to: 5)) { try device.moveRow(0, to: 5) }
    #expect(throws: DeviceError.rowOutOfRange(6, count: 6)) { try device.moveRow(0, to: 6) }
  }

  @Test func `a tap selects a row by its id or its tag`() throws {
    struct Screen: View {
      @State private var one: Int?
      @State private var several: Set<String> = []
      var body: some View {
        VStack {
          Text("\(one ?? -1) \(several.sorted().joined())")
          List(0..<3, selection: $one) { Text("number \($0)") }
          List(selection: $several) {
            Text("letter a").tag("a")
            Text("letter b").tag("b")
          }
          // Several rows can be selected in edit mode alone.
          .environment(\.editMode, .constant(.active))
        }
      }
    }
    let device = showing { Screen() }
    for label in ["number 2", "letter a", "letter b", "letter a"] {
      try device.tap(label)
      device.settle()
    }
    expect(device.screenText.first, is: "2 b")
  }

  @Test func `insets, styles and least heights decide how high rows are`() {
    func offset<V: View>(@ViewBuilder _ list: @escaping @MainActor @Sendable () -> V) -> Int {
      let device = showing { list() }
      return Int(device.scrollPosition?.limit ?? 0)
    }
    let plain = offset { List(0..<100) { Text("\($0)") }.listStyle(.plain) }
    let groups = offset { List(0..<100) { Text("\($0)") } }
    let high = offset { List(0..<100) { Text("\($0)") }.environment(\.defaultMinListRowHeight, 54) }
    let inset = offset {
      List(0..<100) { number in
        Text("\(number)").listRowInsets(EdgeInsets(top: 40, leading: 0, bottom: 40, trailing: 0))
      }
    }
    let form = offset { Form { Section("head") { ForEach(0..<100) { Text("\($0)") } } } }
    expect(high - groups, is: 1_000)
    // 35 points above the only group, 17.5 below it.
    expect(groups - plain, is: 52)
    #expect(inset > plain + 4_000)
    // Rows that were never shown count as the average, of which the header of 38 is a part and makes it less.
    // Above a header lie 17.5 points, and as many below the last row.
    #expect(form > plain + 35 && form < plain + 35 + 38)
  }

  @Test func `cells and rows of a list that goes are given back to the books`() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("toggle") { isShown.toggle() }
          if isShown { List(0..<1_000) { LifecycleMonitor("row \($0)") } }
        }
      }
    }
    let device = showing { Screen() }
    let before = device.liveBytes
    try device.tap("toggle")
    device.settle()
    device.fling(velocity: 2_000)
    device.settle()
    #expect(device.liveBytes["cells"] ?? 0 > 0)
    try device.tap("toggle")
    device.settle()
    let after = device.liveBytes
    expect(after["cells"], is: 0)
    expect(after["layers"], is: before["layers"])
    expect(after["state"], is: before["state"])
    expect(after["graph"], is: before["graph"])
  }
}

extension SimulatedDevice {
  /// The bytes that live, by category.
  fileprivate var liveBytes: [String: Int64] {
    let sample = engine.memory.sample(at: engine.mainTime)
    var bytes: [String: Int64] = [:]
    for category in AllocationCategory.allCases {
      bytes["\(category)"] = Int64(sample[category].value)
    }
    return bytes
  }
}
