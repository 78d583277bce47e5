// What can be run: a screen, the ways to hold its state, and what a user does with it.

public import SimDevice

/// What is on screen, with the strategies that can hold its state and the workloads that play it.
public struct Scenario: Sendable {
  /// The name, as it is written on the command line.
  public var name: String
  /// What is on screen, in one line.
  public var summary: String
  /// The ways to hold the state, in the order in which they are run.
  public var strategies: [Strategy]
  /// What the user does, in the order in which it is run.
  public var workloads: [Workload]
  /// How its rows can look, the usual way first; empty where there is one way.
  public var rows: [RowChoice]

  /// Makes a scenario.
  public init(
    name: String, summary: String, strategies: [Strategy], workloads: [Workload],
    rows: [RowChoice] = []
  ) {
    self.name = name
    self.summary = summary
    self.strategies = strategies
    self.workloads = workloads
    self.rows = rows
  }
}

/// One way in which a scenario's rows can look, whatever the strategy.
public struct RowChoice: Sendable {
  /// The name, as it is written on the command line.
  public var name: String
  /// What it is, in one line.
  public var summary: String
  /// Makes the app's rows look so; called before the launch.
  public var prepare: @MainActor @Sendable () -> Void
  /// The images that such rows show.
  public var images: [SceneImage]

  /// Makes a choice.
  public init(
    name: String, summary: String, images: [SceneImage] = [],
    prepare: @escaping @MainActor @Sendable () -> Void
  ) {
    self.name = name
    self.summary = summary
    self.images = images
    self.prepare = prepare
  }
}

/// One way to hold the state of a scenario's screen.
public struct Strategy: Sendable {
  /// The name, as it is written on the command line.
  public var name: String
  /// What it is, in one line.
  public var summary: String
  /// Whether it runs when nothing is selected.
  public var isHeadline: Bool
  /// Launches the app on a device.
  public var launch: @MainActor @Sendable (SimulatedDevice, LaunchInput) -> Void

  /// Makes a strategy.
  public init(
    name: String, summary: String, isHeadline: Bool = true,
    launch: @escaping @MainActor @Sendable (SimulatedDevice, LaunchInput) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.isHeadline = isHeadline
    self.launch = launch
  }
}

/// What a strategy is given when it launches.
public struct LaunchInput {
  /// The number of items.
  public let items: Int
  /// Changes that arrive from outside while the workload plays.
  public let updates: UpdateFeed
}

/// Changes of items that arrive from outside, as from a server.
@MainActor
public final class UpdateFeed {
  private var receivers: [@MainActor (Int) -> Void] = []

  /// Makes a feed without receivers.
  public init() {}

  /// Calls a closure with the position of each item that changes.
  public func onUpdate(_ receiver: @escaping @MainActor (Int) -> Void) {
    receivers.append(receiver)
  }

  func removeReceivers() { receivers = [] }

  func send(_ item: Int) {
    for receiver in receivers { receiver(item) }
  }
}

/// What the user does.
public struct Workload: Sendable {
  /// The name, as it is written on the command line.
  public var name: String
  /// What it is, in one line.
  public var summary: String
  /// Whether it runs when nothing is selected.
  public var isHeadline: Bool
  /// Whether the launch itself is measured; else the app is launched and at rest before measuring begins.
  public var measuresLaunch: Bool
  /// Plays it.
  public var play: @MainActor @Sendable (Session) throws -> Void

  /// Makes a workload.
  public init(
    name: String, summary: String, isHeadline: Bool = true, measuresLaunch: Bool = false,
    play: @escaping @MainActor @Sendable (Session) throws -> Void
  ) {
    self.name = name
    self.summary = summary
    self.isHeadline = isHeadline
    self.measuresLaunch = measuresLaunch
    self.play = play
  }
}
