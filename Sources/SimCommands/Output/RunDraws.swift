// The runs of a command under a thousand draws of the prices, and their headroom before the first
// hitch.

import Foundation
import SimDevice
import SimLab
import SimMetrics
import Synchronization

/// The draws for each phone that is used for a command's runs, each made once.
struct RunDraws {
  private var known: [PriceDrawing] = []

  /// Returns the draws for a phone.
  mutating func drawing(for pricing: Pricing) -> PriceDrawing {
    if let drawing = known.first(where: { $0.pricing == pricing }) { return drawing }
    let drawing = PriceDrawing(pricing)
    known.append(drawing)
    return drawing
  }

  /// Returns the draws of a run; `nil` if it has none: it failed, its catalogue records no work, or
  /// it is itself a draw, with noise.
  private mutating func drawing(
    of record: RunRecord, _ request: RunRequest
  ) throws -> PriceDrawing? {
    guard !record.outcome.isFailure, !record.pricing.tape.spans.isEmpty else { return nil }
    let pricing = try Pricing(device: request.device, request.pricing)
    return pricing.conditions.noiseSeed == nil ? drawing(for: pricing) : nil
  }

  /// Returns a record with its draws and the frames of one play, without its headroom.
  ///
  /// - Parameter request: The request of the run.
  mutating func drawn(_ record: RunRecord, _ request: RunRequest) throws -> RunRecord {
    try drawing(of: record, request)?.drawn(record, withHeadroom: false) ?? record
  }

  /// Returns records with their draws, their headroom and the frames of one play.
  ///
  /// Records of failed runs, and from a catalogue that records no work, are not changed.
  ///
  /// - Parameter plan: The plan of the runs, in the same order.
  static func drawn(_ records: [RunRecord], plan: RunPlan) throws -> [RunRecord] {
    try priced(records, plan: plan) { $1 = try $0.drawn($1) }
  }

  /// Returns records with the number of draws that a growth needs, without lateness, and with their
  /// headroom.
  static func forGrowth(_ records: [RunRecord], plan: RunPlan) throws -> [RunRecord] {
    try priced(records, plan: plan) { drawing, record in
      record.pricing.draws = try drawing.first(GrowthPoint.draws).draws(
        of: record, isCentred: false)
      record.pricing.headroom = try drawing.headroom(of: record)
    }
  }

  private static func priced(
    _ records: [RunRecord], plan: RunPlan,
    by price: @Sendable (PriceDrawing, inout RunRecord) throws -> Void
  ) throws -> [RunRecord] {
    var draws = RunDraws()
    let drawings = try zip(records, plan.runs).map { try draws.drawing(of: $0, $1) }
    // The runs are independent of each other.
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
