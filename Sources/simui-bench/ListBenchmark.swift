// Lists of many items: what matters is that cost grows with what is visible, not with what exists.

import CHostHooks
import Foundation
@_spi(Runtime) import SimComponents
import SimDevice
@_spi(Runtime) import SimViews
import SimSwiftUI

/// An item of a long list.
struct ListItem: Identifiable {
  let id: Int
}

/// A row of a long list.
struct ListItemRow: View {
  let item: ListItem
  @State private var isMarked = false

  var body: some View {
    HStack {
      Text("Item \(item.id)")
      Spacer()
      Text(isMarked ? "marked" : "plain")
    }
  }
}

/// The screen: a list, or a lazy stack.
struct LongList: View {
  let items: [ListItem]
  let isLazyStack: Bool

  var body: some View {
    if isLazyStack {
      ScrollView { LazyVStack { ForEach(items) { ListItemRow(item: $0) } } }
    } else {
      List(items) { ListItemRow(item: $0) }
    }
  }
}

/// What the launch of a long list takes, in time and in memory.
struct ListLaunchBenchmark: Benchmark {
  let items: Int
  private let repetitions = 5

  var name: String { "list launch: \(items) items" }

  func measure() throws -> [Measurement] {
    var times: [Double] = []
    var heap: [Double] = []
    var screens: Set<String> = []
    for _ in 0..<repetitions {
      try MeasuredRun.play(items: items) { device in
        let before = Int(hostHooksHeapInUse())
        let time = microseconds {
          let items = (0..<items).map(ListItem.init)
          device.launch { LongList(items: items, isLazyStack: false) }
          device.settle()
        }
        times.append(time / 1_000_000)
        heap.append(Double(Int(hostHooksHeapInUse()) - before) / Double(items))
        try expect(
          device.count(.bodyEvaluations, of: "ListItemRow"), device.screenText.count / 2,
          "\(name): bodies")
        screens.insert(MeasuredRun.checksum(device))
      }
    }
    try expect(screens.count, 1, "\(name): different screens")
    return [
      Measurement(
        name: name, unit: "s", samples: times, remark: "screen \(screens.first ?? "")"),
      Measurement(
        name: "list heap: \(items) items", unit: "bytes per item", samples: heap,
        remark: "mallinfo2, items included"),
    ]
  }
}

/// What a fling through a long list takes, as a whole and for each row that enters.
struct ListFlingBenchmark: Benchmark {
  let items: Int
  let isLazyStack: Bool
  private let repetitions = 7

  init(items: Int, isLazyStack: Bool = false) {
    self.items = items
    self.isLazyStack = isLazyStack
  }

  var name: String { "\(isLazyStack ? "lazy stack" : "list") fling: \(items) items" }

  func measure() throws -> [Measurement] {
    var flings: [Double] = []
    var rows: [Double] = []
    var entered: Set<Int> = []
    var screens: Set<String> = []
    for _ in 0..<repetitions {
      try MeasuredRun.play(items: items) { device in
        let items = (0..<items).map(ListItem.init)
        device.launch { LongList(items: items, isLazyStack: isLazyStack) }
        device.settle()
        let before = device.count(.bodyEvaluations, of: "ListItemRow")
        let time = microseconds {
          device.fling(velocity: 5_000)
          device.settle()
          device.fling(velocity: 5_000)
          device.settle()
        }
        let count = device.count(.bodyEvaluations, of: "ListItemRow") - before
        flings.append(time / 2_000)
        rows.append(time / Double(count))
        entered.insert(count)
        screens.insert(device.screenText.joined(separator: " "))
      }
    }
    try expect(screens.count, 1, "\(name): different screens")
    try expect(entered.count, 1, "\(name): different numbers of rows")
    let texts = screens.first?.split(separator: " ").prefix(2).joined(separator: " ") ?? ""
    return [
      Measurement(
        name: name, unit: "ms per fling", samples: flings,
        remark: "\(entered.first ?? 0) rows in two flings, then \(texts)"),
      Measurement(
        name: "\(name), row", unit: "µs per row entering", samples: rows,
        remark: "frames included"),
    ]
  }
}

/// What a row that enters by scrolling takes.
///
/// One leaves, its cell takes the next one, whose content and body run and are laid out. What the
/// platform does with the frame is in `ListFlingBenchmark`.
struct RowEnteringBenchmark: Benchmark {
  let items: Int
  private let rows = 2_000
  private let repetitions = 7

  var name: String { "row entering: 1 of \(items)" }

  func measure() throws -> [Measurement] {
    var samples: [Double] = []
    var screens: Set<String> = []
    try MeasuredRun.play(items: items) { device in
      let items = (0..<items).map(ListItem.init)
      device.launch { LongList(items: items, isLazyStack: false) }
      device.settle()
      let engine = device.engine
      guard let area = engine.runtime.scrollAreasOnTop().first, let list = area.rows else {
        throw BenchmarkError("\(name): there is no list")
      }
      for _ in 0..<repetitions {
        let before = device.count(.bodyEvaluations, of: "ListItemRow")
        let time = microseconds {
          for _ in 0..<rows {
            engine.runtime.update()
            area.scroll(to: area.offset.y + 44, along: .vertical)
            _ = engine.cells.update(list)
            engine.runtime.mutations.removeAll(keepingCapacity: true)
          }
        }
        let bodies = device.count(.bodyEvaluations, of: "ListItemRow") - before
        try expect(bodies, rows, "\(name): bodies")
        samples.append(time / Double(rows))
      }
      screens.insert(device.screenText.prefix(2).joined(separator: " "))
      area.scroll(to: 0, along: .vertical)
      device.settle()
      try expect(device.screenText.first, "Item 0", "\(name): the first row")
    }
    return [
      Measurement(
        name: name, unit: "µs per row", samples: samples,
        remark: "1 body per row, then \(screens.first ?? "")")
    ]
  }
}
