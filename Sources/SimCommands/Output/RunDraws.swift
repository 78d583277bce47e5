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

  /// Records with their draws and their headroom; those of failed runs, and from a catalogue that records no work, stay as they are.
  ///
  /// - Parameter plan: the plan by which they were made, in the same order.
  static func drawn(_ records: [RunRecord], plan: RunPlan) throws -> [RunRecord] {
    try priced(records, plan: plan) { drawing, record in
      record.draws = try drawing.draws(of: record)
      record.headroom = try drawing.headroom(of: record)
    }
  }

  /// Records with their headroom alone.
  static func withHeadroom(_ records: [RunRecord], plan: RunPlan) throws -> [RunRecord] {
    try priced(records, plan: plan) { $1.headroom = try $0.headroom(of: $1) }
  }

  private static func priced(
    _ records: [RunRecord], plan: RunPlan,
    by price: @Sendable (PriceDrawing, inout RunRecord) throws -> Void
  ) throws -> [RunRecord] {
    var draws = RunDraws()
    let drawings = try zip(records, plan.runs).map { record, request -> PriceDrawing? in
      guard !record.outcome.isFailure, !record.work.spans.isEmpty else { return nil }
      return draws.drawing(for: try Pricing(device: request.device, request.pricing))
    }
    // The runs know nothing of each other.
    let results = Mutex([Result<RunRecord, any Error>?](repeating: nil, count: records.count))
    DispatchQueue.concurrentPerform(iterations: records.count) { index in
      guard let drawing = drawings[index] else { return }
      let result = Result {
        var record = records[index]
        try price(drawing, &record)
        return record
      }
      results.withLock { $0[index] = result }
    }
    return try zip(records, results.withLock { $0 }).map { try $1?.get() ?? $0 }
  }
}
