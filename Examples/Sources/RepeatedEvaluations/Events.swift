// Sources of events: a receiver belongs to the view that carries it.

import SwiftUI

struct EventSourceTest: View {
  @State private var enable = false
  var body: some View {
    VStack {
      let _ = Self._printChanges()
      Button(enable ? "Stop" : "Start") { enable.toggle() }
      TimeView(enable: enable)
    }
  }
}

struct TimeView: View {
  let enable: Bool
  @State private var timestamp = Date()
  init(enable: Bool) { self.enable = enable }
  var body: some View {
    let _ = Self._printChanges()
    Text("\(timestamp)")
      .background(
        Group {
          if enable {
            Color.clear
              .task {
                while !Task.isCancelled {
                  try? await Task.sleep(nanoseconds: 1_000_000_000)
                  NotificationCenter.default.post(name: .test, object: Date())
                }
              }
              .onReceive(NotificationCenter.default.publisher(for: .test)) { notification in
                if let date = notification.object as? Date {
                  timestamp = date
                }
              }
          }
        }
      )
  }
}

extension Notification.Name {
  static let test = Notification.Name("test")
}
