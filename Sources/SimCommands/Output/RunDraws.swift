// The runs of a command under a thousand draws of the prices.

import SimLab
import SimMetrics

/// The draws for each phone that a command's runs are priced by, each made once.
struct RunDraws {
  private var known: [PriceDrawing] = []

  /// The draws for a phone.
  mutating func drawing(for pricing: Pricing) -> PriceDrawing {
    if let drawing = known.first(where: { $0.pricing == pricing }) { return drawing }
    let drawing = PriceDrawing(pricing)
    known.append(drawing)
    return drawing
  }

  /// Records with their draws; those of failed runs, and of a catalogue that notes no work, stay as they are.
  ///
  /// - Parameter plan: the plan by which they were made, in the same order.
  static func drawn(_ records: [RunRecord], plan: RunPlan) throws -> [RunRecord] {
    var draws = RunDraws()
    return try zip(records, plan.runs).map { record, request in
      guard !record.outcome.isFailure, !record.work.stretches.isEmpty else { return record }
      var record = record
      let pricing = try Pricing(device: request.device, request.pricing)
      record.draws = try draws.drawing(for: pricing).draws(of: record)
      return record
    }
  }
}
