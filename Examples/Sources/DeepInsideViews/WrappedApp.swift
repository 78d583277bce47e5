// The demo app whose rows lead to a thin wrapper: the detail screen and its model are made in the wrapper's body.

import Probes
import SwiftUI

enum Wrapped {
  struct AppStateDemo: App {
    var body: some Scene {
      WindowGroup { ContentView() }
    }
  }

  struct ContentView: View {
    let master = MasterViewModel()
    var body: some View {
      NavigationView { MasterView().environmentObject(master) }
    }
  }

  struct MasterView: View {
    @EnvironmentObject var master: MasterViewModel
    var body: some View {
      List {
        ForEach(master.items) { item in
          NavigationLink(destination: WrappedDetailView(item: item)) {
            ItemDateView(date: item.date)
          }
        }
      }
      .navigationBarItems(
        trailing: Button(action: { self.master.add() }) { Image(systemName: "plus") })
    }
  }

  struct WrappedDetailView: View {
    let item: Item
    let tracker = InstanceTracker("WrappedDetailView")
    var body: some View {
      tracker { Owned.DetailView(model: DetailViewModel(item: item)) }
    }
  }
}
