import Expectations
import SimDevice
import SwiftUI
import Testing

extension EventsSuite {
  @Test func `a timer fires on its grid, in virtual time`() {
    let device = SimulatedDevice()
    device.launch { Clock(name: "tick") }
    device.advance(by: .milliseconds(1_100))
    let times = device.console.compactMap { Int($0.dropFirst(5)) }
    expect(times.count, is: 4)
    let first = times[0]
    // The timer begins when the window is made, some 60 ms after the launch.
    #expect(first >= 250 && first < 330)
    expect(times, is: [first, first + 250, first + 500, first + 750])
  }

  @Test func `a timer ends with the view that receives it`() throws {
    struct Owner: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Clock(name: "tick") }
          Button("hide") { isShown = false }
        }
      }
    }
    let device = SimulatedDevice()
    device.launch { Owner() }
    device.advance(by: .milliseconds(600))
    try device.tap("hide")
    device.advance(by: .seconds(5))
    expect(device.console.count, is: 2)
  }

  @Test func `a busy main thread makes a timer late once, and what it missed is dropped`() {
    let device = SimulatedDevice()
    device.launch { Clock(name: "tick") }
    device.post(after: .milliseconds(300)) { Thread.sleep(forTimeInterval: 0.8) }
    device.advance(by: .milliseconds(1_600))
    let times = device.console.compactMap { Int($0.dropFirst(5)) }
    let first = times[0]
    // Due at 500, 750 and 1000 ms of the grid: one firing when the thread is free, then the grid again.
    expect(times.count, is: 4)
    let free = first - 250 + 1_100
    #expect(times[1] >= free && times[1] <= free + 5)
    expect(Array(times.suffix(2)), is: [first + 1_000, first + 1_250])
  }

  @Test func `a timer of the default mode is silent while a list is scrolled`() {
    struct Feed: View {
      var body: some View {
        VStack {
          Clock(name: "default", mode: .default)
          Clock(name: "common", mode: .common)
          List(0..<500, id: \.self) { Text("row \($0)") }
        }
      }
    }
    let device = SimulatedDevice()
    device.launch { Feed() }
    device.advance(by: .milliseconds(300))
    device.scroll(by: 450)  // 1.5 s at 300 points a second
    device.advance(by: .milliseconds(1_400))
    expect(device.console.filter { $0.hasPrefix("default") }.count, is: 1)
    #expect(device.console.filter { $0.hasPrefix("common") }.count >= 5)
    device.advance(by: .milliseconds(120))
    // Late: once, right after the scroll.
    expect(device.console.filter { $0.hasPrefix("default") }.count, is: 2)
    device.advance(by: .milliseconds(500))
    expect(device.console.filter { $0.hasPrefix("default") }.count, is: 4)
  }

  @Test func `a tolerance lets a timer wait for another`() {
    struct Two: View {
      let tolerance: TimeInterval
      var body: some View {
        VStack {
          Clock(name: "patient", tolerance: tolerance, every: 0.25)
          Clock(name: "other", tolerance: 0, every: 0.3)
        }
      }
    }
    func gap(_ tolerance: TimeInterval) -> Int {
      let device = SimulatedDevice()
      device.launch { Two(tolerance: tolerance) }
      device.advance(by: .milliseconds(400))
      let times = device.console.prefix(2).compactMap { Int($0.split(separator: " ")[1]) }
      return times[1] - times[0]
    }
    #expect(gap(0) >= 48)
    #expect(gap(0.1) <= 1)
  }

  @Test func `notifications reach the views that receive them, until they go`() throws {
    struct Listening: View {
      @State private var isShown = true
      let name = Notification.Name("news")
      var body: some View {
        VStack {
          if isShown {
            Text("listener").onReceive(NotificationCenter.default.publisher(for: name)) {
              print("heard \($0.userInfo?["text"] ?? "")")
            }
          }
          Button("post") {
            NotificationCenter.default.post(name: name, object: nil, userInfo: ["text": "a"])
            DispatchQueue.main.async { print("block") }
            print("posted")
          }
          Button("hide") { isShown = false }
        }
      }
    }
    let device = SimulatedDevice()
    device.launch { Listening() }
    device.settle()
    try expect(device.lines(afterTapping: "post"), is: ["posted", "heard a", "block"])
    try expect(device.lines(afterTapping: "hide"), is: [])
    try expect(device.lines(afterTapping: "post"), is: ["posted", "block"])
  }

  @Test func `a notification publisher delivers only notifications of its object`() {
    let center = NotificationCenter()
    let (one, other) = (NSObject(), NSObject())
    let name = Notification.Name("object")
    var heard = 0
    let subscription = center.publisher(for: name, object: one).sink { _ in heard += 1 }
    center.post(name: name, object: other)
    center.post(name: name, object: one)
    expect(heard, is: 1)
    subscription.cancel()
    center.post(name: name, object: one)
    expect(heard, is: 1)
  }
}

private let start = Date(timeIntervalSince1970: 1_704_102_060)

/// The virtual time in milliseconds since launch.
private var now: Int { Int((Date().timeIntervalSince(start) * 1000).rounded()) }

private struct Clock: View {
  let name: String
  var tolerance: TimeInterval?
  var mode = RunLoop.Mode.common
  var every = 0.25
  var body: some View {
    Text(name).modifier(
      Ticks(
        name: name,
        timer: Timer.publish(every: every, tolerance: tolerance, on: .main, in: mode)
          .autoconnect()))
  }
}

private struct Ticks: ViewModifier {
  let name: String
  let timer: Publishers.Autoconnect<Timer.TimerPublisher>
  func body(content: Content) -> some View {
    content.onReceive(timer) { date in
      let sent = Int((date.timeIntervalSince(start) * 1000).rounded())
      print("\(name) \(now)" + (sent == now ? "" : " sent \(sent)"))
    }
  }
}
