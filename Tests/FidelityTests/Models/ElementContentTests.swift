// The content closure of a ForEach: each element is an observation scope of its own (mechanism.md#6.6).

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

extension ModelsSuite {
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

  /// 6.6.
  @Test(arguments: 0..<4)
  func `an element's closure observes for that element alone, in any container`(kind: Int) {
    let items = [NamedItem(0), NamedItem(1)]
    let device = showing { ElementOwner(items: items, kind: kind) }
    expect(device.lines { items[0].name = "b" }, is: ["row 0"])
  }

  /// Observation calls those that read a property in the order of a set, which differs from process to process.
  @Test func `rows that read one property are evaluated in the order of their places`() throws {
    struct Reader: View {
      let model: Model
      let name: String
      var body: some View {
        let _ = print(name)
        Text(model.name)
      }
    }
    struct Screens: View {
      let model: Model
      var body: some View {
        VStack {
          Button("set") { model.name = "b" }
          List(0..<4) { Reader(model: model, name: "list \($0)") }
          ScrollView {
            LazyVStack {
              ForEach(0..<4) { number in
                let _ = print("closure \(number)")
                Text(model.name)
              }
              ForEach(0..<4) { Reader(model: model, name: "lazy \($0)") }
            }
          }
          List(4..<8) { Reader(model: model, name: "list \($0)") }
        }
      }
    }
    let device = showing { Screens(model: Model()) }
    try expect(
      device.lines(afterTapping: "set"),
      is: (0..<4).map { "list \($0)" } + (0..<4).map { "closure \($0)" }
        + (0..<4).map { "lazy \($0)" } + (4..<8).map { "list \($0)" })
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

@Observable private final class NamedItem: Identifiable {
  let id: Int
  var name = "a"
  init(_ id: Int) { self.id = id }
}

private struct ElementOwner: View {
  let items: [NamedItem]
  let kind: Int
  @ViewBuilder private var rows: some View {
    ForEach(items) { item in
      let _ = print("row \(item.id)")
      Text(item.name)
    }
  }
  var body: some View {
    let _ = print("owner")
    switch kind {
    case 0: ScrollView { LazyVGrid(columns: [GridItem()]) { rows } }
    case 1: Grid { rows }
    case 2: List { Section { rows } }
    default: HStack { if items.count > 0 { rows } }
    }
  }
}

@Observable private final class Model { var name = "a" }
