// What comes back by itself, and whether it still brings anything new.
//
// A repeating timer, a task that sleeps in a loop and an animation without an end never come to rest, and nothing says
// where they end. The device wakes for them, and notes what each wake leads to: whose bodies run, whose nodes are made,
// what appears and goes. A wake that leads to nothing that no wake led to before is quiet. Enough quiet wakes in a row,
// over a long enough time, count as rest.

import SimCore
@_spi(Runtime) import SimViews

/// The wakes of a device, and what came of them.
@MainActor
struct Repetition {
  /// How many wakes in a row have to be quiet: more than the pages or the steps that an app shows one after the other
  /// in the same views, as a rule.
  static let quietWakeCount = 10
  /// For how long nothing new may come: that is how long a script waits for a label.
  static let quietSpan = Nanoseconds(SimulatedDevice.patience)

  /// Something that a wake led to.
  private enum Effect: Hashable {
    case made(ViewOwner)
    case removed(ViewOwner)
    case body(ObjectIdentifier)
    case appeared(ObjectIdentifier)
    case disappeared(ObjectIdentifier)
  }

  private var known: Set<Effect> = []
  /// Whether what happens now follows from a wake.
  private var isWatching = false
  /// Whether the last wake was for timers that repeat.
  private var isTimer = false
  private var wasNew = false
  /// When something other than a quiet wake happened last.
  private(set) var lastNew = Instant.launch
  /// How many wakes in a row were quiet.
  private var quietWakes = 0
  /// The first views whose bodies ran since the last wake, or the one before if none has run yet.
  private var bodies: [Any.Type] = []
  private var bodiesAreOld = false

  /// How many of those views are named.
  private static let namedBodyCount = 3

  /// Room for what most apps need, made before any user code runs, so that it is not recorded as the user's.
  init() {
    known.reserveCapacity(1_024)
    bodies.reserveCapacity(Self.namedBodyCount)
  }

  /// Begins anew: something other than a wake happens.
  mutating func interrupt(at time: Instant) {
    lastNew = time
    quietWakes = 0
    isWatching = false
    wasNew = true
  }

  /// The device wakes for something that nobody did just now.
  mutating func wake(forTimer isTimer: Bool = false) {
    if isWatching, !wasNew { quietWakes += 1 }
    isWatching = true
    self.isTimer = isTimer
    wasNew = false
    bodiesAreOld = true
  }

  /// Takes what happens.
  ///
  /// - Returns: whether a repeating timer led to it, and no wake led to the like before.
  mutating func note(_ event: RuntimeEvent, at time: Instant) -> Bool {
    guard isWatching, let effect = Self.effect(of: event) else { return false }
    if case .willEvaluateBody(let type) = event { note(body: type) }
    guard known.insert(effect).inserted else { return false }
    lastNew = time
    quietWakes = 0
    wasNew = true
    return isTimer
  }

  private static func effect(of event: RuntimeEvent) -> Effect? {
    switch event {
    case .nodeCreated(_, let owner): .made(owner)
    case .nodeRemoved(_, let owner): .removed(owner)
    case .willEvaluateBody(let type): .body(ObjectIdentifier(type))
    case .appeared(let type): .appeared(ObjectIdentifier(type))
    case .disappeared(let type): .disappeared(ObjectIdentifier(type))
    default: nil
    }
  }

  private mutating func note(body type: Any.Type) {
    if bodiesAreOld {
      bodies.removeAll(keepingCapacity: true)
      bodiesAreOld = false
    }
    guard bodies.count < Self.namedBodyCount, !bodies.contains(where: { $0 == type }) else {
      return
    }
    bodies.append(type)
  }

  /// Whether enough wakes in a row were quiet.
  var hasQuietWakes: Bool { quietWakes >= Self.quietWakeCount }

  /// Whether nothing new has come for long enough as well.
  func isQuiet(at time: Instant) -> Bool { hasQuietWakes && time - lastNew >= Self.quietSpan }

  /// The names of the views whose bodies ran after the last wake, the first few of them.
  var views: [String] { bodies.map { "\($0)" } }
}
