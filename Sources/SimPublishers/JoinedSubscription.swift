// What joined publishers share: one subscription downstream, one subscriber for each upstream.

import Foundation
import OpenCombine

/// The subscription of a subscriber to several publishers.
class JoinedSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private var upstreams: [(any Subscription)?]
  private var unfinished: Int
  private var hasFinished = false
  private var isSending = false

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    upstreams = Array(repeating: nil, count: count)
    unfinished = count
  }

  var description: String {
    preconditionFailure("A subscription to several publishers has the name of its operator.")
  }

  /// Hands itself to the subscriber, then subscribes to the upstreams.
  func start(_ subscribe: () -> Void) {
    downstream?.receive(subscription: self)
    subscribe()
    if upstreams.isEmpty { finish(0, .finished) }
  }

  func take(_ subscription: any Subscription, _ place: Int) {
    let isWanted = lock.withLock {
      guard downstream != nil else { return false }
      upstreams[place] = subscription
      return true
    }
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  /// Sends an element, as soon as it is requested.
  ///
  /// - Parameter keepsOlder: whether elements that are already waiting are sent too, or replaced.
  func offer(_ value: Downstream.Input, keepsOlder: Bool) {
    lock.withLock {
      if !keepsOlder { waiting.removeAll() }
      waiting.append(value)
    }
    send()
  }

  private func send() {
    lock.lock()
    guard !isSending else { return lock.unlock() }
    isSending = true
    while demand > 0, !waiting.isEmpty, let downstream {
      let value = waiting.removeFirst()
      demand -= 1
      lock.unlock()
      let more = downstream.receive(value)
      lock.lock()
      demand += more
    }
    isSending = false
    let ends = hasFinished && waiting.isEmpty
    let last = ends ? downstream : nil
    if ends { downstream = nil }
    lock.unlock()
    last?.receive(completion: .finished)
  }

  func finish(_ place: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
    switch completion {
    case .finished:
      lock.withLock {
        if place < upstreams.count { upstreams[place] = nil }
        unfinished -= 1
        if unfinished <= 0 { hasFinished = true }
      }
      send()
    case .failure:
      let failed = lock.withLock {
        defer { downstream = nil }
        return downstream
      }
      cancel()
      failed?.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    send()
  }

  func cancel() {
    let all = lock.withLock {
      defer {
        upstreams = upstreams.map { _ in nil }
        downstream = nil
        waiting = []
      }
      return upstreams
    }
    for upstream in all { upstream?.cancel() }
  }
}

/// The subscriber of one of the publishers that are joined.
struct JoinedSide<Downstream: Subscriber, Input>: Subscriber {
  typealias Failure = Downstream.Failure
  let combineIdentifier = CombineIdentifier()
  private let join: JoinedSubscription<Downstream>
  private let place: Int
  private let take: (Input) -> Void

  init(_ join: JoinedSubscription<Downstream>, _ place: Int, take: @escaping (Input) -> Void) {
    self.join = join
    self.place = place
    self.take = take
  }

  func receive(subscription: any Subscription) { join.take(subscription, place) }

  func receive(_ input: Input) -> Subscribers.Demand {
    take(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { join.finish(place, completion) }
}
