// One upstream's output, shared with several subscribers through a subject. See Fanout.swift.
//
// OpenCombine has `share()` for every publisher; these are for the common failure types, and are preferred because
// they are more specialised.

public import Foundation
public import OpenCombine

extension Publisher where Failure == Never {
  /// Shares the output of an upstream publisher with multiple subscribers, which receive in the order in which they
  /// subscribed.
  public func share() -> Publishers.OrderedShare<Self> { Publishers.OrderedShare(upstream: self) }
}

extension Publisher where Failure == any Error {
  /// Shares the output of an upstream publisher with multiple subscribers, which receive in the order in which they
  /// subscribed.
  public func share() -> Publishers.OrderedShare<Self> { Publishers.OrderedShare(upstream: self) }
}

extension Publisher where Failure == URLError {
  /// Shares the output of an upstream publisher with multiple subscribers, which receive in the order in which they
  /// subscribed.
  public func share() -> Publishers.OrderedShare<Self> { Publishers.OrderedShare(upstream: self) }
}

extension Publishers {
  /// A publisher that shares the output of an upstream publisher with multiple subscribers.
  public final class OrderedShare<Upstream: Publisher>: Publisher, Equatable {
    /// What the upstream publishes.
    public typealias Output = Upstream.Output
    /// How the upstream fails.
    public typealias Failure = Upstream.Failure

    /// Where the elements come from.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates a publisher that shares the output of an upstream publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    /// Attaches a subscriber; the first one connects to the upstream.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    /// Whether both are one.
    public static func == (lhs: OrderedShare, rhs: OrderedShare) -> Bool { lhs === rhs }
  }
}
