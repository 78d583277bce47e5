// An app as a user would write it: started by its own `main`, it sleeps for an hour of virtual time.

import SwiftUI

@main
struct SleepyApp: App {
  init() {
    guard CommandLine.arguments.contains("-note") else { return }
    let file = URL.documentsDirectory.appending(path: "note.txt")
    for text in ["first", "second"] {
      print("note:", (try? String(contentsOf: file, encoding: .utf8)) ?? "none")
      do { try Data(text.utf8).write(to: file) } catch { print(error) }
    }
  }

  var body: some Scene {
    WindowGroup { NavigationView { SleepyView() } }
  }
}

struct SleepyView: View {
  @State private var text = "asleep"

  var body: some View {
    Text(text).onAppear {
      DispatchQueue.main.async { print("main queue") }
      Task {
        print("task")
        let start = Date()
        try await Task.sleep(nanoseconds: 3_600_000_000_000)
        print("slept \(Int(Date().timeIntervalSince(start))) s")
        text = "awake"
      }
      print("appeared")
    }
    .onReceive(Just(text)) { print("text \($0)") }
  }
}
