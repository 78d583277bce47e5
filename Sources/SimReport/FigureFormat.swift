// The form in which figures are written beside a report.

package import SimCharts
import Foundation

/// The format of figure files.
package struct FigureFormat: Equatable, Sendable {
  /// The kinds of files.
  package enum Kind: String, CaseIterable, Sendable {
    /// Pixels, which look the same in every reader.
    case png
    /// Vector graphics drawn by the reader's program, sharp at any size.
    case svg
  }

  /// The kind of files.
  package var kind: Kind
  /// Pixels per point of a PNG.
  package var scale: Double
  /// The paper; `nil` to follow the reader's setting, which only SVG can do.
  ///
  /// A PNG then has white paper.
  package var theme: Theme?

  /// Makes a format; PNG at two pixels per point by default.
  package init(_ kind: Kind = .png, scale: Double = 2, theme: Theme? = nil) {
    self.kind = kind
    self.scale = scale
    self.theme = theme
  }

  /// Returns the bytes of a figure's file.
  ///
  /// - Parameter drawing: The figure as SVG, if it was drawn already.
  /// - Throws: `CairoError` if it cannot be drawn.
  func file(_ figure: Figure, _ drawing: SVGDrawing? = nil) throws -> Data {
    switch kind {
    case .svg: Data(try (drawing ?? SVGDrawing(figure)).file(theme).utf8)
    case .png: Data(try figure.png(scale: scale, theme: theme ?? .light))
    }
  }

  /// Returns the name of a figure's file.
  func name(_ figure: String) -> String { "\(figure).\(kind.rawValue)" }
}
