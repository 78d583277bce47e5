// The case studies of the app, each in its own screen.

import Probes
import SwiftUI

struct IfElse: View {
  @State private var flag = true
  var body: some View {
    VStack {
      Button("toggle") { flag.toggle() }
      if flag { LifecycleMonitor("on") } else { LifecycleMonitor("off") }
    }
  }
}

struct Switch: View {
  @State private var choice = 0
  var body: some View {
    VStack {
      Button("next") { choice = (choice + 1) % 3 }
      switch choice {
      case 0: LifecycleMonitor("first")
      case 1: LifecycleMonitor("second")
      default: LifecycleMonitor("third")
      }
    }
  }
}

struct ExplicitIdentity: View {
  @State private var generation = 0
  @State private var looks = 0
  var body: some View {
    VStack {
      Button("next generation") { generation += 1 }
      Button("look again: \(looks)") { looks += 1 }
      LifecycleMonitor("monitor").id(generation)
    }
  }
}

struct Opacity: View {
  @State private var opacity = 1.0
  var body: some View {
    VStack {
      Button("fade") { opacity = 1 - opacity }
      LifecycleMonitor("monitor").opacity(opacity)
    }
  }
}

struct EagerScrollView: View {
  var body: some View {
    ScrollView {
      VStack { ForEach(Item.all) { LifecycleMonitor("row \($0.id)").frame(height: 60) } }
    }
  }
}

struct LazyScrollView: View {
  var body: some View {
    ScrollView {
      LazyVStack { ForEach(Item.all) { LifecycleMonitor("row \($0.id)").frame(height: 60) } }
    }
  }
}

struct LazyGrid: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        ForEach(Item.all) { LifecycleMonitor("cell \($0.id)").frame(height: 120) }
      }
    }
  }
}

struct DynamicList: View {
  var body: some View {
    List { ForEach(Item.all) { LifecycleMonitor("row \($0.id)").frame(height: 60) } }
  }
}

struct StaticList: View {
  var body: some View {
    List {
      Group {
        LifecycleMonitor("row 0").frame(height: 60)
        LifecycleMonitor("row 1").frame(height: 60)
        LifecycleMonitor("row 2").frame(height: 60)
        LifecycleMonitor("row 3").frame(height: 60)
        LifecycleMonitor("row 4").frame(height: 60)
        LifecycleMonitor("row 5").frame(height: 60)
        LifecycleMonitor("row 6").frame(height: 60)
        LifecycleMonitor("row 7").frame(height: 60)
        LifecycleMonitor("row 8").frame(height: 60)
        LifecycleMonitor("row 9").frame(height: 60)
      }
      Group {
        LifecycleMonitor("row 10").frame(height: 60)
        LifecycleMonitor("row 11").frame(height: 60)
        LifecycleMonitor("row 12").frame(height: 60)
        LifecycleMonitor("row 13").frame(height: 60)
        LifecycleMonitor("row 14").frame(height: 60)
        LifecycleMonitor("row 15").frame(height: 60)
        LifecycleMonitor("row 16").frame(height: 60)
        LifecycleMonitor("row 17").frame(height: 60)
        LifecycleMonitor("row 18").frame(height: 60)
        LifecycleMonitor("row 19").frame(height: 60)
      }
      Group {
        LifecycleMonitor("row 20").frame(height: 60)
        LifecycleMonitor("row 21").frame(height: 60)
        LifecycleMonitor("row 22").frame(height: 60)
        LifecycleMonitor("row 23").frame(height: 60)
        LifecycleMonitor("row 24").frame(height: 60)
        LifecycleMonitor("row 25").frame(height: 60)
        LifecycleMonitor("row 26").frame(height: 60)
        LifecycleMonitor("row 27").frame(height: 60)
        LifecycleMonitor("row 28").frame(height: 60)
        LifecycleMonitor("row 29").frame(height: 60)
      }
    }
  }
}

struct Stack: View {
  var body: some View {
    NavigationStack {
      VStack {
        LifecycleMonitor("root")
        NavigationLink("push", value: 1)
      }
      .navigationDestination(for: Int.self) { level in
        VStack {
          LifecycleMonitor("level \(level)")
          NavigationLink("push", value: level + 1)
        }
      }
    }
  }
}

struct Tabs: View {
  var body: some View {
    TabView {
      LifecycleMonitor("first tab").tabItem { Text("First") }
      LifecycleMonitor("second tab").tabItem { Text("Second") }
      LifecycleMonitor("third tab").tabItem { Text("Third") }
    }
  }
}

struct Item: Identifiable {
  let id: Int
  static let all = (0..<40).map(Item.init)
}
