// Screens that others measured on phones and wrote about: what they found next to what is predicted.
//
// These figures are not fitted. A scene is played as an ordinary run, and a figure is computed from its record, and from
// each cost variation of it; so a prediction has the interval in which nine of ten draws lie.

public import SimDevice
public import SimMetrics

/// What a published figure is computed from.
public struct PublishedInput {
  /// The record of the scene's run.
  public let record: RunRecord
  /// The main thread's time, under the table's prices or in a draw, in nanoseconds.
  public let mainThread: Double
  /// Lateness of tracked frames, in nanoseconds.
  public let hitchTime: Double
  /// How long something moved, in nanoseconds.
  public let trackedTime: Double
  /// The time of bodies and of what they make, in nanoseconds.
  public let bodyTime: Double

  /// The main thread's time as a share of the time that passed, in per cent.
  public var busy: Double { 100 * mainThread / Double(max(record.duration, 1)) }
  /// The time of one body with what it makes, in microseconds.
  public var timePerBody: Double { bodyTime / 1e3 / Double(max(record.counts.bodies, 1)) }
  /// The times from one frame on the screen to the next, in milliseconds.
  public var frameGaps: [Double] {
    zip(record.frames, record.frames.dropFirst()).map { Double($1.presented - $0.presented) / 1e6 }
  }
  /// How many frames a second were shown.
  public var shownFramesPerSecond: Double {
    let gaps = frameGaps
    return gaps.isEmpty ? 0 : 1_000 * Double(gaps.count) / gaps.reduce(0, +)
  }
  /// How many bodies of a view ran.
  public func bodies(of view: String) -> Double {
    Double(record.views.first { $0.view == view }?.bodies ?? 0)
  }
  /// Lateness in milliseconds per second of tracked time.
  public var hitchRatio: Double { 1_000 * hitchTime / max(trackedTime, 1) }
  /// The main thread's time for each frame, in milliseconds.
  public var frameTime: Double { mainThread / 1e6 / Double(max(record.frames.count, 1)) }
  /// How many frames a second the main thread can make if it does nothing else, at most as many as the panel shows.
  public var framesPerSecond: Double {
    min(1_000 / max(frameTime, 0.001), 1e9 / Double(max(record.identity.refreshInterval, 1)))
  }
}

/// The kind of a published figure, by which coverage is counted.
public enum PublishedKind: String, CaseIterable, Sendable {
  /// A time, a share of time, or a rate.
  case time
  /// Lateness of frames, or how many are late.
  case hitches
  /// A ratio of two times.
  case ratio
  /// How often something was done.
  case count
}

/// One figure that was published.
public struct PublishedFigure: Sendable {
  /// What was measured, with its unit.
  public var name: String
  /// The range in which it lies, as published or derived from what was.
  public var published: ClosedRange<Double>
  /// How good the source is: A is measured, with device and method; B is stated without them.
  public var grade: String
  /// The source in a few words.
  public var source: String
  /// Why a prediction that lies elsewhere does; empty if there is nothing to say.
  public var remark: String
  /// The kind of figure, by which coverage is counted.
  public var kind: PublishedKind
  /// The source by the name that the price table has for it, if prices were derived from it.
  public var evidence: String?
  /// Whether a price was chosen by this very figure.
  public var isFitted: Bool
  /// Whether it is read off the frames of the record, so that these are worked out for each draw.
  public var readsFrames: Bool
  /// Computes the figure from the run of the scene.
  public var value: @Sendable (PublishedInput) -> Double

  /// Creates a figure with the given values.
  public init(
    _ name: String, _ published: ClosedRange<Double>, grade: String, source: String,
    remark: String = "", of kind: PublishedKind = .time, evidence: String? = nil,
    isFitted: Bool = false, readsFrames: Bool = false,
    value: @escaping @Sendable (PublishedInput) -> Double
  ) {
    self.name = name
    self.published = published
    self.grade = grade
    self.source = source
    self.remark = remark
    self.kind = kind
    self.evidence = evidence
    self.isFitted = isFitted
    self.readsFrames = readsFrames
    self.value = value
  }
}

/// A screen that was measured elsewhere, and what was done with it.
public struct PublishedScene: Sendable {
  /// The name under which the report lists the scene.
  public var name: String
  /// The phone on which it was measured.
  public var device: String
  /// The speed of a phone that there is no profile of, the A15 being 1; nil for that of `device`.
  public var speed: Double?
  /// The system on which the figures were published.
  public var system: String
  /// The images that it shows.
  public var images: [SceneImage]
  /// Launches the app of the scene on a device.
  public var launch: @MainActor @Sendable (SimulatedDevice) -> Void
  /// Whether the launch is what was measured.
  public var measuresLaunch: Bool
  /// How long it runs before it is measured, if it never comes to rest; nil if it does.
  public var warmUp: Duration?
  /// Plays what was measured.
  public var play: @MainActor @Sendable (Session) throws -> Void
  /// The published figures that the scene reproduces.
  public var figures: [PublishedFigure]

  /// Creates a scene with the given values.
  public init(
    _ name: String, device: String, speed: Double? = nil, system: String,
    images: [SceneImage] = [], measuresLaunch: Bool = false, warmUp: Duration? = nil,
    figures: [PublishedFigure],
    launch: @escaping @MainActor @Sendable (SimulatedDevice) -> Void,
    play: @escaping @MainActor @Sendable (Session) throws -> Void
  ) {
    self.name = name
    self.device = device
    self.speed = speed
    self.system = system
    self.images = images
    self.launch = launch
    self.measuresLaunch = measuresLaunch
    self.warmUp = warmUp
    self.play = play
    self.figures = figures
  }

  /// Plays the scene and predicts its figures.
  ///
  /// - Parameter draws: how many cost variations the interval is made from.
  @MainActor
  package func predictions(draws: Int = 200) throws -> [PublishedPrediction] {
    var pricing = RequestedPricing()
    if let speed, var profile = DeviceProfile.named(device) {
      profile.name += "-\(speed)"
      profile.cpuSpeed = speed
      profile.gpuSpeed = speed
      pricing.profile = profile
    }
    let scenario = Scenario(
      name: name, summary: name,
      strategies: [Strategy(name: name, summary: name) { device, _ in launch(device) }],
      workloads: [
        Workload(
          name: name, summary: name, measuresLaunch: measuresLaunch, warmUp: warmUp, play: play)
      ],
      rows: [RowChoice(name: "usual", summary: "the scene's own", images: images) {}])
    let request = RunRequest(
      scenario: name, strategy: name, workload: name, items: 1, device: device, system: system,
      seed: 1, pricing: pricing)
    let record = try Experiment(scenarios: [scenario]).run(request).record
    let prices = try Pricing(device: device, pricing)
    let known = try PublishedDraws(of: record, on: prices, count: draws)
    var others: [PriceTable.Evidence: PublishedDraws] = [:]
    return try figures.map { figure in
      var prediction = try known.prediction(of: figure, in: self)
      guard let source = figure.evidence.flatMap(PriceTable.Evidence.init) else {
        return prediction
      }
      var left = prices
      left.table = left.table.without(source)
      let drawn = try others[source] ?? PublishedDraws(of: record, on: left, count: draws)
      others[source] = drawn
      prediction.withoutSource = try drawn.prediction(of: figure, in: self).interval
      return prediction
    }
  }
}

/// A scene's run under draws of prices.
private struct PublishedDraws {
  private let record: RunRecord
  private let pricing: Pricing
  private let drawn: PriceDraws
  private let bodies: [OperationAmount]

  init(of record: RunRecord, on pricing: Pricing, count: Int) throws {
    self.record = try record.priced(by: pricing)
    self.pricing = pricing
    drawn = try PriceDrawing(pricing, count: count).draws(of: record)
    let operations = try record.work.operations()
    // Prices are linear, so all spans together take what each of them takes.
    var tally = OperationTally()
    for amount in record.work.spans.flatMap(\.amounts) {
      let operation = operations[amount.row]
      guard Self.workOfBodies.contains(operation) else { continue }
      tally.add(operation, operations: amount.operations, units: amount.units)
    }
    bodies = tally.amounts
  }

  private static let workOfBodies: Set<CostedOperation> = [
    .evaluateBody, .makeView, .applyModifier, .bindProperty, .formatText, .nameImage,
    .compareValue,
  ]

  func prediction(
    of figure: PublishedFigure, in scene: PublishedScene
  ) throws -> PublishedPrediction {
    // As in `PriceDrawing`, the differences of frames leave the middle where prices put it.
    let added = figure.readsFrames ? try valueByScatter(of: figure) : 0
    let values = try (0..<drawn.count).map { place in
      let prices = pricing.drawn(place + 1)
      if figure.readsFrames {
        return max(0, figure.value(input(try record.priced(by: prices), prices)) - added)
      }
      return figure.value(
        PublishedInput(
          record: record, mainThread: Double(drawn.mainThread[place]),
          hitchTime: Double(drawn.hitchTime[place]),
          trackedTime: Double(drawn.trackedTime[place]), bodyTime: bodyTime(prices)))
    }
    return PublishedPrediction(
      scene: scene.name, device: scene.device, figure: figure.name, grade: figure.grade,
      source: figure.source, remark: figure.remark, published: figure.published,
      predicted: figure.value(input(record, pricing)), interval: DrawnRange(values),
      kind: figure.kind, isFitted: figure.isFitted)
  }

  /// What the differences of frames add to a figure that is read off them, in the middle.
  private func valueByScatter(of figure: PublishedFigure) throws -> Double {
    let values = try (1...21).map { seed in
      let dispersion = FrameDispersion(seed: UInt64(drawn.count + seed))
      return figure.value(input(try record.priced(by: pricing, dispersion), pricing))
    }
    return values.sorted()[10] - figure.value(input(record, pricing))
  }

  private func bodyTime(_ pricing: Pricing) -> Double {
    Double(pricing.models.warm.picoseconds(of: bodies)) / 1e3
  }

  /// A record as it is.
  private func input(_ record: RunRecord, _ pricing: Pricing) -> PublishedInput {
    PublishedInput(
      record: record,
      mainThread: record.spans.reduce(0) { $1.kind == .render ? $0 : $0 + Double($1.duration) },
      hitchTime: record.frames.reduce(0) { $0 + Double($1.hitch) },
      trackedTime: Double(record.trackedTime), bodyTime: bodyTime(pricing))
  }
}

/// What is predicted for a published figure.
package struct PublishedPrediction: Sendable {
  package var scene: String
  package var device: String
  /// The figure, with its unit.
  package var figure: String
  package var grade: String
  /// Where it was published.
  package var source: String
  /// Why it lies elsewhere.
  package var remark: String
  package var published: ClosedRange<Double>
  /// What is predicted under the table's prices.
  package var predicted: Double
  /// Where nine of ten cost variations have it.
  package var interval: DrawnRange?
  /// The same under prices that were not derived from the source; nil if no price was derived from it.
  package var withoutSource: DrawnRange?
  /// What kind of figure it is.
  package var kind = PublishedKind.time
  /// Whether a price was chosen by it.
  package var isFitted = false

  /// Whether what was published lies within the interval, at least in part.
  package var isInside: Bool { meets(interval) }

  /// Whether it lies within the interval under prices that were not derived from the source.
  package var isInsideWithoutSource: Bool { meets(withoutSource ?? interval) }

  private func meets(_ interval: DrawnRange?) -> Bool {
    let (low, high) = (interval?.low ?? predicted, interval?.high ?? predicted)
    return low <= published.upperBound && high >= published.lowerBound
  }

  /// How many times its lower end the upper end of the interval is; nil where it begins at zero.
  package var width: Double? {
    interval.flatMap { $0.low > 0 ? $0.high / $0.low : nil }
  }

  /// How far the prediction lies from the nearest published value, as a share of that; zero within.
  package var error: Double {
    let nearest = min(max(predicted, published.lowerBound), published.upperBound)
    return nearest == 0 ? predicted : (predicted - nearest) / nearest
  }
}
