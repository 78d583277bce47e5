// One store in the manner of Redux: the whole state is a value, and actions are the only way to change it.

import SimLab
import SwiftUI

extension Strategy {
  /// Seeds 000 and 003, "Redux": all screens depend on one value, whatever part of it they show.
  static let singleStore = Strategy(
    name: "single-store",
    summary: "one store with one value of state, changed by actions; every row reads the store",
    isHeadline: false
  ) { device, input in
    let feed = Feed(input.updates)
    let count = input.items
    device.launch { SingleStoreRoot(store: AppStore(count: count, feed: feed)) }
  }
}

/// The state of the whole app.
struct AppState {
  var items: [Item]
  var actionCount = 0
}

/// What can happen to it.
enum AppAction {
  case changed(Int)
}

/// The state and its reducer.
final class AppStore: ObservableObject {
  @Published private(set) var state: AppState
  private var subscription: AnyCancellable?

  init(count: Int, feed: Feed) {
    state = AppState(items: Item.list(count))
    subscription = feed.changes.sink { [weak self] in self?.send(.changed($0)) }
  }

  func send(_ action: AppAction) { state = reduce(state, action) }

  private func reduce(_ state: AppState, _ action: AppAction) -> AppState {
    var next = state
    next.actionCount += 1
    switch action {
    case .changed(let index): next.items[index].revision += 1
    }
    return next
  }
}

struct SingleStoreRoot: View {
  @StateObject var store: AppStore

  init(store: @autoclosure @escaping () -> AppStore) {
    _store = StateObject(wrappedValue: store())
  }

  var body: some View {
    NavigationView { SingleStoreList() }.environmentObject(store)
  }
}

struct SingleStoreList: View {
  @EnvironmentObject var store: AppStore

  var body: some View {
    List {
      ForEach(store.state.items) { item in
        NavigationLink(destination: SingleStoreDetail(index: item.id)) {
          SingleStoreRow(index: item.id)
        }
      }
    }
    .navigationBarTitle(Text("Items"))
  }
}

struct SingleStoreRow: View {
  @EnvironmentObject var store: AppStore
  let index: Int

  var body: some View {
    let item = store.state.items[index]
    RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
  }
}

struct SingleStoreDetail: View {
  @EnvironmentObject var store: AppStore
  let index: Int

  var body: some View {
    DetailContent(title: store.state.items[index].title, status: store.state.items[index].status)
  }
}
