// What an app does off its main thread, on a device: loading, and the bug that everybody has written once.

import Expectations
import Foundation
import SimDevice
import SwiftUI
import Testing

@MainActor
struct BackgroundWorkTests {
  final class Store: ObservableObject {
    @Published var items: [String] = []

    func load(publishingOn queue: DispatchQueue?) {
      DispatchQueue.global(qos: .userInitiated).async {
        Thread.sleep(forTimeInterval: 0.2)
        print("loaded, main: \(Thread.isMainThread)")
        guard let queue else {
          self.items.append("milk")
          return
        }
        queue.async { self.items.append("milk") }
      }
    }
  }

  struct Screen: View {
    @StateObject var store = Store()
    let queue: DispatchQueue?
    var body: some View {
      let _ = print("body \(store.items)")
      Button("\(store.items.count) items") { store.load(publishingOn: queue) }
    }
  }

  static let warning = """
    Publishing changes from background threads is not allowed; make sure to publish values from the main thread \
    (via operators like receive(on:)) on model updates.
    """

  @Test func `what is loaded in the background and handed to the main queue is shown`() throws {
    let device = SimulatedDevice()
    device.launch { Screen(queue: .main) }
    device.settle()
    try device.tap("0 items")
    expect(device.screenText, is: ["0 items"])
    device.advance(by: .milliseconds(199))
    expect(device.screenText, is: ["0 items"])
    device.settle()
    expect(device.console, is: ["body []", "loaded, main: false", "body [\"milk\"]"])
    expect(device.screenText, is: ["1 items"])
    #expect(device.diagnostics.isEmpty)
  }

  @Test
  func `an object that publishes from a background queue is warned of, and shown nevertheless`()
    throws
  {
    let device = SimulatedDevice()
    device.launch { Screen(queue: nil) }
    device.settle()
    try device.tap("0 items")
    device.settle()
    expect(device.console, is: ["body []", "loaded, main: false", "body [\"milk\"]"])
    expect(device.screenText, is: ["1 items"])
    expect(device.diagnostics, is: [Self.warning])
  }

  final class Feed: ObservableObject, @unchecked Sendable {
    @Published var posts = 0
    @Published var unread = 0
    let arrivals = PassthroughSubject<Int, Never>()

    /// Publishes several times in a row, as a parser does that reports what it has so far.
    nonisolated func load() {
      for number in 1...3 {
        posts += 1
        unread += 2
        arrivals.send(number)
      }
    }
  }

  struct FeedScreen: View {
    @StateObject var feed = Feed()
    @State var last = 0
    let start: (@escaping @Sendable () -> Void) -> Void
    var body: some View {
      Button("\(feed.posts) posts, \(feed.unread) unread, last \(last)") {
        start { [feed] in feed.load() }
      }
      .onReceive(feed.arrivals) { last = $0 }
    }
  }

  @Test(arguments: ["queue", "thread", "task"])
  func `an object that publishes again and again in the background is shown as it is at the end`(
    kind: String
  ) throws {
    let device = SimulatedDevice()
    device.launch {
      FeedScreen { load in
        switch kind {
        case "queue": DispatchQueue.global().async(execute: load)
        case "thread": Thread.detachNewThread(load)
        default: Task.detached { load() }
        }
      }
    }
    device.settle()
    try device.tap("0 posts, 0 unread, last 0")
    device.settle()
    expect(device.screenText, is: ["3 posts, 6 unread, last 3"])
  }

  struct Counter: View {
    @State var count = 0
    var body: some View {
      Button("count \(count)") {
        nonisolated(unsafe) let add = { count += 1 }
        DispatchQueue(label: "counter").async {
          for _ in 0..<10 { add() }
        }
      }
    }
  }

  @Test func `state may be written on any queue, and no write is lost`() throws {
    let device = SimulatedDevice()
    device.launch { Counter() }
    device.settle()
    try device.tap("count 0")
    device.settle()
    expect(device.screenText, is: ["count 10"])
    #expect(device.diagnostics.isEmpty)
  }

  struct Waiting: View {
    let waits: Bool
    var body: some View {
      Button("go") {
        let begin = Date()
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
          Thread.sleep(forTimeInterval: 0.3)
          done.signal()
        }
        if waits { done.wait() }
        print("main thread took \(Int(Date().timeIntervalSince(begin) * 1000)) ms")
      }
    }
  }

  @Test(arguments: [false, true])
  func `a worker that sleeps takes no time of the main thread, unless that waits for it`(
    waits: Bool
  ) throws {
    let device = SimulatedDevice()
    device.launch { Waiting(waits: waits) }
    device.settle()
    try device.tap("go")
    device.settle()
    expect(device.console, is: ["main thread took \(waits ? 300 : 0) ms"])
  }
}
