// One store in the manner of Redux: the whole state is a value, and actions are the only way to change it.

import SimLab
import SimSwiftUI

extension Strategy {
  /// All screens depend on one value, whichever part of it they show.
  static let singleStore = Strategy(
    name: "single-store",
    summary: "one store with one value of state, changed by actions; every row reads the store",
    isHeadline: false,
    storage: "one value of all items", holder: "@EnvironmentObject", reader: "every row"
  ) { device, input in
    let feed = Feed(input)
    feed.launch(on: device) { SingleStoreRoot(store: AppStore(feed: feed)) }
  }
}

/// The state of the whole app.
struct AppState {
  var list: ItemList<Item>
  var actionCount = 0
}

/// The actions that change it.
enum AppAction {
  case changed(ItemChange)
}

/// The state and its reducer.
final class AppStore: ObservableObject {
  @Published private(set) var state: AppState
  private var subscription: AnyCancellable?

  init(feed: Feed) {
    state = AppState(list: ItemList(count: feed.count))
    subscription = feed.changes.sink { [weak self] in self?.send(.changed($0)) }
  }

  func send(_ action: AppAction) { state = reduce(state, action) }

  private func reduce(_ state: AppState, _ action: AppAction) -> AppState {
    var next = state
    next.actionCount += 1
    switch action {
    case .changed(let change): next.list.apply(change)
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
      ForEach(store.state.list.shown) { item in
        NavigationLink(destination: SingleStoreDetail(index: item.id)) {
          SingleStoreRow(index: item.id)
        }
      }
    }
    .navigationBarTitle(Text(store.state.list.title))
  }
}

struct SingleStoreRow: View {
  @EnvironmentObject var store: AppStore
  let index: Int

  var body: some View {
    let item = store.state.list[id: index]
    RowContent(title: item.title, subtitle: item.subtitle, status: item.status)
  }
}

struct SingleStoreDetail: View {
  @EnvironmentObject var store: AppStore
  let index: Int

  var body: some View {
    DetailContent(
      title: store.state.list[id: index].title, status: store.state.list[id: index].status)
  }
}
