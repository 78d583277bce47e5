// mechanism.md#9.5: elements that have the id of an earlier one, where an element is not one row. Each keeps a place of its
// own and shows what the first one shows.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Lists {
  @Test(arguments: [false, true], [false, true])
  func `elements with one id have rows of their own, whose number is known or not`(
    isLazy: Bool, isKnown: Bool
  ) throws {
    let device = showing { Twins(isLazy: isLazy, isKnown: isKnown) }
    /// The rows of elements, as id, hits of the first and of the second row.
    func expectRows(_ elements: (id: Int, first: Int)...) {
      let rows = elements.flatMap { id, first in
        ["a \(id): \(first)"] + (isKnown || id > 1 ? ["b \(id): 0"] : [])
      }
      expect(device.screenText.filter { $0.contains(":") }, is: rows)
    }
    expectRows((1, 0), (2, 0), (1, 0))
    _ = try device.lines(afterTapping: "a 2: 0")
    _ = try device.lines(afterTapping: "[1, 1, 2, 1]")
    expectRows((1, 0), (1, 0), (2, 1), (1, 0))
    _ = try device.lines(afterTapping: "[2, 1]")
    expectRows((2, 1), (1, 0))
    _ = try device.lines(afterTapping: "a 1: 0")
    _ = try device.lines(afterTapping: "[2, 1, 1]")
    expectRows((2, 1), (1, 1), (1, 0))
    // The first with an id takes the state along, and a further one stays where it was.
    _ = try device.lines(afterTapping: "[1, 2, 1]")
    expectRows((1, 1), (2, 1), (1, 0))
  }

  @Test(arguments: [false, true])
  func `elements of one row each with one id move in their order`(isLazy: Bool) throws {
    let device = showing { TwinRows(isLazy: isLazy) }
    func rows() -> [String] { device.screenText.filter { $0.contains(":") } }
    expect(rows(), is: ["1: 0", "1: 0", "2: 0"])
    _ = try device.lines(afterTapping: "1: 0")
    _ = try device.lines(afterTapping: "[2, 1, 1]")
    expect(rows(), is: ["2: 0", "1: 1", "1: 0"])
    _ = try device.lines(afterTapping: "[1, 2]")
    expect(rows(), is: ["1: 1", "2: 0"])
  }
}

extension Lists {
  /// ForEach's message and that of the lazy layout, as printed in public logs (RahimaKhatun, Upbit's markets; goorm's symbols for a
  /// grid); a list says ForEach's alone, and so does a stack that has not made both.
  @Test(arguments: LazyTwins.Container.allCases)
  func `a lazy layout reports an id of several of its views, once`(
    container: LazyTwins.Container
  ) throws {
    let device = showing { LazyTwins(container: container) }
    let ofForEach = """
      ForEach<Array<Int>, Int, Text>: the ID 1 occurs multiple times within the collection, this \
      will give undefined results!
      """
    let ofLayout = container.layout.map {
      ["\($0): the ID 1 is used by multiple child views, this will give undefined results!"]
    }
    expect(device.diagnostics, is: [ofForEach] + (ofLayout ?? []))
    _ = try device.lines(afterTapping: "again")
    expect(device.diagnostics.count { $0.contains("Layout") }, is: ofLayout == nil ? 0 : 1)
  }
}

struct LazyTwins: View {
  enum Container: CaseIterable {
    case vertical, horizontal, grid, rows, list, stack, far
    var layout: String? {
      switch self {
      case .vertical: "LazyVStackLayout"
      case .horizontal: "LazyHStackLayout"
      case .grid: "LazyVGridLayout"
      case .rows: "LazyHGridLayout"
      case .list, .stack, .far: nil
      }
    }
  }
  let container: Container
  @State private var ids = [1, 2, 1]
  private var rows: some View { ForEach(ids, id: \.self) { Text("\($0)") } }
  private let items = [GridItem(.flexible()), GridItem(.flexible())]
  private var far: [Int] { [1] + Array(2..<500) + [1] }
  var body: some View {
    VStack {
      Button("again") { ids += [3] }
      switch container {
      case .vertical: ScrollView { LazyVStack { rows } }
      case .horizontal: ScrollView(.horizontal) { LazyHStack { rows } }
      case .grid: ScrollView { LazyVGrid(columns: items) { rows } }
      case .rows: ScrollView(.horizontal) { LazyHGrid(rows: items) { rows } }
      case .list: List { rows }
      case .stack: VStack { rows }
      case .far: ScrollView { LazyVStack { ForEach(far, id: \.self) { Text("\($0)") } } }
      }
    }
  }
}

private struct TwinRows: View {
  let isLazy: Bool
  @State private var ids = [1, 1, 2]
  var body: some View {
    let rows = ForEach(ids, id: \.self) { Hit(name: "\($0)") }
    VStack {
      if isLazy { ScrollView { LazyVStack { rows } } } else { List { rows } }
      ForEach([[2, 1, 1], [1, 2]], id: \.self) { new in Button("\(new)") { ids = new } }
    }
  }
}

private struct Hit: View {
  let name: String
  @State private var hits = 0
  var body: some View { Button("\(name): \(hits)") { hits += 1 } }
}

private struct Twins: View {
  let isLazy: Bool
  let isKnown: Bool
  @State private var ids = [1, 2, 1]

  @ViewBuilder private var rows: some View {
    if isKnown {
      ForEach(ids, id: \.self) { id in
        Hit(name: "a \(id)")
        Hit(name: "b \(id)")
      }
    } else {
      ForEach(ids, id: \.self) { id in
        Hit(name: "a \(id)")
        if id > 1 { Hit(name: "b \(id)") }
      }
    }
  }

  var body: some View {
    VStack {
      if isLazy {
        ScrollView { LazyVStack { rows } }
      } else {
        List { rows }
      }
      ForEach([[2, 1], [2, 1, 1], [1, 2, 1], [1, 1, 2, 1]], id: \.self) { new in
        Button("\(new)") { ids = new }
      }
    }
  }
}
