// Several subscribers of one publisher hear of each element in the order in which they subscribed, whatever their
// addresses; with one subscriber the subjects do what OpenCombine's own do.

import Expectations
import SimDevice
import SwiftUI
import Testing

extension EventsSuite {
  @Test func `subscribers of every kind of publisher receive in the order of subscription`() {
    let passthrough = PassthroughSubject<Int, Never>()
    expect(order(passthrough) { passthrough.send(1) }, is: expected)
    let current = CurrentValueSubject<Int, Never>(0)
    expect(order(current) { current.send(1) }, is: expected)
    let model = Model()
    expect(order(model.$value) { model.value = 1 }, is: expected)
    expect(order(model.objectWillChange) { model.value = 2 }, is: expected)
    let shared = passthrough.map { $0 + 1 }.share()
    expect(order(shared) { passthrough.send(2) }, is: expected)
    var fulfill: ((Result<Int, Never>) -> Void)?
    let future = Future<Int, Never> { fulfill = $0 }
    expect(order(future) { fulfill?(.success(1)) }, is: expected)
    let center = NotificationCenter()
    let name = Notification.Name("order")
    expect(
      order(center.publisher(for: name)) { center.post(name: name, object: nil) }, is: expected)
  }

  @Test
  func
    `a subscriber cancelled during delivery receives nothing more, and a new one misses that value`()
  {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var kept: [String: AnyCancellable] = [:]
    kept["first"] = subject.sink { value in
      log.append("first \(value)")
      kept["second"] = nil
      kept["late"] = subject.sink { log.append("late \($0)") }
    }
    kept["second"] = subject.sink { log.append("second \($0)") }
    kept["third"] = subject.sink { log.append("third \($0)") }
    subject.send(1)
    expect(log, is: ["first 1", "third 1"])
    kept["first"] = nil
    log = []
    subject.send(2)
    expect(log, is: ["third 2", "late 2"])
  }

  @Test func `a published property notifies its object first and stores its value last`() {
    let model = Model()
    var log: [String] = []
    var kept: [AnyCancellable] = []
    model.$value.sink { log.append("property \($0), reads \(model.value)") }.store(in: &kept)
    model.objectWillChange.sink { log.append("object, reads \(model.value)") }.store(in: &kept)
    model.value = 7
    expect(log, is: ["property 0, reads 0", "object, reads 0", "property 7, reads 0"])
    expect(model.value, is: 7)
  }

  @Test
  func `a class without published properties and a subclass have one publisher each object`() {
    final class Plain: ObservableObject {}
    class Base: ObservableObject { @Published var a = 0 }
    final class Derived: Base { @Published var b = 0 }
    let plain = Plain()
    #expect(plain.objectWillChange === plain.objectWillChange)
    #expect(plain.objectWillChange !== Plain().objectWillChange)
    let derived = Derived()
    var changes = 0
    let kept = derived.objectWillChange.sink { changes += 1 }
    derived.a = 1
    derived.b = 2
    expect(changes, is: 2)
    withExtendedLifetime(kept) {}
  }

  @Test func `what is assigned to a published property arrives as long as the property lives`() {
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model()
    if let model { subject.assign(to: &model.$value) }
    subject.send(3)
    expect(model?.value, is: 3)
    weak let gone = model
    model = nil
    #expect(gone == nil)
    subject.send(4)
  }

  @Test func `a future delivers its value or failure to earlier and later subscribers`()
    async
  {
    struct Broken: Error {}
    let ready: @Sendable () async -> Int = { await Future<Int, Never> { $0(.success(5)) }.value }
    await expect(ready(), is: 5)
    var fulfill: ((Result<Int, Broken>) -> Void)?
    let later = Future<Int, Broken> { fulfill = $0 }
    var log: [String] = []
    func listen(_ name: String) -> AnyCancellable {
      later.sink(
        receiveCompletion: { completion in
          if case .failure = completion {
            log.append("\(name) failed")
          } else {
            log.append("\(name) end")
          }
        }, receiveValue: { log.append("\(name) \($0)") })
    }
    let before = listen("before")
    fulfill?(.failure(Broken()))
    fulfill?(.success(1))
    let after = listen("after")
    expect(log, is: ["before failed", "after failed"])
    withExtendedLifetime((before, after)) {}
  }

  @Test func `a screen and a view in it receive one event in the order of their subscriptions`()
    throws
  {
    struct Outer: View {
      let feed: PassthroughSubject<Int, Never>
      var body: some View {
        VStack {
          Button("send") { feed.send(1) }
          ForEach(0..<8) { Row(place: $0, feed: feed) }
        }
        .onReceive(feed) { print("outer \($0)") }
      }
    }
    struct Row: View {
      let place: Int
      let feed: PassthroughSubject<Int, Never>
      var body: some View { Text("row").onReceive(feed) { print("row \(place) \($0)") } }
    }
    let logs = try (0..<5).map { _ in
      let feed = PassthroughSubject<Int, Never>()
      let device = SimulatedDevice()
      device.launch { Outer(feed: feed) }
      device.settle()
      return try device.lines(afterTapping: "send")
    }
    expect(Set(logs).count, is: 1)
    expect(logs[0].count, is: 9)
  }

  @Test(arguments: 0..<40)
  func `with one subscriber a subject behaves like the library's, whatever the demand`(
    seed: Int
  ) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func draw(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    let ours = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(-1))
    let theirs = (
      LibraryPassthroughSubject<Int, Never>(),
      LibraryCurrentValueSubject<Int, Never>(-1)
    )
    let more = draw(3)
    let probes = (0..<4).map { _ in Probe(more: more) }
    var isSubscribed = false
    for step in 0..<30 {
      switch draw(12) {
      case 0 where !isSubscribed:
        isSubscribed = true
        ours.0.subscribe(probes[0])
        theirs.0.subscribe(probes[1])
        ours.1.subscribe(probes[2])
        theirs.1.subscribe(probes[3])
      case 1...3:
        let count = draw(2) == 0 ? 1 + draw(3) : (draw(8) == 0 ? 9 : 1)
        for probe in probes { probe.ask(count) }
      case 4 where draw(10) == 0: for probe in probes { probe.leave() }
      case 5 where draw(10) == 0:
        ours.0.send(completion: .finished)
        theirs.0.send(completion: .finished)
        ours.1.send(completion: .finished)
        theirs.1.send(completion: .finished)
      default:
        ours.0.send(step)
        theirs.0.send(step)
        ours.1.send(step)
        theirs.1.send(step)
      }
    }
    expect(probes[0].log, is: probes[1].log)
    expect(probes[2].log, is: probes[3].log)
    expect(ours.1.value, is: theirs.1.value)
  }
}

private final class Model: ObservableObject {
  @Published var value = 0
}

/// Subscribes forty times, sends once, and gives the order in which the subscribers received.
@MainActor private func order<P: Publisher>(_ publisher: P, send: () -> Void) -> [Int]
where P.Failure == Never {
  var order: [Int] = []
  var kept: [AnyCancellable] = []
  for place in 0..<40 { kept.append(publisher.sink { _ in order.append(place) }) }
  // Each third leaves, and comes back at the end.
  for place in stride(from: 0, to: 40, by: 3) {
    kept[place] = publisher.sink { _ in order.append(100 + place) }
  }
  order = []
  send()
  return withExtendedLifetime(kept) { order }
}

@MainActor private var expected: [Int] {
  (0..<40).filter { $0 % 3 != 0 } + stride(from: 0, to: 40, by: 3).map { 100 + $0 }
}

/// A subscriber that asks for elements when it is told to, and writes down all that it gets.
private final class Probe: Subscriber {
  typealias Input = Int
  typealias Failure = Never
  var log: [String] = []
  private var subscription: (any Subscription)?
  private let more: Int
  init(more: Int) { self.more = more }
  func receive(subscription: any Subscription) {
    self.subscription = subscription
    log.append("subscribed")
  }
  func receive(_ input: Int) -> Subscribers.Demand {
    log.append("\(input)")
    return .max(input % 5 == 0 ? more : 0)
  }
  func receive(completion: Subscribers.Completion<Never>) { log.append("end") }
  func ask(_ count: Int) { subscription?.request(count == 9 ? .unlimited : .max(count)) }
  func leave() { subscription?.cancel() }
}
