// The price table: the cost of each operation on the reference device.
//
// The reference is an iPhone 13 (A15) with a release build and warm caches. The base price and the price per unit are in
// picoseconds, so that 1.5 ns per pixel is an integer. The uncertainty is a factor: in nine of ten cases the true price lies
// between price ÷ factor and price × factor. Marks of the sources: [S] published, [M] measured on a build machine, [D]
// derived, [E] estimated, to be calibrated.
//
// A row with a base price is charged once per operation, plus its units. A row without a base price is charged by units
// only. Every operation has exactly one row, which a test checks.
//
// Some operations have no row, because they cannot be charged separately:
// - a retain and release (7 ns): not observable, and included in the rows of the surrounding work;
// - the context of a closure, or a box (50 ns): an allocation, charged as `heapAllocation`;
// - a property read under Observation (150 ns): Observation reports changes and not reads; the allocations of a registration
//   are measured and charged as `heapAllocation`;
// - the body of a typical row (30 µs): a body evaluation, whose values are counted;
// - an inserted, removed or moved element (5 µs): its effects are charged where they occur, as rows that are created,
//   recycled and laid out; rows that do not exist are only compared.

extension Price {
  /// Bodies of cards, cells and stamps, measured with Instruments on an A15 with iOS 26; a small
  /// view on an iPad.
  private static let bodies = "bodies of an app of cards, A15, iOS 26"
  /// Rows of a lazy stack, each of which draws its numbers in a canvas.
  private static let canvases = "a stack of rows with a canvas each, macOS 26"
  /// An app that scrolls cards with photos.
  private static let cards = "an app of photo cards, iPhone 14, iOS 26"

  /// All prices, one row per operation.
  package static let table: [CostedOperation: Price] = [
    .heapAllocation: Price(
      base: 0, perUnit: 40_000, unit: "allocation", uncertainty: 1.6,
      source: "measured 33–69 ns; 100 ns in 2016 [M, S]"),
    .markAttribute: Price(
      base: 0, perUnit: 10_000, unit: "attribute", uncertainty: 2.5,
      source: "a flag and an edge [E]"),
    .visitAttribute: Price(
      base: 0, perUnit: 80_000, unit: "attribute", uncertainty: 2.5,
      source: "[E]"),
    .observableObjectDelivery: Price(
      base: 0, perUnit: 400_000, unit: "view", uncertainty: 2.5,
      source: "[E]"),
    .evaluateBody: Price(
      base: 600_000, perUnit: 0, unit: "", uncertainty: 2.5,
      source:
        "1.2 µs with one shape, 2.3 with a text and a binding, on an A15 [D from S: \(bodies), nalexn]"
    ),
    .makeView: Price(
      base: 0, perUnit: 400_000, unit: "view value", uncertainty: 2.5,
      source: "what bodies of 1.2 and 15 µs leave for their values [D from S: \(bodies)]"),
    .applyModifier: Price(
      base: 0, perUnit: 250_000, unit: "modifier", uncertainty: 2.5,
      source: "as a view value, without a node of its own [E from S: \(bodies)]"),
    .bindProperty: Price(
      base: 0, perUnit: 300_000, unit: "property", uncertainty: 2.5,
      source: "a box, and an edge of the graph [E from S: nalexn]"),
    .formatText: Price(
      base: 0, perUnit: 4_000_000, unit: "text", uncertainty: 2.0,
      source: "what bodies of 15 to 35 µs leave for their texts [D from S: \(bodies)]"),
    .nameImage: Price(
      base: 0, perUnit: 10_000_000, unit: "image", uncertainty: 2.0,
      source:
        "42 µs with three images, at most 13 with one, on an A15 and an iPad [D from S: \(bodies)]"
    ),
    .compareValue: Price(
      base: 0, perUnit: 80_000, unit: "value", uncertainty: 2.5,
      source: "as a clean attribute [E]"),
    .updateLeaf: Price(
      base: 4_000_000, perUnit: 0, unit: "", uncertainty: 2.5,
      source: "[E]"),
    .listBody: Price(
      base: 400_000_000, perUnit: 0, unit: "", uncertainty: 2.0,
      source: "0.49 ms for 40,000 rows, none built [S: fatbobman]"),
    .collectIntegerID: Price(
      base: 0, perUnit: 120_000, unit: "element", uncertainty: 2.5,
      source:
        "120 ns to build a snapshot of UIKit's on Apple silicon, 46 to read one [D from S: ListKit]"
    ),
    .collectUUID: Price(
      base: 0, perUnit: 175_000, unit: "element", uncertainty: 2.2,
      source: "as integers, and 55 ns more to hash [D from S: ListKit, and M]"),
    .diffElement: Price(
      base: 0, perUnit: 400_000, unit: "element", uncertainty: 5.0,
      source:
        "320-950 ns in three libraries on Apple silicon [D from S: ListKit]; at most 2.5 µs [D from S: fatbobman]"
    ),
    .realiseRow: Price(
      base: 441_700_000, perUnit: 0, unit: "", uncertainty: 2.5,
      source: "between body and platform cell [E]"),
    .retargetCell: Price(
      base: 227_160_000, perUnit: 0, unit: "", uncertainty: 2.5,
      source: "about half of realising [E]"),
    .createCell: Price(
      base: 1_514_400_000, perUnit: 0, unit: "", uncertainty: 2.0,
      source:
        "2.3–10.8 ms on an A8X, ÷ 4.5 [D from S: DequeueOrNot]; 1.35-3.1 ms with its row on an A13 [D from S: KsCollectionView]"
    ),
    .dequeueCell: Price(
      base: 252_400_000, perUnit: 0, unit: "", uncertainty: 2.0,
      source: "0.37–1.76 ms on an A8X, ÷ 4.5 [D from S: DequeueOrNot]"),
    .resolveEstimate: Price(
      base: 0, perUnit: 1_000_000, unit: "row of the section", uncertainty: 2.0,
      source: "14 ms with 10,000 rows, 1.6-2.1 with 2,000, on an A13 [D from S: KsCollectionView]"),
    .placeKnownRow: Price(
      base: 0, perUnit: 6_000_000, unit: "row known", uncertainty: 2.5,
      source:
        "11.1 ms a pass with 1,582 rows known, 1.6 with none, on Apple silicon [D from S: bloom 62]"
    ),
    .identifyRow: Price(
      base: 0, perUnit: 25_000_000, unit: "row", uncertainty: 2.0,
      source:
        "more than 1 s for 40,000 rows [D from S: fatbobman]; 20-80 µs in hierarchical lists [D from S: lemonmojo]"
    ),
    .measureText: Price(
      base: 25_000_000, perUnit: 20_000_000, unit: "line after the first", uncertainty: 2.5,
      source: "[E]"),
    .drawText: Price(
      base: 40_000_000, perUnit: 1_500, unit: "pixel", uncertainty: 2.0,
      source: "UILabel less UIView, 1.7 ms cold on an A11 [E from S]"),
    .layoutNode: Price(
      base: 0, perUnit: 1_500_000, unit: "node", uncertainty: 2.5,
      source: "[E]"),
    .mountTextField: Price(
      base: 2_500_000_000, perUnit: 0, unit: "", uncertainty: 3.0,
      source: "7 ms on macOS [E from S: tinycast 722]"),
    .mountSwitch: Price(
      base: 1_200_000_000, perUnit: 0, unit: "", uncertainty: 3.0,
      source: "4 ms on macOS [E from S: tinycast 722]"),
    .drawOperation: Price(
      base: 0, perUnit: 40_000_000, unit: "operation", uncertainty: 3.0,
      source:
        "rows of numbers that canvases draw anew take 30 ms on an M3 Pro, texts of them included [E from S: \(canvases)]"
    ),
    .decodeImage: Price(
      base: 0, perUnit: 3_500, unit: "pixel", uncertainty: 1.5, processor: .decoder,
      source:
        "2.0 ns on an M5 Max, 11-15 on an A8 [D from S: Nuke 962, DFJPEGTurbo]; 42 Mpx took under 20 ms of processor time [S: measured phones]"
    ),
    .commit: Price(
      base: 120_000_000, perUnit: 4_000_000, unit: "changed layer", uncertainty: 2.5,
      source: "[E]"),
    .scrollCommit: Price(
      base: 130_000_000, perUnit: 0, unit: "", uncertainty: 2.0,
      source: "a short commit of 250 µs in WWDC21-10252, without the commit's own part [E from S]"),
    .renderServer: Price(
      base: 500_000_000, perUnit: 6_000_000, unit: "visible layer", uncertainty: 2.5,
      source: "[E]"),
    .gpuFrame: Price(
      base: 1_200_000_000, perUnit: 350, unit: "pixel drawn", uncertainty: 2.5, processor: .gpu,
      source: "0.35 ms per Mpx of overdraw [E]"),
    .gpuOffscreenPass: Price(
      base: 0, perUnit: 250_000_000, unit: "pass", uncertainty: 1.5, processor: .gpu,
      source: "0.11-0.18 ms on an A18 Pro [D from S: vultisig 4974]"),
    .runLoopPass: Price(
      base: 15_000_000, perUnit: 0, unit: "", uncertainty: 2.0,
      source: "[E]"),
    .touchDelivery: Price(
      base: 60_000_000, perUnit: 0, unit: "", uncertainty: 2.0,
      source: "[E]"),
    .appear: Price(
      base: 3_000_000, perUnit: 0, unit: "", uncertainty: 2.5,
      source: "[E]"),
    .disappear: Price(
      base: 2_000_000, perUnit: 0, unit: "", uncertainty: 2.5,
      source: "[E]"),
    .startTask: Price(
      base: 8_000_000, perUnit: 0, unit: "", uncertainty: 2.5,
      source: "[E]"),
    .mountList: Price(
      base: 5_000_000_000, perUnit: 0, unit: "", uncertainty: 3.0,
      source: "as two text fields: a collection view with layout and data source [E]"),
    .mountWindow: Price(
      base: 58_000_000_000, perUnit: 0, unit: "", uncertainty: 2.0,
      source: "66 ms from an app's first object to what it shows, on an A15 [D from S: \(cards)]"),
    .mountScreen: Price(
      base: 12_500_000_000, perUnit: 0, unit: "", uncertainty: 2.0,
      source: "10 to 30 ms of the main thread a push [E]"),
    .declaredWork: Price(
      base: 0, perUnit: 1_000, unit: "nanosecond", uncertainty: 1.0,
      source: "as declared, for the reference device [exact]"),
    .sleep: Price(
      base: 0, perUnit: 1_000, unit: "nanosecond", uncertainty: 1.0, processor: .clock,
      source: "as asked for [exact]"),
    .transition: Price(
      base: 12_500_000_000, perUnit: 0, unit: "", uncertainty: 3.0, processor: .otherThreads,
      source: "[E]"),
    .launchProcess: Price(
      base: 342_000_000_000, perUnit: 0, unit: "", uncertainty: 2.0, processor: .otherThreads,
      source: "[E]"),
    .testStep: Price(
      base: 70_000_000_000, perUnit: 500_000_000, unit: "element", uncertainty: 3.0,
      processor: .otherThreads,
      source: "[E]"),
    .outlineRow: Price(
      base: 0, perUnit: 45_000_000, unit: "row of the tree", uncertainty: 2.0,
      source:
        "6 s to launch, 8 s to select, 2 s to shuffle with 100,000 rows on an A15 [D from S: lemonmojo]"
    ),
    .userInstruction: Price(
      base: 0, perUnit: 100, unit: "instruction", uncertainty: 2.0,
      source:
        "3.2 GHz at three instructions a cycle, and as many instructions here as on the phone [E]"),
  ]
}
