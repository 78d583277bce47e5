// Finished runs under a thousand draws of the price table, in milliseconds.
//
// A run holds tens of thousands of stretches of work, but few different ones, so each draw prices these once. Then the main
// thread and the render server are played again, each frame with the factor that it has in this draw: what makes frames
// late is as much that they differ as what they cost.

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
  /// - Parameter pricing: the phone and the prices around which is drawn; noise is left out.
  /// - Parameter count: how many draws; they are numbered from 1, and each is the noise of that seed.
  package init(_ pricing: Pricing, count: Int = Self.count) {
    self.pricing = pricing
    models = (1...count).map { number in
      let models = pricing.drawn(number).models
      return (models.warm, models.cold, FrameDispersion(seed: UInt64(number)))
    }
  }

  /// The figures of a run in each draw.
  ///
  /// - Throws: `RepricingError` when the record does not say what was done, or in other words.
  package func draws(of record: RunRecord) throws -> PriceDraws {
    guard !record.work.stretches.isEmpty else { throw RepricingError.noWork }
    let tape = try DrawnTape(record.work, pricing)
    var draws = PriceDraws()
    for model in models {
      let played = tape.play(tape.prices(warm: model.warm, cold: model.cold), model.dispersion)
      draws.mainThread.append(played.work)
      draws.hitchTime.append(played.lateness)
      draws.lateFrames.append(played.lateFrames)
    }
    return draws
  }
}

extension Pricing {
  /// The phone under one draw of the prices.
  package func drawn(_ number: Int) -> Pricing {
    var drawn = self
    drawn.conditions.noiseSeed = UInt64(number)
    return drawn
  }
}
