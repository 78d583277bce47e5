// Finished runs with a thousand draws of the price table, computed in milliseconds.
//
// A run has tens of thousands of spans of work with few distinct amounts, so each draw prices these once. The main thread
// and the render server are then played again, each frame with its factor in this draw: frames are late due to their
// variation as much as due to their costs.
//
// A draw has three parts. Prices vary within their bands, and kinds of work by the omissions of the model; both are common
// to all frames and runs. Frames vary individually, which alone makes more of them late than the table's prices do, because
// a faster frame has no effect. The hitch time is therefore shifted by the median contribution of the variation between
// frames: its range includes that variation, and its median is that of the prices.

import SimCore
import SimDevice
package import SimMetrics

/// Draws of the price table for one device, common to all runs on it.
package struct PriceDrawing {
  /// The default number of draws.
  package static let count = 1_000

  /// The device, and the central prices of the draws.
  package let pricing: Pricing
  private let models: [(warm: CostModel, cold: CostModel, dispersion: FrameDispersion)]

  /// Draws prices for a device.
  ///
  /// - Parameter pricing: the device, and the central prices of the draws; its noise is ignored.
  /// - Parameter count: the number of draws; they are numbered from 1, and each is the noise of
  ///   that seed.
  package init(_ pricing: Pricing, count: Int = Self.count) {
    self.pricing = pricing
    models = (1...count).map { number in
      let models = pricing.drawn(number).models
      return (models.warm, models.cold, FrameDispersion(seed: UInt64(number)))
    }
  }

  /// Returns the first of these draws.
  package func first(_ count: Int) -> PriceDrawing {
    PriceDrawing(pricing: pricing, models: Array(models.prefix(count)))
  }

  private init(
    pricing: Pricing, models: [(warm: CostModel, cold: CostModel, dispersion: FrameDispersion)]
  ) {
    (self.pricing, self.models) = (pricing, models)
  }

  /// Returns the figures of a run in each draw.
  ///
  /// - Parameter isCentred: whether the median of the hitch time is that of the prices. A limit,
  ///   which is the load at which a device begins to hitch due to the variation between frames, is
  ///   found without it.
  /// - Throws: `RepricingError` if the record has no amounts of work, or an unknown row.
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

  /// Returns draws whose hitch time is shifted by the median contribution of the variation between
  /// frames.
  private func centred(_ played: PriceDraws, _ tape: DrawnTape) -> PriceDraws {
    let added = latenessByScatter(of: tape)
    var draws = played
    // A draw without hitches is not shifted, and the hitch time does not exceed the time of motion.
    draws.hitchTime = zip(played.hitchTime, played.trackedTime).map { late, moved in
      late == 0 ? 0 : min(max(0, late - added.time), max(late, moved))
    }
    draws.lateFrames = played.lateFrames.map { $0 == 0 ? 0 : max(0, $0 - added.frames) }
    return draws
  }

  /// Returns a run with its figures in each draw, its headroom, and the frames of one play.
  ///
  /// The play is that of the draw that is nearest the median. Counts and memory are unchanged.
  ///
  /// - Throws: `RepricingError` if the record has no amounts of work, or an unknown row.
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
    drawn.pricing.draws = draws
    drawn.pricing.headroom = withHeadroom ? headroom(of: drawn, tape) : nil
    return drawn
  }

  /// Returns the median contribution of the variation between frames to the hitch time, at the
  /// central prices.
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

  /// The dispersions of seeds that no draw has.
  private static let scatters = (1...51).map { FrameDispersion(seed: UInt64(count + $0)) }

  /// Returns the headroom of a run at the central prices, or nil if nothing moved.
  ///
  /// It is the median of a few draws of the variation between frames, so that it costs a tenth of a
  /// run's cost variations.
  ///
  /// - Throws: `RepricingError` if the record has no amounts of work, or an unknown row.
  package func headroom(of record: RunRecord) throws -> RunHeadroom? {
    headroom(of: record, try DrawnTape(record, pricing))
  }

  private func headroom(of record: RunRecord, _ tape: DrawnTape) -> RunHeadroom? {
    guard record.play.trackedTime > 0 else { return nil }
    var known: [Double: Bool] = [:]
    func border(_ direction: Headroom.Direction) -> Double {
      Headroom.border(precision: Self.precision) { factor in
        if factor == 1, let isSmooth = known[1] { return isSmooth }
        // Less work is not meaningful: the events of the run occurred while the main thread was late.
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

  /// The precision of the limit as a factor.
  private static let precision = 1.1
  private static let dispersions = (1...5).map { FrameDispersion(seed: UInt64($0)) }
}

extension Pricing {
  /// Returns the pricing of one draw.
  package func drawn(_ number: Int) -> Pricing {
    var drawn = self
    drawn.conditions.noiseSeed = UInt64(number)
    return drawn
  }
}
