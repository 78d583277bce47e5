// Screens whose measurements on devices were published, with the predicted figures.
//
// These figures are not fitted. A scene is played as an ordinary run, and a figure is computed from its record and from each
// cost variation of it. A prediction thus has an interval that contains nine of ten draws.

public import SimDevice
public import SimMetrics

/// The input from which a published figure is computed.
public struct PublishedInput {
  /// The record of the scene's run.
  public let record: RunRecord
  /// The time of the main thread with the table's prices or those of a draw, in nanoseconds.
  public let mainThread: Double
  /// The total hitch time of tracked frames in nanoseconds.
  public let hitchTime: Double
  /// The time during which content moved, in nanoseconds.
  public let trackedTime: Double
  /// The time of body evaluations and of the values that they create, in nanoseconds.
  public let bodyTime: Double

  /// The time of the main thread as a percentage of the elapsed time.
  public var busy: Double { 100 * mainThread / Double(max(record.duration, 1)) }
  /// The time of one body evaluation with the values that it creates, in microseconds.
  public var timePerBody: Double { bodyTime / 1e3 / Double(max(record.counts.total.bodies, 1)) }
  /// The intervals between displayed frames in milliseconds.
  public var frameGaps: [Double] {
    zip(record.play.frames, record.play.frames.dropFirst()).map {
      Double($1.presented - $0.presented) / 1e6
    }
  }
  /// The number of displayed frames per second.
  public var shownFramesPerSecond: Double {
    let gaps = frameGaps
    return gaps.isEmpty ? 0 : 1_000 * Double(gaps.count) / gaps.reduce(0, +)
  }
  /// Returns the number of body evaluations of a view.
  public func bodies(of view: String) -> Double {
    Double(record.counts.views.first { $0.view == view }?.bodies ?? 0)
  }
  /// The hitch time in milliseconds per second of tracked time.
  public var hitchRatio: Double { 1_000 * hitchTime / max(trackedTime, 1) }
  /// The time of the main thread per frame in milliseconds.
  public var frameTime: Double { mainThread / 1e6 / Double(max(record.play.frames.count, 1)) }
  /// The number of frames per second that the main thread could produce without other work, at most
  /// the rate of the panel.
  public var framesPerSecond: Double {
    min(1_000 / max(frameTime, 0.001), 1e9 / Double(max(record.identity.refreshInterval, 1)))
  }
}

/// The kind of a published figure, by which coverage is counted.
public enum PublishedKind: String, CaseIterable, Sendable {
  /// A duration, a fraction of time, or a rate.
  case time
  /// A hitch time or a number of late frames.
  case hitches
  /// A ratio of two durations.
  case ratio
  /// A number of events.
  case count
}

/// A figure that was published, and its computation from a run.
public struct PublishedFigure: Sendable {
  /// The name of the figure, with its unit.
  public var name: String
  /// The published range, or a range derived from the publication.
  public var published: ClosedRange<Double>
  /// The grade of the source: A is measured, with device and method; B is stated without them.
  public var grade: String
  /// A short description of the source.
  public var source: String
  /// The reason for a prediction outside the range; empty if there is none.
  public var remark: String
  /// The kind of figure, by which coverage is counted.
  public var kind: PublishedKind
  /// The name of the source in the price table, if prices were derived from it.
  public var evidence: String?
  /// Whether this figure itself determined a price.
  public var isFitted: Bool
  /// Whether the figure is computed from the frames of the record, which are then computed for each
  /// draw.
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

/// A screen with published measurements, and the actions that were measured.
public struct PublishedScene: Sendable {
  /// The name of the scene in the report.
  public var name: String
  /// The device of the measurement.
  public var device: String
  /// The speed of a device without a profile, relative to the A15; nil for the speed of `device`.
  public var speed: Double?
  /// The system of the measurement.
  public var system: String
  /// The images of the screen.
  public var images: [SceneImage]
  /// Launches the app of the scene on a device.
  public var launch: @MainActor @Sendable (SimulatedDevice) -> Void
  /// Whether the launch was measured.
  public var measuresLaunch: Bool
  /// The time before the measurement for a screen that never comes to rest; nil if it does.
  public var warmUp: Duration?
  /// Performs the measured actions.
  public var play: @MainActor @Sendable (Session) throws -> Void
  /// The published figures of the scene.
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
  /// - Parameter draws: the number of cost variations for the interval.
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

/// The run of a scene with draws of prices.
private struct PublishedDraws {
  private let record: RunRecord
  private let pricing: Pricing
  private let drawn: PriceDraws
  private let bodies: [OperationAmount]

  init(of record: RunRecord, on pricing: Pricing, count: Int) throws {
    self.record = try record.priced(by: pricing)
    self.pricing = pricing
    drawn = try PriceDrawing(pricing, count: count).draws(of: record)
    let operations = try record.pricing.tape.operations()
    // Prices are linear, so all spans together take the sum of their times.
    var tally = OperationTally()
    for amount in record.pricing.tape.spans.flatMap(\.amounts) {
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
    // As in `PriceDrawing`, the dispersion of frames does not move the median.
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

  /// Returns the contribution of the dispersion of frames to the median of a figure that is
  /// computed from them.
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

  /// Returns the input of a record with its own figures.
  private func input(_ record: RunRecord, _ pricing: Pricing) -> PublishedInput {
    PublishedInput(
      record: record,
      mainThread: record.play.spans.reduce(0) {
        $1.kind == .render ? $0 : $0 + Double($1.duration)
      },
      hitchTime: record.play.frames.reduce(0) { $0 + Double($1.hitch) },
      trackedTime: Double(record.play.trackedTime), bodyTime: bodyTime(pricing))
  }
}

/// The prediction of a published figure.
package struct PublishedPrediction: Sendable {
  package var scene: String
  package var device: String
  /// The name of the figure, with its unit.
  package var figure: String
  package var grade: String
  /// The source of the publication.
  package var source: String
  /// The reason for a prediction outside the range.
  package var remark: String
  package var published: ClosedRange<Double>
  /// The prediction with the table's prices.
  package var predicted: Double
  /// The interval that contains nine of ten cost variations.
  package var interval: DrawnRange?
  /// The interval without the prices that were derived from the source; nil if there are none.
  package var withoutSource: DrawnRange?
  /// The kind of figure.
  package var kind = PublishedKind.time
  /// Whether the figure determined a price.
  package var isFitted = false

  /// Whether the published range and the interval overlap.
  package var isInside: Bool { meets(interval) }

  /// Whether the published range and the interval without the source's prices overlap.
  package var isInsideWithoutSource: Bool { meets(withoutSource ?? interval) }

  private func meets(_ interval: DrawnRange?) -> Bool {
    let (low, high) = (interval?.low ?? predicted, interval?.high ?? predicted)
    return low <= published.upperBound && high >= published.lowerBound
  }

  /// The ratio of the upper to the lower end of the interval; nil if the lower end is zero.
  package var width: Double? {
    interval.flatMap { $0.low > 0 ? $0.high / $0.low : nil }
  }

  /// The relative distance of the prediction from the nearest published value; zero within the
  /// range.
  package var error: Double {
    let nearest = min(max(predicted, published.lowerBound), published.upperBound)
    return nearest == 0 ? predicted : (predicted - nearest) / nearest
  }
}
