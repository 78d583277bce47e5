// The content closure of a ForEach in a plain stack: each element is an observation scope of its own
// (mechanism.md#6.6).

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Mechanism {
  /// Example 6c.
  @Test func `a property read in the content of an element makes that content anew, and no other`()
    throws
  {
    let items = [Item(id: 0), Item(id: 1)]
    let device = showing { Elements(items: items) }
    expect(device.console, is: ["Elements", "row 0", "row 1"])
    expect(device.lines { items[1].name = "b" }, is: ["row 1"])
    expect(device.screenText, is: ["a", "b", "0"])
    expect(device.lines { items[0].name = "c" }, is: ["row 0"])
    expect(device.lines { items[0].name = "d" }, is: ["row 0"])
    expect(device.screenText, is: ["d", "b", "0"])
  }

  @Test func `a property read by the init of a view in the content belongs to the element`() throws
  {
    let items = [Item(id: 0), Item(id: 1)]
    let device = showing { Reading(items: items) }
    expect(device.console, is: ["Reading", "label a", "label a"])
    expect(device.lines { items[0].name = "b" }, is: ["label b"])
    expect(device.screenText, is: ["b", "a"])
  }

  @Test func `an element that is gone observes no more, and one that came does`() throws {
    let items = [Item(id: 0), Item(id: 1)]
    let device = showing { Elements(items: items) }
    try expect(device.lines(afterTapping: "0"), is: ["Elements", "row 0"])
    expect(device.lines { items[1].name = "b" }, is: [])
    try expect(device.lines(afterTapping: "1"), is: ["Elements", "row 0", "row 1"])
    expect(device.lines { items[1].name = "c" }, is: ["row 1"])
    expect(device.screenText, is: ["a", "c", "2"])
  }

  @Test func `a property that the content reads only later is observed from then on`() throws {
    let item = Item(id: 0)
    let device = showing { Later(item: item) }
    expect(device.console, is: ["Later", "row 0", "row 1"])
    expect(device.lines { item.name = "b" }, is: [])
    try expect(device.lines(afterTapping: "0"), is: ["Later", "row 0", "row 1"])
    expect(device.lines { item.name = "c" }, is: ["row 1"])
    expect(device.screenText, is: ["0", "c", "1"])
  }
}

@Observable private final class Item: Identifiable {
  let id: Int
  var name = "a"
  init(id: Int) { self.id = id }
}

private struct Elements: View {
  let items: [Item]
  @State private var taps = 0
  var body: some View {
    let _ = print("Elements")
    VStack {
      ForEach(taps == 1 ? [items[0]] : items) { item in
        let _ = print("row \(item.id)")
        Text(item.name)
      }
      Button("\(taps)") { taps += 1 }
    }
  }
}

private struct Reading: View {
  let items: [Item]
  var body: some View {
    let _ = print("Reading")
    VStack { ForEach(items) { Label($0) } }
  }

  private struct Label: View {
    let name: String
    init(_ item: Item) { name = item.name }
    var body: some View {
      let _ = print("label \(name)")
      Text(name)
    }
  }
}

private struct Later: View {
  let item: Item
  @State private var taps = 0
  var body: some View {
    let _ = print("Later")
    VStack {
      ForEach(0..<2, id: \.self) { number in
        let _ = print("row \(number)")
        Text(number < taps ? "0" : number == 1 && taps > 0 ? item.name : "-")
      }
      Button("\(taps)") { taps += 1 }
    }
  }
}
