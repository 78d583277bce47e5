// The price table without a source: the prices that the other sources give, or the earlier estimates. It allows the figures
// of a source to be predicted from the other sources alone.

extension PriceTable {
  /// A source from which some prices are derived.
  package enum Evidence: String, CaseIterable, Sendable {
    case bloom, fatbobman, lemonmojo, nalexn, vultisig
    /// The Nuke and DFJPEGTurbo image decoders.
    case decoders
    case collectionView = "KsCollectionView"
    /// Bodies of a card app, measured with Instruments.
    case bodies
    /// A photo card app on an iPhone 14.
    case photoCards = "photo cards"

    /// The prices without the source.
    ///
    /// A row without another source is an estimate, with an uncertainty of a factor of five.
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

  /// Returns the table without a source.
  package func without(_ source: Evidence) -> PriceTable {
    var table = self
    source.remove(from: &table)
    return table
  }
}
