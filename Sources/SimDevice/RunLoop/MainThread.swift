// The main thread's clock, and the span of priced work that the thread is busy with.
//
// A span keeps its amounts by row of the price table and its time in picoseconds; the clock is rounded from their sum, so
// that a span priced again from its amounts takes the same time.

import SimCore

/// The main thread: its current time, and what it does.
struct MainThread {
  /// The time up to which it has worked, never before the kernel's clock.
  var time = Instant.launch
  /// The prices once caches are warm.
  let warmPrices: CostModel
  private let coldPrices: CostModel
  private let coldUntil: Instant
  /// The prices of the span that is under way.
  private(set) var prices: CostModel

  /// What the span is for.
  private(set) var category = WorkCategory.event
  /// When the span that is under way began; nil between two.
  private(set) var start: Instant?
  /// How long the span has taken so far, in picoseconds.
  private(set) var picoseconds: Int64 = 0
  private var tally = OperationTally()
  /// The parts of that which differ from frame to frame and which do not; kept only where they do.
  private var parts: (varying: Int64, exact: Int64) = (0, 0)

  /// How the work of frames differs; nil if it is what the prices say.
  private let dispersion: FrameDispersion?
  /// The factor on the work of the frame that is being made.
  private var spread = 1.0
  /// How many frames were committed since a run began to be measured.
  private(set) var frameNumber = 0

  init(profile: DeviceProfile, table: PriceTable, conditions: DeviceConditions) {
    warmPrices = CostModel(profile: profile, table: table)
    coldPrices = conditions.isCold ? .cold(profile: profile, table: table) : warmPrices
    coldUntil = conditions.coldUntil
    dispersion = conditions.dispersion
    prices = warmPrices
  }

  /// Restarts the count of frames, on which their dispersion depends.
  mutating func countFrames(from number: Int) {
    frameNumber = number
    if let dispersion { spread = dispersion.factor(ofFrame: number) }
  }

  /// Begins a span of work of one category.
  mutating func begin(_ category: WorkCategory) {
    self.category = category
    start = time
    picoseconds = 0
    parts = (0, 0)
    prices = time < coldUntil ? coldPrices : warmPrices
  }

  /// Is busy with an operation that has a price.
  ///
  /// - Returns: by how much the span became longer, in picoseconds; nil outside one.
  mutating func charge(
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

  /// What a price adds to the span in this frame: a span is rounded as a whole, so that its parts add up.
  private mutating func dispersed(_ price: Int64, _ operation: CostedOperation) -> Int64 {
    if prices.varies(operation) { parts.varying += price } else { parts.exact += price }
    return CostModel.picoseconds(varying: parts.varying, exact: parts.exact, spread: spread)
      - picoseconds
  }

  /// Ends the span.
  ///
  /// - Returns: when it began; nil if nothing was done in it.
  mutating func end() -> Instant? {
    defer { start = nil }
    return tally.isEmpty ? nil : start
  }

  /// What was done in the span that has ended last, by row of the price table.
  var amounts: [OperationAmount] { tally.amounts }

  /// Forgets what was done.
  mutating func forget() { tally.clear() }
}
