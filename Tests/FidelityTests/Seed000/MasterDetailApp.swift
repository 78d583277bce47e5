// The demo app of the article, with a probe in every view: a list of dates, each with a detail screen.

import SwiftUI

struct Item: Identifiable {
  let id = UUID()
  let date: Date
}

final class MasterViewModel: ObservableObject {
  let tracker = InstanceTracker("MasterViewModel")
  @Published var items: [Item] = []

  func add() { items.append(Item(date: Date())) }
}

final class DetailViewModel: ObservableObject {
  let item: Item
  let tracker = InstanceTracker("DetailViewModel")
  init(item: Item) { self.item = item }
  var boilerplate: String { "You're viewing model #\(tracker.number)." }
}

struct AppStateDemo: App {
  let tracker = InstanceTracker("AppStateDemo")
  var body: some Scene {
    tracker { WindowGroup { ContentView() } }
  }
}

struct ContentView: View {
  @ObservedObject var master = MasterViewModel()
  let tracker = InstanceTracker("ContentView")
  var body: some View {
    tracker { NavigationView { MasterView().environmentObject(master) } }
  }
}

struct MasterView: View {
  @EnvironmentObject var master: MasterViewModel
  let tracker = InstanceTracker("MasterView")
  var body: some View {
    tracker("List \(master.items.count) items") {
      List {
        ForEach(master.items) { item in
          NavigationLink(destination: DetailView(item: item)) {
            ItemDateView(date: item.date)
          }
        }
      }
      .onAppear { tracker.log("MasterView.onAppear") }
      .navigationBarTitle(Text("Master"))
      .navigationBarItems(
        trailing: Button(action: { self.master.add() }) { Image(systemName: "plus") })
    }
  }
}

struct DetailView: View {
  @EnvironmentObject var master: MasterViewModel
  @ObservedObject var model: DetailViewModel
  let tracker = InstanceTracker("DetailView")
  init(item: Item) { model = DetailViewModel(item: item) }
  var body: some View {
    tracker {
      DetailContentView(model: model)
        .padding()
        .navigationBarTitle(Text("Detail"))
        .onAppear { tracker.log("DetailView onAppear") }
    }
  }
}

struct DetailContentView: View {
  let model: DetailViewModel
  let tracker = InstanceTracker("DetailContentView")
  var body: some View {
    tracker {
      VStack(spacing: 16) {
        ItemDateView(date: model.item.date)
        DetailStateView()
        DetailBoilerplateView(text: model.boilerplate)
        Spacer()
      }
    }
  }
}

struct DetailStateView: View {
  @State var uuid = UUID()
  let tracker = InstanceTracker("DetailStateView")
  var body: some View {
    tracker("\(uuid)") { Text("\(uuid)").font(.footnote).foregroundColor(.secondary) }
  }
}

struct DetailBoilerplateView: View {
  let text: String
  let tracker = InstanceTracker("DetailBoilerplateView")
  var body: some View { tracker(text) { Text(text) } }
}

struct ItemDateView: View {
  let date: Date
  let tracker = InstanceTracker("ItemDateView")
  var body: some View { tracker("\(date)") { Text("\(date)") } }
}
