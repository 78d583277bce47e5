// Closures as inputs: what they capture takes part in the comparison.

import SwiftUI

final class MyStore: ObservableObject {
  @Published var selection: Int?

  func sendID(_ id: Int) {
    self.selection = id
  }
}

/// The store is captured by the closure of each cell.
enum Capturing {
  struct ClosureDemo: View {
    @StateObject var store = MyStore()
    var body: some View {
      VStack {
        if let currentID = store.selection { Text("Current ID: \(currentID)") }
        List {
          ForEach(0..<100) { i in
            CellView(id: i) { store.sendID(i) }
          }
        }
        .listStyle(.plain)
      }
    }
  }

  struct CellView: View {
    let id: Int
    var action: () -> Void
    init(id: Int, action: @escaping () -> Void) {
      self.id = id
      self.action = action
    }
    var body: some View {
      VStack {
        let _ = print("update \(id)")
        Button("ID: \(id)") { action() }
      }
    }
  }
}

/// The closure is left out of the comparison.
enum ComparingID {
  struct ClosureDemo: View {
    @StateObject var store = MyStore()
    var body: some View {
      VStack {
        if let currentID = store.selection { Text("Current ID: \(currentID)") }
        List {
          ForEach(0..<100) { i in
            CellView(id: i) { store.sendID(i) }
          }
        }
        .listStyle(.plain)
      }
    }
  }

  struct CellView: View, Equatable {
    let id: Int
    var action: () -> Void
    init(id: Int, action: @escaping () -> Void) {
      self.id = id
      self.action = action
    }
    var body: some View {
      VStack {
        let _ = print("update \(id)")
        Button("ID: \(id)") { action() }
      }
    }
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  }
}

/// A method of the store takes the place of the closure.
enum PassingMethod {
  struct ClosureDemo: View {
    @StateObject var store = MyStore()
    var body: some View {
      VStack {
        if let currentID = store.selection { Text("Current ID: \(currentID)") }
        List {
          ForEach(0..<100) { i in
            CellView(id: i, action: store.sendID)
          }
        }
        .listStyle(.plain)
      }
    }
  }

  struct CellView: View {
    let id: Int
    var action: (Int) -> Void
    init(id: Int, action: @escaping (Int) -> Void) {
      self.id = id
      self.action = action
    }
    var body: some View {
      VStack {
        let _ = print("update \(id)")
        Button("ID: \(id)") { action(id) }
      }
    }
  }
}
