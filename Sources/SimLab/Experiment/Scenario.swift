// What can be run: a screen, the ways to hold its state, and what a user does with it.

public import SimDevice
public import SimMetrics

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
  /// How its rows can look, the usual way first; empty if there is only one way.
  public var rows: [RowChoice]
  /// What can surround the screen, by the names that workloads and scripts may ask for.
  public var stages: [String]
  /// What is claimed of its strategies.
  public var lessons: [Lesson]
  /// The strategies of this scenario that only another program contains, each with the command that starts that program.
  public var elsewhere: [String: String]

  /// Creates a scenario with the given values.
  public init(
    name: String, summary: String, strategies: [Strategy], workloads: [Workload],
    rows: [RowChoice] = [], stages: [String] = [], lessons: [Lesson] = [],
    elsewhere: [String: String] = [:]
  ) {
    self.name = name
    self.summary = summary
    self.strategies = strategies
    self.workloads = workloads
    self.rows = rows
    self.stages = stages
    self.lessons = lessons
    self.elsewhere = elsewhere
  }
}

/// One way in which a scenario's rows can look, whatever the strategy.
public struct RowChoice: Sendable {
  /// The name, as it is written on the command line.
  public var name: String
  /// What it is, in one line.
  public var summary: String
  /// Makes the app's rows look this way; called before the launch.
  public var prepare: @MainActor @Sendable () -> Void
  /// The images that such rows show.
  public var images: [SceneImage]

  /// Creates a choice with the given values.
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
  /// The workloads that make no sense with it, each with the reason in one sentence.
  public var refusals: [String: String]
  /// What it uses that older systems do not have; nil if every system has all of it.
  public var need: SystemNeed?
  /// Where its state is stored and what reads it; answers name groups of strategies by it, and by their names without it.
  public var state: StateDescription?
  /// Launches the app on a device.
  public var launch: @MainActor @Sendable (SimulatedDevice, LaunchInput) -> Void

  /// Makes a strategy.
  ///
  /// An answer names groups of strategies by what they store, if that is given: "hold an object per item".
  /// - Parameter storage: what is stored, as the object of "hold": `an object per item`.
  /// - Parameter holder: what holds it, as it is spelled in code: `@State`.
  /// - Parameter reader: what reads it: `the list`.
  /// - Parameter mistake: the mistake that the strategy demonstrates; nil for one that can be chosen.
  public init(
    name: String, summary: String, isHeadline: Bool = true, refusals: [String: String] = [:],
    need: SystemNeed? = nil, storage: String? = nil, holder: String = "", reader: String = "",
    mistake: String? = nil,
    launch: @escaping @MainActor @Sendable (SimulatedDevice, LaunchInput) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.isHeadline = isHeadline
    self.refusals = refusals
    self.need = need
    if storage != nil || mistake != nil {
      state = StateDescription(
        storage: storage ?? "", holder: holder, reader: reader, mistake: mistake)
    }
    self.launch = launch
  }
}

/// What a strategy is given when it launches.
public struct LaunchInput {
  /// The number of items.
  public let items: Int
  /// What surrounds the screen: one of the scenario's stages; nil for nothing.
  public let stage: String?
  /// Changes that arrive from outside while the workload plays.
  public let updates: UpdateFeed
}

/// Changes of items that arrive from outside, as from a server.
@MainActor
public final class UpdateFeed {
  private var receivers: [@MainActor (Int) -> Void] = []
  private var changes:
    [(isKnown: @MainActor (String) -> Bool, receive: @MainActor (String) -> Void)] =
      []

  /// Makes a feed without receivers.
  public init() {}

  /// Calls a closure with the position of each item that changes.
  public func onUpdate(_ receiver: @escaping @MainActor (Int) -> Void) {
    receivers.append(receiver)
  }

  /// Takes part in changes that are known by name, such as an inserted item or another theme.
  ///
  /// - Parameter isKnown: whether a name means anything here.
  /// - Parameter receiver: called with the name of each such change when it happens.
  public func onChange(
    isKnown: @escaping @MainActor (String) -> Bool,
    _ receiver: @escaping @MainActor (String) -> Void
  ) {
    changes.append((isKnown, receiver))
  }

  func removeReceivers() {
    receivers = []
    changes = []
  }

  /// Whether there is a change of this name.
  func knows(_ name: String) -> Bool { changes.contains { $0.isKnown(name) } }

  func send(change name: String) {
    for change in changes where change.isKnown(name) { change.receive(name) }
  }

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
  /// Whether the launch itself is measured; otherwise the app is launched and at rest before measuring begins.
  public var measuresLaunch: Bool
  /// How long the app runs before measuring begins, for a screen that is meant never to come to rest; nil if it does.
  public var warmUp: Duration?
  /// What surrounds the screen while it is played: one of the scenario's stages; nil for nothing.
  public var stage: String?
  /// Its weight in the score of the workloads that have one; nil for those that have none.
  public var weight: Double?
  /// Performs the workload's gestures in a session.
  public var play: @MainActor @Sendable (Session) throws -> Void

  /// Creates a workload with the given values.
  public init(
    name: String, summary: String, isHeadline: Bool = true, measuresLaunch: Bool = false,
    warmUp: Duration? = nil, stage: String? = nil, weight: Double? = nil,
    play: @escaping @MainActor @Sendable (Session) throws -> Void
  ) {
    self.name = name
    self.summary = summary
    self.isHeadline = isHeadline
    self.measuresLaunch = measuresLaunch
    self.warmUp = warmUp
    self.stage = stage
    self.weight = weight
    self.play = play
  }
}
