// Finished runs under a thousand draws of the price table, in milliseconds.
//
// A run holds tens of thousands of spans of work, but few distinct ones, so each draw prices these once. Then the main
// thread and the render server are played again, each frame with the factor that it has in this draw: frames are late as
// much because they differ as because of what they cost.
//
// A draw has three parts. Prices differ within their bands, and kinds of work by what the model leaves out of them: these are
// common to all frames and all runs. Frames differ from each other; that alone makes more of them late than the table's prices
// do, for a frame that gains time shows nothing. So lateness is shifted by what the differences of frames add in the middle: its
// range shows how they scatter, and its middle is where prices put it.

import SimCore
import SimDevice
package import SimMetrics

/// Draws of the price table for one phone, common to all runs on it.
package struct PriceDrawing {
  /// How many draws there are.
  package static let count = 1_000

  /// The phone, and the prices around which is drawn.
  package let pricing: Pricing
  private let models: [(warm: CostModel, cold: CostModel, dispersion: FrameDispersion)]

  /// Draws prices for a phone.
  ///
  /// - Parameter pricing: the phone, and the prices around which draws are made; noise is left out.
  /// - Parameter count: how many draws; they are numbered from 1, and each is the noise of that seed.
  package init(_ pricing: Pricing, count: Int = Self.count) {
    self.pricing = pricing
    models = (1...count).map { number in
      let models = pricing.drawn(number).models
      return (models.warm, models.cold, FrameDispersion(seed: UInt64(number)))
    }
  }

  /// The first of these draws.
  package func first(_ count: Int) -> PriceDrawing {
    PriceDrawing(pricing: pricing, models: Array(models.prefix(count)))
  }

  private init(
    pricing: Pricing, models: [(warm: CostModel, cold: CostModel, dispersion: FrameDispersion)]
  ) {
    (self.pricing, self.models) = (pricing, models)
  }

  /// The figures of a run in each draw.
  ///
  /// - Parameter isCentred: whether the middle of lateness is where prices put it; a limit, which is the load at which a phone
  ///   begins to hitch because its frames differ, is found without.
  /// - Throws: `RepricingError` when the record does not say what was done, or in other words.
  package func draws(of record: RunRecord, isCentred: Bool = true) throws -> PriceDraws {
    let tape = try DrawnTape(record, pricing)
    let played = draws(of: tape)
    return isCentred ? centred(played, tape) : played
  }

  private func draws(of tape: DrawnTape) -> PriceDraws {
    var draws = PriceDraws()
    for model in models {
      let played = tape.play(tape.prices(warm: model.warm, cold: model.cold), model.dispersion)
      draws.mainThread.append(played.work)
      draws.hitchTime.append(played.lateness)
      draws.lateFrames.append(played.lateFrames)
      draws.trackedTime.append(played.trackedTime)
    }
    return draws
  }

  /// Draws whose lateness is shifted by what the differences of frames add in the middle.
  private func centred(_ played: PriceDraws, _ tape: DrawnTape) -> PriceDraws {
    let added = latenessByScatter(of: tape)
    var draws = played
    // Where nothing is late nothing is shifted, and no more than all of the motion can be late.
    draws.hitchTime = zip(played.hitchTime, played.trackedTime).map { late, moved in
      late == 0 ? 0 : min(max(0, late - added.time), max(late, moved))
    }
    draws.lateFrames = played.lateFrames.map { $0 == 0 ? 0 : max(0, $0 - added.frames) }
    return draws
  }

  /// A run with its figures in each draw, with how far it is from hitching, and with the frames of one play: those of the draw
  /// that is nearest the middle as it is played.
  ///
  /// What was counted stays, and so does memory with its times.
  ///
  /// - Throws: `RepricingError` when the record does not say what was done, or in other words.
  package func drawn(_ record: RunRecord, withHeadroom: Bool = true) throws -> RunRecord {
    let tape = try DrawnTape(record, pricing)
    let played = draws(of: tape)
    var draws = centred(played, tape)
    var drawn = record
    if let play = draws.middle(of: played) {
      let model = models[play - 1]
      drawn = record.played(
        tape, tape.prices(warm: model.warm, cold: model.cold), model.dispersion)
      draws.play = play
    }
    drawn.draws = draws
    drawn.headroom = withHeadroom ? headroom(of: drawn, tape) : nil
    return drawn
  }

  /// What the differences of frames add to lateness, in the middle of some of them, at the prices around which is drawn.
  func latenessByScatter(of tape: DrawnTape) -> (time: Int64, frames: Int64) {
    var plain = pricing
    plain.conditions.noiseSeed = nil
    let models = plain.models
    let prices = tape.prices(warm: models.warm, cold: models.cold)
    let priced = tape.play(prices, nil)
    let scattered = Self.scatters.map { tape.play(prices, $0) }
    func middle(_ values: [Int64]) -> Int64 { values.sorted()[values.count / 2] }
    return (
      middle(scattered.map(\.lateness)) - priced.lateness,
      middle(scattered.map(\.lateFrames)) - priced.lateFrames
    )
  }

  /// Those of seeds that no draw has.
  private static let scatters = (1...51).map { FrameDispersion(seed: UInt64(count + $0)) }

  /// How far a run is from hitching, at the prices around which draws are made; nil if nothing moved.
  ///
  /// It is the median of a few draws of what differs from frame to frame, so that it costs a tenth of a run's cost variations.
  ///
  /// - Throws: `RepricingError` when the record does not say what was done, or in other words.
  package func headroom(of record: RunRecord) throws -> RunHeadroom? {
    headroom(of: record, try DrawnTape(record, pricing))
  }

  private func headroom(of record: RunRecord, _ tape: DrawnTape) -> RunHeadroom? {
    guard record.trackedTime > 0 else { return nil }
    var known: [Double: Bool] = [:]
    func border(_ direction: Headroom.Direction) -> Double {
      Headroom.border(precision: Self.precision) { factor in
        if factor == 1, let isSmooth = known[1] { return isSmooth }
        // Less work says nothing: the events of the run came while the main thread was late.
        guard factor >= 1 else { return false }
        let models = direction.applied(to: pricing, factor).models
        let prices = tape.prices(warm: models.warm, cold: models.cold)
        let ratios = Self.dispersions.map { tape.play(prices, $0).hitchRatio }.sorted()
        let isSmooth = ratios[ratios.count / 2] < Headroom.limit
        if factor == 1 { known[1] = isSmooth }
        return isSmooth
      }
    }
    func rounded(_ factor: Double) -> Double { (factor * 100).rounded(.down) / 100 }
    let phone = border(.slowerPhone)
    return RunHeadroom(
      slowerPhone: max(1, rounded(phone)),
      heavierRows: phone < 1 ? 1 : max(1, rounded(border(.heavierRows))),
      mostly: record.mostOfLongestFrame)
  }

  /// How near the border is found, as a factor.
  private static let precision = 1.1
  private static let dispersions = (1...5).map { FrameDispersion(seed: UInt64($0)) }
}

extension Pricing {
  /// The phone under one draw of the prices.
  package func drawn(_ number: Int) -> Pricing {
    var drawn = self
    drawn.conditions.noiseSeed = UInt64(number)
    return drawn
  }
}
