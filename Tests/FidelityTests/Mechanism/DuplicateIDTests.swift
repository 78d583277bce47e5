// Two elements with one id: the earlier is given twice (mechanism.md#9.5). And elements of a binding, each a binding of its own (4.7).

import Expectations
import SimDevice
import SwiftUI
import Testing

private struct Item: Identifiable {
  let id: Int
  var text: String
}

extension Mechanism {
  @Suite @MainActor struct DuplicateIDTests {
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

    @Test func `every element's binding is another one when any element changes`() throws {
      let device = showing { Inputs() }
      device.settle()
      try expect(
        device.lines(afterTapping: "first"),
        is: [
          "Inputs: _items changed.", "Input: @self, _item changed.", "Input: @self, _item changed.",
        ])
      expect(device.screenText.filter { $0.count == 2 }, is: ["a!", "b."])
    }
  }
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

private struct Input: View {
  @Binding var item: Item
  var body: some View {
    let _ = Self._printChanges()
    Text(item.text)
  }
}

private struct Inputs: View {
  @State private var items = [Item(id: 1, text: "a."), Item(id: 2, text: "b.")]
  var body: some View {
    let _ = Self._printChanges()
    VStack {
      ForEach($items, id: \.id) { $item in Input(item: $item) }
      Button("first") { items[0].text = "a!" }
    }
  }
}
