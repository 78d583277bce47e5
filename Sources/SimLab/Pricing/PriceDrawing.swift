// Finished runs under a thousand draws of the price table, in milliseconds.
//
// A run holds tens of thousands of stretches of work, but few different ones, so each draw prices these once. The
// main thread's time is their sum. For lateness the main thread and the render server are played again; but only
// where a frame could be late at all: the run is played once with the greatest price that each stretch has in any draw,
// and a frame that is on time then, and began on time, is on time in every draw.

import SimCore
import SimDevice
package import SimMetrics

/// Draws of the price table for one phone, common to all runs on it.
package struct PriceDrawing {
  /// How many draws there are.
  package static let count = 1_000

  /// The phone, and the prices around which is drawn.
  package let pricing: Pricing
  let models: [(warm: CostModel, cold: CostModel)]

  /// Draws prices for a phone.
  ///
  /// - Parameter pricing: the phone and the prices around which is drawn; noise is left out.
  /// - Parameter count: how many draws; they are numbered from 1, and each is the noise of that seed.
  package init(_ pricing: Pricing, count: Int = Self.count) {
    self.pricing = pricing
    models = (1...count).map { pricing.drawn($0).models }
  }

  /// The figures of a run in each draw.
  ///
  /// - Throws: `RepricingError` when the record does not say what was done, or in other words.
  package func draws(of record: RunRecord) throws -> PriceDraws {
    guard !record.work.stretches.isEmpty else { throw RepricingError.noWork }
    let tape = try DrawnTape(record.work, pricing)
    var draws = PriceDraws()
    let prices = models.map { tape.prices(warm: $0.warm, cold: $0.cold) }
    let segments = tape.segments(underMost: tape.greatest(of: prices))
    for price in prices {
      var late = Lateness()
      for segment in segments { tape.play(segment, price, &late) }
      draws.mainThread.append(tape.isWhole ? late.work : tape.mainThreadTime(price))
      draws.hitchTime.append(late.time)
      draws.lateFrames.append(late.frames)
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

/// What was late in a draw, so far.
struct Lateness {
  /// Lateness of tracked frames, in nanoseconds.
  var time: Int64 = 0
  /// How many of them were late.
  var frames: Int64 = 0
  /// The main thread's time, in nanoseconds.
  var work: Int64 = 0
}
