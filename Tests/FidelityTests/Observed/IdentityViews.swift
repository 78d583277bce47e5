// The views whose identity the cases watch.

import Probes
import SwiftUI

struct ToggledID: View {
  @State private var toggle = false
  var body: some View {
    Color.red
      .onAppear {
        print("A" + (toggle ? "T" : "F"))
        if !toggle { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { toggle = true } }
      }
      .onDisappear { print("D" + (toggle ? "T" : "F")) }
      .id(toggle)
  }
}

struct ToggledIDWithoutTransition: View {
  @State private var toggle = false
  var body: some View {
    Color.red
      .onAppear {
        print("A" + (toggle ? "T" : "F"))
        if !toggle { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { toggle = true } }
      }
      .onDisappear { print("D" + (toggle ? "T" : "F")) }
      .transition(.identity)
      .id(toggle)
  }
}

struct WrittenOnAppear: View {
  @State private var toggle = false
  var body: some View {
    let _ = print("body \(toggle)")
    AnyView(EmptyView()).onAppear {
      toggle.toggle()
      print("after write \(toggle)")
    }
  }
}

struct ConstantRange: View {
  @State private var data = Array(0..<5)
  var body: some View {
    VStack {
      Button("append") { data.append(data.count) }
      ForEach(0..<data.count) { Text("\(data[$0])") }
    }
  }
}

struct InitialValues: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("raise \(count)") { count += 1 }
      Child(number: count)
    }
  }

  private struct Child: View {
    @State private var number: Int
    init(number: Int) { _number = State(initialValue: number) }
    var body: some View { Text("number \(number)") }
  }
}

struct EarlyBinding: View {
  var body: some View { Child() }

  private struct Child: View {
    @State private var number = 1
    private let binding: Binding<Int>
    init() {
      let state = State(initialValue: 1)
      binding = state.projectedValue
      _number = state
    }
    var body: some View { Text("\(binding.wrappedValue)") }
  }
}

struct TabSelections: View {
  @State private var selection = 1
  var body: some View {
    TabView(selection: $selection) {
      Selections.Child("first").tabItem { Text("First") }.tag(1)
      Selections.Child("second").tabItem { Text("Second") }.tag(2)
    }
  }
}

struct Selections: View {
  @State private var selection = 1
  var body: some View {
    ZStack {
      Button("select") { selection = 3 - selection }
      Child("first").opacity(selection == 1 ? 1 : 0)
      Child("second").opacity(selection == 2 ? 1 : 0)
    }
  }

  final class LifeCycle {
    let name: String
    init(_ name: String) {
      self.name = name
      print("\(name) init")
    }
    deinit { print("\(name) deinit") }
  }

  struct Child: View {
    let monitor: LifeCycle
    init(_ name: String) { monitor = LifeCycle(name) }
    var body: some View { Text(monitor.name) }
  }
}

struct Layers: View {
  @State private var selection = 1
  var body: some View {
    VStack {
      Button("select") { selection = 3 - selection }
      ZStack {
        Text("1").opacity(selection == 1 ? 1 : 0)
          .onAppear { print("1 appear") }
          .onDisappear { print("1 disappear") }
        Text("2").opacity(selection == 2 ? 1 : 0)
          .onAppear { print("2 appear") }
          .onDisappear { print("2 disappear") }
      }
    }
  }
}

struct Users: View {
  @State private var users = [0, 1, 2]
  var body: some View {
    VStack {
      UserView(user: users[0])
      UserView(user: users[1])
      UserView(user: users[2])
      Button("swap") { users.swapAt(0, 2) }
    }
  }

  private struct UserView: View {
    let user: Int
    @State private var flag = false
    var body: some View {
      HStack {
        Text("user \(user) \(flag ? "on" : "off")")
        Button("turn \(user)") { flag.toggle() }
      }
    }
  }
}

struct ErasedContent: View {
  @State private var isPadded = false
  @State private var count = 0
  var body: some View {
    VStack {
      Button("same \(count)") { count += 1 }
      Button("type") { isPadded.toggle() }
      content
    }
  }

  private var content: AnyView {
    isPadded ? AnyView(LifecycleMonitor("monitor").padding()) : AnyView(LifecycleMonitor("monitor"))
  }
}

enum Fresh {
  struct SampleDiffView: View {
    @State private var isOn = false
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Button("tap") { isOn.toggle() }
        Text(isOn ? "on" : "off")
        ExtractSubView().id(UUID())
        StaticSubView()
      }
    }
  }

  struct ExtractSubView: View {
    var body: some View {
      let _ = Self._printChanges()
      Text("sub")
    }
  }

  struct StaticSubView: View {
    var body: some View {
      let _ = Self._printChanges()
      Text("static")
    }
  }
}
