// What the price table would say if a source had never been published: the price that other sources give, or the estimate of
// before. So a source's own figures can be predicted from the others alone.

extension PriceTable {
  /// A source whose figures some prices were derived from.
  package enum Evidence: String, CaseIterable, Sendable {
    case bloom, fatbobman, lemonmojo, nalexn, vultisig
    /// The decoders Nuke and DFJPEGTurbo.
    case decoders
    case collectionView = "KsCollectionView"
    /// Bodies of an app of cards, under Instruments.
    case bodies
    /// An app of photo cards on an iPhone 14.
    case photoCards = "photo cards"

    /// The prices that are left without the source.
    ///
    /// A row that nothing else speaks for is an estimate, and known to within a factor of five.
    private var rows: [(CostedOperation, base: Int64, perUnit: Int64, uncertainty: Double)] {
      switch self {
      case .bloom: [(.placeKnownRow, 0, 1_500_000, 5)]
      case .fatbobman:
        [(.identifyRow, 0, 45_000_000, 3), (.listBody, 400_000_000, 0, 5)]
      case .lemonmojo: [(.outlineRow, 0, 25_000_000, 3)]
      case .nalexn: [(.evaluateBody, 700_000, 0, 2.5)]
      case .vultisig: [(.gpuOffscreenPass, 0, 500_000_000, 2.5)]
      case .decoders: [(.decodeImage, 0, 8_000, 2.5)]
      case .collectionView:
        [(.resolveEstimate, 0, 500_000, 5), (.createCell, 1_200_000_000, 0, 2)]
      case .bodies:
        [
          (.evaluateBody, 2_000_000, 0, 2.5), (.makeView, 0, 1_000_000, 5),
          (.applyModifier, 0, 500_000, 5), (.formatText, 0, 1_000_000, 5),
          (.nameImage, 0, 1_000_000, 5),
        ]
      case .photoCards: [(.mountWindow, 20_000_000_000, 0, 5)]
      }
    }

    fileprivate func remove(from table: inout PriceTable) {
      for row in rows {
        table[row.0].base = row.base
        table[row.0].perUnit = row.perUnit
        table[row.0].uncertainty = row.uncertainty
      }
    }
  }

  /// The standard table as it would be without a source.
  package func without(_ source: Evidence) -> PriceTable {
    var table = self
    source.remove(from: &table)
    return table
  }
}
