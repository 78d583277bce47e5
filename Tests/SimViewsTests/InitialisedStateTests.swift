// Properties with wrappers that an initialiser of the view assigns by their names, as people write them.

import Expectations
import SimDevice
import SwiftUI
import Testing

@Observable private final class Draft {
  var title: String
  init(title: String) { self.title = title }
}

private final class Feed: ObservableObject {
  @Published var items: [String]
  @Published private(set) var loads: Int
  init(items: [String]) {
    self.items = items
    loads = 0
  }
}

private struct Editor: View {
  @State var count: Int
  @State private var draft: Draft
  @State var note: String?
  @ObservedObject var feed: Feed
  @Bindable var shared: Draft
  let limit: Int

  init(start: Int, feed: Feed, shared: Draft) {
    count = start * 2
    _draft = State(initialValue: Draft(title: "draft \(start)"))
    self.feed = feed
    self.shared = shared
    limit = start
  }

  var body: some View {
    Text("\(count) of \(limit), \(draft.title), \(feed.items.count), \(shared.title)")
    Text(note ?? "no note")
    Button("more") {
      count += 1
      draft.title += "!"
    }
  }
}

private struct Screen: View {
  @State private var start = 3
  @State private var feed = Feed(items: ["a"])
  @State private var shared = Draft(title: "shared")
  var body: some View {
    Editor(start: start, feed: feed, shared: shared)
    Button("restart") { start = 9 }
  }
}

@MainActor @Suite struct InitialisedStateTests {
  @Test
  func `what an initialiser assigns is the first value, and later initialisers change no state`()
    throws
  {
    let device = SimulatedDevice()
    device.launch { Screen() }
    device.settle()
    expect(device.screenText.first, is: "6 of 3, draft 3, 1, shared")
    try device.tap("more")
    device.settle()
    try device.tap("restart")
    device.settle()
    expect(device.screenText, is: ["7 of 9, draft 3!, 1, shared", "no note", "more", "restart"])
  }
}
