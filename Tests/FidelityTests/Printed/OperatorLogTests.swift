// Operators of publishers that hold values or time, over publishers that send at once, and what they print: published tests and
// logs of Combine.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension Printed {
  /// heckj, "Using Combine", DebounceAndThrottleTests: what is asserted there for iOS 14.1 to 14.4.
  @Test func `throttle publishes the value of a property first, then one value each interval`() {
    let times = [(100, 1), (200, 2), (600, 3), (700, 4), (900, 5)]
    let first = received(setting: times + [(1300, 6)]) {
      $0.throttle(for: 0.5, scheduler: DispatchQueue.main, latest: false)
    }
    expect(first, is: [-1, 1, 3, 6])
    let latest = received(setting: times + [(1200, 6)]) {
      $0.throttle(for: .seconds(0.5), scheduler: RunLoop.main, latest: true)
    }
    expect(latest, is: [-1, 2, 5, 6])
  }

  /// The same tests: nothing before 500 ms have passed without a value.
  @Test func `debounce publishes the last value after a pause`() {
    let times = [(100, 1), (200, 2), (300, 3), (850, 5), (851, 6), (852, 7)]
    let values = received(setting: times) {
      $0.debounce(for: 0.5, scheduler: DispatchQueue.main)
    }
    expect(values, is: [3, 7])
  }

  /// Apple's documentation of `collect(_:options:)`: elements are collected and published once a span, or as soon as there are
  /// as many as are asked for; the rest is published at the end.
  @Test func `collect groups elements by spans of time, or by their number`() {
    let device = SimulatedDevice()
    let numbers = PassthroughSubject<Int, Never>()
    var (byTime, byCount): ([[Int]], [[Int]]) = ([], [])
    var kept: Set<AnyCancellable> = []
    device.launch {
      Color.red.onAppear {
        numbers.collect(.byTime(DispatchQueue.main, .milliseconds(100)))
          .sink { byTime.append($0) }.store(in: &kept)
        numbers.collect(.byTimeOrCount(RunLoop.main, .milliseconds(100), 2))
          .sink { byCount.append($0) }.store(in: &kept)
      }
    }
    for number in 1...7 {
      device.advance(by: .milliseconds(number == 6 ? 230 : 30))
      numbers.send(number)
    }
    numbers.send(completion: .finished)
    expect(byTime, is: [[1, 2, 3], [4, 5], [6], [7]])
    expect(byCount, is: [[1, 2], [3], [4, 5], [6], [7]])
  }

  /// Log in the notes "SwiftUIPractice" (2021) of a search text: S at 0, Sw at 0.1, Swi at 0.2, Swif at 1.3, Swift at 1.4 s.
  @Test func `print names the operators, and no demand of none`() {
    let device = SimulatedDevice()
    let text = PassthroughSubject<String, Never>()
    var kept: AnyCancellable?
    device.launch {
      Color.red.onAppear {
        kept = text.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
          .print().sink { _ in }
        for (time, word) in [(0, "S"), (100, "Sw"), (200, "Swi"), (1300, "Swif"), (1400, "Swift")] {
          DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(time)) { text.send(word) }
        }
      }
    }
    device.advance(by: .seconds(3))
    expect(
      device.console,
      is: [
        "receive subscription: (Throttle)", "request unlimited", "receive value: (S)",
        "receive value: (Swi)", "receive value: (Swift)",
      ])
    withExtendedLifetime(kept) {}
  }

  /// The same notes for `Merge` and `CombineLatest`; public logs of `$text.print()` for `PublishedSubject`.
  @Test func `print names what is joined, and the subject of a published property`() throws {
    let device = showing { Joining() }
    try expect(
      device.lines(afterTapping: "join"),
      is: [
        "merged: receive subscription: (Merge)", "merged: request unlimited",
        "latest: receive subscription: (CombineLatest)", "latest: request unlimited",
        "text: receive subscription: (PublishedSubject)", "text: request unlimited",
        "text: receive value: (hoho)",
        "merged: receive value: (1)", "merged: receive value: (2)",
        "latest: receive value: ((1, 2))", "text: receive value: (abc)",
        "merged: receive finished", "latest: receive finished", "text: receive cancel",
      ])
  }

  /// A subscriber of the book "Combine" that takes two elements, then one more after the first; log of its chapter on subjects.
  @Test func `print reports what is requested after an element`() throws {
    let device = showing { Requesting() }
    try expect(
      device.lines(afterTapping: "send"),
      is: [
        "receive subscription: (PassthroughSubject)", "request max: (2)", "receive value: (1)",
        "request max: (1) (synchronous)", "receive value: (2)", "receive value: (3)",
      ])
  }

  /// What a sequence publishes at once is throttled like anything else: the first element or the last one, then the end.
  @Test func `throttle takes what is sent while it is subscribed to`() {
    for (latest, value) in [(false, 1), (true, 3)] {
      let device = SimulatedDevice()
      var kept: AnyCancellable?
      device.launch {
        Color.red.onAppear {
          kept = [1, 2, 3].publisher
            .throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: latest)
            .sink { _ in
              Swift.print("end")
            } receiveValue: {
              Swift.print($0)
            }
        }
      }
      device.settle()
      expect(device.console, is: ["\(value)", "end"])
      withExtendedLifetime(kept) {}
    }
  }

  /// What an operator receives of a published property that is -1 at first and set at certain times, in milliseconds.
  private func received<P: Publisher<Int, Never>>(
    setting values: [(time: Int, value: Int)],
    _ operation: @escaping (Published<Int>.Publisher) -> P
  ) -> [Int] {
    let (device, model) = (SimulatedDevice(), ThrottledModel())
    var received: [Int] = []
    var kept: AnyCancellable?
    device.launch {
      Color.red.onAppear {
        kept = operation(model.$value).sink { received.append($0) }
        for (time, value) in values {
          DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(time)) {
            model.value = value
          }
        }
      }
    }
    device.advance(by: .seconds(3))
    return withExtendedLifetime(kept) { received }
  }
}

private final class ThrottledModel: ObservableObject { @Published var value = -1 }

private struct Joining: View {
  final class Wrapper: ObservableObject { @Published var text = "hoho" }
  var body: some View {
    Button("join") {
      let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let wrapper = Wrapper()
      let kept = [
        a.merge(with: b).print("merged").sink { _ in },
        a.combineLatest(b).print("latest").sink { _ in },
        wrapper.$text.print("text").sink { _ in },
      ]
      a.send(1)
      b.send(2)
      wrapper.text = "abc"
      a.send(completion: .finished)
      b.send(completion: .finished)
      kept.last?.cancel()
    }
  }
}

private struct Requesting: View {
  struct Two: Subscriber {
    let combineIdentifier = CombineIdentifier()
    func receive(subscription: any Subscription) { subscription.request(.max(2)) }
    func receive(_ input: Int) -> Subscribers.Demand { input == 1 ? .max(1) : .none }
    func receive(completion: Subscribers.Completion<Never>) {}
  }
  var body: some View {
    Button("send") {
      let subject = PassthroughSubject<Int, Never>()
      subject.print().subscribe(Two())
      for value in 1...4 { subject.send(value) }
    }
  }
}
