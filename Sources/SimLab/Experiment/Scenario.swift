// Scenarios: a screen, the strategies that hold its state, and the workloads of the user.

import Foundation
public import SimDevice
public import SimMetrics

/// A screen with the strategies that can hold its state and the workloads that use it.
public struct Scenario: Sendable {
  /// The name on the command line.
  public var name: String
  /// A one-line description of the screen.
  public var summary: String
  /// The strategies, in the order in which they are run.
  public var strategies: [Strategy]
  /// The workloads, in the order in which they are run.
  public var workloads: [Workload]
  /// The possible appearances of the rows, the default first; empty if there is only one.
  public var rows: [RowChoice]
  /// The surroundings of the screen that workloads and scripts can request by name.
  public var stages: [String]
  /// The claims about the strategies.
  public var lessons: [Lesson]
  /// The strategies of this scenario that only another program contains, each with the command that
  /// starts that program.
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

/// An appearance of a scenario's rows, with any strategy.
public struct RowChoice: Sendable {
  /// The name on the command line.
  public var name: String
  /// A description of one line.
  public var summary: String
  /// Sets the appearance of the app's rows; called before the launch.
  public var prepare: @MainActor @Sendable () -> Void
  /// The images of these rows.
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

/// A strategy that holds the state of a scenario's screen.
public struct Strategy: Sendable {
  /// The name on the command line.
  public var name: String
  /// A description of one line.
  public var summary: String
  /// Whether the strategy is run if nothing is selected.
  public var isHeadline: Bool
  /// The workloads that the strategy does not support, each with the reason in one sentence.
  public var refusals: [String: String]
  /// The API that the strategy uses and older systems lack; nil if every system has it.
  public var need: SystemNeed?
  /// The place where the state is stored and its readers, by which answers name groups of
  /// strategies; nil to use the names.
  public var state: StateDescription?
  /// Launches the app on a device.
  public var launch: @MainActor @Sendable (SimulatedDevice, LaunchInput) -> Void

  /// Creates a strategy.
  ///
  /// If `storage` is set, answers name groups of strategies by it: "hold an object per item".
  ///
  /// - Parameter storage: what is stored, as the object of "hold": `an object per item`.
  /// - Parameter holder: the holder of the state, as it is spelled in code: `@State`.
  /// - Parameter reader: the reader of the state: `the list`.
  /// - Parameter mistake: the mistake that the strategy demonstrates; nil for a strategy that can
  ///   be chosen.
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

/// The input of a strategy at launch.
public struct LaunchInput {
  /// The number of items.
  public let items: Int
  /// The surroundings of the screen, one of the scenario's stages; nil for none.
  public let stage: String?
  /// The changes that arrive from outside while the workload is played.
  public let updates: UpdateFeed
}

/// Changes of items that arrive from outside, as from a server.
@MainActor
public final class UpdateFeed {
  private var receivers: [@MainActor (Int) -> Void] = []
  private var changes:
    [(isKnown: @MainActor (String) -> Bool, receive: @MainActor (String) -> Void)] =
      []

  /// Creates a feed without receivers.
  public init() {}

  /// Calls a closure with the position of each changed item.
  public func onUpdate(_ receiver: @escaping @MainActor (Int) -> Void) {
    receivers.append(receiver)
  }

  /// Adds a receiver of named changes, such as an inserted item or another theme.
  ///
  /// - Parameter isKnown: returns whether the receiver supports a name.
  /// - Parameter receiver: called with the name of each such change when it occurs.
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

  /// Returns whether any receiver supports a change of this name.
  func knows(_ name: String) -> Bool { changes.contains { $0.isKnown(name) } }

  func send(change name: String) {
    for change in changes where change.isKnown(name) { change.receive(name) }
  }

  func send(_ item: Int) {
    for receiver in receivers { receiver(item) }
  }
}

/// The actions of a user.
public struct Workload: Sendable {
  /// The name on the command line.
  public var name: String
  /// A description of one line.
  public var summary: String
  /// Whether the workload is run if nothing is selected.
  public var isHeadline: Bool
  /// Whether the launch is measured; otherwise the measurement begins when the app has launched and
  /// is at rest.
  public var measuresLaunch: Bool
  /// The time before the measurement for a screen that never comes to rest; nil if it does.
  public var warmUp: Duration?
  /// The surroundings of the screen, one of the scenario's stages; nil for none.
  public var stage: String?
  /// The weight in the score; nil if the workload is not part of it.
  public var weight: Double?
  /// How addresses respond, in place of a network, as the script says that it plays.
  var responses: [ScriptResponse] = []
  /// Where the files of the responses are.
  var responseFolder: URL?
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
