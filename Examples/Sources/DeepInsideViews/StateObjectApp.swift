// The demo app whose detail screen owns its model: a state object, made from an autoclosure. The root holds the master
// model without observing it, so a change reaches the list directly.

import Probes
import SwiftUI

enum Owned {
  struct AppStateDemo: App {
    var body: some Scene {
      WindowGroup { ContentView() }
    }
  }

  struct ContentView: View {
    let master = MasterViewModel()
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
            NavigationLink(destination: DetailView(model: DetailViewModel(item: item))) {
              ItemDateView(date: item.date)
            }
          }
        }
        .onReceive(master.objectWillChange) { () in
          tracker.log("MasterView Changed")
        }
        .navigationBarItems(
          trailing: Button(action: { self.master.add() }) { Image(systemName: "plus") })
      }
    }
  }

  struct DetailView: View {
    @StateObject var model: DetailViewModel
    @EnvironmentObject var master: MasterViewModel
    let tracker = InstanceTracker("DetailView")
    var body: some View {
      tracker {
        DetailContentView(model: model)
          .padding()
          .navigationBarTitle(Text("Detail"))
          .onAppear { tracker.log("DetailView.onAppear") }
      }
    }
  }
}
