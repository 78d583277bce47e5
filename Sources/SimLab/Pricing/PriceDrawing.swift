// Finished runs under a thousand draws of the price table, in milliseconds.
//
// A run holds tens of thousands of stretches of work, but few different ones, so each draw prices these once. The
// main thread's time is their sum. For lateness the main thread and the render server are played again; but only
// where a frame could be late at all: the run is played once with the greatest price that each stretch has in any draw,
// and a frame that is on time then, and began on time, is on time in every draw. What is left is played with the
// greatest prices of half of the draws, and so on: the dear draws are late in places where the cheap ones are not.

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
    let prices = models.map { tape.prices(warm: $0.warm, cold: $0.cold) }
    let work = prices.map(tape.mainThreadTime)
    let order = prices.indices.sorted { (work[$0], $0) < (work[$1], $1) }
    let late = Self.lateness(of: tape, under: order.map { prices[$0] }[...], in: tape.all)
    var draws = PriceDraws()
    draws.mainThread = work
    draws.hitchTime = Array(repeating: 0, count: prices.count)
    draws.lateFrames = draws.hitchTime
    for (draw, late) in zip(order, late) {
      if tape.isWhole { draws.mainThread[draw] = late.work }
      draws.hitchTime[draw] = late.time
      draws.lateFrames[draw] = late.frames
    }
    return draws
  }

  /// What is late under each of some prices, in pieces outside of which nothing is late under any of them.
  ///
  /// - Parameter prices: from the cheapest to the dearest, so that those are alike that are played together.
  private static func lateness(
    of tape: DrawnTape, under prices: ArraySlice<DrawnPrices>, in pieces: [Range<Int>]
  ) -> [Lateness] {
    let segments = tape.segments(of: pieces, underMost: tape.greatest(of: prices))
    guard !segments.isEmpty else { return Array(repeating: Lateness(), count: prices.count) }
    guard prices.count > fewest, !tape.isWhole else {
      return prices.map { price in
        var late = Lateness()
        for segment in segments { tape.play(segment, price, &late) }
        return late
      }
    }
    let middle = prices.startIndex + prices.count / 2
    return lateness(of: tape, under: prices[..<middle], in: segments)
      + lateness(of: tape, under: prices[middle...], in: segments)
  }

  /// So many draws are played one by one: to divide them would be more work than it saves.
  private static let fewest = 16
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
