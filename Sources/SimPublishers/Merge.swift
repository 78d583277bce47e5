public import OpenCombine

extension Publishers {
  /// A publisher created by applying the merge function to two upstream publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// What both send.
    public typealias Output = A.Output
    /// How both fail.
    public typealias Failure = A.Failure
    /// The first upstream.
    public let a: A
    /// The second upstream.
    public let b: B
    /// Creates a publisher that sends what either of two sends.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    /// Subscribes to both.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = MergeJoin<S>(subscriber, count: 2)
      join.start {
        a.subscribe(join.side(0))
        b.subscribe(join.side(1))
      }
    }
  }

  /// A publisher created by applying the merge function to three upstream publishers.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
    /// What all send.
    public typealias Output = A.Output
    /// How all fail.
    public typealias Failure = A.Failure
    /// The first upstream.
    public let a: A
    /// The second upstream.
    public let b: B
    /// The third upstream.
    public let c: C
    /// Creates a publisher that sends what any of three sends.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }
    /// Subscribes to all.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = MergeJoin<S>(subscriber, count: 3)
      join.start {
        a.subscribe(join.side(0))
        b.subscribe(join.side(1))
        c.subscribe(join.side(2))
      }
    }
  }

  /// A publisher created by applying the merge function to an arbitrary number of upstream publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What all send.
    public typealias Output = Upstream.Output
    /// How all fail.
    public typealias Failure = Upstream.Failure
    /// The upstreams.
    public let publishers: [Upstream]
    /// Creates a publisher that sends what any of several sends.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Creates a publisher that sends what any of a sequence sends.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }
    /// Subscribes to all.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = MergeJoin<S>(subscriber, count: publishers.count)
      join.start {
        for (place, publisher) in publishers.enumerated() { publisher.subscribe(join.side(place)) }
      }
    }
  }
}

/// The subscription to everything that several publishers send.
final class MergeJoin<Downstream: Subscriber>: JoinedSubscription<Downstream> {
  override var description: String { "Merge" }

  /// A subscriber for one of the upstreams.
  func side(_ place: Int) -> JoinedSide<Downstream, Downstream.Input> {
    JoinedSide(self, place) { [weak self] in self?.offer($0, keepsOlder: true) }
  }
}

extension Publisher {
  /// Combines elements from this publisher with those from another publisher of the same type, delivering an
  /// interleaved sequence of elements.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }

  /// Combines elements from this publisher with those from two others.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }
}
