// Dynamic properties: what is declared, not what is used, makes a body run.

import SwiftUI

struct TestView: View {
  @State private var number: Int = 10
  init(number: Int) {
    self.number = 11
  }
  var body: some View { Text("\(number)") }
}

final class Store: ObservableObject {
  @Published var count = 0
}

/// Three views that declare an object and do not use it.
struct UnusedObjects: View {
  let store = Store()
  var body: some View {
    VStack {
      Button("publish") { store.count += 1 }
      Button("publish same") { store.count += 0 }
      Button("send") { store.objectWillChange.send() }
      EnvObjectDemoView()
      ObservedDemoView(store: store)
      OwnedDemoView(store: store)
    }
    .environmentObject(store)
  }
}

struct EnvObjectDemoView: View {
  @EnvironmentObject var store: Store
  var body: some View {
    let _ = print("environment object update")
    Text("abc")
  }
}

struct ObservedDemoView: View {
  @ObservedObject var store: Store
  var body: some View {
    let _ = print("observed object update")
    Text("abc")
  }
}

struct OwnedDemoView: View {
  @StateObject private var store: Store
  init(store: Store) { _store = StateObject(wrappedValue: store) }
  var body: some View {
    let _ = print("state object update")
    Text("abc")
  }
}

struct MyEnvKey: EnvironmentKey {
  static var defaultValue: Int { 10 }
}

extension EnvironmentValues {
  var myValue: Int {
    get { self[MyEnvKey.self] }
    set { self[MyEnvKey.self] = newValue }
  }
}

struct EnvDemo: View {
  @State var i = 100
  var body: some View {
    VStack {
      VStack { EnvSubView() }
        .environment(\.myValue, i)
      Button("change") { i += 1 }
    }
  }
}

struct EnvSubView: View {
  @Environment(\.myValue) var myValue
  var body: some View {
    let _ = print("sub view update")
    Text("Sub View")
  }
}

/// An object that nothing but the value of its view retains.
struct UnstableStore: View {
  @State private var generation = 0
  var body: some View {
    VStack {
      Button("parent \(generation)") { generation += 1 }
      StoreView()
    }
  }

  final class Counter: ObservableObject {
    @Published var count = 0
    init() { print("store made") }
  }

  struct StoreView: View {
    @ObservedObject var store = Counter()
    var body: some View {
      VStack {
        Button("count up") { store.count += 1 }
        Text("count \(store.count)")
      }
    }
  }
}
