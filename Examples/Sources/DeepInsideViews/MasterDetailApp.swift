// The demo app of the article, with a probe in every view: a list of dates, each with a detail screen.

import Probes
import SwiftUI

final class MasterViewModel: ObservableObject {
  let tracker = InstanceTracker("MasterViewModel")
  @Published var items: [Item] = []

  func add() { items.append(Item(date: Date())) }
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
      .onAppear { tracker("MasterView.onAppear") }
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
