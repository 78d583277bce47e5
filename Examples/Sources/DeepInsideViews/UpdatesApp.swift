// The demo app whose model can be updated from the detail screen: two more published values, three sinks in the model
// and three subscriptions in the list.

import Probes
import SwiftUI

enum Updates {
  final class MasterViewModel: ObservableObject {
    let tracker = InstanceTracker("MasterViewModel")
    @Published var items: [Item] = []
    @Published var update1 = 0
    @Published var update2 = 0
    var cancellable0: AnyCancellable!
    var cancellable1: AnyCancellable!
    var cancellable2: AnyCancellable!

    init() {
      cancellable0 = objectWillChange.sink { (value) in
        self.tracker.log("Sink 0 recived change notification")
      }
      cancellable1 = $update1.sink { (value) in
        self.tracker.log("Sink 1 recived value = \(value)")
      }
      cancellable2 = $update2.sink { (value) in
        self.tracker.log("Sink 2 recived value = \(value)")
      }
    }

    func add() { items.append(Item(date: Date())) }

    func update() {
      update1 += 1
      update2 += 1
      update1 += 1
      update2 += 1
    }
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
        .onReceive(master.objectWillChange) { () in
          tracker.log("MasterView Changed")
        }
        .onReceive(master.$update1) { count in
          tracker.log("MasterView Update 1 Received \(count)")
        }
        .onReceive(master.$update2) { count in
          tracker.log("MasterView Update 2 Received \(count)")
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
          .navigationBarItems(
            trailing: Button(action: {
              DispatchQueue.main.async {
                self.tracker.log("### Begin Update Cycle")
              }
              self.tracker.log("### Begin Update")
              self.master.update()
              self.tracker.log("### End Update")
            }) {
              Text("Update")
            }
          )
          .onAppear { tracker.log("DetailView onAppear") }
      }
    }
  }
}
