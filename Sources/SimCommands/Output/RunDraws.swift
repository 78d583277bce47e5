// The runs of a command under a thousand draws of the prices, and how far each is from hitching.

import Foundation
import SimLab
import SimMetrics
import Synchronization

/// The draws for each phone that a command's runs are priced for, each made once.
struct RunDraws {
  private var known: [PriceDrawing] = []

  /// The draws for a phone.
  mutating func drawing(for pricing: Pricing) -> PriceDrawing {
    if let drawing = known.first(where: { $0.pricing == pricing }) { return drawing }
    let drawing = PriceDrawing(pricing)
    known.append(drawing)
    return drawing
  }

  /// Records with their draws; those of failed runs, and from a catalogue that records no work, stay as they are.
  ///
  /// - Parameter plan: the plan by which they were made, in the same order.
  static func drawn(_ records: [RunRecord], plan: RunPlan) throws -> [RunRecord] {
    var draws = RunDraws()
    let drawings = try zip(records, plan.runs).map { record, request -> PriceDrawing? in
      guard !record.outcome.isFailure, !record.work.spans.isEmpty else { return nil }
      return draws.drawing(for: try Pricing(device: request.device, request.pricing))
    }
    // The runs know nothing of each other.
    let results = Mutex(
      [Result<(PriceDraws, RunHeadroom?), any Error>?](repeating: nil, count: records.count))
    DispatchQueue.concurrentPerform(iterations: records.count) { index in
      guard let drawing = drawings[index] else { return }
      let result = Result {
        (try drawing.draws(of: records[index]), try drawing.headroom(of: records[index]))
      }
      results.withLock { $0[index] = result }
    }
    return try zip(records, results.withLock { $0 }).map { record, result in
      var record = record
      if let result { (record.draws, record.headroom) = try result.get() }
      return record
    }
  }
}
