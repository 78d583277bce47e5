// The clock of the main thread, and its present span of priced work.
//
// A span stores its amounts by row of the price table and its time in picoseconds. The clock is rounded from their sum, so
// that a span that is repriced from its amounts takes the same time.

internal import CHostHooks
import SimCore

/// The main thread: its time and its present work.
@MainActor
final class MainThread {
  /// The time up to which it has worked, never earlier than the kernel's clock.
  @exclusivity(unchecked) var time = Instant.launch
  /// The wall clock of the device, in seconds since 1970.
  var secondsSince1970: Double { Double(hostHooksLaunchUnixSeconds()) + time.seconds }
  /// The prices with warm caches.
  let warmPrices: CostModel
  private let coldPrices: CostModel
  private let coldUntil: Instant
  /// The prices of the present span.
  @exclusivity(unchecked) private(set) var prices: CostModel

  /// The category of the present span.
  @exclusivity(unchecked) private(set) var category = WorkCategory.event
  /// The beginning of the present span, or nil outside a span.
  @exclusivity(unchecked) private(set) var start: Instant?
  /// The duration of the present span so far, in picoseconds.
  @exclusivity(unchecked) private(set) var picoseconds: Int64 = 0
  @exclusivity(unchecked) private var tally = OperationTally()
  /// The parts of the duration that vary from frame to frame and that do not, if there is a
  /// dispersion.
  @exclusivity(unchecked) private var parts: (varying: Int64, exact: Int64) = (0, 0)

  /// The variation of the work of frames, or nil for exact prices.
  private let dispersion: FrameDispersion?
  /// The factor on the work of the present frame.
  private var spread = 1.0
  /// The number of frames committed since the start of the measurement.
  private(set) var frameNumber = 0

  init(profile: DeviceProfile, table: PriceTable, conditions: DeviceConditions) {
    warmPrices = CostModel(profile: profile, table: table)
    coldPrices = conditions.isCold ? .cold(profile: profile, table: table) : warmPrices
    coldUntil = conditions.coldUntil
    dispersion = conditions.dispersion
    prices = warmPrices
  }

  /// Restarts the frame count on which the dispersion depends.
  func countFrames(from number: Int) {
    frameNumber = number
    if let dispersion { spread = dispersion.factor(ofFrame: number) }
  }

  /// Begins a span of work of one category.
  func begin(_ category: WorkCategory) {
    self.category = category
    start = time
    picoseconds = 0
    parts = (0, 0)
    prices = time < coldUntil ? coldPrices : warmPrices
  }

  /// Charges an operation with its price.
  ///
  /// - Returns: the time by which the span was extended, in picoseconds; nil outside a span.
  func charge(
    _ operation: CostedOperation, operations: Int, units: Int, price: Int64
  ) -> Int64? {
    guard let start else {
      time = time + CostModel.rounded(price)
      return nil
    }
    tally.add(operation, operations: operations, units: units)
    let taken = dispersion == nil ? price : dispersed(price, operation)
    picoseconds += taken
    time = start + CostModel.rounded(picoseconds)
    return taken
  }

  /// Returns the time by which a price extends the span in this frame.
  ///
  /// A span is rounded as a whole, so that its parts add up.
  private func dispersed(_ price: Int64, _ operation: CostedOperation) -> Int64 {
    if prices.varies(operation) { parts.varying += price } else { parts.exact += price }
    return CostModel.picoseconds(varying: parts.varying, exact: parts.exact, spread: spread)
      - picoseconds
  }

  /// Ends the span.
  ///
  /// - Returns: its beginning, or nil if there was no work.
  func end() -> Instant? {
    defer { start = nil }
    return tally.isEmpty ? nil : start
  }

  /// The amounts of the last span, by row of the price table.
  var amounts: [OperationAmount] { tally.amounts }

  /// Clears the amounts after they were reported.
  func forget() { tally.clear() }
}
