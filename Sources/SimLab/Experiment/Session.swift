import SimCore
public import SimDevice

/// A workload that is being played on a device.
@MainActor
public final class Session {
  /// The device on which the scenario runs.
  public let device: SimulatedDevice
  /// The number of items.
  public let items: Int
  private let updates: UpdateFeed
  private var pace: UpdatePace
  private var random: RandomStream
  private(set) var notes: [String] = []
  private(set) var cut: String?

  init(
    device: SimulatedDevice, items: Int, updates: UpdateFeed, random: RandomStream,
    pace: UpdatePace
  ) {
    self.device = device
    self.items = items
    self.updates = updates
    self.random = random
    self.pace = pace
  }

  /// Returns a uniformly distributed item position, which is the same for the same seed.
  ///
  /// - Precondition: there is at least one item.
  public func randomItem() -> Int { random.index(below: items) }

  /// Returns a uniformly distributed number from a range, which is the same for the same seed.
  ///
  /// - Precondition: the range is not empty.
  public func randomNumber(in range: Range<Int>) -> Int {
    range.lowerBound + random.index(below: range.count)
  }

  /// Schedules a change of an item from outside, after a span of virtual time.
  public func update(item: Int, after delay: Duration) {
    precondition(delay >= .zero, "Nothing can be posted into the past.")
    device.note(.update(item, after: delay))
    let updates = updates
    let now = device.engine.mainTime
    for moment in pace.moments(of: now + Nanoseconds(delay)) {
      device.engine.process.post(after: moment - now) { updates.send(item) }
    }
  }

  /// Schedules a named change from outside, after a span of virtual time.
  ///
  /// - Returns: whether the screen supports a change of this name; otherwise nothing happens.
  @discardableResult
  public func change(_ name: String, after delay: Duration = .zero) -> Bool {
    precondition(delay >= .zero, "Nothing can be posted into the past.")
    guard updates.knows(name) else { return false }
    device.note(.change(name, after: delay))
    let updates = updates
    let now = device.engine.mainTime
    for moment in pace.moments(of: now + Nanoseconds(delay)) {
      device.engine.process.post(after: moment - now) { updates.send(change: name) }
    }
    return true
  }

  /// Adds a remark that belongs to the figures.
  public func note(_ text: String) {
    device.note(.note(text))
    notes.append(text)
  }

  /// Records that the workload was not played to its end.
  ///
  /// The first reason is the outcome of the run; every reason is also a remark.
  public func cut(_ reason: String) {
    device.note(.cut(reason))
    cut = cut ?? reason
    notes.append(reason)
  }

  /// Records that a script omits something.
  func leaveOut(_ what: String) {
    notes.append("The script omits code that a script cannot express: \(what).")
  }
}
