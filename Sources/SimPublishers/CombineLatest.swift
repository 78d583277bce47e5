// Publishers that join others and that OpenCombine lacks: the latest of several, and several merged. Each takes
// everything that its upstreams send; elements that a subscriber has not requested yet wait (merge) or are replaced (latest).

public import OpenCombine
import Foundation

extension Publishers {
  /// A publisher that receives and combines the latest elements from two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// Pairs of elements.
    public typealias Output = (A.Output, B.Output)
    /// How the upstreams fail.
    public typealias Failure = A.Failure
    /// The first upstream.
    public let a: A
    /// The second upstream.
    public let b: B
    /// Creates a publisher that combines the latest elements of two.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    /// Subscribes to both.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = LatestJoin<S>(subscriber, count: 2) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output else { return nil }
        return (a, b)
      }
      join.start {
        a.subscribe(join.side(0))
        b.subscribe(join.side(1))
      }
    }
  }

  /// A publisher that receives and combines the latest elements from three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// Triples of elements.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How the upstreams fail.
    public typealias Failure = A.Failure
    /// The first upstream.
    public let a: A
    /// The second upstream.
    public let b: B
    /// The third upstream.
    public let c: C
    /// Creates a publisher that combines the latest elements of three.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }
    /// Subscribes to all.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = LatestJoin<S>(subscriber, count: 3) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output,
          let c = values[2] as? C.Output
        else { return nil }
        return (a, b, c)
      }
      join.start {
        a.subscribe(join.side(0))
        b.subscribe(join.side(1))
        c.subscribe(join.side(2))
      }
    }
  }

  /// A publisher that receives and combines the latest elements from four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// Elements, one of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How the upstreams fail.
    public typealias Failure = A.Failure
    /// The first upstream.
    public let a: A
    /// The second upstream.
    public let b: B
    /// The third upstream.
    public let c: C
    /// The fourth upstream.
    public let d: D
    /// Creates a publisher that combines the latest elements of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }
    /// Subscribes to all.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = LatestJoin<S>(subscriber, count: 4) { values in
        guard let a = values[0] as? A.Output, let b = values[1] as? B.Output,
          let c = values[2] as? C.Output, let d = values[3] as? D.Output
        else { return nil }
        return (a, b, c, d)
      }
      join.start {
        a.subscribe(join.side(0))
        b.subscribe(join.side(1))
        c.subscribe(join.side(2))
        d.subscribe(join.side(3))
      }
    }
  }
}

/// The subscription to the latest elements of several publishers.
final class LatestJoin<Downstream: Subscriber>: JoinedSubscription<Downstream> {
  private var values: [Any?]
  private let combine: ([Any?]) -> Downstream.Input?

  init(_ downstream: Downstream, count: Int, combine: @escaping ([Any?]) -> Downstream.Input?) {
    values = Array(repeating: nil, count: count)
    self.combine = combine
    super.init(downstream, count: count)
  }

  override var description: String { "CombineLatest" }

  /// A subscriber for one of the upstreams.
  func side<Input>(_ place: Int) -> JoinedSide<Downstream, Input> {
    JoinedSide(self, place) { [weak self] value in
      guard let self else { return }
      let all: [Any?] = self.lock.withLock {
        self.values[place] = value as Any
        return self.values
      }
      if let combined = self.combine(all) { self.offer(combined, keepsOlder: false) }
    }
  }
}

extension Publisher {
  /// Subscribes to an additional publisher and publishes a tuple upon receiving output from either publisher.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  /// Subscribes to an additional publisher and invokes a closure upon receiving output from either publisher.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Subscribes to two additional publishers and publishes a tuple upon receiving output from any of the publishers.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Subscribes to two additional publishers and invokes a closure upon receiving output from any of the publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Subscribes to three additional publishers and publishes a tuple upon receiving output from any of the publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }
}
