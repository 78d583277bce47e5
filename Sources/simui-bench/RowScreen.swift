// The screen that is measured: a stack with all its rows realised, nothing lazy. Each row is a view of
// its own that shows two texts and an image.

import SimSwiftUI

/// A root with a state of its own above rows of any kind.
struct RowScreen<Row: View>: View {
  let store: RowStore
  let row: @MainActor (Int, Int) -> Row
  @State private var tick: Int

  init(_ store: RowStore, row: @escaping @MainActor (Int, Int) -> Row) {
    self.store = store
    self.row = row
    _tick = State(initialValue: store.initialTick)
  }

  var body: some View {
    let tick = tick
    let row = row
    store.keep($tick)
    return VStack(spacing: 0) {
      Text("Tick \(tick)")
      ForEach(0..<store.initial.count) { index in row(index, tick) }
    }
  }
}

/// A row that owns its number.
struct StateRow: View {
  let index: Int
  let store: RowStore
  @State private var count: Int

  init(index: Int, store: RowStore) {
    self.index = index
    self.store = store
    _count = State(initialValue: store.initial[index])
  }

  var body: some View {
    let count = count
    store.keep($count, of: index)
    return HStack {
      Text("Row \(index)")
      Text("\(count)")
      Image(systemName: "star")
    }
  }
}

/// A row that shows a number of its model's.
struct ObservableRow: View {
  let index: Int
  let model: RowModel

  var body: some View {
    HStack {
      Text("Row \(index)")
      Text("\(model.count)")
      Image(systemName: "star")
    }
  }
}

/// A row that shows what its parent gives it.
struct TickRow: View {
  let index: Int
  let tick: Int

  var body: some View {
    HStack {
      Text("Row \(index)")
      Text("\(tick)")
      Image(systemName: "star")
    }
  }
}
