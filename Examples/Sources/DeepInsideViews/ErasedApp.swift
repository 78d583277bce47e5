// The demo app with the type of the root's body erased: the types no longer tell what the host will need.

import Probes
import SwiftUI

enum Erased {
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
      tracker { AnyView(NavigationView { MasterView().environmentObject(master) }) }
    }
  }
}
