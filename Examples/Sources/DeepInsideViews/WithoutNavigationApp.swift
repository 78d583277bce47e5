// The demo app without a navigation view.

import Probes
import SwiftUI

enum WithoutNavigation {
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
      tracker { MasterView().environmentObject(master) }
    }
  }
}
