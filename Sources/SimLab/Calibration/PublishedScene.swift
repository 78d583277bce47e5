// Screens that others measured on phones and wrote about: what they found next to what is predicted.
//
// These figures are not fitted. A scene is played as an ordinary run, and a figure is computed from its record, and from
// each price draw of it; so a prediction has the interval in which nine of ten draws lie.

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

  /// The main thread's time as a share of the time that passed, in per cent.
  public var busy: Double { 100 * mainThread / Double(max(record.duration, 1)) }
  /// Lateness in milliseconds per second of tracked time.
  public var hitchRatio: Double { 1_000 * hitchTime / max(trackedTime, 1) }
  /// The main thread's time for each frame, in milliseconds.
  public var frameTime: Double { mainThread / 1e6 / Double(max(record.frames.count, 1)) }
  /// How many frames a second the main thread can make if it does nothing else, at most as many as the panel shows.
  public var framesPerSecond: Double {
    min(1_000 / max(frameTime, 0.001), 1e9 / Double(max(record.identity.refreshInterval, 1)))
  }
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
  /// Whether it is read off the frames of the record, so that these are worked out for each draw.
  public var readsFrames: Bool
  /// Computes the figure from the run of the scene.
  public var value: @Sendable (PublishedInput) -> Double

  /// Creates a figure with the given values.
  public init(
    _ name: String, _ published: ClosedRange<Double>, grade: String, source: String,
    remark: String = "", readsFrames: Bool = false,
    value: @escaping @Sendable (PublishedInput) -> Double
  ) {
    self.name = name
    self.published = published
    self.grade = grade
    self.source = source
    self.remark = remark
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
  /// - Parameter draws: how many price draws the interval is made from.
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
    let drawn = try PriceDrawing(prices, count: draws).draws(of: record)
    return try figures.map { figure in
      let values =
        figure.readsFrames
        ? try (1...draws).map { try figure.value(Self.input(record.priced(by: prices.drawn($0)))) }
        : drawn.mainThread.indices.map { draw in
          figure.value(
            PublishedInput(
              record: record, mainThread: Double(drawn.mainThread[draw]),
              hitchTime: Double(drawn.hitchTime[draw]),
              trackedTime: Double(drawn.trackedTime[draw])))
        }
      return PublishedPrediction(
        scene: name, device: device, figure: figure.name, grade: figure.grade,
        source: figure.source, remark: figure.remark, published: figure.published,
        predicted: figure.value(Self.input(record)), interval: DrawnRange(values))
    }
  }

  /// A record as it is.
  private static func input(_ record: RunRecord) -> PublishedInput {
    PublishedInput(
      record: record,
      mainThread: record.spans.reduce(0) { $1.kind == .render ? $0 : $0 + Double($1.duration) },
      hitchTime: record.frames.reduce(0) { $0 + Double($1.hitch) },
      trackedTime: Double(record.trackedTime))
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
  /// Where nine of ten price draws have it.
  package var interval: DrawnRange?

  /// Whether what was published lies within the interval, at least in part.
  package var isInside: Bool {
    let (low, high) = (interval?.low ?? predicted, interval?.high ?? predicted)
    return low <= published.upperBound && high >= published.lowerBound
  }

  /// How far the prediction lies from the nearest published value, as a share of that; zero within.
  package var error: Double {
    let nearest = min(max(predicted, published.lowerBound), published.upperBound)
    return nearest == 0 ? predicted : (predicted - nearest) / nearest
  }
}
