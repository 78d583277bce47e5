import SwiftUI

/// A text whose state says when it is made.
struct Living: View {
  let name: String
  @State private var birth: Int
  init(_ name: String) {
    self.name = name
    _birth = State(initialValue: 0)
  }
  var body: some View {
    Born(name: name).onAppear { print("\(name) appears") }
      .onDisappear { print("\(name) disappears") }
  }

  private struct Born: View {
    let name: String
    @StateObject private var state: StateLog
    init(name: String) {
      self.name = name
      _state = StateObject(wrappedValue: StateLog(name))
    }
    var body: some View { Text(name) }
  }

  private final class StateLog: ObservableObject {
    init(_ name: String) { print("state of \(name)") }
  }
}

struct TwoTabs: View {
  var body: some View {
    TabView {
      Living("first").tabItem { Label1("First") }
      Living("second").tabItem { Label1("Second") }
    }
  }

  /// An image and a title, as tab items have.
  private struct Label1: View {
    let title: String
    init(_ title: String) { self.title = title }
    var body: some View {
      Image(systemName: "circle")
      Text(title)
    }
  }
}

struct CoverDemo: View {
  @State private var isCovered = false
  var body: some View {
    VStack {
      Living("base")
      Button("cover") { isCovered = true }
    }
    .fullScreenCover(isPresented: $isCovered) {
      VStack {
        Living("cover")
        Button("close") { isCovered = false }
      }
    }
  }
}

struct TaskTabs: View {
  var body: some View {
    TabView {
      Text("task").tabItem { Text("Task") }
        .task {
          print("task begins")
          do { try await Task.sleep(nanoseconds: 3_600_000_000_000) } catch {
            print("task cancelled")
          }
        }
      Text("other").tabItem { Text("Other") }
    }
  }
}

final class TabSender: ObservableObject {
  let subject = PassthroughSubject<Void, Never>()
}

struct ReceivingTabs: View {
  @StateObject private var sender = TabSender()
  var body: some View {
    TabView {
      Receiver(sender: sender).tabItem { Text("Receiver") }
      Button("send") { sender.subject.send() }.tabItem { Text("Sender") }
    }
  }

  private struct Receiver: View {
    let sender: TabSender
    @State private var count = 0
    var body: some View {
      Text("\(count) received").onReceive(sender.subject) { _ in
        print("received")
        count += 1
      }
    }
  }
}

struct SelectedTabs: View {
  enum Choice: String { case one, two, three }
  @State private var choice: Choice? = .two
  var body: some View {
    TabView(
      selection: Binding(
        get: { choice },
        set: {
          print("selection \($0?.rawValue ?? "-")")
          choice = $0
        })
    ) {
      page("first tab").tabItem { Text("First") }.tag(Choice.one)
      page("second tab").tag(Choice.two).tabItem { Text("Second") }
      page("third tab").tabItem { Text("Third") }.tag(Choice.three)
    }
  }

  private func page(_ name: String) -> some View {
    VStack {
      Text(name)
      Button("next") {
        print("selection two")
        choice = .two
      }
    }
  }
}

struct ModernTabs: View {
  @State private var selection = "home"
  @State private var hasMore = false
  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: "home") {
        Text("home")
        Button("more") { hasMore = true }
      }
      ForEach(1..<3) { number in
        Tab("Item \(number)", systemImage: "circle", value: "\(number)") {
          Text("content \(number)")
        }
      }
      if hasMore {
        Tab("Extra", systemImage: "star", value: "extra") { Text("extra") }
      }
    }
  }
}

struct StackTabs: View {
  var body: some View {
    TabView {
      NavigationStack {
        VStack {
          Said("root")
          NavigationLink("push", destination: Said("pushed"))
        }
      }
      .tabItem { Text("Stack") }
      Said("other").tabItem { Text("Other") }
    }
  }
}

struct ListTabs: View {
  var body: some View {
    TabView {
      List(0..<2, id: \.self) { TabRow(number: $0) }.tabItem { Text("List") }
      Text("other").tabItem { Text("Other") }
    }
  }
}

struct TabRow: View {
  let number: Int
  var body: some View {
    Text("row \(number)")
      .onAppear { print("row \(number) appears") }
      .onDisappear { print("row \(number) disappears") }
  }
}

struct MeasuredTabs: View {
  let isPaged: Bool
  @State private var height: CGFloat = 0
  var body: some View {
    if isPaged {
      tabs.tabViewStyle(.page)
    } else {
      tabs
    }
  }

  private var tabs: some View {
    TabView {
      Color.red.tabItem { Text("Tab") }
    }
  }
}
