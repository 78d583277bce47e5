import SwiftUI

/// A text that says when it appears.
struct Said: View {
  let text: String
  init(_ text: String) { self.text = text }
  var body: some View {
    Text(text)
      .onAppear { print("\(text) appears") }
      .onDisappear { print("\(text) disappears") }
  }
}

enum Route: Hashable {
  case account
  case order(Int)

  var name: String {
    switch self {
    case .account: return "account"
    case .order(let number): return "order \(number)"
    }
  }
}

struct AnyRoutesDemo: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      AnyRouteScreen(name: "home", path: $path)
        .navigationDestination(for: Route.self) { route in
          let _ = print("\(route.name) made")
          AnyRouteScreen(name: route.name, path: $path)
        }
    }
  }
}

private struct AnyRouteScreen: View {
  let name: String
  @Binding var path: NavigationPath
  var body: some View {
    VStack {
      Said(name)
      Text("depth \(path.count)")
      Button("push two") {
        path.append(Route.account)
        path.append(Route.order(7))
      }
      Button("drop 1") { path.removeLast() }
      Button("drop 2") { path.removeLast(2) }
      Button("drop all") { path = NavigationPath() }
    }
  }
}

struct LinksDemo: View {
  struct Traced: View {
    let kind: String
    let number: Int
    init(_ kind: String, _ number: Int) {
      self.kind = kind
      self.number = number
      print("\(kind) init \(number)")
    }
    var body: some View {
      let _ = print("\(kind) body \(number)")
      Text("\(kind) screen \(number)")
    }
  }

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("static 1", destination: Traced("static", 1))
        NavigationLink(destination: { Traced("static", 2) }, label: { Text("static 2") })
        NavigationLink("value 1", value: 1)
        NavigationLink(value: 2) { Text("value 2") }
      }
      .navigationDestination(for: Int.self) { Traced("value", $0) }
    }
  }
}

struct TabInstances: View {
  struct Traced: View {
    let name: String
    init(_ name: String) {
      self.name = name
      print("init \(name)")
    }
    var body: some View { Text(name) }
  }

  var body: some View {
    TabView {
      Traced("a").tabItem { Text("A") }
      Traced("b").tabItem { Text("B") }
    }
  }
}

final class PathStore: ObservableObject {
  @Published var path: [Int] = [] {
    didSet { print("set path \(path)") }
  }
}

struct StoreDemo: View {
  @StateObject private var store = PathStore()
  var body: some View {
    NavigationStack(path: $store.path) {
      VStack {
        Button("go") { store.path.append(1) }
        Button("go to 2 and 3") { store.path = [2, 3] }
      }
      .navigationDestination(for: Int.self) { StoreScreen(number: $0) }
    }
    .environmentObject(store)
  }

  private struct StoreScreen: View {
    let number: Int
    @EnvironmentObject private var store: PathStore
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("screen \(number)")
        Button("dismiss") { dismiss() }
        Button("remove last") { store.path.removeLast() }
      }
      .onAppear { print("\(number) appears") }
      .onDisappear { print("\(number) disappears") }
    }
  }
}

/// The destination of the second element is declared on the screen of the first.
struct DeepDemo: View {
  @State private var path: NavigationPath = {
    var path = NavigationPath()
    path.append("outer")
    path.append(2)
    return path
  }()

  var body: some View {
    NavigationStack(path: $path) {
      Text("root")
        .navigationDestination(for: String.self) { name in
          Text(name).navigationDestination(for: Int.self) { number in
            Text("deeper \(number)").onAppear { print("Deeper \(number) appears") }
          }
        }
    }
  }
}

struct MissingDemo: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("follow", value: 1)
        Text("append")
      }
      .navigationDestination(for: String.self) { Text($0) }
    }
  }
}

struct TwiceDemo: View {
  var body: some View {
    NavigationStack {
      NavigationLink("one", value: 1)
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("outer \(number)")
            NavigationLink("two", value: 2)
          }
          .navigationDestination(for: Int.self) { Text("inner \($0)") }
        }
    }
  }
}

struct ReadingDemo: View {
  @State private var total = 0
  var body: some View {
    NavigationStack {
      NavigationLink("push", value: 1)
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("\(number) of \(total)")
            Button("more") { total += 1 }
          }
        }
    }
  }
}

/// A stack that goes while it shows a destination that was presented.
struct GoingStack: View {
  @State private var isThere = true
  @State private var isPresented = false
  var body: some View {
    if isThere {
      NavigationStack {
        Button("present") { isPresented = true }
          .navigationDestination(isPresented: $isPresented) {
            VStack {
              Said("presented")
              Button("leave") { isThere = false }
            }
          }
      }
    } else {
      Text("no stack")
    }
  }
}

struct BoundDemo: View {
  @State private var isActive = false
  @State private var selection: String?
  @State private var isPresented = false
  @State private var item: Int?
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("follow active", destination: closable("by Boolean"), isActive: $isActive)
        NavigationLink(
          "follow a", destination: closable("by tag a"), tag: "a", selection: $selection)
        NavigationLink(tag: "b", selection: $selection) {
          closable("by tag b")
        } label: {
          Text("follow b")
        }
        Button("active") { isActive = true }
        Button("tagged") { selection = "b" }
        Button("presented") { isPresented = true }
        Button("item") { item = 4 }
        Text("\(isActive) \(selection ?? "-") \(isPresented) \(item.map(String.init) ?? "-")")
      }
      .navigationDestination(isPresented: $isPresented) { closable("presented") }
      .navigationDestination(item: $item) { closable("item \($0)") }
    }
  }

  private func closable(_ name: String) -> some View {
    VStack {
      Said(name)
      Button("close") {
        isActive = false
        selection = nil
        isPresented = false
        item = nil
      }
    }
  }
}

struct DismissDemo: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("push", destination: Dismisser())
        Dismisser()
      }
    }
  }
}

struct Dismisser: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.presentationMode) private var mode
  var body: some View {
    VStack {
      Button("dismiss \(String(isPresented))") { dismiss() }
      Button("mode \(String(mode.wrappedValue.isPresented))") { mode.wrappedValue.dismiss() }
    }
  }
}
