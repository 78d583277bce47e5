import Expectations
import SimDevice
import SwiftUI
import Testing

extension IdentitySuite {
  @Test(arguments: ["stack", "lazy", "list"])
  func `of two elements with one id the earlier is shown twice`(container: String) throws {
    let device = showing { DoubledIDs(container: container) }
    func texts() -> [String] { device.screenText.filter { $0.count == 1 } }
    expect(texts(), is: ["a", "a", "c"])
    try device.tap("change")
    device.settle()
    expect(texts(), is: ["x", "x", "c"])
    try device.tap("drop")
    device.settle()
    expect(texts(), is: ["b", "c"])
    try device.tap("double")
    device.settle()
    expect(texts(), is: ["b", "c", "c", "c"])
  }

  @Test func `duplicates have states of their own, which stay with the first and the second`()
    throws
  {
    let device = showing { DoubledIDs(container: "stack") }
    try device.tap("count")
    device.settle()
    expect(device.screenText.filter { $0.hasPrefix("n ") }, is: ["n 1", "n 0", "n 0"])
    try device.tap("push")
    device.settle()
    expect(device.screenText.filter { $0.hasPrefix("n ") }, is: ["n 0", "n 1", "n 0", "n 0"])
  }

  /// 14.4, 9.5.
  @Test func `each element of a ForEach is an alternative, one whose id occurs twice as well`()
    throws
  {
    let device = showing { Fitting() }
    expect(device.console, is: ["+ a long text in a line"])
    try expect(
      device.lines(afterTapping: "narrow"), is: ["+ short", "- a long text in a line"])
    try expect(device.lines(afterTapping: "wide"), is: ["+ a long text in a line", "- short"])
    _ = try device.lines(afterTapping: "twice")
    expect(device.screenText.first, is: "a long text in a line")
    try expect(device.lines(afterTapping: "narrow"), is: ["+ s", "- a long text in a line"])
  }
}

private struct Item: Identifiable {
  let id: Int
  var text: String
}

private struct Row: View {
  let item: Item
  @State private var count = 0
  var body: some View {
    Text(item.text)
    Text("n \(count)")
    Button("count") { count += 1 }
  }
}

private struct DoubledIDs: View {
  let container: String
  @State private var items = [
    Item(id: 1, text: "a"), Item(id: 1, text: "b"), Item(id: 2, text: "c"),
  ]

  var body: some View {
    Button("change") { items[0].text = "x" }
    Button("drop") { items.removeFirst() }
    Button("double") { items += [Item(id: 2, text: "d"), Item(id: 2, text: "e")] }
    Button("push") { items.insert(Item(id: 3, text: "z"), at: 0) }
    switch container {
    case "stack": VStack { ForEach(items) { item in HStack { Row(item: item) } } }
    case "lazy": ScrollView { LazyVStack { ForEach(items) { Text($0.text) } } }
    default: List(items) { Text($0.text) }
    }
  }
}

private struct Fitting: View {
  @State private var width = 300.0
  @State private var words = ["a long text in a line", "short", "s"]
  var body: some View {
    VStack {
      ViewThatFits(in: .horizontal) {
        ForEach(words, id: \.self) { word in
          Text(word).fixedSize().onAppear { print("+ \(word)") }.onDisappear { print("- \(word)") }
        }
      }
      .frame(width: width)
      Button("narrow") { width = 60 }
      Button("wide") { width = 300 }
      Button("twice") { words = ["a long text in a line", "s", "a long text in a line", "s"] }
    }
  }
}
